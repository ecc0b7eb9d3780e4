// Written by `make train` from Tests/Training/intents.tsv; changes belong there.

extension IntentModel {
  static let weights = WordTable(
    """
    !:a-7b-9c9e9i-6j-3k2u7v10 !_!:a-1b5k4 !_!_$:b8 !_$:a-7b-8c9e10i-5j-2u7v10w1
    $:a17b25c2d-2e-3f-2g-4h-6i-2j1k-3l-5m-6n-11o-4p-6q-9s-1t-9u5v-4w-3x-2y-11z-5A1
    *:a17b25c2d-2e-3f-2g-4h-6i-2j1k-3l-5m-6n-11o-4p-6q-9s-1t-9u5v-4w-3x-2y-11z-5A1
    0:a-5b4c-2d11e-12f7g8h22i-25j-4k-9l-3m1n-9o8p-37q-17r-33s13t15u-28v-16w-24x-19y2z-24A-25
    0_$:b-9c4d2f7g8h4i-18j3k-1m5n1o13p-14q-4r-12s-9t3u-12v-6w-9x-7y3z-8A-10 0_0:a7b3c-2f-4g-3h8j-7y-2
    0_0_$:a3b-2d1f-1g-2h9j-3o1y-1 0_0_0:b-3h5 0_0_am:b2 0_0_fm:a5b-3 0_0_with:b4 0_?:y1 0_?_$:y1 0_actually:h4
    0_am:a-10f5h4j5 0_am_$:a-2h4 0_am_alarm:a-2f4 0_and:a4b-10c5f3h-1j1 0_and_0:a3b-9c5f3j2 0_are:c4
    0_are_finished:c4 0_as:b9c-4g6h-6 0_at:b1h-3o3 0_at_0:b2 0_battery:a-2s5 0_battery_$:a-2s5 0_bucks:a7b-5
    0_bucks_to:a7b-5 0_by:a8b-2 0_by_0:a8b-4 0_changes:k2 0_changes_$:k2 0_complete:c8 0_complete_$:c8
    0_contribution:a-4b7 0_contribution_$:a-4b7 0_degrees:a6b-2 0_degrees_$:a6b-2 0_divided:a5b-2
    0_divided_by:a5b-2 0_dollars:a7 0_dollars_$:b3 0_dollars_at:a2b-1 0_dollars_from:a1 0_done:j9 0_done_$:j9
    0_due:h2 0_fahrenheit:a1 0_fm:a5b-3 0_fm_$:a5b-3 0_foot:a4b-2 0_foot_0:a4b-2 0_for:a3e2h-1 0_from:a2b-1h1
    0_from_checking:a3 0_hours:d4 0_hours_$:d4h-1 0_i:h1 0_in:a2h1 0_in_centimetres:a4b-2 0_in_the:h1
    0_instead:h5 0_instead_of:h3 0_into:a8b-5m2 0_is:c6h2j-1 0_is_done:c5 0_miles:a4 0_miles_to:a3b-1
    0_min:a-14b-2c-2d9f-1h4j-4o-4s10t8 0_min_$:a-6h5j-3o-2s7t5 0_mins:a-2b-3s9 0_mins_$:b-5s9 0_minus:a8b-5
    0_minus_0:a8b-5 0_minute:a-2b7 0_minute_timer:b9 0_minutes:a-24b6c-1f-3h-7i5j-5m-4o-5s18t13
    0_minutes_$:a-10b-3d5h-1i3j-2o-2s8t12 0_minutes_for:a-2b7 0_minutes_on:b1 0_minutes_so:a-2s7
    0_minutes_to:b8d-2 0_more:a-2b-6d13 0_more_minutes:d3 0_not:a-1h11o-3 0_not_0:h8o-1 0_now:h8o-1 0_now_$:h4
    0_now_not:h1 0_o'clock:a-3b-6f8h3 0_o'clock_$:b-3f5 0_o'clock_meeting:j1 0_of:f1 0_of_0:a1 0_on:a-5b6
    0_on_monday:a-3j3 0_on_saturday:b4 0_out:a4g3 0_out_of:a3g3 0_pages:a-2b5 0_pages_of:a-1b3 0_percent:a11b-5
    0_percent_$:a7b-4 0_percent_of:a2 0_plus:a6b-2 0_plus_0:a6b-2 0_pm:b-2f1h6 0_pm_$:b-3h6j1
    0_pm_appointment:f2 0_pm_with:h3 0_points:a8b-2 0_points_$:a5b-1 0_saying:b-2h6 0_seconds:a8 0_should:b-5h8
    0_so:b3 0_so_i:b3 0_stars:a10b-6 0_stars_$:a5 0_times:a5 0_times_0:a5 0_to:a-3b1d6h4i-3m7o-5 0_to_0:a-7b8o-4
    0_to_call:b-5h8 0_to_my:a4b-2 0_tomorrow:b10 0_tomorrow_$:b8 0_tonight:d1 0_tonight_$:d1 0_up:m5 0_with:h5
    ?:a8b-12c-19d-6e1g-2h-5i3j7k-4l-9m8n6o-18p7q-14r1s-12u-10v-5w-8x2z8A-10
    ?_$:a10b-12c-19d-5f-3g-2h-5i4j7k-4l-9m8n5o-17p6q-13r1s-12u-10v-5w-8x2z8A-10
    ^:a17b25c2d-2e-3f-2g-4h-6i-2j1k-3l-5m-6n-11o-4p-6q-9s-1t-9u5v-4w-3x-2y-11z-5A1 ^_0:a10c4d5f1g-4j-5m-5o-4s-10
    ^_0_$:a16b-8 ^_0_0:a8b-4 ^_0_foot:a4b-2 ^_0_more:a-1b-6d11 ^_a:a-5b1n3r1 ^_abandon:a-5b-4f16
    ^_absolutely:a15b-7 ^_activate:b5 ^_activate_the:a-2b2 ^_actually:a-9b-17c-1d-5e-1g4h21j-3l11m-3o1
    ^_actually_do:g-1l6 ^_actually_i:f3g4 ^_actually_i'm:g4 ^_actually_it's:h4 ^_actually_make:h5
    ^_add:a8b3c-2d-1e-4f-6g5h17i-4j-10n-6 ^_add_0:a12b-10 ^_add_a:h8 ^_add_eggs:b1 ^_add_milk:b2 ^_add_salt:b1
    ^_add_the:a4b-10g5 ^_add_this:a6b-2 ^_add_to:b-2h7 ^_adjust:b1 ^_adjust_the:b1 ^_after:b-5d11
    ^_after_dinner:b-5d11 ^_air:b2 ^_air_filter:b4 ^_airbnb:b1 ^_airbnb_for:b1 ^_alarm:b3 ^_alert:a-1b7
    ^_alert_me:a-1b7 ^_alexa:a7b-2 ^_all:a-11b-6c17f-8g-1j13 ^_all_done:c9 ^_already:b-5c13
    ^_already_bought:b-2c9 ^_also:b8 ^_am:a7b-7j12o-7p4 ^_am_i:a7b-7j12o-7p4 ^_ana:a-1c1o8p-1 ^_ana_is:o8p-1
    ^_and:a-8c1i13 ^_and_after:a-2e-1i13 ^_anniversary:b6 ^_announce:b2 ^_announce_the:b4 ^_annual:a-2b6
    ^_another:a-8d2e-4i15t9 ^_another_one:b4i6 ^_answer:a5b3f-2n4 ^_answer_the:a3
    ^_any:a2b-24c-1d-4e4f-5i10j13p1z10 ^_any_calls:a-5j9 ^_any_chance:a1 ^_any_emails:j3 ^_any_idea:a-2i1p3
    ^_any_new:a5b-2 ^_any_news:a3 ^_anything:a-5b-15d-1e7f-2i14j17 ^_anything_but:e10 ^_anything_due:j8
    ^_anything_left:j4 ^_anything_on:j10 ^_anything_quick:i8j-3 ^_apply:a-8b12 ^_apply_for:a-4b7
    ^_appointment:b1 ^_appointment_with:b1 ^_archive:a2 ^_are:a27b-22c-8e-1f-4i-1j9r-6x6 ^_are_any:a-6j7
    ^_are_bananas:a4 ^_are_the:a8 ^_are_there:a4j4 ^_are_you:a5x8 ^_arm:a9b-2 ^_arm_the:a13b-8 ^_ask:b22d3i-2j-4
    ^_ask_for:b2 ^_ask_me:a9b-5d5j-1 ^_ask_the:b1 ^_assemble:a-3b8 ^_assemble_ikea:b3 ^_at:a7b-4
    ^_avocados:a-3b7 ^_avoid:a15b-5d-1 ^_away:b-9f13 ^_away_with:b-9f13 ^_baby:a-4m8 ^_baby_steps:b-3m8
    ^_babysitter:a-1b5 ^_back:b-6d4e-1g-7k15u9 ^_back_in:a1 ^_back_to:d2 ^_back_up:a-1b8 ^_bake:a-7b12
    ^_baking:a-3b8 ^_band:b4 ^_band_aids:b4 ^_bathroom:a-2b7 ^_be:a-15b-15d-2f-4h-4i-3j-2r40t6 ^_be_more:r7
    ^_be_my:a-1b-2r4t7 ^_be_nicer:r5 ^_be_quiet:a11r-7 ^_beatbox:a13b-6 ^_best:a8b-4 ^_better:a-6b3d11
    ^_bike:a-2b4 ^_bin:f14 ^_bin_the:f9 ^_bins:a-3b-6c12 ^_bio:b3 ^_birthday:b7 ^_bit:a-7b-7d6r-2w15
    ^_bit_lonely:a-5b-4d-1w15 ^_blah:a5b-8e6 ^_blah_blah:a8b-5 ^_bless:a10b-3 ^_block:b7 ^_block_my:a9b-2
    ^_block_off:b5 ^_block_the:a-3b5 ^_blog:b1 ^_blog_post:b1 ^_board:b4 ^_book:b20n-4 ^_book_a:a-1b10
    ^_book_hotel:b1 ^_book_me:a11b-8 ^_book_the:a-2b7 ^_boost:a9b-3h-1 ^_boost_the:a9b-3h-1 ^_borrow:a-3b6
    ^_boss:a-1g2 ^_both:c5 ^_brain:b-1d-1s12 ^_brake:b2 ^_bread:b5 ^_break:a-7b-10m25 ^_break_down:b-5m10
    ^_break_it:m1 ^_break_that:m7 ^_break_the:m3 ^_break_this:m2 ^_brew:a2 ^_brew_me:a1 ^_brighten:a6b-2
    ^_brighten_the:a5b-1 ^_bring:a-13b3c-3d11e-5f-2g8h-4i3j-3l6 ^_bring_back:b-3d2g2k3l7 ^_bring_in:b1
    ^_bring_it:g2i1 ^_bring_that:d4 ^_bring_the:g5 ^_bring_this:d1 ^_brown:a-3b6 ^_bug:d4 ^_bug_me:d4
    ^_build:a-5b9 ^_bump:a-13b-4c-2d20e1f-4h6 ^_bump_it:d9e3f-1h-1 ^_bump_the:b-9d8h6 ^_bump_version:a-4b12h-3
    ^_buy:a-15b30 ^_buy_a:a-3b6 ^_buy_cat:b1 ^_bye:a-4b-8u-3A21 ^_calc:a-2b6 ^_calculate:b3
    ^_call:b21c-4d-6e-1f3g-7i-4j-8o14 ^_call_a:a6b-5 ^_call_back:b1 ^_call_grandma:b1 ^_call_insurance:b2
    ^_call_me:b-14i-1o18 ^_call_mom:b4 ^_call_off:b-4f9 ^_call_the:a-2b7h1 ^_called:a-6b-1c15 ^_called_the:c6
    ^_can:a12b-11c-8e3f-4g2i-11k9m4o-17p5q-2r4s-8t-5u-7v-5w-4x2y-1z-1A-9 ^_can't:b-10d1e4w11 ^_can't_do:e5
    ^_can_dogs:a6 ^_can_i:a11b-6e6g1j4k2o-1z-5 ^_can_my:a3 ^_can_penguins:a-3b-4x11 ^_can_this:d3 ^_can_u:b2
    ^_can_we:a-14b-1d6e2f1k10 ^_can_you:a3b1d-2e-1f-3g3h3i-2l2n1o-6r8s-1t-2u-2v-1x-12A-5
    ^_cancel:a-3b-1c-6d-9e-3f29g-4h2i-3j-16k13m-1o-2p-2r-1s-2u-1 ^_cancel_all:b-1f10 ^_cancel_free:b6
    ^_cancel_hulu:b7f-1 ^_cancel_my:a3b-3f10 ^_cancel_netflix:a-3b9 ^_cancel_that:f-3k10 ^_cancel_the:a-6b6h6
    ^_cancel_what:a-2k8 ^_car:a-3b9 ^_carry:a-7b-7e12 ^_cast:b3 ^_cast_the:a-2b5 ^_cast_this:a1 ^_cat:a-1b5
    ^_cat_food:b3 ^_catch:a-2b1A5 ^_catch_up:b3 ^_cats:a1 ^_cats_or:a1
    ^_change:a4b-1c-11e-4f-7g-4h21j-7k-1l-1n-5o1p-3q-1r12s-1u-1 ^_change_book:b-9h11 ^_change_eggs:h3
    ^_change_it:h3 ^_change_milk:b-3h6 ^_change_my:b4o5 ^_change_oil:b-3h7 ^_change_the:a7b5c-2d5h-3
    ^_change_your:a5b-6h-6r10 ^_changed:g2 ^_changed_my:g2 ^_charge:a-11b16 ^_charge_the:a-5b8 ^_chase:b7
    ^_chase_up:b5 ^_check:a-9b13c18d-6e-3f-13g-9h-4i-4j16k-6o-2 ^_check_credit:b1 ^_check_if:b2c-2j1
    ^_check_in:a-2b6 ^_check_my:a-1j9 ^_check_off:b-9c14 ^_check_on:b6 ^_check_that:a-1b2c5 ^_check_the:a1f-3j3
    ^_check_whether:c-2j3 ^_cheers:a-14b-17v20A14 ^_chicken:a-6b11 ^_chicken_broth:a-1b5 ^_choose:b-1i12
    ^_choose_a:a1 ^_choose_my:i1 ^_chop:a-6b2f-1m18 ^_chop_it:m5 ^_chop_up:m11 ^_christmas:b6 ^_chuck:a-1b-1f14
    ^_chuck_out:f6 ^_chunk:a-5b-2f-1m16 ^_church:a-4b10 ^_clean:a-16b28 ^_clean_out:b4 ^_clean_the:a-8b13
    ^_cleaning:a4b3 ^_cleaning_the:b4 ^_clear:a-5b9c-5d-1f16j-12p-6q10 ^_clear_all:f4j-3 ^_clear_everything:f1
    ^_clear_my:b-10f15j-3q2 ^_clear_out:b7q2 ^_clear_space:b1 ^_clear_the:b1 ^_client:a-2b7
    ^_close:a2b1c-8d-2e-1f-3j-1m-2A20 ^_close_all:a9b-2 ^_close_the:b5A7 ^_close_this:A6 ^_cmd:a-4b-8k9l8
    ^_coffee:a-2b6 ^_collect:a-2b5 ^_come:b-7d10n6 ^_come_back:a-4d11 ^_come_up:b-3n7 ^_compare:a-5b10
    ^_complete:a-4b-3c19g-3 ^_complete_the:b3c4g-2 ^_completed:a-6b-9c21j-2 ^_compose:a-2b-8n13
    ^_compose_a:a-1b-4n9 ^_confirm:a-3b7 ^_confirm_the:b1 ^_connect:a6b1 ^_connect_the:a-7b10
    ^_connect_to:a12b-9 ^_connect_with:b1 ^_consider:b-6c11 ^_consider_the:b-6c11 ^_contact:a-1b5 ^_continue:a6
    ^_continue_my:a3 ^_convert:a9 ^_convert_0:a15b-11 ^_convert_the:a-6b11 ^_cook:b5 ^_cook_dinner:b5 ^_cool:a7
    ^_cool_the:a3b1 ^_copy:a6 ^_copy_the:a-1b3 ^_correct:a4b-12h12 ^_correct_the:a-1h5 ^_costco:b5
    ^_could:e5g-1k4o-1p-1r1x-3z4A-1 ^_could_be:a10r-1 ^_could_i:a-6d3e5i1j-2 ^_could_we:a1b-1e6
    ^_could_you:a-9b5d-2e-7f1g-1i-2j1k5m1n-2r5t1x-3z4 ^_count:a3 ^_cover:a-3b9 ^_cover_letter:b2 ^_cover_the:b1
    ^_crank:a5b-2 ^_create:b5 ^_create_a:a1b2 ^_cross:a-5b-6c15f3j-1 ^_cross_off:c1f2 ^_cross_out:f3
    ^_cross_the:c3 ^_ctrl:a-10b-13k13l17 ^_ctrl_y:a-2b-5l13 ^_ctrl_z:a-2b-4k16 ^_curtain:a-3b7
    ^_cut:a-16b3c-2g-4m7r16 ^_cut_the:a-7b-3c-1r17 ^_dad:a5 ^_dad's:b2 ^_deal:a2i3 ^_deal_me:a2b-2i3
    ^_decide:a-6b3i8 ^_decide_on:a-1b4 ^_decided:f5 ^_decline:a10b-5 ^_declutter:b3 ^_declutter_the:b3
    ^_deep:b-1s-2t9 ^_defer:b-5d13h-4 ^_defer_the:d3 ^_define:a20b-10 ^_defrost:a-2b7 ^_defrost_the:b4
    ^_delay:a-7b-6d21 ^_delay_my:d10 ^_delay_that:d4 ^_delete:a-7b-3c-4d-2f24g-4h-4j-15o-1p-8q24
    ^_delete_all:j-3q11 ^_delete_every:b-3f5 ^_delete_everything:f2q2 ^_delete_my:a-3f2j-1q5 ^_delete_number:f5
    ^_delete_old:b6f-1 ^_delete_task:f5 ^_delete_that:f3 ^_delete_the:a5q3 ^_delete_what:q1 ^_dentist:a-2b10h5
    ^_deploy:a-4b8 ^_deploy_to:a-1b4 ^_deposit:b3 ^_deposit_check:b1 ^_descale:a-5b11 ^_descale_the:a-1b5
    ^_describe:a8 ^_describe_a:a9b-7 ^_describe_the:b3 ^_details:f-2h-1j13 ^_details_of:f-2h-1j13 ^_dial:a13b-10
    ^_dictate:a5 ^_did:a26b-20c4d-2f-8g-10j14k-6n-4o-1 ^_did_i:b-4c-10g-2j19p3 ^_did_it:a-11c15 ^_did_my:a7
    ^_did_the:b-1c1j4 ^_did_they:a4 ^_did_you:a1 ^_didn't:a1b-1g4k1 ^_difference:a7b-5
    ^_difference_between:a7b-5 ^_dim:a6b-3 ^_dim_the:a6b-3 ^_directions:a3b-2 ^_directions_to:a3b-2
    ^_disable:b-3f6 ^_disable_the:a-3f6 ^_disarm:a9b-6 ^_disarm_the:a9b-6 ^_discard:f8 ^_discard_the:f8
    ^_disconnect:a7b-3 ^_disconnect_bluetooth:a6b-4 ^_dishes:b-1c15 ^_dismiss:b-1f13 ^_dismiss_the:f3
    ^_display:a-3b-10j19 ^_display_completed:b-3j10 ^_dispute:a-6b9 ^_dispute_charge:b2 ^_dispute_the:b3
    ^_ditch:a-5b-9f18 ^_divide:m11 ^_divide_0:a7b-4 ^_divide_the:a-4b5m3
    ^_do:a24b-5c-7e-11f-12g-12h-2i-19j2k-5m-13o-11p14q-6r-20s-5u-2w-3x8y5A-3 ^_do_i:a4b-6i-1j10m-1n-1p7
    ^_do_it:a-1d4 ^_do_penguins:a3 ^_do_people:a3 ^_do_plants:a6b-1 ^_do_sharks:a4 ^_do_the:a-6b2d3 ^_do_they:a5
    ^_do_we:j4 ^_do_you:a9b-3f-3i-3j-7o-2p10q-3r-12x10y6 ^_does:a30b-26f-3p9 ^_does_my:a1j4 ^_dog:a-8b11c1
    ^_don't:a-10b-7c-3d5e2g-3h6j-4k-1m-2o7p-3q7r17w-1 ^_don't_be:r5 ^_don't_feel:e7 ^_don't_forget:b10o13q-11
    ^_don't_let:b8 ^_don't_need:f6 ^_don't_play:a3 ^_don't_remember:o-1q13 ^_don't_remind:f4 ^_don't_show:d4
    ^_donate:a-2b8 ^_donate_old:b2 ^_done:a-2b-9c21g-3 ^_done_with:c8 ^_dont:b5f1 ^_dont_let:b7 ^_download:a-4b9
    ^_dr:o2 ^_draft:a-11b-3c-2d-1e-2f-7g-1h-2k-1n36 ^_draft_a:n4 ^_draft_an:n2 ^_draft_something:n3
    ^_draft_that:n7 ^_draft_the:b4 ^_drain:a-1b5 ^_draw:e1 ^_drink:a-1b6 ^_drive:a-6b7
    ^_drop:a-2b-4c-4d-3f28g-1h-2j-5p-3q5 ^_drop_0:a-1b-7f12 ^_drop_everything:f8 ^_drop_off:b15f-10
    ^_drop_the:f8 ^_due:a-1b-7j11 ^_dust:a-5b8 ^_edit:a-8b-6f-5g-3h27 ^_edit_number:h9 ^_edit_the:a-2b4f-1h7
    ^_eggs:b5g5 ^_email:a-1b27n-5 ^_email_professor:b6 ^_email_the:b7 ^_emailed:a-5b-8c16 ^_empty:a-9b6f10j-4
    ^_empty_the:a-6b5f4 ^_enable:a16b-9 ^_end:a-2b-15c-1f3j-1t8A18 ^_end_the:b-7f4A10 ^_enter:a-1b6
    ^_enter_grades:a-1b4 ^_erase:a-8b-9f18j-12p-4q16 ^_erase_all:a-2f6j-2q3 ^_erase_everything:q4
    ^_erase_my:b-2f10j-6q2 ^_erase_the:b-2f2q1 ^_evening:b-10u14 ^_everything:a2c3j-3w6 ^_everything_costs:a7
    ^_everything_is:a-1w6 ^_exchange:a-2b6 ^_exit:b-10A12 ^_explain:a-2b-2z11 ^_explain_the:a-2b-2z11
    ^_extend:b-3h11 ^_eye:a-1b6 ^_facetime:a-4b8 ^_facetime_the:b4 ^_fast:a9b-5 ^_fast_forward:a9b-5
    ^_feed:a-3b9 ^_feed_the:b1 ^_feeling:a-18b-23c-3d-1j-2r-1s26u-1w22 ^_feeling_full:s4 ^_fertilize:b3
    ^_fewer:b-1r9 ^_fewer_emojis:b-1r9 ^_figure:b6 ^_figure_out:b6 ^_file:a-2b9 ^_fill:a-4b10 ^_fill_out:b2
    ^_finalize:a-2b8 ^_finally:a-4b-1c12 ^_finally_finished:c4 ^_find:a3b10c-7d-6e-3f-10g-6h-6i-2j23m-3n-2o-1r-2
    ^_find_a:b11 ^_find_babysitter:b1 ^_find_me:a7b-6n2 ^_find_my:b3 ^_find_out:a-10b14
    ^_find_the:a9b-2f-3g-4h-1j13n-5 ^_finish:a-6b20 ^_finish_duolingo:b2 ^_finish_the:b3 ^_finished:a-3b-5c16g-3
    ^_finished_the:b-3c12g-2 ^_finito:a-6b-9c17 ^_finito_$:a-6b-9c17 ^_first:b-2m6n3 ^_first_step:m8
    ^_fish:a-5b1g8 ^_five:d8 ^_five_more:d8 ^_fix:a-13b15f-2h8 ^_fix_the:a-6b4f-1h9 ^_flip:a10b-5 ^_flip_a:a5b-2
    ^_flu:a-5b9 ^_focus:a-5b-8t19 ^_focus_for:t3 ^_focus_mode:a-3t8 ^_fold:b7 ^_follow:a2 ^_follow_up:a-2b8
    ^_for:a-8b-3o19 ^_for_future:b-4o10 ^_for_the:o6 ^_forecast:a4 ^_forecast_for:a4
    ^_forget:a-13b-21c-2d-1f19g-3i-1j-4o-12p-12q37 ^_forget_about:b-5f12 ^_forget_my:q8 ^_forget_that:o-6q14
    ^_forget_the:b-7f6q8 ^_forget_what:q5 ^_forget_where:q2 ^_forget_who:q3 ^_forward:a3b5e-1l8m-2n-2
    ^_forward_the:b1 ^_free:a-2d-3s16 ^_freeze:a2b8 ^_freeze_my:a5 ^_freeze_the:a2 ^_french:b4 ^_full:a1b-2
    ^_furnace:a-1b5 ^_fyi:a-3o11 ^_fyi_i:a-1o6 ^_gas:b1 ^_generate:a-2b-10n14 ^_get:a-7b25c-8f9g2h-1i-6j-10p-2
    ^_get_a:a-2b5 ^_get_gas:a-4b5 ^_get_it:d2 ^_get_me:a14b-4 ^_get_rid:a-1b-4f14 ^_get_the:a-7b3g5
    ^_gimme:a-1b-1e2f-1i12 ^_gimme_a:i4 ^_give:a-6b8c-7d3e1f-11h12j3k-4m3n1o-5p-3q-1r6s-6t-6u-1x-2A-2
    ^_give_0:a2 ^_give_it:a-1h4 ^_give_me:b-11d10e-2f-6h-3i1j5m7n4o-2p-2r8s-3t-4 ^_give_mom:a-2b4
    ^_give_the:a-5d-9e9h14 ^_give_this:a5 ^_give_us:a3 ^_go:a1b9c-1d-4e3f-9g-10h-5j1k4l8n-4o-2p-3r6u-3A-1
    ^_go_back:a9b-10g-6k5r9 ^_go_on:a-7b5i7 ^_go_over:j4 ^_go_through:b1 ^_go_to:a4b6e4i-2
    ^_good:b-23c-3i-1u13x17A10 ^_good_afternoon:a-1u8 ^_good_evening:a-1b-1u8 ^_good_morning:a4u1
    ^_good_night:a-10b-1u-8x9A13 ^_goodbye:a-5b-9A17 ^_goodnight:b-7A12
    ^_got:a-13b-17c21d-1e5f-3g-3h-4i12j-6r-1s12A3 ^_got_a:a-1b5 ^_got_an:s5 ^_got_any:a8 ^_got_anything:a-2e6i9
    ^_got_it:c2 ^_got_something:e1i1 ^_got_the:a-1b-7c14 ^_gotta:a-5b2d-2A12 ^_gotta_call:b1 ^_gotta_go:b-8A12
    ^_grab:b2 ^_grandma's:b1 ^_greetings:a-4b-11u17 ^_groceries:a3b-4c1g2 ^_grocery:b10 ^_ground:a-3b8
    ^_ground_beef:a-1b5 ^_group:a4 ^_guess:a6c3j-3 ^_guess_what:a3c3j-2 ^_guest:b2 ^_guest_room:b2 ^_gym:a-2b9
    ^_had:a-3s11 ^_half:b3s-1t4 ^_hand:a-4b7 ^_hand_in:a-2b4 ^_hang:b8c-1 ^_hang_pictures:b3 ^_hang_the:a-3b6
    ^_hang_up:a10b-5 ^_happy:a9b-6 ^_hard:b-6e10 ^_hard_pass:b-6e10 ^_harvest:a-5b8 ^_has:a21b-12c-3g-1j4
    ^_has_flight:a1 ^_has_my:a11b-1 ^_has_the:a3b-3j6 ^_have:a3b-20c11d-4g-5j9o-1p5s7 ^_have_i:a-3c-5g-2j14p7
    ^_have_the:a1 ^_have_they:a2 ^_have_you:a14b-2 ^_he:a12b-7 ^_he's:a6b-7e4 ^_heads:a4b-1 ^_heads_or:a4b-1
    ^_heartworm:b4 ^_hello:a-5b-14u28 ^_hello_again:u5 ^_help:a-18b-7c-2d-5e-3f-2i1j-5m10n14r-6t5z22A-1
    ^_help_dad:b4 ^_help_me:a-8b-7d-3i3j-1m14n6t6 ^_help_with:b-5n9z4 ^_hem:a-1b6 ^_hey:a-11b-9c-1j-1p5u30
    ^_hey_google:a2 ^_hey_hey:b-2u7 ^_hey_nudgy:b3 ^_hey_there:u4 ^_hi:a-10b-12u25 ^_hide:b-3d13 ^_hide_it:d1
    ^_hide_the:b-2d7 ^_hide_this:d3 ^_hike:a-1b5 ^_hike_the:a-1b5 ^_hire:a-3b7 ^_history:b3 ^_history_essay:b3
    ^_hit:a-5b-6d9e-1i12 ^_hit_me:a-2i12 ^_hit_snooze:b-3d10 ^_hiya:a-5b-11u18 ^_hmm:a5b-8e3k-3l7 ^_hmm_no:e2
    ^_hold:a-6b5d14f-3h-2 ^_hold_off:d4 ^_hold_that:d1 ^_hold_the:a-1b7d5f-2h-1 ^_home:a-5b9 ^_honestly:a3
    ^_hoover:a3 ^_hoover_the:a3 ^_hop:e12
    ^_how:a20b-39c-15d-9e-9f-14g-10h-12i-16j7k-11l-5m8n13o-18p4q-7r-16s-11t-6u-6v-3w-11x9y5z13A-6
    ^_how's:a12b-9j4 ^_how's_the:a10b-5 ^_how_are:a-11x18 ^_how_busy:j2 ^_how_can:a-6n6z6 ^_how_come:a3
    ^_how_did:a4 ^_how_do:a12b-2i-3j-13m7n6p-4x-4z2 ^_how_does:a-5j2p-3z10 ^_how_far:a2 ^_how_hot:a4
    ^_how_is:a2j1 ^_how_long:a4j11 ^_how_many:a1b-4d-3j7n-2p10x-1y8z-9 ^_how_much:a13j1m-1 ^_how_often:a5
    ^_how_old:j-5p8x1 ^_how_should:a-8m8n2 ^_how_tall:p2 ^_how_to:a-9b-4z14 ^_how_would:a-7m2n6 ^_hsa:a-2b6
    ^_i:a12b-12c16d-10g1h-14i-7j-33k-8l-2m-3n-4o27p-24q-11r4s4t-5u-12v4w9x1y-5z-7A-5
    ^_i'd:a-4b-14c-1d5e8f2h-2i-3j-4o10r5 ^_i'd_give:a3 ^_i'd_like:b-5f4j-1o1 ^_i'd_prefer:a-5e1r6
    ^_i'd_rather:a-6b-4d2e7o8 ^_i'll:a-8b-9d18e10 ^_i'll_do:d10e-1 ^_i'll_get:b-3d9 ^_i'll_pass:b-2e9
    ^_i'll_skip:e6 ^_i'm:a-2b-38c-2d-4e3f-9g-16h-14j-21k-9l-5n-10o18p-10q-2r-11s25t-9v-5w27x-5y-1A6
    ^_i'm_a:a-7o16s-2w-2 ^_i'm_actually:a-4w7 ^_i'm_allergic:a-3o12 ^_i'm_anxious:a-3o-2w11 ^_i'm_at:b-1o-2s4
    ^_i'm_back:i1u9w-1 ^_i'm_done:c7A6 ^_i'm_driving:d8s-2 ^_i'm_feeling:s3 ^_i'm_free:i5 ^_i'm_in:a-3d3o5s-2
    ^_i'm_knackered:d1s8 ^_i'm_leaving:A5 ^_i'm_left:o5 ^_i'm_new:i-1z8 ^_i'm_not:a13d-5e9g-4o2s-5w-3
    ^_i'm_off:a-2w-2A14 ^_i'm_on:s4 ^_i'm_proud:w4 ^_i'm_ready:i4 ^_i'm_really:w8 ^_i'm_running:a-2s10
    ^_i'm_so:a8s-6w2 ^_i'm_stuck:e-4m11 ^_i'm_vegetarian:o12w-1 ^_i'm_watching:a6
    ^_i've:a-2b-10c21d-5e-3f2g-2h-6j-10n-2o7r-3s14 ^_i've_been:c4 ^_i've_got:b3c-13o9s5 ^_i've_never:a9b-1
    ^_i've_only:s3 ^_i_already:a-6b-1c9j7o-2 ^_i_always:o3 ^_i_am:a-10b-4o11s10 ^_i_appreciate:c-3f-3v15
    ^_i_bought:a9o-2 ^_i_called:c9o-5 ^_i_can:s8 ^_i_can't:a-8b-7c-6d12e5i-9j4o1w9 ^_i_cant:a-1d5o-1w6
    ^_i_changed:q2 ^_i_cleaned:a3c1o-3 ^_i_could:a11b-1o-1 ^_i_did:a-8c11k5 ^_i_didn't:a3c-1k2l7o-3
    ^_i_don't:b-8c-5e8f4g-3m3n2o-4p-2q4w-5z6 ^_i_dont:e6m1 ^_i_drive:a-6o8 ^_i_feel:a-1b-4c-4o-7w24
    ^_i_finally:c4 ^_i_finished:c10i6o-3 ^_i_forgot:a9b-1 ^_i_get:a-2o8 ^_i_give:f3 ^_i_go:a-6b-1o13
    ^_i_got:a11c-3i2o-1 ^_i_gotta:a-6b16c-3o-2A2 ^_i_guess:a7 ^_i_had:a10 ^_i_handed:a-1c8 ^_i_hate:a2w4
    ^_i_have:a-7b7c-6f-1i10j-2o4s8w-1 ^_i_haven't:a9c-4 ^_i_just:a4c5o-1 ^_i_keep:a-4b1o9 ^_i_left:a-2o8
    ^_i_like:a2c-1o8r2 ^_i_live:a-7o16 ^_i_lost:a5o-1 ^_i_love:a-1x10 ^_i_marked:c-2g7 ^_i_meant:a-1h11o-2
    ^_i_might:a11o-3 ^_i_must:b5 ^_i_need:a-10b10c-6f-4i10j-13m14n9o-10 ^_i_never:a11c-6n3 ^_i_no:f3
    ^_i_once:a7o-3 ^_i_only:a-5o-1s11 ^_i_paid:a2c2 ^_i_parked:a-2o5 ^_i_picked:a-1c4 ^_i_prefer:a-7b-4c-2o11r8
    ^_i_promised:a-2b12o-1 ^_i_put:b-2f5j5 ^_i_read:a4 ^_i_replied:a-4c11 ^_i_said:g3 ^_i_saw:a4 ^_i_see:o2
    ^_i_sent:a5c2 ^_i_should:a-6b15o-4 ^_i_shouldn't:l5 ^_i_sleep:a-2o7 ^_i_slept:a8 ^_i_still:b3g4j-1
    ^_i_take:a-6o12 ^_i_think:c1e1 ^_i_thought:c-2g4 ^_i_ticked:g3 ^_i_told:a1b8d-1o-1 ^_i_took:a2c3o-1
    ^_i_used:a2 ^_i_usually:a-1b-7o12 ^_i_wanna:b8o-3 ^_i_want:a-1b7c-9f2g1h-1i-3k-5n-1o-5r12t4 ^_i_was:g1o4
    ^_i_wasn't:c-7g8 ^_i_wish:a5 ^_i_won't:a-2f9 ^_i_wonder:a9 ^_i_work:a-5b-1o12 ^_ice:a-1b5 ^_if:a18j-5
    ^_if_i:a7j-4 ^_if_only:a6 ^_im:a-11b-18s20w16z3 ^_im_so:a-4b-2s8w5 ^_in:b-6d9 ^_in_italian:a5b-1
    ^_increase:a5b1 ^_increase_my:b3 ^_increase_the:a7b-3 ^_install:a-5b10 ^_install_the:a-3b7 ^_instead:h6
    ^_instead_of:h6 ^_interview:a-3b7 ^_invite:a-6b5h3 ^_invite_the:a-1b5 ^_invoice:a-1b10 ^_iron:a-1b6
    ^_iron_shirts:b3 ^_is:a38b-34c-23d-9e-4f-12g-14h-17i8j21m-11n-5o-31p9q-1r-2s-8w-2y4 ^_is_anything:a-4j5
    ^_is_cleaning:j4 ^_is_it:a5i7m-4y8 ^_is_milk:j7 ^_is_my:j3o-6p4 ^_is_netflix:a1 ^_is_the:g-1j10
    ^_is_there:a5b-2j6 ^_isn't:a7b-4 ^_it:a6g2h5 ^_it's:a5b-24c4d-7e-4f9h10i-1j-4m15o1p-3q-3r-4s-7u-2w6A-1
    ^_it's_a:f4 ^_it's_been:c6 ^_it's_due:h5 ^_it's_my:a10 ^_it's_not:a-4h5 ^_it's_raining:a7 ^_it's_snowing:a7
    ^_it's_too:m3 ^_it_rained:a5 ^_it_should:a-2h6 ^_its:a4 ^_its_too:a4 ^_jot:b2 ^_jot_down:b2 ^_jump:a-1b4
    ^_jump_start:a-1b4 ^_just:a-3b-16c12d-3e-4h-1i9j-3k-1m3n-2o3s14 ^_just_give:i1 ^_just_got:c4 ^_just_one:i3m3
    ^_just_pick:i1 ^_just_so:o6 ^_just_tell:i1 ^_keep:a-12b-12d-4i11o5r12t4 ^_keep_in:a-1o7 ^_keep_it:r7
    ^_keep_me:d-1t4 ^_keep_your:a-1b-1r8 ^_ketchup:a-2b5 ^_kick:b-2d9 ^_kick_the:b-1d6 ^_kids:a3b4 ^_kids':a-1b5
    ^_kill:f16g-4m-2 ^_kill_the:b1f9g-4 ^_kindly:a-10b-15d1k3l3n2r10 ^_kindly_postpone:d3 ^_kitchen:a2
    ^_knock:a6b-7 ^_know:a4b-2o4 ^_know_any:a6b-2 ^_know_that:o4 ^_label:b6 ^_later:a-9b-7d23j-4A8
    ^_later_today:a-2b3d12j-3 ^_launch:a17b-8 ^_launch_the:b3 ^_laundry:a-1b6c9 ^_laundry_is:b-6c11
    ^_learn:a-14b16j-1o9 ^_learn_this:a-4o10 ^_learn_to:a-2b7 ^_leave:a-12b-14d9e8A12 ^_leave_the:b-7d7e5
    ^_leave_this:e2 ^_less:a-11b-6r26 ^_let:a1c-2e7f6h-2i-4j5m-3n-2o-1p-1A9
    ^_let's:a-1b-23d7e10g-1i8j-8k-3m3n3r-2s-1t13u-1w-1 ^_let's_call:c1h7 ^_let's_come:e4 ^_let's_do:a-4d4t8
    ^_let's_draft:n6 ^_let's_focus:b-1t8 ^_let's_get:a-1b-2i11 ^_let's_have:g3i2j-1 ^_let's_leave:d3e1
    ^_let's_not:f5 ^_let's_pick:d4 ^_let's_play:a6 ^_let's_skip:e3 ^_let_me:b-5e4f-1g4i-2j8m-1n-1A9
    ^_let_that:a-3e3f4 ^_let_the:b2 ^_lets:b-1i3n4 ^_life:a1 ^_light:a-8b13 ^_light_the:a-4b9 ^_lights:a10b-3
    ^_like:a9b-2 ^_linkedin:a-3b7 ^_list:a11b-20c-10f-16g-4i-2j22m5p11q-4r9 ^_list_all:a10b-3
    ^_list_everything:b-3j11p3q-3 ^_list_my:b1 ^_list_out:b-1j2 ^_list_the:j-9m4p8 ^_listen:a-5b8
    ^_listen_to:a-5b8 ^_load_the:b3 ^_lock:a1b5 ^_lock_the:a3 ^_lock_up:a-2b5 ^_log:a-1A11 ^_lol:b-4x12
    ^_look:b6c-3f-3g-1h-1j13m-1p2 ^_look_at:b2 ^_look_for:a4b-3j3 ^_look_into:a-8b14 ^_look_up:a3b-3j11p2
    ^_loop:a3b1 ^_loop_in:a-2b4 ^_lose:f5q4 ^_lose_the:f5q4 ^_louder:a12b-6 ^_louder_$:a8b-5 ^_low:a-4b-2s15
    ^_low_energy:s8 ^_lower:a4h6 ^_lower_the:a4h6 ^_lunch:b5s7 ^_lunch_w:b3 ^_lunch_with:b5 ^_mail:a-5b11
    ^_mail_package:b1 ^_make:a-1b7c-10d-3e-10f-13g2h19i-7j-16l-1m8n9o4p-2q-2r-7s-5t-1u-3A-1 ^_make_a:b-2h-13m6o9
    ^_make_an:b5 ^_make_copies:b2 ^_make_it:a4b-15d1h9k1 ^_make_lasagna:b3 ^_make_me:a5b3m-1 ^_make_sure:a-3b12
    ^_make_that:b-5g1h9 ^_make_the:a6b-15h3m7n8 ^_make_this:a-3h7 ^_make_watering:b-1h3 ^_managed:b-8c10
    ^_managed_to:b-8c10 ^_marinate:a-4b8 ^_marinate_the:b3 ^_mark:a-1b1c7d-4f-7g10h6j-7o4s-1 ^_mark_0:b-3g5h4
    ^_mark_all:a9b-1 ^_mark_it:c5h1 ^_mark_laundry:c6 ^_mark_number:g4h-1 ^_mark_the:c-4g3h5 ^_math:b2
    ^_maybe:a9b-10d18e-2 ^_maybe_$:a10b-5 ^_maybe_tomorrow:d4 ^_meal:a-1b7 ^_measure:a-6b10 ^_measure_the:b3
    ^_meditate:b7 ^_meet:b4 ^_meh:a-6b-3e16 ^_meh_another:a-5b-2e11 ^_memorize:a-4b4f-1o8 ^_memorize_lines:a-3b5
    ^_memory:b-10p11q3 ^_merge:a-3b8 ^_message:a-5n7 ^_microchip:a-2b6 ^_migrate:a-3b6 ^_milk:b7
    ^_mission:b-5c10 ^_mission_accomplished:b-5c10 ^_mom:a9c-2f4 ^_mom's:b7 ^_mondays:a11b-1 ^_more:b-11d-2r25
    ^_morning:a-4b-12u21 ^_mortgage:a-1b4 ^_mount:a-7b8 ^_mount_the:a-7b8
    ^_move:a2b-7c-8d12e14f-8g6h10i-1j-7m-7n-7r-1s-1 ^_move_0:a11b-6g2h-1 ^_move_along:a-2b-4e12
    ^_move_laundry:g3 ^_move_money:b5 ^_move_my:b-4h12 ^_move_on:a-1e10h-1 ^_move_the:a-1b5c-1d1e-5f-1h7
    ^_move_this:a6 ^_moving:a-8e12 ^_mow:b8 ^_mow_lawn:b3 ^_mow_the:b1 ^_much:a-5b-6v15
    ^_much_appreciated:a-5b-6v15 ^_must:b5 ^_mute:a12b-7 ^_mute_$:a8b-6 ^_mute_the:a2
    ^_my:a7b-25c-23d-9e-3f-14g-7h-1i-15j-8k8m-2n-8o34p-14q-15r-7s23u-3w4 ^_my_boss:a-4b5o2 ^_my_brain:a-7o-8s8w8
    ^_my_brother:a1o1 ^_my_card:a4 ^_my_contactless:a4 ^_my_daughter:a2 ^_my_dentist:h2 ^_my_dentist's:a-2p3
    ^_my_doctor:o2 ^_my_favorite:a-8o11 ^_my_flight:h3 ^_my_grandpa:a4 ^_my_kids:o6 ^_my_list:a1b5j-3
    ^_my_locker:a-3p5 ^_my_mom:a10o-5 ^_my_mom's:o1 ^_my_mother:o1 ^_my_name:o4 ^_my_neighbor:a6o-1
    ^_my_neighbour:a7o-3 ^_my_phone:a6 ^_my_sister:a15o-4 ^_my_sister's:o4 ^_my_tasks:j7 ^_my_top:a10o-1
    ^_my_uncle:a4 ^_my_wife's:o4 ^_my_wifi:o1 ^_nah:b-12e21i-3 ^_nah_another:e4 ^_name:a12b-3 ^_name_the:a-2b8
    ^_navigate:a9b-2 ^_navigate_to:a5b-1 ^_need:a-2b2g1n2 ^_need_a:n1 ^_need_to:g1 ^_never:a-6b-9f15k5
    ^_never_mind:a-6b-8f13k5 ^_nevermind:a-5b-12f20 ^_nevermind_the:b-1f7 ^_new:a6b1 ^_new_task:b6
    ^_next:a2b-17c-2e2f-2i15j11r-1s-1 ^_next_one:i8 ^_next_please:a-1i7 ^_nice:a-1b-10n2u-1x18 ^_nix:a-2b-7f12
    ^_nix_the:a-2b-7f12 ^_no:b-16c-6d-9e8f9h20i-8j-10k1l6o-1u-6v-5x-2A-4 ^_no_i:g5h8 ^_no_idea:a5
    ^_no_longer:a-1b-4f13 ^_no_more:a-6b6h10r-3 ^_no_need:b-2e-1f14 ^_no_no:k3 ^_no_not:e7
    ^_no_wait:b-1g-2h7k8l3 ^_no_way:e6 ^_noah's:b4 ^_noah's_inhaler:b4 ^_nobody:a14b-5 ^_nobody_likes:a6b-1
    ^_nope:a4b-12e10i-2k5 ^_not:a2b-18c-1d24e13f-2g-10h-13i-4j-2m-1r-4s11u-1A-1 ^_not_doing:f8
    ^_not_feeling:d4e4f-1 ^_not_in:e3 ^_not_much:a-5b-1s14 ^_not_now:a-1d5e8 ^_not_really:a12e-5 ^_not_right:e4
    ^_not_that:a9d-3e1f-1 ^_not_this:e5 ^_not_today:d13s-1 ^_not_until:d4 ^_note:a-3h3o12 ^_note_my:o2
    ^_note_that:o9 ^_note_to:b1 ^_nothing:a5b-6d-1s9 ^_notify:b6 ^_notify_the:b2 ^_nudge:a-5i11
    ^_nudge_me:a-5i11 ^_number:a-2c2g6h2j-2 ^_number_0:g6h2j-1 ^_oat:b7 ^_oat_milk:b7 ^_oh:a6b-11k1l3u7
    ^_oh_no:a-4k2l4 ^_oil:b2c3 ^_oil_change:b2c3 ^_ok:a-8b-8c8e-4f-2g-3i16j-6x12A9 ^_ok_i:c6 ^_ok_so:b4
    ^_ok_what:i3 ^_ok_whats:i1 ^_okay:b2 ^_on:b2j-2 ^_onboard:a-1b4 ^_onboard_the:b1
    ^_one:a5b2e-6f-5g-2h-3i9k1m-1t4 ^_one_more:a-3b8e-1f-1i8 ^_oops:a-6b-11c-2k23 ^_oops_undo:k2 ^_oops_wrong:k5
    ^_open:a13c-4d-4e-2f-6g7j7p7q-7 ^_open_a:a-7b9 ^_open_my:b-6f-1j11 ^_open_netflix:a1 ^_open_spotify:a4b-2
    ^_open_the:a8b2 ^_open_youtube:a4b-1 ^_order:a-5b25 ^_order_me:a11b-10 ^_order_pizza:a-2b4
    ^_order_printer:b2 ^_organize:a-5b12 ^_organize_the:b3 ^_orthodontist:b4 ^_our:a12b-17o9
    ^_our_anniversary:o4 ^_our_wifi:a-2o6 ^_pack:a-7b13 ^_pack_for:b1 ^_paid:b-5c8 ^_paid_the:b-5c8
    ^_paint:a-5b11 ^_paint_the:b4 ^_pair:a11b-2 ^_pair_the:a1 ^_pair_with:a7b-3 ^_paper:a-1b6 ^_paper_towels:b2
    ^_park:a-5b1d11 ^_park_the:a-3b2d7 ^_pass:a-4b-7e16 ^_pass_on:a-2e6 ^_passport:a-1c8 ^_password:b3
    ^_pasta:a-2b5 ^_pasta_sauce:a-2b5 ^_patch:a-3b6 ^_patch_the:b2 ^_pause:a16b-2f-2j-3 ^_pause_my:a-7b9
    ^_pause_the:a11f-1j-2 ^_pay:a-6b25 ^_pay_my:a5b-4 ^_pay_off:a-2b7 ^_pay_the:b2 ^_pencil:b2 ^_pencil_in:b2
    ^_people:a2b-3o9 ^_people_are:a2 ^_performance:b5 ^_phone:a-9b13 ^_photograph:a-3b5 ^_phrase:b-5n8
    ^_phrase_a:b-5n8 ^_physical:b3 ^_piano:b2 ^_piano_lesson:b2 ^_pick:b8e1f-1h-1i14j-2n-1 ^_pick_a:a7b-1e4
    ^_pick_for:b-1i7 ^_pick_one:i6 ^_pick_up:a-3b12 ^_picked:b-6c9 ^_picked_up:b-6c9 ^_ping:b4 ^_ping_me:b5
    ^_plan:a-9b16m1 ^_plan_the:b4 ^_plant:a-3b8 ^_plant_garlic:b4 ^_play:a26b3c-2d-2e-6f-4g-3h-2j-2
    ^_play_a:a-3b6 ^_play_anything:a1 ^_play_catch:a-6b6 ^_play_chess:a-3b5 ^_play_my:a2 ^_play_npr:a2
    ^_play_some:a1 ^_play_something:a7b-3 ^_play_that:a6 ^_play_the:a2b2 ^_play_with:a-5b6
    ^_please:a-17b-4c7d-5e5f9h1i-7j-13k4l3m-4o9q5 ^_please_add:b7 ^_please_call:o6 ^_please_clear:f2
    ^_please_delete:f6 ^_please_don't:q4 ^_please_forget:q6 ^_please_mark:c11 ^_please_push:d-5e8h5
    ^_please_put:b6 ^_please_reactivate:b-1f-1g6 ^_please_remember:o2 ^_please_tell:p5 ^_please_undo:k2
    ^_plenty:a-2s9 ^_plenty_of:a-2s9 ^_pls:e2f2 ^_plug:a-6b8 ^_plug_in:a-4b6 ^_pomodoro:a-8b-12t25 ^_pop:b-1d7g1
    ^_pop_the:b-1d7g1 ^_post:a1b8 ^_post_on:b4 ^_post_the:a-5b9 ^_post_this:a8b-6 ^_postpone:a-8b-16d24h4
    ^_postpone_my:d5 ^_postpone_the:b-2d13 ^_potluck:b3 ^_power:a6b-4 ^_practice:a-2b9 ^_practise:a-1b8
    ^_preheat:a4 ^_preheat_the:a4 ^_prep:b4 ^_prep_for:b1 ^_prepare:a-1n7 ^_prepare_a:n1 ^_prepare_agenda:b2
    ^_preponed:h3 ^_preponed_my:h3 ^_print:a-7b16 ^_print_boarding:b2 ^_print_the:b4 ^_printer:b3 ^_proofread:b7
    ^_prune:a-2b6 ^_pta:b5 ^_pull:a-1b-13f11j13 ^_pull_the:f5 ^_pull_up:b-8f-2j16 ^_push:a-9d21e5g-5h-4
    ^_push_everything:d5 ^_push_it:d2e6g-1 ^_push_my:d3 ^_push_the:b-4d12
    ^_put:a2b1c2d6e5f-14g3h3i-9j-24l7m-9n7o-6q-1r-4s-4 ^_put_0:b3 ^_put_a:a-2b-9c17 ^_put_air:b1 ^_put_away:b3
    ^_put_dog:b1 ^_put_everything:a-3k6 ^_put_it:b-14d4e5g2n2 ^_put_me:t5 ^_put_mow:g3 ^_put_my:a6b-4
    ^_put_off:d8 ^_put_on:a13b-4 ^_put_the:a5b-7c-11e-3h15j-3l9 ^_put_this:b-3e7 ^_put_together:n6
    ^_put_up:a-1b6 ^_q:a-6b-10A17 ^_q_$:a-6b-10A17 ^_quarterly:b4 ^_quick:i3 ^_quiet:a7d1 ^_quiet_that:a5d1
    ^_quit:a-4b-9A19 ^_quit_$:a-8b-11A19 ^_raise:a2b8 ^_raise_the:a3b1 ^_rake:a-2b8 ^_rate:b10 ^_rate_the:a2b1
    ^_rate_this:a9b-1 ^_re:a-5b-7c-1g18 ^_reactivate:b-3g12 ^_reactivate_the:b-3g12
    ^_read:a3b13c-3d-1f-7g-1h-2i-3j18p-1 ^_read_0:a-2b5 ^_read_a:a-4b5 ^_read_ch:a-4b6 ^_read_chapter:b3
    ^_read_me:a6b-7j6 ^_read_my:a10b-12j7 ^_read_out:a3b-10j8 ^_read_the:a5b2 ^_read_to:a-1b3 ^_ready:a-12b-4i22
    ^_ready_for:a-1b-3i13 ^_reapply:a-6b-9f-1l23 ^_reapply_what:a-1l7 ^_reboot:a6b-2 ^_reboot_the:a6b-2
    ^_recharge:a-2b4 ^_recharge_the:a-2b4 ^_recipe:a8b-5 ^_recipe_for:a13b-13 ^_recommend:a10b-6
    ^_recommend_a:a8b-6 ^_record:a1b11 ^_record_a:a6b-1 ^_record_the:a-3b8 ^_red:a-4b7 ^_redo:a-12b-10f-1l31
    ^_redo_$:b-4l9 ^_redo_that:l5 ^_redo_the:a-1b3l4 ^_refactor:a-1b5 ^_refactor_auth:a-1b5 ^_refill:a-4b9
    ^_refresh:a11b-8 ^_register:a-5b9 ^_register_for:b2 ^_rehearse:a-4b6 ^_rehearse_the:a-4b6
    ^_remember:a-10b2c-1j-2o25 ^_remember_i:o8 ^_remember_i'm:o3 ^_remember_that:o6 ^_remember_the:b2
    ^_remember_this:o4 ^_remember_to:b5 ^_remind:a-5b6d9i-1p8 ^_remind_me:a-4b3d10i-1p8 ^_reminder:b7
    ^_reminders:b-6d-1j13 ^_remove:a-10b2c-5d-2e-5f20g-3h4j-12k-2o-1p-5q17 ^_remove_all:f5
    ^_remove_everything:f2q3 ^_remove_my:b1f1q1 ^_remove_that:b-1q9 ^_remove_the:a-5b4h7j-1q3 ^_remove_this:a2f2
    ^_rename:b-6c-1f-3h25 ^_rename_it:b-1h11 ^_rename_task:h2 ^_rename_the:a-2b1h4 ^_renew:a-8b19
    ^_renew_passport:b2 ^_rent:a-3b9 ^_rent_a:a-2b6 ^_reopen:a-9b-15c-1f-2g34h-1 ^_reopen_0:b-1g7
    ^_reopen_task:g6 ^_reopen_the:b-2g10 ^_reorder:a-1b5 ^_repeat:a13b6d-1h-1k-2 ^_repeat_this:b7
    ^_replace:a-12b4h15 ^_replace_the:a-1b3h3 ^_reply:a9b9n-2 ^_reply_to:a-2b15n-1 ^_report:a3b6
    ^_report_a:a7b-6 ^_report_the:a-2b9 ^_reroute:a3 ^_reroute_me:a3 ^_reschedule:b-12d6h14j-6
    ^_reschedule_my:h10j-3 ^_reschedule_the:b-6d6h2 ^_research:a-4b8 ^_research_preschools:a-1b4 ^_reserve:a-4b8
    ^_reserve_a:a-1b3 ^_reset:a2b8 ^_reset_my:a3 ^_reset_the:b2 ^_respond:a-1b4 ^_respond_to:a-1b4
    ^_restart:a4b2 ^_restart_my:a-1b5 ^_restart_the:a3 ^_restore:a-9b-12f-4g27k2 ^_restore_the:b-3f-2g15
    ^_resume:a9f-1g6 ^_resume_my:a11b-6 ^_resume_the:a5b-6g6 ^_return:a-16b16f-1g14h-3 ^_return_amazon:b1
    ^_return_the:a-2b4g5 ^_reverse:a-6b-9k21 ^_reverse_that:k6 ^_revert:a-8b-12k23 ^_revert_that:k6
    ^_revert_the:a-1k7 ^_review:a-4b16 ^_review_the:b2 ^_revise:b2 ^_revive:a-3b-8g14 ^_revive_the:a-3b-8g14
    ^_rewind:a2b-7k9 ^_right:a-2i9 ^_ring:a2b4 ^_ring_my:a7b-1 ^_ring_the:b3 ^_roll:a9b-10c-3g-3k13l12
    ^_roll_a:a7b-4 ^_roll_back:a-1b-1k9 ^_roll_over:a-2b7 ^_roll_that:k5 ^_roll_two:a9b-2 ^_roll_up:a1
    ^_rotate:a2 ^_rotate_the:a4 ^_rough:b-2n7 ^_rsvp:a-2b7 ^_rsvp_to:a-2b7 ^_run:a-3b10j4 ^_run_0:a-2b7
    ^_run_a:a-2b5 ^_run_the:a1 ^_rustle:n2 ^_rustle_me:n2 ^_salt:b2 ^_salt_and:b2 ^_same:a2b-2e4
    ^_save:a-4b-1d9o11 ^_save_the:b-2d6 ^_save_this:o11 ^_say:a14b-3 ^_say_something:a5 ^_say_that:a4
    ^_scan:a5b4 ^_scan_receipts:b2 ^_scan_the:b3 ^_schedule:a-10b27h-3 ^_schedule_0:b1 ^_schedule_a:b5
    ^_scholarship:b6 ^_school:b1 ^_scrap:a-6b-9f20g-1h-1q6 ^_scrap_the:a-3b-6f6q6 ^_scratch:a-4b-9e-2f11k11
    ^_scratch_that:e-1k11 ^_scratch_the:b-6f10 ^_scroll:a13b-4h-5 ^_scrub:a-4b6q3 ^_scrub_my:q3 ^_scrub_the:b3
    ^_search:a9b-11j19 ^_search_for:b-3j11 ^_search_my:j1 ^_search_the:a5 ^_see:a-17b6d-2j8A15 ^_see_the:a-4b11
    ^_see_ya:b-3A10 ^_see_you:b-1A10 ^_sell:a-6b12 ^_sell_the:a-4b8 ^_send:a17b8c-2d-1f-2g-3h-4n-12
    ^_send_0:a8b-8 ^_send_a:a5n-4 ^_send_flowers:b2 ^_send_invoice:b4 ^_send_it:a10b-4e2 ^_send_out:b2
    ^_send_the:a4 ^_sent:c12 ^_set:a8b2c7f-13g7h2j-11m-2n-5o-1r2s-3t-4 ^_set_a:a4b5t-1 ^_set_an:b4
    ^_set_brightness:a3b-2 ^_set_it:a-2b-1d4h3 ^_set_mouse:b3 ^_set_my:a6b-1 ^_set_out:b4
    ^_set_the:a10b-6c6f-4h2 ^_set_this:e6 ^_set_up:a-13b20 ^_set_volume:a2 ^_sew:a-8b12 ^_sew_button:a-1b3
    ^_share:a4b3 ^_share_my:a8b-3 ^_share_the:b4 ^_share_this:a3 ^_sharpen:a-4b10 ^_she:a10b-11g3
    ^_shelve:b-2d11 ^_shelve_the:d3 ^_shelve_this:d2 ^_shift:b-1d9 ^_ship:a-4b8 ^_short:a-5b-4s13
    ^_should:a15b-4i4o-1 ^_should_i:a16b-10i5o-1
    ^_show:a6b-4c-11d-10e-2f-13g-9h-9i2j27k-2m-12n-5o-7p11q-8r-7s-5t-4u-4w-1z15A-4 ^_show_0:a-7b-6j13
    ^_show_all:a-3j8 ^_show_dad:b6 ^_show_flights:a4b-2 ^_show_me:a10b-14c-1d-4f-2i5j3m-4p4q-3r-1z11
    ^_show_my:a15b-5j-2 ^_show_reminders:j5 ^_show_task:j4 ^_show_the:a-5b5j6 ^_show_up:b1 ^_shrink:a-2i-2m16
    ^_shuffle:a8b-3 ^_shuffle_my:a7b-2 ^_shut:a2b-6c-4A17 ^_shut_down:b-3A9 ^_shut_off:b3f2 ^_shut_the:a1b1
    ^_sign:a-3b11 ^_sign_the:b3 ^_silence:a7f-3 ^_silence_the:a7f-3 ^_simplify:m9 ^_sing:a-1b-4x11
    ^_sing_happy:a10b-8 ^_siri:a11b-4 ^_skip:a12b-13c-3d-7e26g-3h-3i-1j-3m-2o-1 ^_skip_$:e5 ^_skip_0:a-3e9
    ^_skip_ahead:a2 ^_skip_it:e5 ^_skip_number:e8 ^_skip_the:a15b-5f-1 ^_skip_this:a6e-2 ^_skip_to:a9e-5
    ^_slack:a-4b9 ^_sleep:d3 ^_sleep_on:d3 ^_slice:a-4b-6m12 ^_slice_the:a-4b-6m12 ^_slow:a8 ^_smaller:a-4b-6m18
    ^_snap:a6b-4 ^_snap_a:a6b-4 ^_snooze:a-5b-14d35e-2f-5j-2 ^_snooze_0:d2 ^_snooze_for:b-1d5 ^_snooze_it:d5
    ^_snooze_my:d6 ^_snooze_number:d2 ^_snooze_the:b-1d5 ^_snooze_this:d4e-1 ^_so:a11b-8i5s1 ^_so_what:i6
    ^_soak:a-1b5 ^_soccer:b4 ^_solve:a2b1 ^_solve_the:a-2b6 ^_solve_x:a4b-1 ^_some:a5b-2 ^_someone:a17b-12
    ^_someone_stole:a4b-1 ^_something:a-10b-3e5i19 ^_something_easy:i9 ^_something_else:e5 ^_sorry:b-9x13
    ^_sort:a-7b13 ^_sort_the:a-1b3 ^_sourdough:a-3b9 ^_speak:b-8o-2r23 ^_speak_in:a4 ^_speak_like:a-5b-1r10
    ^_speak_slower:a10b-1r-2 ^_speak_to:a2 ^_spell:a15b-4i-2 ^_spelled:a-5b-1h10 ^_spelled_wrong:a-5b-1h10
    ^_spin:a3 ^_spin_the:a3 ^_split:a-6m16 ^_split_it:m1 ^_split_the:m2 ^_split_up:b-2m5 ^_spray:b3 ^_square:a3
    ^_square_root:a3 ^_star:a9b-4 ^_start:a13b3c-8d-6e-1f-8g-7h-7i11j-8m-15o-2r-1s-2t17 ^_start_a:b4i-1t7
    ^_start_my:a4b-8i9 ^_start_navigation:a5b-3 ^_start_packing:a-1b5 ^_start_reading:b1
    ^_start_recording:a12b-10 ^_start_the:a10b2c-2f-1g-2m-5t4 ^_status:a-9b-11j21 ^_stay:t4 ^_stay_with:t4
    ^_step:l8m1 ^_steps:a-6b1m9 ^_steps_for:b-1m3 ^_stick:d1g1 ^_stick_the:b-2d1 ^_still:m3 ^_stock:b2
    ^_stock_up:b2 ^_stop:b-4c-9d-4e-2f12g-5h9i-2j-11m-1o-12p-6q19r7s-1t6 ^_stop_at:a-5b9 ^_stop_being:a3b-4r4
    ^_stop_by:a-5b11 ^_stop_remembering:a-5p-1q14 ^_stop_reminding:a-5b-6f15 ^_stop_repeating:a-4b-5h15
    ^_stop_the:a6h-1j-1t7 ^_store:a-3o12 ^_store_my:a-2o10 ^_stream:b2 ^_stretch:a-1b6 ^_strike:a-5b-7c2f16h-2k5
    ^_strike_the:b-4c3f4 ^_student:b4 ^_study:a-3b9 ^_study_for:b4 ^_submit:a-5b12 ^_suggest:a10b-18i3n10
    ^_suggest_a:a5b-7n2 ^_suggest_something:a7b-4i4 ^_summer:a4 ^_summer_is:a7b-2 ^_sunscreen:b4 ^_superb:a12b-8
    ^_surprise:b-1i9 ^_surprise_me:b-1i9 ^_swap:a-7b-9e15h8 ^_swap_it:e1 ^_sweep:b5 ^_swim:a-4b10 ^_swim_with:b2
    ^_swing:a-1b3 ^_swing_by:a-1b3 ^_switch:a7b-1c-6d-5f-6h5j-3n-3r20s-1 ^_switch_energy:a-3b10
    ^_switch_off:a7b-3 ^_switch_on:a9b-7 ^_switch_persona:r3 ^_switch_the:a2b4 ^_switch_to:a4b-7h-3r13
    ^_sync:a1b4 ^_sync_calendars:b4 ^_sync_my:a7b-5 ^_sync_the:b2 ^_tag:b-5h11 ^_tag_the:b-5h11
    ^_take:a-5b11c-10d-1e-5f9g3h2i-1j-6k5m1n-3p-4r-1 ^_take_a:a11b-2 ^_take_down:a-3b7 ^_take_eggs:b-1g5
    ^_take_it:g-1k5 ^_take_luna:b2 ^_take_me:a9b-6m5 ^_take_my:q2 ^_take_off:b-6f10 ^_take_out:b5
    ^_take_that:f1k2 ^_take_the:a-9b1f-1g4h9 ^_talk:b-7r15A7 ^_talk_like:a-4r8 ^_talk_to:a-9b8A8 ^_target:b2
    ^_task:c7 ^_task_0:c7 ^_tax:a-4b9 ^_taxes:a-2b5c6 ^_taxes_done:b-3c8
    ^_tell:a8b12c-4d-16e-4f-7g-6h-9i1j2m-9o-4p4q-5r-3x6y9 ^_tell_me:a6b-8d-8e-1f-2i1j4m-3o-2p6q-5r-2x7y9
    ^_tell_the:a2b10d-1 ^_test:b7 ^_test_the:b1 ^_text:a2b25c-4g-1k-1n-3 ^_text_back:a12b-7 ^_text_the:a-2b8c-1
    ^_thank:a-11b1v19 ^_thank_u:v6 ^_thank_you:a-6v14 ^_thanks:a-16b-14v30 ^_thanks_a:a-6b-4v13
    ^_that:b-12c2d2e-6f1g7h8i-1k1l-3o-5q-2v5 ^_that'll:a-2d2r-2A10
    ^_that's:a3b-25c12d-6e6f4h3i-5j-11m10p-5r-5s-7u-4w-1A5 ^_that's_a:a-16c2e10m9 ^_that's_all:a-1A11
    ^_that's_been:c6 ^_that's_not:a3e1f6j-1o2p-1s-1 ^_that's_sorted:a-1c9 ^_that_is:a4 ^_that_joke:a5
    ^_that_one:g1 ^_that_one's:c8 ^_that_should:h6 ^_that_task:f3m2 ^_that_was:a-2k8v7 ^_that_wasn't:c-5g9
    ^_thaw:a-1b5 ^_the:a16b-44c7d-2e-8g9h15i-9j-24k-9l-5m2n-8o12p-8q-3r-8s11t-4y-2A-1 ^_the_atm:a4 ^_the_bus:a5
    ^_the_car:a-4b3f3 ^_the_concert:h3 ^_the_deadline:h2 ^_the_dentist:a3 ^_the_dishes:c-6g7 ^_the_dog:a6b-2
    ^_the_first:c2 ^_the_garage:a-2m2 ^_the_kids:a13b-6c-5e1 ^_the_landlord:h2 ^_the_laundry:g1
    ^_the_meeting:a3b-3c-1f2h5 ^_the_parcel:c2 ^_the_party's:h1 ^_the_plumber:a2b-1 ^_the_recital:h6
    ^_the_rent:a5c4g-1 ^_the_report:c3 ^_the_sink:a-3b6h-1 ^_the_spare:a-3o6 ^_the_tax:c2 ^_the_taxes:a-4c8
    ^_the_train:s6 ^_the_trash:c1 ^_the_wifi:a-1o9 ^_there:a6 ^_there's:b-11s8w9 ^_there's_a:a10b-4
    ^_there_is:a1 ^_thesis:b4 ^_they:a13b-9h4 ^_they_cancelled:a5 ^_they_moved:h5 ^_this:b-8d2f6i-2j4m8o-1w-5
    ^_this_can:a-3d2f4 ^_this_is:a-1f4m7w-3 ^_this_one's:a-2e3m3 ^_throw:b4c-1f7g-2j-2 ^_throw_a:a-1b3
    ^_throw_out:f5 ^_tick:b-3c21f-8g-1h-1 ^_tick_off:c10f-2 ^_time:a3b-16e-4j4s-1t11y12 ^_time_flies:a13b-2
    ^_time_me:a-3e-3t12 ^_timer:a-1b3j7s-3 ^_tiny:b-3m7 ^_tiny_steps:b-3m7 ^_tip:a2b-1 ^_tip_on:a2b-1
    ^_today:a-5b-5c-3w19 ^_todo:b4 ^_toilet:a-2b5 ^_tomorrow:a2b-11d16 ^_too:a-20b-14d3e4i-6j-1m12r20
    ^_too_big:m8 ^_too_early:d5 ^_too_hard:e3 ^_too_many:a-3b-1r11 ^_too_much:m6 ^_took:a-2b-10c15
    ^_took_care:c4 ^_top:a-10b5i5u8 ^_top_up:a-6b11 ^_toss:a-3b3f16j-1 ^_toss_a:a5b-1 ^_toss_the:a-8b1f12
    ^_track:b6 ^_track_down:a-1b4 ^_traffic:a6 ^_traffic_was:a6 ^_train:a-2b3 ^_train_the:a-2b4
    ^_transfer:a-4b17 ^_transfer_0:a1 ^_transfer_money:a-1b4 ^_transfer_the:b5 ^_translate:a13
    ^_translate_good:a6b-1 ^_translate_the:a-1b4 ^_trash:a-9b-9c3e-5f28h-2 ^_trash_the:b-2f7 ^_travel:b3
    ^_trim:a-5b11 ^_try:a-5b1e4r8 ^_try_another:a-1b-6e5r9 ^_try_the:b1 ^_tune:a4h-1 ^_tune_in:a3b-2
    ^_tune_the:a2 ^_tune_up:b1 ^_turn:a15c-13d-8e1g-6h4i-2j-8k-1m3n6o-1r-2A-2 ^_turn_down:b2 ^_turn_in:a-10b12
    ^_turn_it:a5 ^_turn_off:a8f4j-1 ^_turn_on:a13b-2 ^_turn_over:a-2b3 ^_turn_that:a2f-4h3n1
    ^_turn_the:a3b-6c-1e5h4m2 ^_turn_this:a-1n7 ^_turns:g5 ^_turns_out:g5 ^_tv:a3 ^_tweet:a11 ^_tweet_that:a7
    ^_two:a-4t8 ^_type:a7n7x-9 ^_type_up:n5 ^_ugh:a-6b6e11g-1h-1j-8w15 ^_ugh_i:b3j-3w9 ^_ugh_i'm:w3 ^_ugh_no:e1
    ^_ugh_not:e1 ^_uh:a5b-3 ^_un:a-5b-14c-4f-11g28j-1k-8l12 ^_un_complete:b-2c-1g11 ^_un_undo:k-7l13
    ^_unblock:a2 ^_unblock_my:a2 ^_uncheck:a-10b-22c-4g36 ^_uncheck_the:b-2g9 ^_unclog:a-1b6
    ^_undelete:a-2b-6c-2e-1g19 ^_undelete_the:b-6g13 ^_undo:a-12b-13c-4d-3f-5g-2h-1k30l10 ^_undo_$:k4
    ^_undo_adding:b-1k7 ^_undo_it:k3 ^_undo_that:k-3l7 ^_undo_the:a-1f-1k6l7 ^_unfinish:a-4b-7g19k-2
    ^_unfreeze:a3 ^_unfreeze_my:a3 ^_unlearn:a-4b-4p-2q15 ^_unlearn_my:a-4b-4p-2q15 ^_unlock:a11b-3
    ^_unlock_my:a4 ^_unlock_the:a6 ^_unmark:a-1b-11c-7g20 ^_unmark_the:c-3g8 ^_unmute:a7b-4 ^_unschedule:b-6f13
    ^_unschedule_the:b-6f13 ^_unsubscribe:a-3b5 ^_unsubscribe_from:a-3b5 ^_untick:a-3b-7f-1g20
    ^_untick_the:a-1b-5g13 ^_upcoming:a-3b-11j16 ^_update:b11f-2h13j-2o-1 ^_update_my:a2h6 ^_update_the:a-3b6
    ^_upgrade:b4 ^_upgrade_to:a-2b7 ^_use:a-3b-10c-1e-2f-1h4n-1r27 ^_use_a:a1b-5h6r3 ^_use_shorter:r1
    ^_use_the:r4 ^_user:a-7b-1z12 ^_vacuum:a-8b13 ^_vacuum_the:a-2b6 ^_venmo:a-1b3 ^_venmo_kyle:a-1b3
    ^_verify:a1 ^_vet:b7 ^_vet_appointment:b5 ^_visit:a-8b15 ^_volume:a9b-3 ^_volunteer:b1 ^_volunteer_at:b1
    ^_wait:a-6b-4d6g3j5k6l1 ^_wait_i:g1l2 ^_wait_no:k4 ^_wait_the:g1 ^_waiting:a-5s8 ^_wake:b12d-3g7j-4
    ^_wake_me:a2b11d-6 ^_wake_up:g8 ^_walk:a-7b8j1m9 ^_walk_me:a-2j2m9 ^_walked:b-6c9 ^_walked_the:b-6c9
    ^_warm:a4 ^_warm_up:a4 ^_was:a4b-4j2 ^_wash:a-11b21 ^_wash_and:b2 ^_wash_the:a-2b7 ^_washing:b1
    ^_watch:a-11b17 ^_watch_the:a-2b6 ^_water:a-6b16 ^_water_bill:b1 ^_water_plants:b2 ^_water_the:b5
    ^_wats:a-6b-8i12j7 ^_we:a12b-17c4d-1e1f2g-2h-4j-4o17 ^_we're:a-2b9 ^_we're_out:a-2b9 ^_we_are:b3
    ^_we_aren't:f4 ^_we_had:a5b-3 ^_we_have:a-9o10 ^_we_moved:b-1o6 ^_weather:a14b-7 ^_weather_for:a6
    ^_weather_in:a3 ^_wedding:b3 ^_weed:a-2b7 ^_weed_the:b4 ^_weekly:b9 ^_weigh:a-4b8 ^_well:a6b-3u5
    ^_went:b-3c11 ^_went_to:b-3c11 ^_were:a9b-6
    ^_what:a15b-39c-24d-18e-5f-17g-15h-18i4j12k-11l-15n3o-22p12q-23r1s-14t-11u-12v-8w-11y16z15A-11
    ^_what's:a11b-39c-17d-18e-18f-18g-14h-19i10j14k-9l-6m4n-2o-14p18q-13r-12s-13t-8u1v-4w-6x7y16z8A-9
    ^_what's_0:a9 ^_what's_a:a9b-1i-3n2 ^_what's_another:a2 ^_what's_at:a-5i9 ^_what's_coming:a-2j6
    ^_what's_due:a-5j10 ^_what's_first:i7j-2 ^_what's_going:a1 ^_what's_good:a-9u11 ^_what's_happening:j10
    ^_what's_in:a1p2 ^_what's_left:a-2i-2j9 ^_what's_most:a-5i8 ^_what's_my:a4i2o-1p9q-1 ^_what's_new:a1
    ^_what's_next:a-4i8 ^_what's_on:a-7b-2i4j10 ^_what's_overdue:a-6j10 ^_what's_playing:a6i-2
    ^_what's_still:a-7j8 ^_what's_the:a7b-11c-4d-2e-3f-5g-5h-6j-3m1n-4p8x5y7z13 ^_what's_this:a1
    ^_what's_traffic:a1 ^_what's_trending:a1 ^_what's_up:i8j-5 ^_what's_your:a5i-1p-7x7 ^_what_a:a4
    ^_what_alarms:j2 ^_what_am:a-6j3p2 ^_what_are:a-3e6j-3m2n-1p-3x6z10 ^_what_calls:j1 ^_what_can:i5j-3n-2p-3z9
    ^_what_causes:a3 ^_what_comes:a-5i5m6 ^_what_commands:a-4j-1p-2z12 ^_what_day:a-6i-1j2p-4y13
    ^_what_did:a4i-1j4p1 ^_what_do:a6i3j-2n7r-2x5z-8 ^_what_does:a1i-5m2p-2z9 ^_what_else:a-7e10j3p-1
    ^_what_events:a1 ^_what_facts:a-5p9 ^_what_gate:a4 ^_what_genre:a4 ^_what_goes:a6 ^_what_happened:a5
    ^_what_happens:a4i-4j-4z8 ^_what_have:a-11j8p6 ^_what_helps:a5 ^_what_i:a-1k3 ^_what_is:a9i4y-1
    ^_what_key:a2 ^_what_kind:a3j-3p5 ^_what_languages:a4 ^_what_lists:j2 ^_what_month:a-10y14 ^_what_movies:a1
    ^_what_now:a-7i10 ^_what_ought:i1 ^_what_reminders:j2 ^_what_should:a3j-6n13p-1 ^_what_size:a-4p10
    ^_what_temperature:a10j-1 ^_what_time:a6i-9j3y2 ^_what_vaccines:a5j-3 ^_what_was:a-14i2j12p9 ^_what_were:a3
    ^_what_would:a-5i8m5n1 ^_what_year:a8 ^_whats:a8b-29c-8d-8e-6f-7g-4h-7i18j18m-3n-2o-5p12q-4r-4s-4u-4y10A-1
    ^_whats_in:a-7j4p7 ^_whats_left:a-3j7 ^_whats_my:a3j-5p10 ^_whats_next:a-2i9 ^_whats_on:j7
    ^_whats_the:a14b-8i7 ^_whats_your:a7 ^_when:a17b-29c-6d-5e-1f-5g-8h-2i-7j18k-1m-1n-1o-9p17
    ^_when's:a4b-17c-4f-4g-5i-2j17p17 ^_when's_my:a-5b-2j7p8 ^_when's_the:a6b-3f-1g-4j14 ^_when_am:a-1j8
    ^_when_did:a4j3 ^_when_do:a5b-3p6 ^_when_does:a5j6p-2 ^_when_is:a4b-4j2o-5p9 ^_when_was:a-4p10
    ^_when_will:a3b-5j5 ^_where:a11b-19c-6d-1e-1f-9g-3h-1i11j2m5o-9p7q-2r-1x5 ^_where's:a12b-16c-1f-3j7p10
    ^_where's_my:a8b-1p1 ^_where's_the:a2b-12f-2j10p7 ^_where_am:a13i-2p-4 ^_where_are:a5 ^_where_can:a13
    ^_where_did:a-6f-2j3p10 ^_where_do:i3j-4m3x7 ^_where_does:a-4p11 ^_where_is:a7j8o-3p-4 ^_where_should:a-2i7
    ^_where_were:i2 ^_where_would:a-1m5
    ^_which:a8b-24c-12d-6e-5f-7g-6h-7i11j10k-1m-7n-1o-13p16r7s-6u-1w-1x-5y3z6A-2 ^_which_actor:a2
    ^_which_airlines:a2 ^_which_bills:j3 ^_which_bus:p3 ^_which_car:p3 ^_which_countries:a5
    ^_which_currencies:a4 ^_which_day:a-2y6 ^_which_days:a-3p7 ^_which_is:a1 ^_which_of:a-6i5j3 ^_which_one:i8
    ^_which_ones:a-5j12 ^_which_personas:a-4r9 ^_which_pharmacy:p5 ^_which_phone:a1 ^_which_reminders:j3
    ^_which_river:a1 ^_which_task:a-3i11j-2 ^_which_tasks:j8 ^_which_terminal:a4 ^_whip:b-1n3 ^_whip_up:b-1n3
    ^_whisper:a10b-1 ^_whisper_mode:a2 ^_who:a23b-30c-9d-5e-6f-1g-3h-6i-7j6m-4n-1o-9p19r-2s-2u-1x14
    ^_who's:a14b-22p20 ^_who's_my:a-5j3p10 ^_who's_pitching:a7b-4 ^_who_am:a-6j4p2 ^_who_called:a5
    ^_who_did:a-3p5 ^_who_directed:a5 ^_who_discovered:a1 ^_who_do:a1j6p-5 ^_who_even:f2 ^_who_holds:a1
    ^_who_invented:a2 ^_who_is:a-5o-4p15 ^_who_made:a-1x6 ^_who_owns:a3 ^_who_painted:a4 ^_who_plays:a1
    ^_who_sang:a5 ^_who_sings:a8e-1 ^_who_was:p3 ^_who_won:a4 ^_who_wrote:a7 ^_whoops:k11 ^_whoops_wrong:k6
    ^_why:a28b-12e-6f-1g1j6o-2p-2x-5 ^_why's:a8b-4 ^_why's_my:a5 ^_why_are:a7x-4 ^_why_did:a1 ^_why_do:a12b-2
    ^_why_does:a4 ^_why_is:a7g2j-3 ^_why_this:a-10e-4j16 ^_wifi:a-6b11 ^_will:a19b-1 ^_will_do:d3 ^_will_i:a3
    ^_will_it:a11d-5 ^_windshield:a-3b8 ^_wipe:a-8f18j-8p-8q13 ^_wipe_everything:q1 ^_wipe_my:b-2f7
    ^_wipe_the:f4 ^_wipe_what:p-1q2 ^_wipe_your:q6 ^_wish:a-4b7 ^_word:a-4n11 ^_word_the:n1 ^_work:a-13b8o-1t7w9
    ^_work_out:b2 ^_would:a9e3g2i-1r-3 ^_would_you:a8b1e3g2i-1r-3 ^_wow:a11b-7 ^_wrap:a-1b6 ^_wrapped:b-6c9
    ^_wrapped_up:b-6c9 ^_write:a-20b10c-1d-3f-2h-2j-2n25r-2 ^_write_a:a-1b5 ^_write_an:b-4n7 ^_write_it:n3
    ^_write_me:n4 ^_write_something:n3 ^_write_thank:b3 ^_write_the:n5 ^_write_to:b10n-8 ^_write_up:n4
    ^_wrong:e6 ^_wrong_time:e6 ^_xmas:a-5b8 ^_yeah:a8b-4 ^_yep:b-3c15k-2 ^_yep_did:a-2c10 ^_yes:a5b-5c5
    ^_yo:a-4b-7u17 ^_yoga:a-5b10h1 ^_you:a10b-19c4d-2f-6g-3h-2i7j-3k1m-4n-1o15p-5q11u-2x-9z-5A-6
    ^_you're:a3b-21c-1e-1f-1k-5r8x27 ^_you're_a:a-3r3x4 ^_you're_funny:x8 ^_you're_too:a-6r11 ^_you_are:a3
    ^_you_can:a-9b-1c12g-1o6q7 ^_you_don't:q7 ^_you_have:a6 ^_you_should:o7 ^_you_sound:a3r4 ^_you_talk:r3
    ^_your:a5o-4r8 ^_your_answers:r2 ^_your_jokes:r6 ^_zoom:a14b-9 ^_zoom_in:a10b-7
    a:a21b-5c-10d-4e5f-22g-28i-2j-21k-2m-1n24o5p-22q-12r3t8u-29x10y-17z-6A-28 a_0:a-1o8t3 a_0_$:a8b-4
    a_0_minute:a-1b3 a_bad:a-6b-1w11 a_bank:a-5b5 a_bank_account:a-5b5 a_bath:a-1b4 a_bath_$:a-1b4 a_better:h4
    a_bird:a3 a_bird_$:a3 a_birthday:a-1b2 a_birthday_card:b2 a_bit:a-4b-8r17s2 a_bit_$:a11b-4 a_bit_funnier:r1
    a_black:a3 a_black_hole:a3 a_block:a4b-3 a_block_on:a4b-3 a_blue:a-2o3 a_british:r1 a_cab:a10b-4n-1
    a_cab_to:a6b-2 a_cake:h6n-1 a_call:a4 a_call_$:a4b-1 a_campsite:a-2b3 a_car:a8 a_car_$:a4 a_card:a-9i13
    a_card_$:a-9i13 a_carpet:a1 a_carpet_$:a1 a_cat:o6 a_charge:a5 a_charge_i:a1 a_cheaper:a-5b6
    a_checklist:a-8b-4m14 a_checklist_$:a-4b-3m10 a_coin:a8b-4 a_coin_$:a5b-3 a_complaint:b-5n3
    a_complaint_to:a-1n4 a_couple:a-5b-2d4s5 a_couple_of:a-5b-1d4s4 a_cup:a4 a_cup_of:a4 a_dad:a3 a_dad_joke:a3
    a_daily:a-1h8 a_daily_reminder:h4 a_day:a-4d10h3 a_day_$:d10 a_dentist:b10 a_dentist_appointment:b10
    a_different:a-7b-6e26i-10r3 a_different_card:a-5e6 a_different_one:a-1e8 a_different_task:e10
    a_different_thing:e8i-5 a_dinner:b5 a_dog:a1b-6h2o6q2r-1 a_dog_$:a4b-3h3r-1 a_dog_named:a-2o7 a_dozen:a-2h7
    a_dozen_eggs:a-2h7 a_draft:a-1b-4n11 a_draft_for:n5 a_draft_of:b-1n3 a_drill:a-1r2 a_drill_sergeant:a-1r2
    a_due:z3 a_due_date:z3 a_fact:a5 a_failure:w4 a_failure_today:w1 a_few:a-2d2 a_fight:a1 a_first:a-2n7
    a_fish:a1 a_flat:z-1 a_flat_tire:a4z-1 a_flight:a2 a_flight_to:a1 a_focus:a-5b-5t16 a_focus_block:t5
    a_focus_session:t2 a_focus_timer:t6 a_fortune:a6b-3 a_fox:a5 a_fun:a6 a_fun_fact:a4 a_game:a2
    a_game_of:a3b-1 a_good:a-4b5h-3i3n6x5 a_good_time:a-5i7 a_good_way:a-5n7 a_great:a5w2 a_great_book:a4
    a_haircut:a-1b13s-3 a_haircut_$:b2 a_happy:a-2b4 a_happy_birthday:a-2b4 a_headache:a7o-3 a_high:b3h-2
    a_high_priority:b3h-2 a_hold:b1 a_hold_on:b1 a_holiday:a3 a_holiday_$:a3 a_honda:o2 a_honda_civic:o2
    a_hotel_in:a3 a_human:a7 a_human_$:a1 a_jacket:a4 a_joke:a-5x9 a_joke_$:a-8x9 a_latte:a2 a_letter:n2
    a_list:a-12b12z4 a_list_called:a-4b6 a_load:a-4b6 a_load_of:a-4b6 a_loan:a5j-3 a_lot:a-14b-1m9s3v7
    a_lot_of:s3 a_lot_that:v3 a_lottery:a1 a_lottery_ticket:a1 a_male:a14r-10 a_marathon:b1 a_marathon_$:b1
    a_meeting:a-2b5d2 a_meeting_with:b5 a_message:a-2b-4n14 a_message_for:b-2n6 a_message_to:a-8n9 a_million:a4
    a_million_dollars:a1 a_minute:a-3s6 a_miss:a-5b-6e14 a_miss_$:a-5b-6e14 a_mistake:a-4b-4k7l6
    a_mistake_$:a-2b-3k2l7 a_morning:a-6o8p8s-2 a_morning_person:a-6o8p8s-2 a_movie_for:b1 a_name:a1 a_new:a4i3
    a_nice:a2 a_night:o5 a_night_owl:a-1o5 a_note:a-7h13n-1 a_note_that:b4 a_note_to:a-2h7n-2 a_novel:a2n-3
    a_novel_$:a2n-3 a_number:a9b-1 a_number_between:a6 a_nurse:a-1o8 a_nurse_$:o3 a_paint:a-2b3
    a_paint_color:a-2b3 a_painting:a8b-7 a_painting_called:a8b-7 a_party:f3 a_party_anymore:f3 a_passport:a8j-1
    a_passport_$:a4 a_pay:n2 a_pay_rise:n2 a_penguin:a2x2 a_penguin_$:x3 a_penny:a3 a_person:a-7x8 a_phone:a-2e5
    a_phone_call:a-4e5 a_photo:b3 a_photo_$:a3b-2 a_picture:a3 a_picture_of:a-1b5 a_pizza:b2 a_pizza_$:b1
    a_plan:b-5m9 a_plan_for:b-5m9 a_playlist:b2 a_playlist_for:b3 a_plumber:a-8b10 a_plumber_$:b1 a_podcast:a4
    a_polite:a-2b-6n11 a_polite_reminder:n1 a_pomodoro:a-6b-1t11 a_pomodoro_$:a-6b-1t10 a_quarter:n-2s1t3
    a_quarter_of:n-2s1t3 a_quick:a-8b-5i7n4s7 a_quicker:a2b-1 a_quicker_way:a2b-1 a_raise:a4j-3 a_raise_$:a5j-3
    a_random:a8b-6 a_real:a2 a_real_person:a7x-6 a_recipe:a5 a_recipe_for:a1 a_reminder:a-16b24d-1h-5j5
    a_reminder_about:b4 a_reminder_for:a-1b14n-3 a_reminder_to:a-4b3j4 a_repeating:z5 a_reply:a-5b-6n12
    a_reply_to:a-5b-6n12 a_rest:d3 a_review:b1 a_riddle:a5 a_riddle_$:a5 a_robot:a-8r5x3 a_room:a2 a_run:b5
    a_rundown:a-2j8 a_rundown_of:a-2j8 a_sale:a2b-1 a_sale_at:a2b-1 a_sandwich:a7b-2 a_sandwich_$:a7b-2
    a_savings:a-7b8 a_savings_account:a-7b8 a_screenshot:a7b-4 a_script:b-3n6 a_script_for:b-3n6
    a_second:a-5b2k4 a_selfie:a9b-8 a_selfie_$:a4b-2 a_short:n5 a_short_note:n2 a_size:a-3o6 a_song:a-10b5n-2x11
    a_song_$:a-10x11 a_song_for:b3n-2 a_sore:a2 a_spare:s3 a_step:a-10b-9k8l8m5 a_step_by:m4 a_storm:a3
    a_storm_coming:a1 a_story:b2 a_story_$:a3 a_synonym:a6 a_synonym_for:a6 a_table:a3 a_table_for:a1
    a_task:a-13b14e-3h-6i13m-3n-8z10 a_task_$:a-4b4h-3i10m-3z6 a_task_for:b6i4j2m-2n-2 a_task_to:b4
    a_taxi:a13b-6 a_taxi_$:a9b-7 a_teacher:a-3o3 a_teacher_$:a-3o3 a_template:a-2b-2n8 a_template_for:a-2b-2n8
    a_text:a-9b-12n22 a_text_for:b-2n6 a_text_i:n2 a_text_to:n4 a_thank:n1 a_thank_you:n1 a_thumbs:a5b-3
    a_thumbs_up:a5b-3 a_ticket:a-4b8 a_time:m4 a_time_$:m4 a_timer:a4t-4 a_timer_for:a8b-1t-1 a_timer_set:a-2b5
    a_transfer:a1 a_treehouse:a-1b3 a_treehouse_$:a-1b3 a_tutor:a-1b2 a_tutor_for:a-1b2 a_used:a-9b11
    a_vegetarian:o5 a_vegetarian_$:o5 a_video:a11b-8 a_visa:a3 a_visa_for:a3 a_week:a-5d16 a_week_$:a-9b-6d18
    a_weekly:a-3b3h8m-2 a_while:b-10j12 a_window:a5 abandon:a-5b-4f16 abc:o5 abc_0:o5 abc_0_$:o5 able:z6
    able_to:z6 able_to_do:a-1z6
    about:a1b5c-25d-7e-18f8h3i-31j6k-19l-9m-20n8o-12p9q20r-11s10t-10u-10v-4w7x-14y-4z-17A-12 about_$:j1
    about_0:b-5h1s8 about_0_minutes:b-5s8 about_a:a1 about_carpooling:b1 about_carpooling_$:b1 about_cheese:a3
    about_cheese_$:a3 about_coffee:b-1f2 about_coffee_filters:f3 about_everything:r3 about_everything_$:r3
    about_insurance:b-7h7 about_it:d6 about_jules:p4 about_jules_$:p4 about_me:a-19f-4i-3j-9o5p16q14
    about_me_$:a-11f-2i-1j-5p12q12 about_my:a-8b-2f-11n3o-2p1q20 about_my_knee:q1 about_parental:b5
    about_parental_leave:b5 about_penguins:a8 about_penguins_$:a6 about_practice:f5 about_saturday:b1d-1n2
    about_saturday_$:b1d-1n2 about_task:j5 about_task_0:j5 about_that:a5b6f2k-2 about_that_$:a7f4k-1
    about_the:a-8b11c-9d-6f13g1h-11i-4j11k-1m-5n7o-1p-2q-8r-5s-2 about_the_bins:f-1n5 about_the_boiler:e3j-2p3
    about_the_bus:b1 about_the_car:a-1b-5f4j9 about_the_carpool:b1 about_the_dentist:j2 about_the_election:a5
    about_the_fence:f2 about_the_fire:a1 about_the_gutters:g3 about_the_gym:f4 about_the_insurance:j2
    about_the_landlord:j4 about_the_laundry:b-4f2j4 about_the_meeting:b4 about_the_passport:j1
    about_the_rent:b6d-3j-1 about_the_roof:j6 about_the_school:f1 about_the_taxes:b-5d7 about_this:d7j-2w5
    about_work:w3 about_work_$:w3 abraham:a6 abraham_lincoln:a6 absolutely:a12b-8w4 ac:a12b-9 ac_$:a7b-4
    accent:a13b-6r-2 accent_$:a9b-4 accident:a-7g3k6l2 accident_$:a-4k5l2 accident_last:g5
    accident_last_night:g3 accomplished:b-5c10 accomplished_on:b-5c10 accomplished_on_the:b-5c10
    account:a19b13c-1f-6h-1j-7o-3p-6q-4 account_$:a6b9f-4q-1 account_at:a-1b3 account_number:a6
    account_number_$:a6 account_right:a3 account_right_now:a3 accountant:a-3o-2p10q-2 accountant_$:a-1o-2p9q-2
    accounting:b1 accounts:m7 acme:b2 acme_$:b2 across:a7b-6 act:a-6r7 action:a-5b-2j-1k14l3 action_$:a-4b-1k14
    activate:b-1g12 activate_my:a-3b7 activate_the:a-1b2 activate_the_new:b1 active:a-7b-5g17h-1j3
    active_again:a-1b-3g16 active_again_$:a-1b-3g16 actor:a9b-1 actor_played:a2 actor_played_the:a2
    actually:a-15b-19c-13d-7e-3g18h23i-6j-5k-3l9m4w6 actually_do:i-3l6m4 actually_done:c-1g3
    actually_done_$:c-1g3 actually_i:f3g4 actually_i'm:g4 actually_i'm_not:g4 actually_in:a-4w7
    actually_in_a:a-4w7 actually_it's:h4 actually_it's_the:h1 actually_make:h5 actually_make_it:h3 adapter:a-2b5
    adapter_$:a-2b5 add:a-3b31c-15d-10e-10f-19g4h12i-10m-5n-14o-4p-5r-4z7 add_0:a12b-10 add_0_and:a12b-10
    add_a:a-1h7i-1n-1z5 add_a_high:b3h-2 add_a_note:b-12h15 add_a_task:b10h-2z1 add_an:b1 add_an_event:b1
    add_call:b2 add_eggs:b3 add_eggs_to:b3 add_gas:b5 add_it:b4 add_laundry:b4 add_milk:b2 add_oat:b5h-3
    add_oat_milk:b5h-3 add_renew:b2 add_salt:b1 add_salt_to:b1 add_something:a-1b4z2 add_something_to:b4
    add_that:a-5b4k3 add_the:a1b-11c-1g9j2 add_the_artist:a6b-5 add_this:a6b-2 add_to:b-2h7 add_to_the:b-2h7
    added:a-8b2c-5j17o-4 added_the:a-2f2j6o-1 added_to:b5 added_to_my:b5 adding:k7 adding_the:b-1k7
    address:a-13b13i-2p9q8 address_$:a-7i-1j-5p13q8 address_is:a-2j4 address_with:b7 address_with_the:b5
    adhd:a-1o8 adhd_$:a-1o8 adjust:b1 adjust_the:b1 advisor:b4 affect:a7b-5 affidavit:b3
    after:a-13b-14c-17d29e5g5h-12i15j-7k-9l-1m-8o-7q-1r-1s15w-8z-4 after_all:a-1b-2c-4d-2f9g13
    after_all_$:b-2c-3d-2f8g12 after_christmas:d2 after_christmas_$:d2 after_dinner:a-1b-5d14
    after_dinner_$:a-1b-5d11 after_it:e8 after_it_$:e8 after_lunch:a-3d13 after_lunch_$:a-1d11
    after_thanksgiving:d3 after_thanksgiving_$:d3 after_that:a-7c-1d-1e1i17k-1 after_that_$:a-2c-1e2i12
    after_the:d3h-3p3 after_this:a-2i8 after_work:d5s9w-5 after_work_$:d5s9w-5
    afternoon:a-15b-2c-1d2f3j12p-1s3u10 afternoon_$:a-7f5j8u7 afternoon_free:a-4j4s4 afternoon_free_$:a-4j4s4
    afternoon_would:d5 afternoon_would_be:d5
    again:a-7b-29c-18d24e7f-17g22h-18i-12k-13l14m-6n-5o-12p13q-5s-6t-2u12w-1x-1z-2A-5
    again_$:b-12c-12d-15e3f-8g14h-11i-4j5k-7l5o-6p15q-2s-2u12A-2 again_?:a5 again_?_$:a5 again_at:b-2d9
    again_at_0:b-1d6 again_at_noon:d1 again_i:g-1l6 again_in:a-5b-2d15 again_in_two:d3 again_next:e1
    again_on:b-1d12 again_on_monday:d5 again_reopen:g1 again_so:g5 again_so_reopen:g2 again_the:l2
    again_tonight:d5 again_tonight_$:d5 against:f1 against_the:f1 age:q3 agenda:a-17b1d-1f3i4j16
    agenda_$:a-13f5i4j8 agenda_for:j9 agent:a9 agent_$:b8 ago:a-4c5f6k1 ago_$:a-5c5k4 ahead:a3e1 ahead_$:a-1e6
    ai:a4 aid:b7 aid_kit:b3 aids:a-5b9 aids_$:a-2b7 ain't:a4 air:a14 air_$:a1 air_conditioning:a2 air_filter:b4
    air_in:b1 air_quality:a7b-4 air_quality_in:a4b-3 airbnb:a-6b9 airbnb_for:b3 airline:b1 airline_$:a-1n4
    airline_about:b2n-1 airlines:a7 airlines_fly:a5 airlines_fly_nonstop:a2 airplane:a2 airplane_mode:a2
    airplane_mode_$:a2 airpods:a3 airport:a5b9h-2n-1 airport_$:a11 airport_by:a-2b6 airport_by_0:a-2b6
    airport_parking:b2 airport_parking_$:b2 alarm:a-15b1c-13d5e-1f22g-5h5i-3j19k-1m-3n-3o-2p-1r-2s-6t-2
    alarm_$:a1b-13d5f17j1q-2 alarm_0:b2 alarm_code:a-1f-4o1p4q5 alarm_code_is:o2 alarm_for:a-10b8f4
    alarm_for_0:a-3b10 alarm_for_tomorrow:f4 alarm_from:h2 alarm_from_0:h2 alarm_go:a-3j6 alarm_go_off:a-3j6
    alarm_is:j4 alarm_is_set:j1 alarm_off:f8 alarm_off_$:f8 alarm_set:a-4b-2f4j6 alarm_set_for:b-2f4j1
    alarm_system:a7 alarm_system_$:a4 alarm_that:a-1b8 alarm_to:a-5h11 alarms:a-26b-8f13j26o-2p-5q-1x-1z14
    alarms_$:a-14b-6f11j10o-2x-1z15 alarms_are:j2 alarms_do:j3 alarms_do_i:j3 alaska:a1 alaska_$:a1
    album:a21b-4j-2 album_$:a5b-3 album_for:a-1b3 album_is:a2 alert:b2 alert_for:a3b-2 alert_me:a-1b7
    alert_me_when:b3 alerts:b3 alerts_for:a3 alex:a-17b8o12 alex_$:a-9j1o12 alexa:a19b-7 alexa_$:a14b-5
    ali:a-3o5 ali_$:a-3o5 aliens:a5 alive:a4 alive_$:a1
    all:a-5b-26c10d-8e-13f20g3h-14i-16j15k-6l-4m-3n-5o-15p-14q10r-16s17t-2u-13v-4w8x-4z-4A10
    all_$:a2b-7c-4d-2f6g11j8k-2A-4 all_alarms:a-2b-1f12 all_alarms_$:a-2f10 all_day:a1s6 all_day_$:a1s6
    all_done:c9 all_done_with:c5 all_events:f6j-3 all_events_on:f6j-3 all_for:a-1A12 all_for_today:A10
    all_is:a-3j7 all_is_pending:a-1j4 all_my:a-2f10j5q-3 all_my_reminders:f9j-4 all_my_tasks:f1 all_night:a2s6
    all_night_$:a2s6 all_of:a-6c1d2f9i-2j2m2q-1 all_of_my:f3j4 all_of_today's:c2d2j-3 all_reminders:f7j1
    all_reminders_$:f4j2 all_sorted:c2 all_sorted_$:c2 all_the:a13b-4c5f-10j-2q4 all_three:a-13b11c4
    all_your:a-1q3 allergic:a-7b-5j-6o11p17w-1 allergic_to:a-7b-5j-6o11p17w-1 allergic_to_$:a-2p5
    allergic_to_anything:a-7j-2p11 allergic_to_nuts:a6b-1o-2q1 allergic_to_peanuts:o5 allergic_to_penicillin:o3
    allergy:a-1f-2q7 allowed:a9j-4 almond:b-1h13 almond_milk:h8 almost:a8 along:b-5e14 along_$:b-3e9
    already:a-6b-22c22e3f8g-7i-2j18k-1n-2o-8p-2w-3z1 already_$:a6b-6c5j3 already_added:a-4c-3j12
    already_bought:b-5c6f4 already_put:a-4j1z3 also:a-3b12 alter:a-1b-9h14 alvarez:b2o3 alvarez_$:o3
    alvarez_next:b1 alvarez_next_door:b1 always:a14b-6o2 am:a-7b-15c-11d-8e-4f3g-3i-8j12k-2m-3n-6o2p19s5w13z-6
    am_$:a5b-1f2h4p-1 am_a:a-2o6 am_alarm:a-2f4 am_alarm_$:f4 am_free:o-1s8 am_having:s6
    am_i:a1b-11i-4j12n-3o-10p22s-1w-2z-2 am_i_$:j-2p5 am_i_able:a2 am_i_allergic:j-2p6 am_i_called:j-1p5
    am_i_doing:i4 am_i_free:j10 am_i_meeting:j5 am_i_right:a7i-1 am_i_supposed:j3 amazon:a3b8 amazon_$:a5 amc:a4
    america:a2 america_$:a2 amex:a1b5j-3 amex_$:b5j-2 amount:a2 amy:a-14f6j-1p13 amy_$:a-2f6j-1
    an:a13b-3c-1e-8f-15g-11h5j-16k2l-1m-7n26o-16p-10q-3r-10s8t9u-2w-3x-4z-7A-2 an_accident:a-3k7 an_account:a3
    an_account_$:a1 an_agent:a2 an_agent_$:a2 an_ai:a4 an_alarm:a-10b15j6 an_alarm_for:a-2b5j1 an_alarm_set:j1
    an_alarm_that:a-1b8 an_apology:a-3b-7n12 an_apology_to:a-2n5 an_appointment:b4 an_egg:a3
    an_email:a-4b-6j-1n22 an_email_$:a-3n7 an_email_from:a1 an_email_to:n7 an_event:b5 an_event_called:b4
    an_excuse:b-3n6 an_excuse_email:n2 an_extra:a7b-6 an_hour:a-16b-6d7f-1g-2h12i4j-3m-2n-8o-3r-1s12t12
    an_hour_$:a-3d10i-2n-5s3t8 an_hour_ago:c5 an_hour_before:a-1s9 an_hour_earlier:h5 an_hour_free:i5
    an_hour_later:d-1h6 an_hour_to:i2s1 an_oil:b6 an_oil_change:b6 an_uber:a16b-10 an_uber_$:a6b-5
    an_umbrella:a8j-3 ana:a-19b1j-3n9o9p6z-2 ana_$:a-3b3 ana_is:a-1o9p-1 ana_is_my:o8p-1
    and:b19c1d-13e6f-6g-14i1j-12k-9l-2m-12n-6p-9q-4r10s9u-4x-3y-3z2A-2 and_0:a3b-9c5f3j2 and_0_$:a9b-7f3
    and_0_are:c4 and_after:a-2e-1i13 and_after_that:a-2e-1i13 and_cheese:b3 and_cheese_$:b2 and_give:j-1
    and_go:e2 and_i:a-2c2w5 and_it:a1 and_mark:b2 and_mark_$:b2 and_play:a3b-2 and_send:b3 and_send_it:b2
    and_spinach:a7i-2 and_the:a3 and_water:b1 and_wednesdays:h4 android:a6 android_is:a1 android_is_this:a1
    angela:b5 animated:a6b-2 animated_movies:a5b-2 anna:a5j-2 anniversary:a-22b4j-8o7p18q5
    anniversary_$:a-9b-1j-2p14q6 anniversary_is:a-3o9 anniversary_is_may:o3 announce:b2 announce_the:b4
    annoying:a13o-5 annoying_$:a13o-5 annual:a-3b6f-1h2 annual_fee:b1 annual_physical:b2 annual_physical_$:b1
    another:a-7b-18c-6d7e31f-10g1h-5i8j-13k-5m-6o-1r2s-2t7u-4A-3 another_$:a-13b-10d-5e27i2 another_half:d7e-3
    another_half_hour:d7e-3 another_one:a-5b9d-1e12f-3i1 another_one_$:e15i-3 another_one_please:e8i-3
    another_please:a-2i10 another_please_$:a-2i10 another_task:e5 another_task_$:e1 another_word:a3
    another_word_for:a3 answer:a9b3f-2k-1n4 answer_$:a3 answer_the:a3 answer_the_survey:b2 answers:a-7b-3o-1r22
    answers_are:r2 answers_please:a-1r9 answers_please_$:a-1r9 ants:a-5b8 anxious:a-4o-3s-1w16 anxious_about:w5
    any:a16b-34c-9d-10e2f7g-8h-5i6j16k-1o-7p-8q2r-12s-7u-5w-1x10z7A-3 any_alarms:a-7j8 any_appointments:j4
    any_calls:a-5j9 any_chance:a1 any_chance_of:a1 any_concerts:a5j-1 any_emails:j3 any_events:a-7j8
    any_good:a15 any_hobbies:a5 any_idea:a-2i1p3 any_idea_what:a-2i1p3 any_jokes:a-5x8 any_meetings:a-4j7
    any_meetings_today:a-2j6 any_more:a-2f13g-3q5 any_more_$:f5q5 any_new:a9b-2j-2 any_new_emails:a6j-2
    any_news:a3 any_pets:a4 any_puns:a5b-1 any_puns_about:a5b-1 any_reminders:j5 any_tasks:j5 any_timers:a-9j9
    any_travel:a3 any_travel_alerts:a3 anymore:a-5b-17c-2e-4f23g-1h5j-1o-9q16 anymore_$:a-4b-15e-2f25h5o-6q6
    anymore_forget:q5 anymore_so:q2 anymore_so_forget:q3 anyone:a2j1 anyone_today:j2 anyone_today_$:j2
    anything:a-13b-33c-8d-12e18f-8g-5h-2i16j27k-2m-4n-2o-7p7r-3w5 anything_$:a1b-2i-2p8w3
    anything_about:a-1b-1j7 anything_about_the:b-1j7 anything_but:b-3e16 anything_but_that:e6 anything_due:j9
    anything_else:a-2e12i-2 anything_else_$:e7 anything_for:i8 anything_for_me:i8j-2 anything_i:i4
    anything_left:j6 anything_new:a3 anything_on:a-4j14 anything_on_my:j5 anything_overdue:j4
    anything_overdue_$:j4 anything_quick:i12j-3 anything_quick_i:i8j-3 anything_scheduled:j2 anything_to:b-3j5
    anything_to_do:b-3j5 anywhere:a6b-4 apartment:a-7b7f1 apartment_$:f1 apartment_to:a-1b3
    apartment_to_the:a-1b3 api:a-4b9 api_keys:b3 api_keys_$:b3 apology:a-4b-8n15 apology_to:a-2n5
    apology_to_my:n1 app:a3b-8c-3A14 app_$:a-3b-6c-1A14 apple:a11 apple_pay:a5 apple_pay_$:a3 apple_stock:a2
    apples:a1b-8h10j-4 apples_with:b-7h10 application:a-12b1c10j-3m7 application_$:a-10b4c7m2
    application_is:a-4c2h1 apply:a-7b12 apply_for:a-3b7 apply_for_a:b2 apply_for_the:f1
    appointment:a-21b16c-3d-3f16h7i-6j14o-9p-11q-2 appointment's:a-4h8 appointment_$:a-7f13i-1j9p-3
    appointment_at:a-1j4 appointment_for:h8j-3 appointment_is:h6o-1 appointment_on:f5j2 appointment_on_friday:j1
    appointment_on_the:b-2f5 appointment_to_the:b2 appointment_with:f3h-1j5 appointment_with_dr:f1
    appointments:a-16b-5j24 appointments_$:a-2b-2j9 appointments_this:a-2j6 appreciate:a-2b-3c-4f-7v23
    appreciate_it:a-2f-1v16 appreciate_it_$:a-2f-1v16 appreciated:a-5b-6v15 approve:b4 approve_my:a3
    approve_my_time:a3 approved:b1 approved_$:a1 apps:a5 apps_$:a5 appt:a-5b14 appt_$:a-3b9 apr:a2
    april:b-1d10f-1 april_$:b-6d10 april_0:b1 april_0_$:b1 archive:a2
    are:a9b-30c5d-17f-13g-10h-10i-1j17k-9l-4m-3n-14o3p-2q-10r6s5t-3u-12v-4w-5x18y3z5A-10 are_$:a-7i10p1
    are_any:a-6j7 are_bananas:a4 are_blue:a3 are_coming:a-2b5 are_coming_up:j3 are_done:c5 are_done_$:c5
    are_due:a-5j7 are_eggs:a1 are_finished:c8j-1 are_finished_$:c8j-1 are_good:a6 are_in:a7 are_late:a-3j6
    are_left:a-9j11 are_left_$:a-10j11 are_my:a-6e8z7 are_on:j1 are_on_at:a1 are_on_my:j5 are_overdue:j2
    are_overdue_$:j2 are_playing:a3 are_so:a8 are_some:a2 are_the:a13b-7c-4j6m3 are_the_reviews:a5
    are_the_steps:a-1m8 are_the_symptoms:a4 are_there:a2b-1j-1r10y-1z4 are_there_$:a-6j-10r11z5 are_there_any:j4
    are_we:a-9i8j-3y9 are_you:a-3b-1i-6j-6p3r-5x21z2 are_you_$:x6z-6 are_you_?:a-6x9 are_you_a:a-4x10
    are_you_doing:a-4x6 are_you_listening:a5 are_your:a-2x7 are_your_hobbies:a-2x7 aren't:c-6f4g7
    aren't_done:c-3g5 arm:a8 arm_the:a13b-8 arm_the_alarm:a3 around:a13b6c-2j-8 around_0:d3 around_here:a6
    around_here_$:a3 around_the:a3 around_this:a3 arrive:a1 arrive_$:a1 arrived:a4 arrived_$:a2 article:b5d-1
    article_on:b5d-1 artist:a11b-6 as:a-10b-18c4d-5f-7g12h24i-1j-6m-3n-1s7w-2z3 as_a:a-4s10
    as_complete:b-1c14g-1 as_complete_$:c6 as_completed:c1 as_completed_$:c1 as_done:a-1c4z4 as_done_$:c5z1
    as_incomplete:c-2g8 as_incomplete_$:c-2g8 as_not:c-7g15h-1 as_not_done:c-2g4 as_urgent:b-2c-1h11
    as_urgent_$:b-2c-1h11 as_well:b-2e3h4 as_well_$:b-2e3h4 aside:a-1d6e7h-3 aside_and:e2
    ask:a-13b7d13e-3f-4h14i-7j-2k4m-1r-3z4 ask_about:b-7h12 ask_for:a2h3n-1 ask_hr:b3 ask_hr_about:b3
    ask_me:a6b-8d15i-1j-2r-1 ask_me_again:a-1d8 ask_my:a-3n4 ask_my_boss:a-3n4 ask_the:b1 ask_you:a-8k5z6
    ask_you_$:a-4z7 ask_you_to:a-1k5 asked:a1b5k2 asked_$:a4 asked_for:k3 asking:b-8n14 asking_for:a-3b-2n9
    asleep:a3e1o-6s8w-1 asleep_$:s8w-1 assemble:a-3b8 assemble_ikea:b3 assistant:a9b-2
    at:a8b19c-14d6e4f-24g-15h6j-2k-15l-8n-8o13p-14r-2s2t-9u-7v-3w-5x-6y-5z-11A-8 at_$:a7b2i-5j5p-6
    at_0:a-10b13c-2d5e-4g-6h13m-4n-1o-6s2 at_0_$:a-10b5d9g-2j4m-1o1 at_0_0:a-7b4h8o-1 at_0_i:h1 at_0_instead:h3
    at_0_now:h1 at_0_percent:a4b-1 at_0_pm:a5b-1 at_0_tomorrow:b6 at_a:m4 at_a_time:m4 at_all:a7k-1
    at_all_$:a7k-1 at_amc:a3 at_least:a2b-1 at_luigi's:b1 at_luigi's_$:b1 at_me:b-3r7 at_my:a-8b4i1o2
    at_night:b-2o11 at_night_$:b-2o11 at_nine:a-3b3d5 at_nine_$:d5 at_noon:a-4d8j6o3 at_noon_$:b-2d10j4
    at_noon_on:b-3j1o4 at_noon_to:b3 at_olive:a2 at_olive_garden:a2 at_once:a-4i-1m13 at_once_$:a-3m9
    at_quarter:b2h2 at_quarter_past:b2h2 at_school:a1b1 at_school_$:a1b1 at_seven:a2b1o-1 at_six:d1 at_six_$:d1
    at_ten:d5 at_ten_$:d5 at_that:e6 at_that_$:e6 at_the:a1c-7d-12e10f-12i7j-7m-6o5p1s5 at_the_airport:b4
    at_the_back:e2 at_the_bank:b2 at_the_bottom:b-3e7 at_the_cabin:a-4b1 at_the_end:e5 at_the_gym:a-1p2
    at_the_hilton:a3b-1 at_the_hospital:b-2o6 at_the_moment:i2 at_the_odeon:a1 at_the_office:a5
    at_the_party:a12b-8 at_the_store:b1 at_the_top:a-6b-4h7i9j-3 at_work:a12b-6 at_work_$:a9b-4 atlanta:a5b-2
    atlanta_to:a5b-2 atm:a5 attic:a-15b4c1d1e2i-3m1o5 attic_$:a-10b1c2e3i-2m1o6 audible:a-4b12f-1 audible_$:b3
    audiobook:a16b-8 audiobook_$:a8b-3 audiobook_where:a2 audiobook_where_i:a2 august:o1 august_0:o1
    august_0_$:o1 aunt:a-4b13 aunt_rosa:h1 aunt_rosa_$:h1 austin:a-6o9 austin_$:a-7o9 australia:a3 auth:a-1b5
    available:j5 avatar:a8b-6 avocados:a-4b13 avoid:a15b-5d-1 avoiding:a1 awake:a-2b-5s14
    away:a9b1c-5f13g-3h-7j-6o-1q1z-2 away_$:a8b11c-2o-1q1z-1 away_the:f2 away_with:b-9f13 awful:a6b-1c-4r7
    awful_$:c-3w10 b:b1 baby:a-5b8i-3j-2m11s12 baby's:a-4b7 baby_$:b3 baby_clothes:b1 baby_clothes_$:b1
    baby_shower:b3 baby_steps:b-4m13 baby_steps_$:b-3m8 babysitter:a-10b13n2 babysitter_$:a-4b6
    back:a-15b-10c-14d11f-30g37h-18i-13j-9k34l8m-20n-6o-22p-14q-11r3s-17t-8u11v-4w-11x-7y-1z-8A-12
    back_$:a-7b-2c-6d-15f-2g12h-1i-2k21l-2m-1o-2r2s-2u7w-3 back_0:a4 back_?:a-7b9j2k-2 back_?_$:a-7b9j2k-2
    back_a:d2 back_after:d3 back_after_lunch:d3 back_an:d4 back_an_hour:d4 back_from:c4 back_from_the:c4
    back_how:k3 back_how_it:k3 back_i:a7b-5 back_in:a-1b-1d8h-4l9 back_in_college:a2 back_my:d-2h5j2 back_of:e7
    back_of_the:e7 back_on:a-14b-5d-1g33h-1j-7 back_on_$:a-2b-4g13 back_on_my:b-8g13 back_on_please:a-3g6
    back_on_the:b-1g7 back_one:k11 back_one_$:k7 back_one_step:k2 back_out:k4 back_out_of:k4 back_please:g3k5
    back_please_$:g3k5 back_that:a1 back_the:a-5b-9d2g8j-3k9l1 back_the_dentist:g1 back_the_one:k5
    back_the_task:g5 back_the_way:k3 back_to:b-10c-2e5g10h-8r11 back_to_being:r7 back_to_its:a4b-2
    back_to_me:a-6d7j2 back_to_not:g1 back_to_nudgy:r8 back_to_open:a-2g7 back_to_the:a7b-4g1 back_to_this:e4
    back_to_to:g5 back_to_your:r2 back_two:d1 back_two_days:d1 back_up:a-11b12d12g-1 back_up_laptop:b1
    back_up_my:a-6b9 back_up_on:b-3d10 back_up_phone:b2 back_what:l4 back_what_you:l4 backup:a-4b9 bacon:b4
    bacon_$:b4 bad:a10b-13e-2k10o-2w10 bad_$:a13e-1 badge:a-5b8 badge_$:b2 bag:a-3b8 bag_$:a-3b8 bags:a-3b19h1
    bags_$:a-3b11 bags_of:a-2h3 bags_on:b5 bags_on_the:b5 bake:a-3b7f4 bake_a:b4 bake_sale:a-3f4
    bake_sale_$:b2j1 bakery:a3 baking:a-1b7 baking_powder:b2 baking_powder_$:b2 baking_soda:b2
    balance:a18i-2j-5p-6 balance_$:a11j-3p-3 balloons:a-1f6 bananas:a2b10c-4j3 bananas_$:a-5b13c-3j6
    bananas_to:b1 bananas_to_my:b1 band:b4 band_aids:b4 band_aids_$:b4 banjo:a-2f1g6
    bank:a-10b2c4f3g-2j-4m-6n5o11p4r-2 bank's:d2 bank_$:a-3b-3c4f3h-4i6j4m-1n3 bank_about:b7 bank_about_the:b3
    bank_account:b4 bank_account_$:b2 bank_balance:a5 bank_card:a-5b6 bank_card_$:a-1b3 bank_details:q1
    bank_off:c5f-4 bank_off_my:c5f-4 bank_one:b-2h5 bank_please:b2 banks:a-2b7 bar:a-7b11 barbecue:a-5b-8f12g4
    barbecue_$:a-4f3g5 barcelona:a1 barcelona_$:a1 bars:b5 basement:a-6b8m4 basement_$:a-1b7 basketball:a-5b8
    bass:a12b-9 bath:a-2b5 bath_$:a-2b5 bathroom:b10c2i-2j-2m5 bathroom_$:a-3b1i-1m7 bathroom_sink:b2
    bathroom_sink_$:b2 batman:a4b-2 batteries:a-16b14f3j-2o-3s10 batteries_$:a-5b11 batteries_in:b1
    batteries_in_the:b1 battery:a5b5j-8o-3p-1s11 battery_$:a-5b8s5 bbc:a16b-4j-5 bbc_$:a1 bbc_radio:a3
    bday:a-1b5 be:a-2b-25c-18d-3e-17f12g-3h7i5j-11k-8l-3m4o-4p-7q-8r37s-9t3u-7w2x-2z-7A4 be_a:a-2r7
    be_a_bit:a-4r6 be_at:a-1b6 be_better:b-1d6 be_better_for:d4 be_called:a-3o5 be_doing:a-7f5i8
    be_doing_$:a-2i8 be_doing_the:f5 be_done:g2 be_for:a6i-1 be_going:f1 be_going_to:f1 be_honest:a3b-2r-2w6
    be_honest_$:a3b-2r-2w6 be_in:a1d-1m7 be_late:a-2n5 be_late_$:a-2n5 be_less:r3 be_more:r7 be_more_strict:r1
    be_my:a-5b-2i3r3t6 be_nicer:r5 be_quiet:a11r-7 be_reminded:a-7b6f6o-2 be_reminded_about:f6
    be_reminded_to:a-1b7o-1 be_rich:a2 be_so:r9 be_the:a-4m6r1 be_the_tough:r1 be_working:i2 be_working_on:i2
    beach:a8b-2 beans:a-7b8s3 beans_$:a-6b8s1 bears:a7 beat:a2 beatbox:a15b-7 beatbox_$:a9b-5 beatles:a13b-4
    beatles_$:a8b-3 beats:a5b-2 bed:a-11b14h-2j-1o3p3 bed_$:a-6b13h-1j-1p3 bed_at:o4 bedroom:a13 bedroom_$:b4
    bedroom_lamp:a1 bedroom_light:a2 bedroom_lights:a6b-3 beds:a-5b9 beds_$:a-5b9 bedtime:a3q1 bedtime_$:a2q1
    beef:a-1b4o2 beef_$:o3 been:a-13b-23c29d-3j8n-3q2w9 been_called:c-2f5 been_called_off:c-2f5
    been_changed:a-1f-3h2q4 been_moved:h2 been_moved_to:h2 been_putting:c-2j8 been_putting_off:c-2j8
    been_stuck:a3 been_stuck_in:a3 been_to:b-6c11 been_to_the:b-5c11 been_walked:a-1c5 been_walked_$:a-1c5
    bees:a2 before:a-3b22c-5d7e-10f-19g-13i1j-9k11l2m-4n-4o-7p-8r-7s15 before_$:a-6d-1g-4k16 before_bed:b1
    before_bed_$:b1 before_dinner:s5 before_dinner_$:s5 before_friday:b1d6 before_friday_$:b2 before_i:d3i1j-2
    before_it:b13 before_it_expires:b7 before_it_renews:b4 before_my:a-7j-2s14 before_my_next:s2
    before_noon:a2b-3j3 before_noon_$:a2b-3j3 before_the:a2b9f-3 before_the_0:b2 before_the_bus:i1s2
    before_we:a-2b7 before_we_go:a-2b7 before_work:a-5b7 before_work_$:a-5b7 begin:a-17b-7i15m13p-2
    begin_$:a-6b-1i14p-1 begin_the:m1 begin_with:m11 begin_with_the:m9 behind:e8w3 behind_the:e8
    being:b-12f-1j7r10x4 being_so:a3b-4r4 being_the:r7 believe:a18 believe_it's:a9 ben:a-6b10 ben_$:a-4b6
    benefits:a4b5j-2p-1 benefits_$:a7j-1p-1 berlin:a4 berries:b1 berries_$:b1 best:a6b-3c-4f-1i8j-8o3x11
    best_for:a2 best_in:o4 best_in_the:o4 best_picture:b3 best_time:a3 best_time_of:a1 best_way:a1
    best_way_to:a1 beth:a-1b4 better:a1b-10c-1d23e-2f-2h1i5j-7m-6o5r-3 better_$:a6b-3d5 better_for:b-3d12
    better_for_the:d4 better_for_this:d2 better_than:a1b-2o6 better_to:a-2i8m-2 between:a14b-12j1z7 between_0:j3
    between_0_and:j3 between_one:a3 between_one_and:a3 beyonce:a4 big:b-1e-2g-2i2j-4m20s3 big_$:a-1b-2m13
    big_for:m5 big_for_me:m5 bigger:a-2b4 biggest:a8j-5 bike:a-11b15h4p1 bike_$:b3 bike_on:b8j-2
    bike_on_craigslist:b5j-1 bikes:a-2b7 bikes_$:a-1b4 bill:a-2b11c4f-4g9h6j-9m-2o-3p-4 bill_$:a-3b8c8d2
    bill_but:g3 bill_but_it:g3 bill_is:a-7b5h2 bill_not:h1 bill_not_the:h1 bills:j4 bills_$:a-3b3j1 bills_do:j3
    bills_do_i:j3 bin:a-14b-6c-5f26g5h-2 bin_$:a-5b-3f12 bin_bags:b3 bin_that:c-1f4 bin_that_$:c-1f4 bin_the:f9
    bin_the_loft:f6 bins:a-16c12d-1f-3h1j2n4 bins_$:n5 bins_out:c5 bins_out_$:c5 bins_to:b6 bio:a-2b8
    biology:a-3b-1o8 bird:b6 bird_$:a3 bird_feeder:b3 bird_feeder_$:b3 birds:a11b-6h-2 birds_$:a12b-7h-2
    birth:a-4b8 birth_certificate:a-4b8 birth_certificate_$:a-4b7 birthday:a-14b12c1d-8e-4i-4j-13m2o1p22q3r-3s-3
    birthday_$:a-2j-3o-4p22 birthday_candles:b1 birthday_candles_$:b1 birthday_card:a-7c5f4 birthday_card_$:f1
    birthday_card_for:b2 birthday_is:a-3o10 birthday_is_march:o3 birthday_message:n3 birthday_message_for:n3
    birthday_on:b7 birthday_on_the:b1 birthday_party:m5 birthday_party_$:m4 biscuit:a-6b6o3 biscuit_$:a-5b4o3
    bit:a-14b-18d7e-1h-1i-5m12n-1r14s4w14A-1 bit_$:a9b-5 bit_funnier:r1 bit_funnier_$:r1 bit_lonely:a-5b-4d-1w15
    bit_of:i-1m7 bit_of_it:i-1m7 bitcoin:a7 bitcoin_$:a1 bite:a-3b-7h-1m19 bite_size:a-2b-1m11
    bite_sized:b-2h-1m9 bits:b-2m11 bits_$:b-2m11 black:a1b5o2 black_$:o2 black_hole:a3 black_hole_$:a3
    black_panther:a5b-2 black_panther_$:a5b-2 blades:a-1b5 blades_$:a-1b5 blah:a5b-8e6 blah_$:a8b-5
    blah_blah:a8b-5 blah_blah_$:a8b-5 bleach:b4h-1 blender:a-4b-9f10g5 blender_$:a-4b-6f12 bless:a10b-3
    blinds:a6 blinds_$:a4 blinds_in:a2b-1 blinds_in_the:a2b-1 block:b6t5 block_my:a9b-2 block_my_card:a2
    block_off:b5 block_off_the:b5 block_on:a2b-4 block_on_the:b-2 block_the:a-3b5 blog:b7 blog_post:b7
    blood:a-14b12c-2j-6o7p10q4 blood_group:a-4o7p2 blood_pressure:b2 blood_test:b2 blood_test_$:b2
    blood_type:a-6j-4p8q5 blood_type_$:j-2p5 blue:a2b5c-3h-2j-6o16 blue_$:a16b-11 bluetooth:a18b-10
    bluetooth_$:a11b-8 bluetooth_headphones:a6b-3 bluetooth_headphones_$:a6b-3 board:a-12b9g9h-1j3
    board_$:a-8g9j5 board_meeting:b5 boarding:b6 boarding_passes:b2 boat:b4 boat_$:a-4b6 bob:a2b-10c8f3j4o6p-2
    bob_$:a3b-16c9f1j5o6p-2 bob_about:b2n-1 bob_about_the:b2n-1 body:t11 body_double:t11 bohemian:a6b-3
    bohemian_rhapsody:a6b-3 bohemian_rhapsody_$:a5b-3 boil:a2 boil_an:a2 boil_an_egg:a2
    boiler:a-11b9e1f-2g-1h4p2 boiler_$:e2 boils:i2s2 boils_$:i2s2 bollywood:a1 bones:a1 bonjour:b-10u13
    book:b18d-6e-1f2g-4h5i-4o-1r-1 book_$:a3n3 book_0:a3 book_0_stars:a3 book_a:a-2b12n-1 book_a_cab:a2
    book_a_flight:a-1b2 book_a_haircut:b1 book_back:b5 book_club:a-3f7 book_club_$:b-1f7 book_flights:b3
    book_hotel:a-3b-1h9 book_hotel_in:b1 book_me:a11b-8 book_me_a:a11b-8 book_the:a-6b8c4 book_the_church:b4
    booked:a-5b-3c14j3 booked_on:j4 booked_the:b-2c9 booking:a-3b2f5g-2h2 books:a-1b4c4d4e4f-2g1j-2
    books_$:a-6b7e5g1 books_for:b1 books_to:a-5b3 boost:a9b-3h-1 boost_the:a9b-3h-1 boost_the_heating:a9b-3h-1
    boot:f1 boot_sale:f1 boots:a-5b10 boots_$:b5 border:a7 bored:a1w8 bored_$:w8 boring:a7b-1e6 boring_$:a10
    born:b-3j-2o6p9 born_$:a1b-3p9 born_in:a-6o7 borrow:a-3b6 boss:a-8b8f-1j-6n10o2q3 boss's:q1 boss's_name:q1
    boss_$:a1f-1n2 boss_?:i2 boss_?_$:i2 boss_about:a-2b3 boss_for:a-3n4 boss_for_a:a-3n4 boss_is:a-1o4q1
    boss_is_called:o2 boston:a2b2 boston_$:a-3b7 boston_to:a4b-1 boston_to_denver:a4b-1 bot:a-3b-4u-1x12
    both:a2b-4c5f3 bother:b-4f10 bother_with:b-4f10 bother_with_the:b-4f10 bottom:a-1b-6e15h-2 bottom_of:e7
    bought:b-15c20f1g-2j1o-5 bought_a:a6 bought_a_lottery:a1 bought_the:a-7b-6c8f3j3 bought_the_cake:a-2b-4c4f4
    bounced:c-1g6 bounced_so:c-1g6 bounced_so_the:c-1g5 bowl:b3 box:a-10b16 box_$:b6 boxes:a-8b8d5 boxes_$:a-2b7
    boxes_from:b2 bracket:a7j-1p-2 brain:a-11b-2d-1j-1o-8s18w7 brain_is:a-7o-8s8w8 brain_is_fried:a-5o-6s3w9
    brake:b2 brakes:b1 brakes_looked:b2 brakes_looked_at:b2 branches:b6f-4 branches_$:b6f-4 brand:a-1p4
    brand_of:a-1p4 bread:a-6b9f3g4 bread_$:a-4b5g3j2 bread_and:b3 bread_off:b-1f5 bread_off_the:f3
    break:a-22b-3d-5e-1j-2m33s9 break_down:b-5m13 break_down_number:m2 break_down_the:b-2m4 break_it:m7
    break_it_down:m4 break_that:m7 break_that_down:m7 break_the:m3 break_this:a-9b8m6 break_this_down:m4
    breakdown:m4 breakfast:a8b-1o3 breakfast_$:a7o3 breed:a2 brew:a2 brew_me:a1 brew_me_a:a1 bridge:a10
    brief:a-1r7 brief_$:a-1r7 brighten:a6b-2 brighten_the:a5b-1 brighten_the_hallway:a3 brighter:a12b-6h-1
    brighter_$:a10b-6 brightness:a20b-17 brightness_$:a7b-5 brightness_to:a3b-2 brilliant:a4
    bring:a-19b8c-6d14e-8f-5g10i2j-9k3l5m-4n-1r-3 bring_back:b-3d2g3k3l7 bring_back_the:b-10d4g3k3l1
    bring_back_what:l4 bring_in:b1 bring_insurance:h2 bring_insurance_card:h2 bring_it:b-2d3g3i1k1
    bring_it_back:g4k1 bring_it_up:d5 bring_on:i2 bring_snacks:b1 bring_that:d4 bring_that_back:d4
    bring_the:a-5b5g5 bring_this:d6 bring_this_back:d5 broken:a-4b7 broken_streetlight:b1 broth:a-1b5
    brother:a-2b3o1p4 brother_is:a3o-1 brothers:a2b3 brothers_$:b4 brought:h2 brown:b5 brown_rice:b2 bucks:a3
    bucks_to:a7b-5 buddy:a-12b-9r9u11v6 buddy_$:a-12b-9r9u11v6 budget:a-15b4c1d11f-2 budget_$:a-1b11
    budget_meeting:b-1h4 budget_review:b-10c4d6m1 budget_spreadsheet:b5 budget_spreadsheet_$:b5 budget_thing:d6
    bug:a-2b6d7j-2 bug_$:a-1b5 bug_me:d8j-1 bug_me_about:d8j-1 build:a-5b9 build_a:a-2b3 builder:h1 builder_$:h1
    building:a7b-2 built:a6 bulb:a-6b6 bulb_in:a-6b6 bulb_in_the:a-6b6 bulbs:b6 bulbs_$:a-5b9 bulletin:a-1b6
    bump:a-13b-4c-3d19e1f-4h7 bump_it:d9e3f-1h-1 bump_it_to:e5 bump_the:b-9d8h7 bump_the_invoice:h7
    bump_the_priority:h4 bump_the_rent:h4 bump_version:a-4b12h-3 buns:a-3b7 burger:a2 bus:a3b-1c-1j-3o5p2s9
    bus_$:b-4s8 bus_card:a-1b3 bus_card_$:a-1b3 bus_for:a4b-5s2 bus_for_the:a4b-5s2 bus_goes:a5
    bus_goes_downtown:a1 busy:j8 but:a5b-10c-13d-2e16f-2g11j-1k-2s2 but_i:c-4g9 but_i_didn't:c-2g3
    but_it:a2c-3g4 but_it_didn't:g4 but_that:e6 but_that_$:e5 but_the:b-3e5 butler:a-11r14 butter:a-2b7f4j-1
    butter_$:a-4b3f3 butter_on:b4 buttermilk:a9z-3 buttermilk_$:a6 button:a-7b1k10 button_on:a-1b3
    buy:a-6b22c6d-2e-5f8h2i-9j5m-1n-6o-1p-1r-3 buy_$:h3i-1j6 buy_a:b5 buy_a_birthday:b1 buy_cat:b1
    buy_lightbulbs:b7 buy_lightbulbs_$:b7 buy_milk:f2 buy_oat:h2 buy_oat_milk:h2 buy_stamps:a-4c10f7
    buy_stamps_$:b2c4 by:a12c-18d6e-7f-6g1h9i-11j-15k-7m12n-5o10p-5q-2r-5s-9t-1 by_$:a6 by_0:a5b2d2h3j-2o-3s-1
    by_0_$:a5b3h-1o-1 by_0_minutes:d3 by_accident:a-1g3l2 by_accident_last:g5 by_an:h5 by_an_hour:h5 by_march:h2
    by_mistake:c-2f6g6 by_monday:b2 by_monday_$:b2 by_phone:b4f-4 by_phone_$:b4f-4 by_step:a-2m11 by_step_for:m2
    by_the:a-2b8o3 by_two:d4 by_two_degrees:a1 bye:a-12b-17c-1e-1o-1u-4A37 bye_$:a-10b-14A29 c:b2
    cab:a10b-1f-1n-1 cab_for:b1f-1 cab_to:a6b-2 cabin:a-6b7 cabin_$:a-4b5 cable:a-3b8 cables:a-2b5
    cables_$:a-2b5 cactus:h4 cafe:a1 cake:a3b5c4d-5e-1h3m-1n-2r-2 cake_$:a-9b4c9 cake_for:a-2b8 calc:a-2b6
    calculate:b3 calendar:a-22b5d-5f15h-2i-2j19o-6p-1 calendar_$:a-5b2f5h-4j9 calendar_for:a-5b-3f10j8
    calendar_for_conflicts:b-2j2 calendar_for_the:b-3j5 calendar_for_today:f3j-2 calendar_for_tomorrow:b-3j5
    calendars:b4 calendars_with:b4 calender:a-3j4 california:a10b-5 california_$:a6b-2
    call:a-1b12c-6h11k-11l-4m-12o20p-10q-10r-16t-3u-8v-1w-7x-5z-7A-8 call_$:a6b-10e5j7o-5s6 call_a:a11b-5
    call_anyone:j1 call_anyone_today:j1 call_back:b1 call_bob:a-2f1j6 call_bob_$:a-1j6 call_dad:b-6h9
    call_grandma:h1 call_her:a12b-1o-1 call_insurance:b2 call_irs:b1 call_it:a4d-1h6
    call_me:a-10b-19d-1i-7j-1o37r-1 call_me_an:a5 call_me_captain:a-1o6 call_me_sam:o5 call_mom:b-9d6g10
    call_mom_$:a-10b-4g11j8 call_mom_to:b-8d8 call_my:b5o-3p3 call_nana:b2g2 call_off:b-4f9 call_off_the:b-4f9
    call_the:a-1b11c3d-3f-4g-12h4i13j-8o-7p-2 call_the_bank:a-6b9c-3i8 call_the_dentist:a4f-10i7
    call_the_insurance:a-1b5j-3n6p-1 call_the_pharmacy:a3 call_the_plumber:f1 call_the_roofer:h5
    call_the_vet:b-1h7 call_to:a-2e3 call_to_the:b-3e2 call_with:d4h-1n2 call_with_the:n2
    called:a5b-16c22d-3e-2f3g-12h-6i-8j-12m-2n-2o17p16q-1r-6s-8u-1w-5 called_$:a-15j-6p21 called_book:f1
    called_book_club:f1 called_me:a11 called_me_$:a6 called_off:c-2f5 called_off_so:c-1f4
    called_the:a8b-10c14g-6o-3 called_the_bank:a1c2 called_the_dentist:c1 called_the_vet:a3g-2j1
    calling:a-4b-5d1e3n1o5r6 calling_$:a3o2 calling_people:o1 calling_the:a-1d2n2 calling_the_bank:a-1d2n2
    calls:a-10b-3c-3d-6j16o12q-2s7 calls_$:b-3c-1j5o12q-1 calls_do:j1 calls_do_i:j1 calls_i:j1 calls_i_need:j1
    calmer:a-9r12 calories:b7j-3 came:a11b-7c2g5h-1 came_back:g3 came_first:a1 came_first_the:a1 camera:a14b3r-3
    camera_$:a14b-2r-2 camera_to:a1 camp:a-1b6 camp_$:b1 camping:a-2b5 campsite:a-6b9 campsite_$:a-3b5
    campsite_at:b1 can:a-1b-14c2d10e2f10h-7i1j-9k2m8n7o-8p-1q3s-2t-15u-12v-10w-12y-5z12A-16
    can't:a-4b-9c-10d12e13f-4g-4h-4i-5k-4n4o3p-1s-2t-2w19z-5 can't_believe:a9 can't_believe_it's:a9
    can't_deal:d2e4 can't_deal_with:d2e4 can't_do:a-1d1e1i-3w5 can't_do_the:d1 can't_do_this:e2w7
    can't_drive:a-1o8 can't_eat:o6 can't_eat_gluten:o6 can't_face:e3 can't_find:a3 can't_find_it:a3 can't_get:w8
    can't_get_myself:w3 can't_get_started:w3 can't_right:d13e-1w-6 can't_right_now:d13e-1w-6 can't_seem:w5
    can't_seem_to:w5 can't_stand:o8 can_call:a-6c1o8 can_call_me:a-2o9 can_call_the:a-1c2 can_check:c1
    can_close:c5 can_close_that:c5 can_cross:c7f-2 can_cross_off:c5f-1 can_do:a-4d-2g1i1m6p-2s2z3
    can_do_$:i-2m7p-1z4 can_dogs:a6 can_dogs_eat:a6 can_forget:q9 can_forget_that:q3 can_go:a-5b-2f16
    can_go_$:a-5b-2f16 can_i:a12b-10c-7d-2e5i8j-1k1m-7n2o-5p-14s-4z11 can_i_ask:a-4z7 can_i_change:z3
    can_i_delete:z4 can_i_do:a-4i13z-5 can_i_get:e1 can_i_have:g3 can_i_hold:a3 can_i_knock:a-4i8
    can_i_say:a-5z11 can_i_see:a-1j11 can_i_skip:e2 can_i_substitute:a8 can_i_take:a2 can_i_tell:a-4n9z-2
    can_i_use:a10z-3 can_it:m8 can_knock:i1 can_knock_out:i1 can_leave:b2q2 can_my:a3 can_penguins:a-3b-4x11
    can_send:n10 can_this:d3 can_u:b3e1 can_u_remind:b3 can_wait:a-8b-2d19 can_wait_till:d2
    can_we:a-16b-2d6e1k10m7 can_we_come:d-3e4 can_we_do:d4 can_we_make:m5 can_we_skip:e3
    can_you:a5d-3e-2f-4g2h2i-11l2m1n4o-7r7s-1t-2u-2v-2x-13z7A-6 can_you_add:b5 can_you_be:a-5r8 can_you_break:m5
    can_you_bring:d2 can_you_change:a-4h8 can_you_check:b-2c3j3 can_you_count:b6 can_you_divide:m1
    can_you_do:a-6i-4z11 can_you_draft:n4 can_you_drink:a4b-1 can_you_drive:a8 can_you_forget:q9
    can_you_freeze:a2 can_you_get:g3 can_you_hear:a2 can_you_help:n1 can_you_make:b3m8z-3 can_you_pick:i4
    can_you_put:a-5b8c5j-3 can_you_recall:a-3p7 can_you_remind:a-3b13 can_you_remove:f1 can_you_return:a6b-1
    can_you_see:a3j6 can_you_set:a-6b9j-2r-2z10 can_you_show:e2 can_you_sing:a5 can_you_take:a4b-2
    can_you_tell:j4p5q-2 can_you_undo:k2 can_you_write:a-4n11 canal:b5
    cancel:a-3b-6c-13d-12e-5f34i-5j-20k14m-3n4o-4p-7q-2r-3s-4u-2z-1 cancel_$:b-7f11 cancel_a:a2
    cancel_all:b-1f10 cancel_all_my:f2 cancel_free:b6 cancel_free_trial:b6 cancel_hulu:b7f-1
    cancel_my:a5b-5f10j-1n3p-1 cancel_my_0:f1 cancel_my_gym:b4f-3n2 cancel_my_meeting:f2
    cancel_my_reminder:b-1f7 cancel_netflix:a-4b10f-1 cancel_on:n2 cancel_that:f-3k10 cancel_the:a-8b1d-1f5g3h4
    cancel_the_alarm:b-4f5 cancel_the_gym:b4 cancel_the_haircut:f-3g6 cancel_the_hotel:b5
    cancel_the_reminder:b-3f6 cancel_what:a-6k11 cancel_what_i:a-1k6 cancel_what_you:a-1k4
    cancelled:a5b-9c5f9h-3 cancelled_$:a1f5h-1 cancelled_my:a2 cancelled_the:b-5c7 candles_$:b1 cant:a-2d4o-1w6
    capital:a6 capital_of:a6 capital_of_peru:a3 caps:a2b-8r7 captain:a-2o9 captain_$:a-2o9 captions:a3
    captions_off:a1 car:a-4b13c3d2g8h-10i-6j-2m-8n-4p8r-2s-1z-1 car's:a-7o8 car_$:a5b-4c7f-2g4h-1j6
    car_and:a-3b6 car_boot:f1 car_boot_sale:f1 car_do:a-4j-3p10 car_do_i:a-4j-3p10 car_i:p2 car_in:b2
    car_insurance:g3 car_is:a-4f5 car_is_a:a-3o4 car_on:b4 car_registration:c1 car_registration_$:c2 car_seat:b6
    car_seat_$:b3 car_to:b5 car_wash:a-3b-4d6f3 caravan:a-2b-1g7
    card:a10b12d-8e4f-1g-1h3i9j-15m-7n7o-11p-10q-3r-5s-1z-1 card's:a4 card's_cvv:a4
    card_$:b4c-4d-1h3i12j-4n9o-4p-2r-2 card_?:a2 card_?_$:a5 card_for:b3 card_i:a4 card_payment:b2 card_to:a-1b7
    cards:a6b7c3d-2h6v-2 cards_$:b13c3v-1 care:a-5b-4c15 care_of:a-5b-4c15 care_of_$:a-1c6 care_of_the:b-1c5
    carol:n1 carols:a5b-2 carols_$:a5b-2 carpet:a3b2 carpet_$:a4 carpool:a-2b9 carpool_$:b3 carpooling:b1
    carpooling_$:b1 carry:b-9e14j-4 carry_on:b-7e14j-4 cars:a1 cash:a5b6h1j-1 cash_$:h2 cash_for:b3
    cash_withdrawal:a2 cast:b3 cast_the:a-2b5 cast_this:a1 cast_this_to:a1 cat:a-1b11c9d-4f-3g-3h-3j-8k6o1p5s-1
    cat's:b2 cat_$:a-9c9j-1p7 cat_food:b7 cat_food_the:b4 cat_her:b1 cat_her_pills:b1 cat_litter:a-3b7
    cat_litter_$:a-1b5 cat_this:c2 cat_videos:a7b-5 cat_videos_$:a7b-5 catch:b7k-5A10 catch_up:b3 catch_up_on:b3
    catch_with:a-6b6 caterer:a-4b8 caterer_$:a-4b7 cats:a7b-7o9q4s-6 cats_$:a-2o9q4s-6 cats_or:a3
    cats_or_dogs:a3 causes:a6 causes_hiccups:a3 ceiling:a-1b5 ceiling_fan:b2 ceiling_fan_$:b2 celsius:a3
    celsius_$:a2 centimetres:a5b-2 centimetres_$:a5b-2 certificate:a-4b8 certificate_$:a-4b7 ch:a-4b6 ch_0:a-4b6
    chance:a6b-1 chance_of:a6b-1 chance_of_thunderstorms:a4
    change:a-8b-7c-2d1f-16g-7h21i-6j-7k7l22m-12n-9o3p-13q-5r9s-5u-3z10A-2 change_$:a-10c-1h-2k8l11
    change_a_flat:a2z-1 change_again:l2 change_book:b-9h11 change_eggs:a-2h7 change_eggs_to:a-2h7 change_for:b1
    change_i:l4 change_i_just:l4 change_it:a-2e5h3k2 change_milk:b-3h6 change_milk_to:b-3h6
    change_my:a5b3o8p-5z-3 change_my_address:b4 change_my_flight:a-3b7 change_my_insurance:a5 change_my_name:o11
    change_my_pin:a3 change_oil:b-3h7 change_on:j1 change_the:a1b4c-2d4f-1n-1z4 change_the_alarm:a6b-4
    change_the_dentist:h5 change_the_language:a3 change_the_light:a4h-3 change_the_location:b-2h5
    change_the_name:b5 change_the_oil:b3 change_the_sheets:b4 change_the_time:a-1d7 change_the_title:b-3h5
    change_to:b-8d4h4 change_your:b-6h-6r10z6 change_your_accent:a7r-1 change_your_personality:a-2r7
    change_your_voice:a-5h-1r4z7 changed:a-4h6q7 changed_$:f-3q4 changes:a-2g2k2 changes_$:k2 channel:a24b-17h-5
    channel_0:a9b-4 channel_0_$:a9b-4 chapter:b10e-3g4 chapter_$:a5b-3 chapter_0:a-4b12 chapter_0_$:a-1b8
    charge:a3b17j-1o-1 charge_$:b5 charge_for:a4 charge_i:a1 charge_my:b4 charge_my_headphones:b4 charge_on:b1
    charge_on_my:a1 charge_the:a-5b8 charged:a8j-1 charged_twice:a6 charged_twice_for:a5 charger:a-11b15
    charger_$:a-8b11 charger_for:b1 charger_for_the:b1 charity:b-9f12 chase:a1b6j-8o3 chase_$:a-2o4 chase_up:b5
    chase_up_the:b2 chat:b-4A11 chat_$:b-7A11 chatty:a-2r7 chatty_$:a-2r7 cheap:a3 cheap_flights:b1
    cheaper:a-3b8 cheaper_phone:a-4b6 cheapest:a8 check:a-12b16c21d-9e-6f-17g1h-11i-6j20m-6n-7o-5p-4r-3s-2z-4
    check_$:b-8c12 check_credit:b1 check_if:b2c-3j5 check_if_i:a2b-3j2 check_in:a-2b6 check_my:c-1j13
    check_my_calendar:b-8j9 check_my_list:b-1j4 check_off:b-13c20f-1 check_off_eggs:b-1c4 check_off_the:c5
    check_on:b6 check_on_mrs:b5 check_that:a-4b2c1k5 check_that_off:a-1b-1c3k5 check_the:b6f-3g5j1
    check_the_oven:b3 check_the_traffic:a2 check_the_weather:a2 check_whether:c-2j6 check_whether_i:b-5j10
    checked:c-5g13 checked_off:c-5g13 checked_off_the:c-5g10 checking:a18b-12 checking_$:a5b-4
    checking_account:a3 checking_account_$:a3b-1 checking_to:a4b-1 checking_to_savings:a4b-1 checklist:a-10m14
    checklist_$:a-6m10 checkout:b4 checkout_$:b2 checks:a4 checks_$:a4 cheeky:a4r2 cheerful:a-7b-1r13
    cheerful_$:a-5b-1r10 cheers:a-15b-19e1f1v20A14 cheers_$:a-3b-7e2f2v12 cheese:a6b9 cheese_$:a2b9 chem:a-2b9
    chemist:c2 chen:a-6p3q4 chen_$:a-5p4 cheque:b-2n3 chess:b2 chess_with:a-3b5 chicago:a6j-3
    chicken:a5b17c-1j-8 chicken_$:a-2b9 chicken_broth:a-1b5 chicken_or:a1 chicken_or_the:a1 chicken_out:b2
    chicken_out_of:b1 chickens:a1 chickens_$:a1 chickpeas:a3 chickpeas_$:a2 child:b3f-3 chili:a-1b4
    chili_$:a-1b4 chimney:a-5b12 chimney_sweep:b2 chimney_sweep_$:b2 chinese:a5b-1 chip:a-10b1p9 chips:a-2b6
    chips_$:a-2b6 choir:a-9b13 choose:a-5b-6i25 choose_$:a-9i15 choose_a:a2 choose_my:i1 choose_my_next:i1
    chop:a-8b1f-1g-1m20 chop_it:m8 chop_it_up:m8 chop_up:m11 chores:a-8b-10f3j16o1 chores_$:b-8f1j11
    christmas:a1b6j-3y12 christmas_$:a2b-10y12 christmas_cards:b3 christmas_cards_$:b3 christmas_carols:a3b-1
    christmas_carols_$:a3b-1 christmas_lights:a-8b14 christmas_lights_$:a-2b5 christmas_lights_on:b6
    christmas_list:b2 christmas_list_$:b2 chronicle:a6 chuck:a-1b-1f14 chuck_out:f6 chuck_out_the:f6
    chunk:a-5b-2f-1m16 chunks:b-2m8 chunks_$:b-2m8 church:a-2b9c-1h2 church_hall:h3 church_hall_$:h3 cinema:a5
    city:a5b5n-3 city_$:a3b5n-2 civic:a-3b2o2 civic_$:a-3b2o2 civil:a2 civil_war:a2 civil_war_$:a2 claim:a-3b9
    claim_$:a-1b7 class:a-6b8c3f8i-4j-6p4 class_$:a-8b8c3f5j-1 classes:b1 classes_$:b1 clean:a-4b9c6d3f-3g-1h1n3
    clean_a:a1 clean_a_carpet:a1 clean_out:a-1b7 clean_out_the:b3 clean_the:a-6b3d4h2 clean_the_fish:h4
    clean_the_garage:b-2d6 clean_up:n5 cleaned:a2b-7c12o-3 cleaned_out:a-3c8 cleaned_out_the:a-3c8
    cleaner:b3d-1f1 cleaner_$:a1b-1 cleaning:a-3c3d2f1h1i-1m9 cleaning_$:a-8b4g1m2 cleaning_off:f3
    cleaning_the:b-3h3m7 cleaning_the_garage:a-4b2j2 cleaning_the_house:b-1m4 clear:a-4b8c-6d-1f18j-7p-9q10
    clear_all:f4j-3 clear_everything:f1 clear_my:b-11f18j-6p-1q2 clear_my_calendar:f3 clear_my_list:f3
    clear_out:a-4b7j1q2 clear_out_the:b5 clear_space:b1 clear_the:b1 cleopatra:a4 clever:a11b-4 clever_for:a3
    clever_for_a:a3 client:a-6b10h3 client_meeting:h5 clinic:a-2b6 clinic_$:a-1b3 clock:a-4b3t4 clocks:b4
    close:a7c2d-3e-4f-10g-7h-1j-7m-4A24 close_$:b-8A12 close_all:a9b-2 close_all_the:a6b-2 close_my:a-6b8
    close_out:c4 close_out_the:c4 close_that:c5 close_that_$:c5 close_the:a-2b5c-5A12 close_the_app:a-4b-6A14
    close_the_deal:a-1b5 close_this:A6 closed:a8b-1c-6g6 closed_$:a3 closes:b-4o8 closes_at:b-4o8 closest:a13b-6
    closest_starbucks:a1 closest_starbucks_$:a1 closet:a-4b5 closet_$:a-2b1 clothes:b5 clothes_$:b3 club:a-8f7n2
    club_$:b-1f7 club_for:b1 clue:e-1i3m4 cmd:a-4b-8k9l8 cnn:a2 cnn_$:a2 coach:a-3b3c-3d-2r14 coach_$:b-9r13
    coach_about:b7d-1 coat:b3 coat_$:b3 coats:b2 code:a-6b-8c-3f-9h-3j-9o7p19q19 code_$:b-10p8q13 code_again:p2
    code_again_$:p1 code_at:a4 code_is:a-3o9 code_is_0:a-2o9 code_was:p1 coffee:a4b5c-5d-2e-2h-1i2j-7m-2o13p8r-6
    coffee_$:i2o10p3r-4 coffee_filters:f2 coffee_filters_$:f2 coffee_now:a2 coffee_now_$:a2 coffee_shop_$:a1
    coffee_with:b2 coin:a8b-4 coin_$:a5b-3 cold:a9b2o-1r5 cold_$:a5 colder:a5 colleague:a4b-2 collect:a-1b6
    college:a11b-2 college_$:a6 college_we:a2 college_we_used:a2 colonoscopy:b3 color:p2q4 color_$:a-1p3q4
    color_is:o1 color_to:a6b-3 colour_$:b1 combination:a-3p5 comcast:b2 come:a10b-6d6e6h-8k-3n12p-1z-3
    come_$:n6z-1 come_again:a2 come_again_so:g1 come_back:a-2b-2d9e8g-2h-3j3k-1 come_back_$:a4
    come_back_in:d7h-1 come_back_to:a-4d1e9 come_from:a1 come_out:a4 come_out_$:a4 come_up:b-4n8
    come_up_with:b-4n8 comes:a-7e3i4m5 comes_after:a-3e3i7 coming:a-5i8j14r-1 coming_$:a1b-8i12 coming_on:b8
    coming_up:a-12i-1j18 coming_up_$:a-6j10 commands:a-15b-13j-6p-2z32 commands_$:a-10b-13z24 commands_do:p-2z5
    commands_do_you:p-2z5 comments:a-4b7 comments_$:a-4b7 company:a8b11c-1f-1 compare:b8 complaint:a-1b-12n17
    complaint_letter:a-2n7 complaint_letter_$:a-2n7 complaint_to:a-1n4 complaint_to_the:a-1n4
    complete:a-15b-17c35d-1e-3f-6g12h-9j-3m-1 complete_$:a-6b-11c24g2h-4 complete_the:a-1c1g7
    completed:a-17b-23c31f-1g3h-1j8 completed_$:a-4b-13c19g1 completed_tasks:j2 completed_tasks_$:j2
    complicated:a4 compose:a-6b-4n15 compose_a:a-3b-4n10 compose_a_message:n2 compose_a_polite:n1
    compost:a-14b16 compost_$:a-8b10 compound:a4 compound_interest:a4 computer:a8 computer_$:a5
    concentrate:n-2t9 concentrate_on:t4 concert:b4h3 concert_tickets:b4 concert_tickets_$:b4 concerts:a6j-2
    conditioner:b1 conditioner_$:b1 conditioning:a2 conference:a-3b12 conference_room:b2 confirm:a-3b7
    confirm_the:b1 conflicts:b-2j2 connect:a7 connect_the:a-7b10 connect_to:a12b-9 connect_to_the:a6b-4
    connect_with:b1 consider:b-6c11 consider_the:b-6c11 contact:a-9b10p3 contact_solution:b4
    contact_solution_$:b4 contactless:a4 contactless_isn't:a4 contactless_isn't_working:a4 contacts:a-4b15f-7
    contacts_$:b9f-7 content:a1 content_of:a1 contest:a-3b6 continue:a6 continue_my:a3 continue_my_audiobook:a3
    contract:a-10b12f-1h3 contract_$:a-5b10 contractor:a-3b7 contractor_$:b1 contribution:a-4b7
    contribution_$:a-4b7 contributions:a-1b5 contributions_$:a-1b5 control:b2 control_$:b2 conversion:b-3f7
    convert:a9 convert_0:a15b-11 convert_0_dollars:a1 convert_0_miles:a6b-3 convert_the:a-6b11 cook:a8b9i-2z-4
    cook_$:a1 cook_dinner:b5 cooked:a8 cooker:a-2b3 cookies:f1 cookies_$:f1 cooking:a13b-3 cooking_dinner:a8
    cooking_dinner_$:a8 cool:a7 cool_the:a3b1 cool_the_house:a5b-3 cooler:a2 cooler_in:a2 cooler_in_here:a2
    copies:a-2b7 copies_of:a-2b7 copy:a2b5 copy_$:a-3b8 copy_the:a-1b3 corolla:a-5b1o4 corolla_$:a-5b1o4
    correct:a3b-13h14 correct_the:a-1h8 correct_the_spelling:h4 cost:a2 costco:b10 costco_$:a-2b5 costs:a4
    costs_a:a6b-3 costs_a_fortune:a6b-3 costume:b4 costume_for:b2 couch:a-8b19h-1 couch_$:b4 couch_on:b4
    couch_on_craigslist:b1 couch_to:a-7b11 couch_to_0:a-6b8 cough:b5
    could:a5b-5e3g-2i4j-4k3l-1n1o-9p-4s8x-4z3A-2 could_a:a1 could_be:a9i1r-1 could_i:a-6d3e5i1j-2
    could_i_get:a-3e5 could_i_have:i2 could_travel:a2 could_use:a2 could_use_a:a2 could_we:a1b-1e6
    could_you:a-10b5d-2e-7f1g-1i-2j1k5m1r5x-3z4 could_you_add:b3 could_you_be:a4 could_you_explain:z1
    could_you_keep:a-1b3n-1r6 could_you_please:a-3b6h-2j1k6p-2q2 could_you_put:a1 could_you_tell:a-2p-1z7
    council:a-2j8 council_$:a-1b-5j7 council_about:b7 council_tax:a-2h2 council_tax_$:a-2h2 count:a4b6c1
    count_the:a-2b5c1 count_to:a8b-5 countries:a5 country:a4 country_$:a2 couple:a-5b-2d4s5 couple_of:a-5b-1d4s4
    court:a1 cover:a1b8j-1n3p-2 cover_$:a1 cover_letter:a-1b1n3 cover_letter_$:n2 cover_the:b1
    cover_the_outdoor:b1 covers:a-4b6 covers_$:a-4b6 cracked:b3 craigslist:b8j-3 craigslist_$:b8j-3 crank:a5b-2
    cream:b12 cream_$:a-4b9 cream_cheese:b2 create:b5 create_a:a1b2 create_a_task:b1 credit:a10b16f-2j-6p-5
    credit_$:b3 credit_card:a5b1 credit_card_$:a2 credit_card_payment:b2 credit_limit:a8 credit_limit_$:a5
    credit_score:a4 credits:a1 crib:a-8b12 crib_$:a-3b6 cricket:a7 cricket_$:a5 crisps:a-1b5 crisps_$:a-1b5
    cross:a-6b-7c21j-2 cross_off:a-2c8 cross_off_the:c1 cross_out:f3 cross_out_the:f3 cross_the:c4f-1
    cross_the_vet:c2 css:b7f-1 ctrl:a-10b-13k13l17 ctrl_y:a-2b-5l13 ctrl_y_$:a-2b-5l13 ctrl_z:a-2b-4k16
    ctrl_z_$:b-2k10 cube:a1 cup:a11b-1 cup_$:a3 cup_of:a4 cup_of_coffee:a4 cupcakes:b7 cups:a1 curb:b6 curb_$:b6
    currencies:a4 currency:b4 current:a5b-12j10 current_essay:a1 current_timers:a-3b-5j12
    current_timers_$:a-3b-5j12 curry:a1 curtain:a-4b9 curtain_rail:b3 curtain_rail_$:b3 curtains:b1e4g2
    curtains_$:a3b-4e4g2 curtains_for:a-6b7 customer:a2 customer_service:a5b-2 cut:a3b1c-6f-2g-10h-1m6r15
    cut_the:a-8b-2c-1r17 cute:b-10o-4r11x11 cute_$:o-3x11 cvv:a4 cylinder:a-3b3c4 d:a-3b7 dad:a-13b7h7j-4n10p10
    dad's:a-7b14 dad's_birthday:b2 dad's_hearing:b1 dad_$:h8n2 dad_how:b6 dad_how_to:b6 dad_joke:a3
    dad_joke_mate:a3 dad_with:b4 dads:b8 dads_email:b4 daily:b-1h12 daily_at:b-1h2 daily_at_0:b-1h2
    daily_reminder:h4 daily_reminder_$:h4 dallas:a3 dan:b2 dan's:b5 dan_$:b2 dana:a-7b11 dana_$:a-6b7 dance:a3
    dance_$:a3 dark:a7b3 dark_mode:a-5b10 dark_mode_$:a-3b7 darks:b4 darks_$:b4 dash:a1 database:a-2b5
    date:a-20d-1h13i-13j-10m-3p2y34z1 date_$:a-15b-1i-4p-2y27z2 date_is:y6 date_off:f-3h7 date_off_the:f-3h7
    date_on:y2 daughter:j-1p3 daughter_is:a-2o1 dave:a-3b-6f4h-2n7p7q1 dave_$:a-2b6q1
    day:a-8b-5c-14d9e-8f-15g-6h9j7k-2m-9o-4p-7q-2r-5s12u5w12y16z-1A-1
    day_$:b-9c-5d5e-2f-2i4m-3n-2o-3p-1r-1s13u6w12 day_does:a2 day_for:a11b-5d1 day_is:a-16b1j1y15
    day_is_it:a-1y5 day_is_my:j3 day_is_the:a-6j8 day_looking:a-4j9 day_looking_$:a-4j9 day_of:j-1y3
    day_of_the:j-1y3 day_off:a-5b10c-2d2h-1n1 day_off_$:a-4b10c-2h-1n2 daycare:a-1b4 daycare_$:b2 daylight:a9
    daylight_saving:a7 days:a5b-2d15j-16p6y9 days_$:d17 days_are:a4 days_do:a4j-6p1 days_do_i:a4j-6p1
    days_have:a3j-2 days_have_i:a3j-2 dead:a-3b10f-5w7 deadline:a-4b-15d-3f-9h28j5 deadline_$:a3
    deadline_for:a-6b-3h7j6 deadline_for_the:a-5b-1h4j6 deadline_from:b-1f-4h8 deadline_from_the:b-1f-4h8
    deadline_of:h4 deadline_of_the:h3 deal:a-1c1d9e7h-1i2 deal_$:a-2b1c3 deal_me:b-2e3i3 deal_me_another:a6
    deal_with:d11e3h-1 deal_with_the:d8 deal_with_this:e4 dealt:b-3c10 dealt_with:b-3c10 debit:a11b-2
    debit_card:a9b-2 debit_card_$:a5b-2 dec:b7 dec_0:b7 dec_0_$:b2 december:a-3b2j5o-3y9 december_$:a-2f1j6
    december_0:a-7y9 december_0_$:a-3b-2h2y6 december_0_?:y1 decide:a-5b2i13 decide_on:a-1b4 decide_what:i5
    decide_what_i:i1 decided:b-4f11 decided_not:f8 decided_not_to:f8 deck:a-12b13i8j-3 deck_$:a-8b9i8j-5
    decline:a9b-10n4 declutter:b3 declutter_the:b3 decorations:b2 decorations_$:b2 dee:a-1b2o1 dee_$:a-1b2o1
    deep:b-2d-2s-3t12 deep_work:b-4d-2s-2t12 defer:b-5d13h-4 defer_the:d3 defer_the_budget:d1 define:a20b-10
    definition:a8 definition_of:a8 defrost:b4 defrost_the:b4 degrees:a13b-6 degrees_$:a9b-5 dehumidifier:b5
    dehumidifier_$:b5 delay:a-10b-8d23h-1n1 delay_my:d10 delay_my_reminder:d4 delay_that:d4 delayed:a2
    delayed_$:a2 delete:a-21b-9c-12d-7e-15f45g-10h-12i-4j-18k5l-4m-7n-3o-7p-9q21r-2s-2z5 delete_$:b-7f9k3
    delete_a:z4 delete_a_task:z4 delete_all:j-5q11 delete_all_my:f4 delete_all_of:f4 delete_every:b-3f5
    delete_everything:f3q2 delete_everything_on:f4 delete_everything_you:q3 delete_it:e-7f17 delete_it_$:f2
    delete_my:a-3f4j-1q5 delete_my_0:f4 delete_number:f5 delete_old:b6f-1 delete_old_photos:b3 delete_task:f5
    delete_task_0:f3 delete_that:f4k4 delete_that_$:k5 delete_the:b-2c-3f11g-2q3 delete_the_event:f3
    delete_the_fact:f-2q5 delete_the_item:f3 delete_the_reminder:b-1f4 delete_what:q1 delete_what_you:q1
    deleted:a3b-6c-3f2g7k7 deleted_$:c-1f4k8 deleted_about:g4 deleted_task:g7 deliver:a4 deliver_$:a3
    delivered:a4 delivered_but:a4 delivery:a5b7f-3j-3 delivery_$:b11f-3 delta:a10j-5 delta_$:a7j-4 demo:a-7b9
    den:a4b-2 den_$:a4b-2 dental:b6 dental_plan:b1 dental_plan_$:b1
    dentist:a-25b-2c12e-2f4g4h2j7k-5l-1m-8o-4q13r-6s3t-1u-1 dentist's:a-5p10 dentist's_name:a-5p10
    dentist's_name_$:p6 dentist_$:a-7b-7c9d1h-5i5j4o-2p3q6 dentist_?:a-5j2 dentist_?_$:a-5j2 dentist_anymore:q2
    dentist_appointment:a-2b7f5o-4p-1 dentist_appointment_$:b-1f8j3p-1 dentist_appt:b3 dentist_appt_$:b1
    dentist_back:b-1g5 dentist_back_$:g5 dentist_call:d3 dentist_in:a1 dentist_is:a-1b-8h5j1o4q1
    dentist_is_$:b-1j3 dentist_is_at:b-4h8 dentist_is_dr:o7 dentist_off:b-1c9f-2 dentist_on:b8 dentist_on_my:b5
    dentist_one:c1 dentist_one_$:c1 dentist_reminder:b-2f8 dentist_reminder_$:b-2f6 dentist_task:j2
    dentist_task_$:g1j2 dentist_thing:f8 dentist_to:b-2h6 dentist_to_0:h4 dentist_until:d1 denver:b3o6
    denver_$:a-2o7 deploy:a-4b8 deploy_to:a-1b4 deposit:a-2b18 deposit_$:b6 deposit_check:b1 depot:a-6b9
    depot_$:a-3b5 dermatologist:a-1b5 dermatologist_$:a-1b5 descale:a-7b13 descale_kettle:b3 descale_kettle_$:b3
    descale_the:a-1b5 describe:a8 describe_a:a9b-7 describe_the:b3 deserves:a-5i8 design:a-2b7 design_$:a-1b2
    desk:b9f-4 desk_$:b9f-4 desks:a-2b5 details:a-4b5e-1f-4h-2j12q1 details_$:b3q2 details_of:e-1f-3h-2j15
    details_of_the:e-1f-2h-2j12 detector:b4 detector_batteries:b1 detector_batteries_$:b1 detergent:b9
    devices:a3 dial:a13b-10 dice:a17b-11 dice_$:a15b-11 dick:a10b-7 dictate:a5
    did:a20b-32c21d-11e-15f-7g-3h-10i-17j17k13l-5m-15n-12o-12p10q-6r-8s-7u-2w-4z-10A-2 did_$:a-3k11
    did_cleopatra:a4 did_i:a-12b-6c-15g-5i-4j26k-1m-2n-1o-1p19z-1 did_i_add:j7 did_i_already:j7 did_i_call:a5j-2
    did_i_do:a-2j8 did_i_ever:a-6p6 did_i_finish:a-1j6 did_i_get:a2 did_i_leave:a7j-5 did_i_park:p4 did_i_put:j3
    did_i_remember:a-2j6 did_i_say:a-13p16 did_i_snooze:a-1j8 did_i_spend:a6j-4 did_i_tell:j-4p8 did_it:a-12c18
    did_it_$:a-6c11 did_my:a8 did_not:c-4g3k6 did_sarah:a5j-2 did_shakespeare:a7j-5 did_that:a-4c14k-2
    did_that_$:a-2c8k-1 did_the:a2b-8c9g1h-1j4k2 did_the_dishes:a-8c10 did_the_dow:a2 did_the_shopping:f6
    did_the_thing:c2 did_the_vacuuming:a-5c7g2 did_they:a4 did_you:a3j1p-1
    didn't:a5b-9c-11e-7f-2g19h-3k11l5m-1o-6 didn't_$:c-2g3 didn't_actually:g9 didn't_ask:k5 didn't_ask_you:k5
    didn't_go:g4 didn't_go_through:g4 didn't_mean:a-6k8l7 didn't_mean_that:k6 didn't_mean_to:a-3k2l8
    didn't_want:k6 didn't_want_that:k8 didnt:k7 didnt_mean:k7 didnt_mean_to:k3 die:a11b-3 die_$:a9b-2 diego:a4
    difference:a6b-6z7 difference_between:a6b-6z7 different:a-1b-13e36i-14j-1m-1 different_$:b-3e12
    different_card:a-5e6 different_one:a-1e10 different_one_$:a-1e10 different_task:e15i-1 different_task_$:e13
    different_thing:e8i-5 dim:a6b-3 dim_the:a6b-3 dim_the_lights:a2 dinner:a8b5c-1d9e-4f-3h7i-8n-1o-6s1w-2
    dinner_$:a-2b8d9h4i-3s2w-1 dinner_reservation:a-1b6 dinner_reservation_for:b1 dinner_with:a8b-1j1
    dinner_with_the:a3 direct:r7 direct_deposit:a5 directed:a5 directions:a21b-10j-1 directions_to:a14b-8
    directions_to_the:a12b-8 disable:b-3f6 disable_the:a-3f6 disarm:a9b-6 disarm_the:a9b-6
    disarm_the_security:a6b-4 discard:f8 discard_the:f8 disconnect:a7b-3 disconnect_bluetooth:a6b-4
    discovered:a1 discovered_penicillin:a1 dish:a-4b17 dish_$:b3 dish_soap:b12 dish_soap_$:b7
    dishes:a-5b-14c16d5f-6g12h-4j-2m-3s-1t2 dishes_$:a-1b1c8f-1g1t3 dishes_aren't:c-6g8 dishes_aren't_done:c-3g5
    dishes_as:g2 dishes_or:i2 dishes_or_the:i2 dishwasher:a1b5 dishwasher_$:b5 dismiss:b-1f13 dismiss_the:f3
    display:a-3b-10j19 display_completed:b-3j10 dispute:a-3b9 dispute_charge:b2 dispute_charge_on:b2
    dispute_the:b3 disturb:a3 disturb_$:a3 ditch:a-5b-9f18 divide:b-4c-1m20 divide_0:a8b-4 divide_0_by:a8b-4
    divide_the:a-8b1m11 divide_the_essay:m2 divide_the_project:b-2m7 divided:a7b-2 divided_by:a7b-2
    divided_by_0:a5b-2 divorce:q2 dl:a9b-6 dl_0:a9b-6 dmv:a-2b8 dmv_$:a-1b7
    do:a4b-20c-22d8e1f-5h-31i13k-3m9n-1o-7p10q-28s-15t7u-18v-13w-4x6z13A-21 do_$:a-14d-5e1g10i16m4n-4p-13r-3z9
    do_?:a-3i1j-2z6 do_?_$:a-3i1j-2z6 do_a:a-8t13 do_a_focus:t3 do_a_pomodoro:a-5t8 do_again:g5 do_again_$:g5
    do_bees:a4b-1 do_cats:a1 do_dogs:a3b-1 do_elephants:a1 do_first:a-3i2j-5m13 do_first_$:a-1i2j-2m8
    do_first_for:i-1m6 do_for:a-3b2i-10m5n-1p4 do_for_the:i-4m6
    do_i:a-3b-19c-3d-8e-8f-5g-6i-7j9k-5l-3m12n8o-10p25r-5s-5t-3w-8x-3z5 do_i_add:a-6z10 do_i_ask:a-1n3
    do_i_begin:a-1i5p-1z2 do_i_boil:a1 do_i_call:p3 do_i_cancel:a1 do_i_change:a-4p-2z10 do_i_check:a5
    do_i_do:j-6m7p1 do_i_drink:a-5p8 do_i_drive:a-1p5 do_i_eat:a-10m8p4z-1 do_i_even:a-5m9z-1 do_i_find:a7p-2
    do_i_get:a6 do_i_go:p3 do_i_have:a3b-4i-12j21p-4z-4 do_i_make:a2 do_i_need:a10b-3j10m-1n-4p-6z-1
    do_i_order:a1 do_i_reset:a3 do_i_say:n8p-3 do_i_start:a-9i9m10p-2z-3 do_i_still:a-3j9 do_i_take:a-2p7
    do_i_talk:a4p-1 do_i_use:a-10p2z11 do_i_usually:a-4j-2p11 do_i_word:a-6n10z-2 do_i_work:a-2p8 do_i_write:a1
    do_if:i3 do_in:a4i6 do_in_barcelona:a1 do_it:a-10d18l1m-1 do_it_on:d1 do_it_this:d4 do_it_today:g2
    do_it_tonight:d3 do_laundry:a-5b14d-2 do_list:a-4b3c3f4g-1j2 do_list_$:a-2c3f5 do_me:a-3n5 do_me_a:a-3n5
    do_my:a-4b5j-2o5 do_next:i5 do_next_$:i5 do_not:a3 do_not_disturb:a3 do_now:a-3i10 do_now_$:a-2i8
    do_penguins:a7 do_people:a10 do_people_still:a3 do_plants:a6b-1 do_right:a-1i4 do_right_now:a-1i4
    do_sharks:a4 do_something:e4 do_something_else:e4 do_that:a-17d12e1g-5i-5k9l4r6 do_that_$:e1k4
    do_that_one:d7 do_the:a-4c-4d8f6g2t2 do_the_dishes:t3 do_the_gutters:d3 do_the_gym:f7 do_the_laundry:j2
    do_the_marathon:f2 do_the_one:g2 do_the_taxes:e3 do_they:a11 do_they_use:a1 do_this:a-9d4e1i5m-1t1w6z-1
    do_this_$:a-2d-4e-4i7t1w7 do_this_one:e5 do_this_tomorrow:d2 do_today:j4 do_today_$:j2 do_tomorrow:j5
    do_tomorrow_$:j5 do_we:a6b-1j3 do_we_get:a4 do_we_have:j5 do_with:b-5j3
    do_you:a1b-7c-2d-1e-4f-5g-2j-17k-2n-2o-4p4q-8r8x16y4z11A-1 do_you_call:a3 do_you_do:i-2p-1x-3z11
    do_you_ever:a5 do_you_get:a7 do_you_happen:a-3p5 do_you_have:a-11i-3p-3r16y6z5 do_you_know:a-8p15x3
    do_you_like:p-4x8 do_you_look:a6 do_you_need:a4 do_you_recall:a-4p4 do_you_recommend:a1 do_you_remember:p13
    do_you_sleep:a-6x9 do_you_speak:a5 do_you_spell:a1 do_you_suggest:a-7i12 do_you_support:a5 do_you_think:a7
    do_you_want:i4 do_you_work:a-2z7 doc:b3 doc_$:b2 dock:a4b-2 dock_$:a4b-2 docs:a-3b7 doctor:a-14b4h1o5p5
    doctor's:a-2p5 doctor's_name:p5 doctor_$:a-8b6o1p4 doctor_is:o2 doctor_is_dr:o1 doctors:b-3s8 documents:b3
    does:a21b-24c-5d-6e-7f-8g-6h-3i-17j5k-3n-6o-3p24q-2r-9s-3u-3x-1y-2z14A-1 does_a:a13z-3 does_costco:a2
    does_it:a5 does_it_take:a1 does_leo:a-4p7 does_my:a-5j15p3 does_my_health:a2 does_my_insurance:a5
    does_my_list:j5 does_my_week:a-6j7 does_snoozing:a-6z7 does_snoozing_work:a-6z7 does_southwest:a2
    does_target:a1 does_the:a15b-3g-1 does_the_sun:a3 does_this:a-5z10 does_this_work:a-6z6 does_ubiquitous:a2
    does_ubiquitous_mean:a2 does_walmart:a2 doesn't:a7 dog:b12c13d-3f-7g-6i-1j-7o2q3r-6s-2 dog's:a-10p11
    dog_$:a-3c3h2p3r-1 dog_food:b2c2 dog_food_$:c2 dog_has:a-1c5 dog_has_been:a-1c5 dog_his:b1 dog_is:a4
    dog_named:a-2o7 dog_on_there:b2 dog_to:b1c1 dog_to_the:b1 dogs:a13b-12j-3o9 dogs_$:b-2j-1o10 dogs_eat:a6
    dogs_eat_grapes:a2 doing:a-4b-9c-5d-3f17g1i22j-6k-1o-2p-6q-1s-3x5z-1 doing_$:a-5i18j-5p-4x2 doing_?:i3
    doing_?_$:i3 doing_it:f5 doing_it_$:f5 doing_that:e1 doing_that_one:e3 doing_the:a6c-2f11g-4 doing_today:x1
    doing_today_$:x1 dollar:a13b-8 dollar_rate:a5b-4 dollar_rate_$:a5b-4 dollars:a16b-3h-1 dollars_$:a7
    dollars_at:a2b-1 dollars_from:a1 dollars_from_checking:a1 domain:a-2b8 dominos:a2
    don't:a-2b-19c-19d2e13f9g-11h2i-10j-18k-10l-1o9p-12q19r16s-10t-2u-4v-3x-1z2A-5 don't_be:r5 don't_be_so:r5
    don't_drink:a-3o8 don't_drive:o5 don't_drive_$:o5 don't_eat:a-3o10 don't_feel:e12f-1 don't_feel_like:e12f-1
    don't_forget:b13f-1o13q-12 don't_forget_that:o10q-5 don't_forget_the:b2 don't_get:z3 don't_have:d1f7
    don't_have_to:f7 don't_keep:q7 don't_keep_my:q7 don't_know:a7b-3e-2m6n5o-11w2 don't_know_$:a11o-3
    don't_know_how:a-3m4z1 don't_know_what:a-1i2n4 don't_let:b8 don't_let_me:b8 don't_like:r2
    don't_need:a3b-9f12q5 don't_need_the:f4 don't_need_them:f4 don't_need_to:a6b-2q6 don't_play:a3
    don't_recognize:a6o-1 don't_recognize_$:a6o-1 don't_remember:o-2q14 don't_remember_my:q7
    don't_remember_that:q6 don't_remind:f4 don't_remind_me:f4 don't_show:d4 don't_show_me:d4 don't_think:a5
    don't_wanna:e5 don't_wanna_do:e5 don't_want:a-2e6f2o-4q6 don't_want_to:e2f4 don't_want_you:o-3q8
    don't_work:a-1o7 donate:a-2b8 donate_old:b2
    done:a-20b-29c45d-15e-15f-21g27h-13i-3j14k-8l-2m-7n-4o-14p-9q-2r-9s-13t-1u-6x-1A1 done_!:c4 done_!_$:c4
    done_$:a-18b-9c29d-4e-4f-5g16h-12i-6j6k-1o-6p-2r-4s-4u-2A-2 done_after:g6 done_after_all:g6 done_back:g2
    done_back_to:g2 done_by:c-2g3h2 done_except:c2 done_except_the:c2 done_so:j1 done_so_far:j1 done_this:j1
    done_this_week:j1 done_today:j6 done_today_$:j4 done_with:a8b-4c12e-2f-1h-4m-3 done_with_$:c3
    done_with_my:c2 done_with_that:c4 done_with_the:a9b-3c1g2h-2m-3 done_yet:g4 done_yet_$:g2 dont:b4e5
    dont_know:m4 dont_know_where:m4 dont_let:b7 dont_let_me:b7 door:a8b4c-1j-4o3 door_$:a2b2o3 doorbell:a-2b5
    double:t11 dow:a5 down:a10b2c-16e4f-16g-11h-17i-4k-4m20n-4o-5r-3s-2A16 down_$:b-19d-2m12A17 down_for:m3
    down_for_me:m3 down_number:m2 down_number_0:m2 down_that:b5 down_that_i:a-1b7 down_the:a8c-7d5e5f-6g-3h-8m1
    down_the_road:b-5d7 download:a-4b9 downstairs:a1 downtown:a14b-4 downtown_$:a9 dozen:a-3h8 dozen_eggs:a-2h8
    dozen_eggs_$:a-2h5 dr:a-21b2c-1e-3h13j-5o16q2 dr_chen:a-6p3q4 dr_chen_$:a-4p4 dr_lee:o6 dr_lee_$:o2
    dr_patel:a-2h9o1 dr_patel_$:o2 draft:a-22b-5c-7d-5e-7f-11g-6i-3j-6k-4m-10n52o-1 draft_$:b-2n10 draft_a:n6
    draft_a_text:n1 draft_an:n2 draft_for:b-3n10 draft_for_the:b-2n7 draft_of:n7 draft_of_the:n7
    draft_something:n6 draft_something_for:n2 draft_that:n13 draft_that_$:n6 draft_the:b3n3 drain:a-4b9
    drake:a4b-2 draw:e1 drawer:a-4b6o3 drawer_$:a-4b6o3 dream:a6 dream_$:a3 dreams:a-3b-8x12 dreams_$:a-3b-8x12
    dress:b6 dress_code:a3 dress_code_at:a4 drill:a-9b7r7 drill_$:b4 drill_sergeant:a-3r8 drill_sergeant_$:r3
    drink:a-2f3o6p7 drink_$:o2p1 drink_coffee:a-6o3p4 drink_coffee_$:a-6o3p4 drink_the:a4b-1 drink_water:f4
    drink_water_$:f4 drive:a-2b4j-7o19p6w-1 drive_$:a-4b1o11p5 drive_a:a-3o8 drive_on:a1 drive_on_the:a1
    drive_to:a3 driver:a-1b8 driver_$:a-3b7 driveway:a-6b12 driveway_$:a-5b7 driving:b1d8s-3 driving_tell:d2
    driving_tell_me:d2 drop:a-17c-12d-7e-5f33h-7j-9m-1o-2p-5q4r8z7A-1 drop_$:a-9b-8f10z9 drop_0:a-4b-10f10g6
    drop_0_$:a-1b-7f6g7 drop_everything:f8 drop_it:f2 drop_it_$:f2 drop_off:a-4b25f-15 drop_off_$:a-1b10f-1
    drop_off_the:b6f-1 drop_that:f4 drop_the:a-6b-5f12r10 drop_the_gym:f3 drop_the_kids:b4 dropped:a4b-12g15
    dropped_the:a5b-4 dry:a-8b2c2f5r3 dry_cleaning:a-6b3c3f5 dry_cleaning_$:a-1b4 dryer:b10j-2 dryer_$:b8j-2
    drywall:a-3b6 drywall_$:a-3b6 due:a-11b-9c-7d-5e-1f-1g-5h28i-9j26o-4p-9s-2z1 due_$:a4b-10j11p-3
    due_date:a-3b-3f-5h15z3 due_date_off:f-3h7 due_friday:h3 due_friday_$:h2 due_on:a-1h3 due_this:j1
    due_this_week:j1 due_thursday:h7 due_tmrw:a-2b5j3 due_tmrw_$:a-2b5j3 due_today:f4j1 due_today_$:f4j1
    due_tomorrow:a-2h3j3 due_tomorrow_?:a-2j4 dump:a-2b4 dump_$:a-2b4 dune:b2 dune_$:b3 duolingo:a-2b10
    duolingo_$:a-1b4 duplicate:b10 dust:a-5b8 dyslexic:o4 dyslexic_$:o4 e:a8i-1 each:b4 earlier:h5 earlier_$:h3
    early:a-8b6c-4d1g10j-1m-6r7 early_$:a-3c-2g9m-5r9 early_for:b1 easier:a-4b-5i8m6 easier_$:a-1b-2i8
    easier_to:m5 easier_to_start:m5 easiest:i3j-5m2 easter:a6j-2 easy:a-3i13s3 easy_stuff:s4 easy_stuff_today:s4
    eat:a-6b-15e-1i-9j-8m6n-1o19p17x9z-7 eat_$:a-4i-3j-1p5x10 eat_gluten:a-6b-3o5p10 eat_gluten_$:a-6b-3o5p10
    eat_grapes:a2 eat_meat:a-2p4 eat_meat_$:a-2p4 eaten:a4 eating:a1 ebay:a-3b8 ebay_$:a-2b4 eclipse:a3
    eclipse_$:a3 eco:a5b-3 edit:a-6b-3f-6g-3h29 edit_$:a-5b-3h11 edit_number:h9 edit_number_0:h9
    edit_the:a-2b2f-1h10 edit_the_second:h3 edit_the_shopping:h1 edit_the_video:b7h-1 effect:a7b-5 effort:a3b-1
    egg:a4 egg_$:a5 eggs:a-3c6d-3e-2f6g14h5i-8m-4n-2o-1p7r-5s-1z-6 eggs_$:a-12b-3c10g5h4k1p8r-1 eggs_and:a6i-2
    eggs_from:c1 eggs_from_the:c1 eggs_off:f3 eggs_on:a1j3 eggs_on_my:j3 eggs_on_the:j4 eggs_out:g5
    eggs_out_of:g5 eggs_to:a-3b1h8 eggs_to_a:a-2h7 eggs_to_my:b4 egypt:a5b-2 egypt_?:a3b-2 egypt_?_$:a3b-2
    eiffel:a4 eiffel_tower:a4 eiffel_tower_$:a4 eight:a6b-1 either:a8 election:a7 election_$:a6 electric:b3c2h5
    electric_bill:a-2b3c2h5 electric_bill_$:b5c3 electrician:a-9b2g8 electrician_$:a-4b5 electricity:a3j-1
    elena:a-5o13 elena_$:a-4o10 elephant:a-5m9z-1 elephant_$:a-5m9z-1 elephants:a4 elevator:a1o1 elevators:a3
    ella:a-2b6 ella's:b4 elon:a11b-5 else:a-21b-14d-2e35h7i-13j9p-5r-1 else_$:a-4b-11e19h8i-1j-1 else_is:a-3j4
    else_is_on:a-1j3 else_is_there:e1 else_please:e5 else_please_$:e5 else_you:e4 else_you_got:e4
    email:a-9b3e-7f-3i-7j-7k-7l-2m-9n38o-5p-4q-3r-5s-4t-1 email_$:d1h3j-6n16 email_coach:b6d-1
    email_coach_about:b5d-1 email_for:a-1b-4n13 email_for_me:n6 email_from:a7 email_professor:b6
    email_saying:a6b-3 email_so:a-1g3 email_the:a-2b3h2 email_to:a-12b-6c4j6n12 email_to_bob:b2n-1
    email_to_my:n3 email_to_professor:b-3n6 email_to_sarah:c2 email_to_the:a-4j7 emailed:a-1b-11c20j1
    emailed_bob:a-3b-2c11 emailed_bob_$:a-3b-2c11 emailed_me:a4 emailed_tom:a-2b-5c8j3 emailed_tom_$:a-2b-5c8j3
    emails:a6b9f-1j-3n4 emails_$:a1b13j-7 emails_from:a6j-1 emergency:a-3p3 emirates:a2 emma:a-1b4
    emoji:a-6b-7h14r5 emoji_$:a-1b-4h3r6 emojis:a-12b-15f-3r31 emojis_$:a-9b-13f-2r26 employee:a-5f-1j-1o13p3
    employee_id:a-4o5p4 empty:a-16b8f10j-3o-3s10 empty_$:a-4o-2s11 empty_the:a-6b5f4 enable:a16b-9
    end:a-1b-18c-5e11f1g-1h-6t8A17 end_$:a2b-2d-1e10 end_of:a-2d4e2 end_of_the:a-2d4e2 end_the:b-7f4A10
    energetic:a-5b-3s18 energy:a-25b-10c-2e-5f-1i3j-2o-8r-4s44w-3 energy's:a-9b-2s17 energy_$:a-8b-14s26
    energy_right:s5 energy_right_now:s5 energy_today:s2 energy_today_$:s2 engine:a10b-6 engine_$:a6b-6
    england:a5 english:a6r8 english_$:a8b-7r2 enough:e-6f7 enough_gas:a1 enter:a-3b6k4 enter_grades:a-1b4
    entropy:a4b-1 entropy_$:a4b-1 entry:a-1b4 entry_$:a-1b4 envelopes:a-2b7 envelopes_$:a-2b7 ephemeral:a6b-2
    episode:a13b2e-3i-6 episode_$:a3 episode_0:b3 episode_of:a1 equals:a7b-4 equals_0:a7b-4 equals_0_$:a7b-4
    erase:a-11b-11f19j-13p-10q22 erase_all:a-2f6j-2q3 erase_everything:q4 erase_everything_you:q4
    erase_my:a-1b-2f9j-6p-2q8 erase_the:b-3f4q1 erase_what:q2 erase_what_you:q2 errands:a-1j5o2 errands_$:j2o2
    error:a-5b9 espresso:a9b-4 espresso_$:a8b-4 essay:a-12b2c8d-10e-1f-7g3h12j-4m16n-5o-9p-1s-3t5
    essay's:a-11c12h1 essay_$:a-12b9d-4f-1g5m5t6 essay_0:a6b-1 essay_0_points:a5b-1 essay_draft:b9
    essay_first:b-1h4 essay_first_$:b-1h4 essay_into:m4 essay_to:b-1h5 essay_to_december:h1 essays:a-2b6
    estimate:a-4b7 estimate_$:a-2b4 eta:a7p-2 eta_$:a7p-2 etsy:a-9b11 eulogy:b3 euro:a3 europe:a1 europe_$:a1
    euros:a6 euros_$:a1 euros_in:a2 even:a-13b-6e4f1j-1m20n5z-2 even_begin:m4 even_say:n5 even_say_to:n5
    even_smaller:b-3m10 even_start:a-1m5 evening:a-19b-7c-6d10e-5f-3j5o-4s17u21y-3 evening_$:a-9d9e-3j6u14y-2
    evening_nudgy:u5 evening_nudgy_$:u5 evening_only:s1 evening_to:a-1b-1s8 event:a-17b4d-5e-1f19h-4i-10j18p-1
    event_$:a-1f9j3 event_called:b2f3 event_called_book:f1 event_on:b-6f9 events:a-10b-6f7j18 events_$:a-8j11
    events_are:a1 events_for:j6 events_for_next:j2 events_for_today:j2 events_on:f6j-2 events_on_my:f3j-2
    ever:a11b-10c-4j7p3q2 ever_$:a6b-4 ever_finish:a-2j7 ever_finish_the:a-1j3 ever_get:a-2j7 ever_sleep:a1
    everest:a2 everest_$:a2 every:a-20b15c-2d-8f2h16j-2m-3o5 every_day:b-2h5 every_day_$:b-2h5 every_morning:b4
    every_morning_$:b1 every_sunday:b2 every_tuesday:h6o3 every_tuesday_$:o4 every_week:h4 every_week_$:h4
    everybody:a4b-2 everyone:a16b-6 everyone_$:a9b-3 everything:a-19b-35e-6f18g-4h4i-7j14k4m-5n-3o-5p5q7s-2w10z3
    everything_$:a-11b-3f1j5r2w2z6 everything_costs:a7 everything_for:j9 everything_for_tomorrow:j2
    everything_from:f1 everything_from_my:f1 everything_i:a1f4j-1 everything_is:a-3w9 everything_is_too:a-3w9
    everything_off:a1 everything_on:c1f6j-6 everything_on_my:c2f4j-4 everything_to:b-1d2 everything_you:a-1p4q5
    everything_you've:p4q4 everything_you_have:p2 everything_you_know:q2 everything_you_remember:q3
    everywhere:a3 everywhere_$:a3 ex:b1f-2n3o4 ex_about:n1 ex_about_the:n1 exactly:a-6z8 exactly_$:a-5z8
    exam:b3h10 exam_$:b3 except:a6c2i-1 except_the:c2 exchange:a2b5 exchange_rate:a12b-4 exchange_rate_for:a8b-4
    exclamation:r4 excuse:b-3n6 excuse_email:n2 excuse_email_for:n2 exercise:b4 exercises:a-4b7
    exercises_$:a-4b7 exhausted:a-6b-5o-1s16w2 exhausted_$:a-6b-5o-1s16w2 exit:b-11p-2r-2A20 expense:b4c6g-2
    expense_report:b4c6g-2 expense_report_$:b4 expenses:a-6b9 expenses_$:a-2b8 expensive:a6 expensive_$:a4
    expire:a8b-3 expire_$:a5b-3 expired:f5 expires:b8 expires_$:b5 explain:b-3z14 explain_how:z3
    explain_the:a-2b-2z11 extend:b-3h11 extension:a-4b8 extension_$:b2 extra:a7b-6 eye:a-3b9 eye_doctor:b1
    eye_doctor_$:b1 eye_exam:b3 eye_exam_$:b3 eyes:a8 eyes_$:a5 face:a-1e11 face_until:d2 facebook:a13b3f-3j-3
    facebook_$:a8b-3 facebook_marketplace:b4 facebook_marketplace_$:b4 facebook_status:a7b-2 facetime:b3
    facetime_the:b4 fact:a5b-8f-10o-1q23 fact_$:a2b-2f-1q7 fact_about:a2f-2q7 fact_about_my:f-2q7
    fact_that:a-1f-1q11 fact_that_i:a-1f-1q11 factory:a7b-5 factory_settings:a6b-5 factory_settings_$:a6b-5
    facts:a-3b-1i-1j-1p17 fafsa:a-3b8 fafsa_$:a-2b6 fahrenheit:a6 failing:a2 failure:w4 failure_today:w1
    failure_today_$:w1 fair:b2 fair_$:j1 fair_board:b3 fair_board_$:b3 fake:a8 fall:a6 fall_on:a2 family:b1
    fan:a16b-2f-1 fan_$:b2 fan_on:a5b-2 fan_on_$:a4b-1 fancy:e5 far:a11j1r-7 far_$:a-2j3 far_is:a1
    farewell:a-3n6 farmers:b2 farmers_market:b2 fast:a16b-6 fast_$:a5 fast_forward:a9b-5 fast_forward_to:a5b-3
    faster:a10b-5 faster_$:a9b-5 fastest:a4 fat:k1 faucet:a-2b9 faucet_$:a-1b8 favorite:a-11b-1j-8o9p7q4x8
    favorite_coffee:a-1o1 favorite_color:p2q4 favorite_color_$:p3q4 favorite_color_is:o1 favorite_food:a-9x10
    favorite_restaurant:a-2p3 favorite_restaurant_$:a-2p4 favorite_show:a2 favorite_show_$:a2 favourite:a2p3
    fed:a1b-6c12g-3 fed_the:a-4b-5c13 fed_the_cat:a-2b-4c10 fee:b1 fee_$:b1 feed:b13j-2 feed_$:a4j-1
    feed_the:a-1b7 feed_the_cat:b1 feed_the_neighbor's:b1 feeder:b3 feeder_$:b3 feel:b-8c-5e10f-3o-8w23
    feel_guilty:w8 feel_like:a-5e11f-1w7 feel_like_a:w4 feel_like_doing:e4 feel_so:w3 feel_so_behind:w3
    feeling:a-13b-25c-5d1e2f-6g-2h-4j-4r-2s28u-2w21 feeling_energetic:s8 feeling_full:s4 feeling_full_of:s4
    feeling_the:d9e-3 feeling_the_taxes:d3 feels:a-3h-1m14 fees:b5 fees_$:b5 feet:a1 fell:a9b-8 fence:b2f9h-1m3
    fence_$:a-7f7m4 fence_after:f2 fence_after_all:f2 ferns:b3 ferry:b11k-1 fertilize:b3 few:a-3d2
    few_days:a-2d2 few_days_$:a-2d2 fewer:a-7b-5r17 fewer_emojis:b-1r9 fi:a4 fi_beats:a4b-2 field:b6
    field_trip:b5 fifteen:d1i2 fifteen_minutes:d1i2 fifteen_minutes_$:d1i2 fifty:a2 fight:a4 figure:b6
    figure_out:b6 file:a-2b18h-1 file_$:a-2b9h-1 files:a-1b4 files_$:a-1b4 filing:c6 fill:a-4b10 fill_out:b2
    film:a12b-3 film_$:a6b-2 films:a9j-4 filter:a-9b13h2 filter_$:a-5b6h2 filter_0:b4 filter_0_$:b4
    filters:a-4b4f2 filters_$:a-4b4f2 final:b-2h4 finalize:a-2b8 finally:a-1b-7c25g-1o-7 finally_$:a8o-4
    finally_cleaned:b-6c9 finally_finished:c6 finally_in:a-4c7 finally_in_$:a-4c7
    find:a12b9c-8d-7e-4f-12g-7h-7i-5j22m-6n-1o-3p-8r-2 find_a:b11 find_a_new:a-2b3 find_a_painting:a8b-7
    find_a_plumber:a-8b9 find_a_tutor:a-1b2 find_a_video:a8b-7 find_babysitter:b1 find_it:a3 find_it_$:a3
    find_me:a8b-7n1 find_me_a:a13b-5 find_me_the:a-2n3 find_my:a2b3p-3 find_my_phone:a1 find_out:a-8b14
    find_out_when:a-2b6 find_the:a10b-2c-1f-4g-4h-1j12n-3 find_the_book:b1 find_the_charger:a-3b5
    find_the_movie:a4b-1 find_the_nearest:a7b-5 find_the_one:b-3j6 find_the_soundtrack:a7b-5 find_the_task:b-1j6
    find_the_warranty:b3 fine:a13b-1 fine_$:a8 finish:a-6b22c-4g1h-4j7p-1 finish_$:a3 finish_duolingo:b2
    finish_the:a-5b8g2h-2j4 finish_the_report:g3 finished:a-2b-28c36d-6e-9f-13g25h-10i2k-8m-6o-13p-2s-4
    finished_$:a-16b-13c29g12h-1j-4 finished_a:a4 finished_a_great:a4 finished_after:g9 finished_after_all:g9
    finished_my:c7 finished_that:a-4c2g5 finished_the:a3b-6c11 finished_the_dishes:c1 finished_the_essay:c3
    finished_the_laundry:c4 finished_the_report:c1 finished_the_slides:c1 finished_this:a-4c3j5
    finished_this_morning:a-1j4 finito:a-6b-9c17 finito_$:a-6b-9c17 finn:a-2b4 fire:b9c-2 firewood:b5
    firewood_$:b5 first:a-21b-17c2d1e-9g-10h6i26j-11k-3m30n4o-4p-14s-1y-2z-7 first_$:a-8b-12c-1d3h11i23j-7m3p-4
    first_aid:b3 first_aid_kit:b3 first_for:i-1m6 first_meeting:i-1j10 first_on:i8j-4 first_on_the:i8j-4
    first_one:c11 first_one_$:c5 first_step:a-2b-1m15 first_step_$:m7 first_step_?:m4 first_the:a1
    first_the_chicken:a1 first_thing:c-4d1f3i-10m11 first_thing_i'd:m1 first_thing_to:i-4m7 first_this:i4
    first_this_morning:i4 first_tiny:m4 first_tiny_step:m4 first_today:i7j-1 first_today_$:i7j-1
    fish:a-3b2g8h3x9 fish_$:a-9b7x10 fish_tank:a-1h4 fish_tank_filter:h4 five:a12b-9d8e-4i1j-4r-1s6 five_days:a3
    five_minutes:a-5b-1i3s7 five_minutes_$:a-3i5 five_more:d10 five_more_minutes:d10 five_stars:a4b-1
    five_stars_$:a4b-1 fix:a-14b18c-2f-6h14 fix_bike:b-3h6 fix_the:a-11b13f-4h8 fix_the_fence:b5 fix_the_gate:b1
    fix_the_spelling:b-2h4 fixed:b3c1 fixed_$:a-2b8 fixed_the:c2 flash:a9b-7 flash_on:a3b-2 flash_on_$:a3b-2
    flashcards:a-1b5 flashlight:a11 flat:m1s2z-1 flat_tire:a4z-1 flat_tire_$:a2z-1 flea:b4 flea_treatment:b3
    flies:a15b-3 flies_$:a5 flight:a16b4c-1h7j-12o-2p-2 flight_$:a-7b11 flight_0:a1 flight_task:h2 flight_to:a3
    flight_to_miami:a5b-4 flights:a7b3c4d-4j-5 flights_$:b-2c5 flights_for:b1 flights_from:a6b-2
    flights_to:b9d-3 flights_to_denver:a-3b6 flip:a10b-5 flip_a:a5b-2 floor:b6l-2o3 floor_$:a-8b12l-2o3
    floss:a-3b8 floss_$:a-3b8 flour:b-5h3j2 flower:b3 flower_beds:b3 flower_beds_$:b3 flowers:a-1c-2f7p4
    flowers_$:a-8f8p5 flowers_to:b2 flu:a-5b9s6 flu_$:b-3s7 flu_shot:b4 flu_shot_$:b1 flu_shots:b3
    flu_shots_$:b3 fluid:b2 fluid_$:b2 fly:b-5x11 fly_$:a-6b-1x11 fly_nonstop:a2 fm:a8b-6 fm_$:a6b-4
    focus:a-29b-27c-3d-7e-3f-5h-1i5j-6m-3n-2o-6r-1s-9t53w7A-1 focus_$:a-5b-8o-3t20w8 focus_block:t5
    focus_for:b-3t7 focus_for_0:b-2t5 focus_mode:a-8t13 focus_mode_$:a-5t10 focus_on:a-3i2t9 focus_on_the:t6
    focus_on_this:t2 focus_session:b-1t5 focus_session_$:b-1t4 focus_time:s-4t7 focus_timer:b-3f-2t14
    focus_timer_$:b-1f-2t11 foggy:a-8o-1s12 foil:b1 fold:b10 fold_laundry:b2 fold_laundry_$:b2 fold_the:b5
    fold_the_laundry:b5 folder:a-3b3o2 folder_$:a-3b3o2 follow:a3b1 follow_up:a-3b12 follow_up_with:b1
    followers:a6j-4 following:e3 food:b5x9 food_$:a-10b1c2x9 food_bank:b1 food_bank_$:b1 food_the:b4 foot:a5b-2
    foot_0:a4b-2 foot_0_in:a4b-2 football:a5 football_on:a6b-1
    for:a4b21c-21d2e-4f-1g-11i-16j7k-19l-21m3n25o-10p-21q-25r-14t9u-25v-2w-19x-26y-19z-3 for_$:a1p-1z8
    for_0:a-7b5d1h1o-6s-9t9 for_0_$:b-7f2m2 for_0_0:b5 for_0_am:j2 for_0_min:d2t6 for_0_minutes:b2s-3t4
    for_0_on:b4 for_0_pm:a-3j3 for_a:b8i3j-1m-1t2 for_a_bird:a3 for_a_new:a-1i5 for_a_run:b5 for_a_used:a-9b11
    for_a_week:d1 for_an:a3h-2t1 for_an_hour:a2h-2t1 for_animated:a5b-2 for_animated_movies:a5b-2 for_another:i2
    for_anything:b-3j1s6 for_anything_to:b-3j5 for_april:b3 for_blinds:a-1b4 for_blinds_$:a-1b4 for_book:b1
    for_book_club:b1 for_breakfast:a2 for_breakfast_$:a2 for_christmas:a-2b1j1 for_christmas_$:a-2j1
    for_class:a-4b5c4 for_class_$:a-3b3c4 for_cleaning:a-4m4 for_cleaning_the:m5 for_coffee:a2 for_coffee_$:a2
    for_conflicts:b-2j2 for_dad:a-7n7 for_dad's:b5 for_dad_$:b2 for_daycare:b2 for_december:a-5b4j3
    for_december_0:a-2b1j3 for_delivery:a2 for_dinner:a9i-4 for_dinner_$:a2b5i-1 for_egypt:a4b-2
    for_egypt_?:a3b-2 for_friday:a-2b1j1 for_friday_$:b-1j1 for_future:b-4o10 for_future_reference:b-4o10
    for_good:e-1f8 for_good_$:e-1f8 for_grandma:a-3b6 for_grandma_$:a-2b5 for_grandpa:a-2 for_half:a-3b6d-1t4
    for_half_an:t4 for_halloween:a4i-1 for_halloween_$:a4i-1 for_happy:a3 for_happy_$:a2 for_it:a10b-6
    for_june:a-3b5 for_kenya:a4 for_lasagna:a5b-2 for_lasagna_$:a5b-2 for_later:b5d-1 for_later_read:b5d-1
    for_lunch:a7b-2 for_lunch_$:a7b-2 for_me:a-9b-6c2d-5e1f-7g4i15j-4n8o3r4t-5A-1
    for_me_$:b-12c2e-1f-5g4i8m3n9o3p-2r-5t-2 for_me_?:a-2p5 for_me_please:a-1i8 for_me_this:m-4r10
    for_me_to:e5j-1 for_mexico:a1 for_milo:h3 for_miss:n2 for_missing:n3 for_mom:b1 for_monday:a-6b11f2h-2o-4
    for_monday_$:f2j1 for_moving:m3 for_my:a1f1j2n1p-1 for_my_pills:f1 for_new:b1 for_next:a-6h8i-2j2n3s3
    for_next_thursday:b5 for_next_week:b-5d-4h8n5 for_next_weekend:d4 for_nina:b1 for_nina_$:b1
    for_now:a-8b-5e14f-1A5 for_now_$:a-7b-4e13A3 for_number:b4f-1n4 for_number_0:b4f-1n4 for_passport:b-5j8
    for_passport_$:b-5j8 for_pizza:b1 for_renewing:m4 for_renewing_my:m3 for_saturday:f2j-1 for_saturday_$:f2j-1
    for_six:a9p-1 for_something:a-4i-1s11 for_spring:b1 for_sugar:a3 for_sugar_$:a3 for_summer:a-5b9
    for_sunday:a-7b7d2f-1 for_sunday_$:d3 for_ten:a-3b8e-3t6 for_ten_minutes:a-3b9e-3t6 for_thanksgiving:b1
    for_thanksgiving_$:b1 for_that:a-2d11e4 for_that_$:d2e2 for_that_one:d9
    for_the:a-15b2c-14d3f-4g1h2i-5j4m9n17o1r-4z-6 for_the_0:b-4f2j6 for_the_album:a8 for_the_baby:a-1b3
    for_the_bank:b2 for_the_bedroom:a-1b2 for_the_bike:p3 for_the_birthday:b-5h6m4 for_the_church:j2
    for_the_essay:b-6h7 for_the_exam:a-1b5 for_the_game:a4b-1 for_the_garage:b-4m5 for_the_grant:a-4j6
    for_the_hall:b2 for_the_kids:a4b-2 for_the_kitchen:b-4m8 for_the_landlord:b-3n4 for_the_library:g4
    for_the_moment:b-3e7 for_the_neighbours:b1 for_the_new:a1 for_the_next:b-1i4s2 for_the_party:a-1b6
    for_the_podcast:b2 for_the_printer:g6 for_the_record:o6 for_the_same:a5 for_the_taxes:h1m4 for_the_visa:m6
    for_the_wedding:a-2 for_the_week:a7j-3 for_the_weekend:a-4b-11d15j3 for_this:b-7d13e-4f5i-2n-2t1
    for_this_$:a-2b-2d9t2 for_this_afternoon:f6j-3 for_this_one:d9e-2 for_this_week:d-1j8 for_thursday:a-1j2
    for_thursday_$:j2 for_time:a-5n3s7 for_today:a-10d-2f5j9s-4A12 for_today_$:a-7f6j10s-1A2
    for_today_goodbye:A2 for_tomorrow:a-7b-14d1f9j14 for_tomorrow_$:a-2b-14d-7f10j13 for_tomorrow_morning:b-2d1
    for_tonight:b-3j7 for_tonight_$:b-3j7 for_tuesday:h3 for_tuesday_$:b-1h4 for_turkey:a3 for_turkey_$:a3
    for_two:a2 for_wednesday:j4 for_wednesday_$:j4 for_work:a-1p6 for_work_$:a-1p6 for_yen:a5b-3 for_yen_$:a4b-3
    for_you:a6 for_you_$:a6 for_your:a-3o3v6 for_zoe:b4 for_zoe_$:b4 forecast:a15d-2j-1 forecast_$:b4
    forecast_for:a14b-5 forget:a-26b3c-12d-11e-10f10g-9h-9i-7j-12k-5m-5n-3o-3p-3q51r-8s-4w-1 forget_about:b-5f12
    forget_about_the:b-4f11q-2 forget_i'm:o4q2 forget_it:f7 forget_my:a-5b-5f-1o-1p-3q23 forget_my_address:q1
    forget_that:a-2b-1q18 forget_that_$:q5 forget_that_i:q6 forget_that_i'm:o1q2 forget_that_my:o-1q2
    forget_the:a-2b4f4q6 forget_the_cake:b2 forget_to:b11 forget_what:p-4q8 forget_what_i:p-4q8 forget_where:q4
    forget_where_i:q4 forget_who:q3 forget_who_my:q3 forgetting:b4j9p-7 forgot:a12b-2 forgot_my:a5
    forgot_to:a6b-1 form:a-10b8c1g2h2 form_$:a-5b4c2h3 form_again:e1 formal:a-6b-8h-2n10r12
    formal_$:a-3b-6h-1n7r11 formally:a-6r9 forms:a-8b-1c12 forms_$:a-2b4 formula:a3 fortune:a7b-4 forty:a4
    forward:b-6d-4e-6f-3h2i-1k-3l33m-5n-3 forward_one:l12 forward_one_$:l12 forward_the:b1 forward_to:a3b-4h2
    forward_to_the:a5b-3 found:a6 four:a5b-5f2h1 four_$:f3 four_out:a3 four_out_of:a3 fox:a7 france:a4
    france_$:a2 free:a-12c-6d-8f-6i9j16o-3p-1s21 free_$:a-2j3s7 free_at:b-3j3 free_friday:j2 free_on:j2
    free_tomorrow:j4 free_trial:b8f-1 free_what:i3 freeze:a10b5 freeze_cooked:a3 freeze_my:a5
    freeze_my_account:a3 freeze_my_debit:a4 freeze_the:a2 freeze_the_leftover:a-1b4 freezer:b5 freezer_$:a-1b4
    freezing:a13b-5 freezing_$:a10b-5 french:a9b2 french_$:a11b-4 fresh:s10
    friday:a-12b1c-6d22e-12f2g-5h15i-8j3k-6m-7o-10p-5r-3s-4w-1y13
    friday_$:a-3c-3d10e-3f5g-1h14i-6j3k-1m-4o-1p-3y5 friday_at:b1j1 friday_at_0:j2 friday_night:a-5b9
    friday_works:d8 fridays:o7 fridays_$:o7 fridge:b2c3 fried:a-5o-6s3w9 friend:a5b-7o-1u10 friend_$:a2b-6u10
    friend_and:a1 friendly:n2 friends:a7 from:a10b10d-11f10g1h7i-7j-10k-5m-12n-10o9p-18q11r-2s-9u-3w-5x-1z-8A-3
    from_$:a8 from_0:b-3h4 from_0_$:a3 from_0_to:h5 from_amazon:a3 from_amazon_$:a2 from_amy:a-1b6j-1
    from_amy_$:a-1b6j-1 from_atlanta:a5b-2 from_atlanta_to:a5b-2 from_bob:a3b-1 from_bob_$:a3b-1
    from_boston_to:a4b-1 from_checking:a12b-9 from_checking_$:a5b-4 from_checking_to:a4b-1 from_cnn:a2
    from_cnn_$:a2 from_done:g2 from_done_back:g2 from_here:a3 from_here_$:a2 from_home:o2 from_home_on:o2
    from_hr:a2 from_hr_$:a2 from_junk:b2 from_last:a-7j8 from_last_week:a-7j8 from_memory:p-1q8
    from_memory_$:p-1q8 from_my:b-6f21j-7 from_my_calendar:f2 from_my_list:b-1f9 from_my_phone:b2
    from_my_shopping:f2 from_my_to:a-1b-2f9 from_now:a-2h2o5 from_now_on:a-2h2o5 from_the:a-10b6c7g-8h8j5
    from_the_0:a3b-5 from_the_clinic:b1 from_the_list:b-4c7 from_the_phone:b6f-2 from_the_post:c3
    from_the_shopping:b-2f4 from_this:e-1g8 from_today:a1 from_what:p-1q3 from_what_you:p-1q3 from_your:q7
    from_your_memory:q7 front:a9b-3 front_camera:a1 front_camera_$:a1 front_door:a5b-2 frozen:b4 frozen_$:a2
    fsa:b3 full:a11b-10s13 full_of:b-2s9 full_of_beans:s4 full_of_energy:s4 full_screen:a7b-4
    full_screen_$:a7b-4 fun:a18z-2 fun_fact:a6 fun_fact_about:a3 fund:b5 fund_$:b5 funnier:r1 funnier_$:r1
    funny:a17b-6x7 funny_$:b-2x11 funny_about:a5 furnace:a-5b12 furnace_filter:b5 furnace_filter_$:b4
    furniture:a-1b9 furniture_$:b4 future:b-4o10 future_reference:b-4o10 future_reference_i:o1 fyi:a2b-3e-2o18
    fyi_$:a6e-1o8 fyi_i:a-1o6 fyi_i_don't:a-1o6 gallons:a-2b3 gallons_of:a-2b3 game:a23b-5h-1j-3 game_$:a11b-4
    game_halo:a5b-3 game_halo_$:a5b-3 game_night:b3 game_of:a3b-1 game_on:a5b-1 games:a5
    garage:a-9c1d8h-5i-3m15n-3t5 garage_$:a-5b6c4d-3m5 garage_cleaning:b-6d5g1m1 garage_cleaning_$:b-3g1m3
    garage_door:a6 garage_door_$:a7b-4 garage_for:b2 garage_one:e5h-3m4 garden:a-14g7h-2j11 garden_$:a-1b9
    garden_take:f3 garden_to:c2 garlic:a-4b9 garlic_$:a-2b6 gas:b10c13f-2j-12 gas_$:b-3c11 gas_before:a-2b3
    gas_cylinder:a-3b3c4 gas_does:a1 gas_station:a1 gate:a-7b1g-2j-4o1p6q12 gate_$:a-1b9 gate_code:a-9b-9o1p8q13
    gate_code_$:a-4b-7p4q11 gate_code_again:p1 gate_code_is:o2 gate_is:a3 gatsby:a1 gave:p5 gave_you:a-1p5
    generate:a-2b-10n14 generator:a-3b7 genre:a4 genre_is:a4 gentle:b-5n8 geoff:a-19b-3h6o9p11 german:a12b-3
    german_$:a11b-3 get:a6b11c-27d5e3f5h-13i6j-4k-6l-2m1n-12p-5r-11s-9t-7u-4w14x-5A-4 get_$:j2 get_a:b3e1j-7z4
    get_a_different:a-1e2 get_a_loan:a5j-3 get_a_passport:a7 get_an:a6b-3 get_anything:j1 get_done:a-7j8
    get_done_this:j1 get_done_today:j5 get_gas:a-4b6 get_going:a-5i4m2w2 get_here:a1 get_here_$:a1 get_home:d3
    get_in:b1 get_it:d2 get_it_out:d2 get_me:a14b-4 get_me_a:a12b-9 get_my:a-1b2g3o1 get_myself:w3
    get_myself_to:w3 get_nails:b6 get_nails_done:b6 get_on:i1 get_paid:a-1c-1j6o4 get_paid_$:c-1j6
    get_paid_on:o4 get_rid:b-4f16 get_rid_of:b-4f16 get_started:a-9b-6i10m4o-3w11 get_started_$:a-5b-4i11o-1w8
    get_started_on:a-2m7w1 get_the:a-1b10g4 get_the_brakes:b2 get_this:a-1e5m1 get_to:a5b-5d8 get_to_the:a1b-4d6
    get_up:b-1o2p3 get_up_$:p3 getting:a8b-6g1i1r-3s6 getting_$:g3 ghosts:a2 gift:a-1b16j-1 gift_$:a-3b8
    gift_card:b4 gift_for:b5 gifts:b-1o6 gimme:a-1b-1e2f-1i12 gimme_a:i4 girl:b1
    give:b4c-12e10f3g-4h11i6k-6l-1n1o-9p-6q-3r3s-9t-8u-2w-2x-4z-3A-3 give_0:a2 give_0_out:a2 give_it:h4
    give_it_a:h4 give_me:b-13c-1d7e4f-7h-4i5j4m7n3o-4p-3q-1r7s-3t-5 give_me_a:a-4b3d-9i3j5m2n2 give_me_an:d5
    give_me_another:a-5d12e5i-5 give_me_baby:m3 give_me_directions:a2 give_me_my:j1 give_me_one:d3i2j-2
    give_me_some:n4 give_me_something:a-1i8 give_me_steps:m3 give_me_the:a6b-5d-12e2i-1j3r9 give_mom:a-2b4
    give_the:a-3d-10e9h14 give_the_dog:b4 give_the_report:d-3h7 give_this:a9b-1 give_this_album:a1
    give_up:a-4b-2f12 give_us:a2b-1i2 give_us_a:a3 global:a-1b4 global_entry:a-1b4 global_entry_$:a-1b4
    glue:a-3b13g-6 gluten:b-5o8p10 gluten_$:a-6b-3o5p10 gmt:a1
    go:a-7b-10c-20d-18e-2f12g-3h-18i5j6k6l9m-4n-3o9p10q-2r1s-7t3u-9w-4y-2z-5A10 go_$:a-4b-16d-1e-6f19g-2j5t6A8
    go_at:a-2e-3g5n3 go_at_the:a-2e-3g5n3 go_back:a9b-12g-9k12r9 go_back_$:b-1k13 go_back_one:k6
    go_back_to:a7b-4g-2k-3r11 go_by:a-3o7 go_bye:b-1A7 go_bye_$:b-1A7 go_forward:a-3l14 go_into:a4
    go_off:a-5f-2j9 go_off_$:a-4f-1j9 go_on:a-14b8i10 go_on_a:a-4b5 go_on_then:i7 go_over:j4 go_over_my:j4
    go_through:g3 go_through_$:a1g3 go_to:c-4e4h-5j-5n-7o10p17 go_to_$:a-6p9 go_to_bed:a-1j-1o3p3
    go_to_lunch:a-1i3o1 go_to_the:a4c-2e3i-2n-3o1p1 goals:a-1b4 god:a4b-3c3e1 god_$:a4b-2c3 goes:a4f-5h2i-1o15
    goes_downtown:a1 goes_downtown_$:a1 goes_off:a-4b5f-3h3 goes_to:o8 goes_well:a2 goes_well_with:a2
    goggles:a-2b5 going:b-6d-4f12g-4j8o-6p-4w11 going_$:j4w2 going_on:a-5j1m2w9 going_on_in:a2
    going_to:a7b-1d-1f13g-2o-1 going_to_call:a4 going_to_do:f6 going_to_go:j2 going_to_rain:a2 going_to_the:f5
    gold:a13b-6 goldfish:b5 golf:a-6b8 gone:a12b-2e-5f7m-5 gone_through:a2 gone_through_$:a2 gonna:e4
    good:a14b-19c1d-12e-12g-4h-11i5j-18k-5m-6n3o-7p-5r-9s-8u19x18y-1z-1A7 good_$:a-15c8e-5f5i8u9
    good_afternoon:a-2b-1u10 good_afternoon_$:a-1u7 good_day:u9 good_day_$:u9 good_evening:a-2b-2u10
    good_evening_$:u5 good_for:a8 good_for_you:a5 good_knock:a4 good_knock_knock:a4 good_morning:a12b-5
    good_morning_into:a3 good_morning_nudgy:u3 good_night:a-7b-2u-9x9A13 good_one:a10 good_time:a-5i7
    good_time_to:a-5i7 good_way:a-5n7 good_way_to:a-5n7 goodbye:a-4b-10A21 goodbye_$:a-5b-8A16 goodnight:b-8A15
    goodwill:b7 google:a22b-8 google_$:a10b-5 google_what's:a2
    got:a4b-14c11d-15e11f-1i15j-5k-6l-2m-8n-2q-6s19t-2u-6w-4x-5z-7 got_$:a-4e10p-2r4 got_0:b-1s6
    got_a:a6b8i-3s-2 got_about:s4 got_all:s8 got_all_day:s8 got_an:a-3i1s8 got_an_hour:a-3i1s8 got_any:a9
    got_any_good:a1 got_anything:a-4e6i9s-1 got_anything_else:e8 got_back:c4 got_back_from:c4
    got_cancelled:f6h-1 got_cancelled_$:f5h-1 got_half:s1 got_half_an:s1 got_it:c8f-2 got_it_done:c2
    got_mail:a12b-1j-7 got_married:a4 got_moved:h7 got_moved_to:h7 got_my:a-2g3i3 got_on:a-1p5
    got_something:e1i1 got_ten:i1 got_ten_minutes:i1 got_the:a4b-11c8g-1s2 got_the_eggs:c1f1 got_to:a-1b7s-2A5
    gotta:a-13b17c-4d-3g-1o-3A15 gotta_call:b1 gotta_go:a-2b-9A15 gotta_go_bye:b-1A7 gotta_pay:a-1b5 gotten:a5
    government:a4 government_$:a4 grab:b2 grade:a-5b3o1 grades:a-1b4 grams:a4b-3 grams_of:a4b-3 grandad:b1
    grandma:a-15c2f-1j-3r21 grandma's:a-10b14 grandma_$:a-17b-3c4j-1r18 grandpa:a-5b9 grandpa_$:a-5b4
    grant:a-5b4j6 grant_application:b1 grant_application_$:b1 grapes:a2 grass:b2 grass_$:b2
    great:a13b-10c-6j-1o-2s-10v13w12 great_$:a1v7 great_book:a4 great_gatsby:a1 greenhouse:a-1b4
    greetings:a-4b-11u17 grill:b3 grill_$:b3 groceries:a-6b-15c12d4g8j8p-1 groceries_$:a-12b-7c11g1j6
    groceries_last:a3j-2 groceries_last_month:a3j-2 grocery:a-10b1c7d1f6g-4j4 grocery_list:a-2f8j5
    grocery_list_$:a-1b-4f9j7 grocery_list_please:b4 grocery_run:b-1c4d2 grocery_run_$:c5 grocery_shopping:b4c4
    grocery_shopping_$:b5 groomer:b3 groomer_$:b3 ground:b7 ground_beef:b4 ground_beef_$:b1 group:o6p2
    group_$:b3 group_chat:a1 grout:a-1b5 grout_$:a-1b5 grow:a-1b5 guess:a14c2j-4 guess_so:a3 guess_so_$:a3
    guess_what:a3c3j-2 guess_what_i:a3c3j-2 guest:a-3b11 guest_room:b4 guest_room_$:b2 guests:a-2b5 guests_$:b1
    guide:a7b-18z14 guide_$:a-4b-8z14 guilty:w8 guitar:a-4b13 guitar_$:a-1b7 gutters:a-10d6f4g1
    gutters_$:a-4b2f3 gutters_for:d1 gutters_on:d3 guy:a15b-7j-2p2 guy_$:j-1p3 guys:b4
    gym:a-14c7e1f5g8h6i-3j-8m-3o1p3r-2s-1 gym_$:b2c-3e-2f10g2o-1p6 gym_anymore:f3 gym_anymore_$:f2
    gym_membership:a-4b13c4f-10n2 gym_membership_$:a-2b8c5f-7n2 gym_on:o5 gym_on_tuesdays:o2 gym_one:e8f-1h2
    gym_one_$:e8 gym_reminder:b-1h6 gym_task:b-1f1g6 gym_task_$:f1g5 gym_to:h2 had:a12b-12c-2j7s8 had_a:a4
    had_the:j3 had_the_best:a3 had_to:j4 had_to_do:j4 haha:a8b-4 hair:a-2b1o3p7 hair_$:p8
    haircut:a-19c3f10g6h12j8o-3p-6q-3s-5 haircut_$:a-12b-3f12g3j8p-4 haircut_appointment:h4 haircut_on:b9s-3
    haircut_reminder:h4 haircut_to:h2 haircut_to_the:h2 half:a-15b8c-4e-7f-3g3h14i-2j-8m-1o-2s13t6w-3
    half_$:a-2b4g5 half_an:a-3d-1h3t7 half_an_hour:a-3d-1h3t7 half_hour:d6e-3o-1s7 half_hour_$:d1o-1s7
    half_past:b5 halfway:a14b-1c-2 hall:a-5b6h5 hall_$:a-1b4h3 hallelujah:a-4b-15c21 hallelujah_$:a-8b-15c21
    halloween:b9i-1 halloween_$:a4i-1 halloween_decorations:b2 halloween_decorations_$:b2 hallway:a3b5
    hallway_$:b10 hallway_light:a2 halo:a5b-3 halo_$:a5b-3 hand:a-9b10j2 hand_in:a-5b4j2 hand_in_the:j2
    handed:a-8b-2c15o6s-1 handed_$:o9 handed_in:a-6b-1c15o-2 handed_in_my:a-1c8 handed_in_the:a-1c8
    handle:a-4b10g-6z7 handled:b-9c13 handling:a-1b3 hands:b4 hang:b11c-3 hang_pictures:b3 hang_the:a-5b11
    hang_the_mirror:b3 hang_up:a10b-5 hanks:a4 happen:p5 happen_if:a4 happen_to:a-3p5 happened:a5k3
    happened_to:a3 happening:a-4b-2e4f13i-2j9 happening_$:a-3e-3f16 happening_in:a10j-4 happening_in_ukraine:a2
    happening_on:j4 happening_on_my:a7j-6 happening_this:a-3j4 happening_this_weekend:a-3j4
    happening_today:a-4e9f-1j3 happening_today_$:a-4e9f-1j3 happens:a7i-6j-4z8 happens_if:a4i-1z2
    happens_if_i:i-1z3 happens_if_you:a1 happens_now:a1 happy:a16b-1o-1w8 happy_$:a1w9 happy_bday:b1
    happy_birthday:a3b3 happy_birthday_$:a2 happy_birthday_on:b1 hard:b-11e13i-3s10 hard_$:b-4i-1s11
    hard_give:e3 hard_give_me:e3 hard_pass:b-6e10 harry:a7b-1 harry_potter:a7b-1 harvest:a-5b8
    has:a21b-9c5d-3e-2f-6g-7o-2w9 has_a:a3 has_been:a-12b-3c12w10 has_been_moved:h2 has_been_walked:a-1c5
    has_flight:a1 has_my:a11b-1 has_the:a3b3c-5j3 hasn't:a17b-2f-1 hasn't_arrived:a3 hasn't_arrived_$:a2
    hasn't_gone:a1 hasn't_gone_through:a1 hate:b-3o9w4 hate_mondays:a1o-4w5 hate_mornings:o1 hate_mornings_$:o1
    hate_phone:o6 hate_phone_calls:o6
    have:a4b-15c-6d-10e-11f-3g4h-15j20k-15l5m-21n-10o4p7r7s18t-10u-6v-4w-12x-5y3z-6A-8 have_$:a-5i-1j-2r8z9
    have_0:b-2j-5s11 have_0_minutes:s6 have_?:j-1p-3r12z-1 have_?_$:j-1p-3r12z-1 have_a:a-1b-1j13o1p-4q1r-1s5x-3
    have_a_dog:a-1o7q2 have_a_headache:a7o-3 have_a_minute:a-3s6 have_adhd:a-1o8 have_adhd_$:a-1o8 have_an:i5
    have_an_hour:i5 have_any:a4j-5p-5x7 have_any_new:a1 have_any_pets:a4 have_anything:j5
    have_anything_scheduled:j1 have_eggs:a5 have_eggs_on:a5 have_enough:a1 have_for:a2p4 have_for_dinner:a3
    have_going:j1 have_going_on:j1 have_i:a-1b-1c-6g-3i-5j21p6s-1 have_i_got:a2j3 have_i_had:a-4j4
    have_i_paid:j6 have_i_told:a-2j-2p10 have_it:d1 have_knees:a3 have_knees_$:a3 have_laundry:j1
    have_laundry_on:j1 have_left:a5j-1 have_left_$:a7j-4 have_milk:j1 have_milk_on:j1 have_my:i2p3
    have_my_next:i2 have_no:a1i2j2o-2 have_on:q4 have_on_my:a4j-3 have_plans:j2 have_something:a-3i2j1
    have_stored:a-3p12 have_the:a-3b-6g7j-4p3s7y7 have_the_most:a4 have_they:a2 have_this:a-3j6
    have_three:a-4o10 have_time:s7 have_time_for:d1 have_to:a-4b25c-4f4h-1i-7j6o-8p-10 have_to_call:a-5b3j2
    have_to_do:a1i-2j3 have_to_go:f1 have_to_hand:j2 have_to_pay:j4 have_to_pick:f3 have_to_return:b2
    have_today:j2 have_today_$:j2 have_tomorrow:f4 have_tomorrow_$:f4 have_two:a-3o3q4 have_undone:a-1j-1l13
    have_you:a2b-2e5i3j-6p2r2 have_you_ever:a3 have_you_got:a-4e6i4j-2r4 have_you_learned:p5
    haven't:a-6c-8g14j10o-2 haven't_called:a9g-2 haven't_paid:g3 haven't_paid_the:g3 having:a-6b-7f5j2o-2s4w13
    having_a:a-6b-4f2w14 having_a_party:f3 hawaii:b4 hayes:b1 hdmi:a3 hdmi_0:a7b-2 hdmi_0_$:a7b-2
    he:a11b-13h8o-2q1 he's:a6b-7e4 headache:a7o-3 headlines:a14b-1j-1 headlines_$:a9 headphones:a1b7
    headphones_$:b5 heads:a7b-2 heads_or:a4b-1 heads_or_tails:a4b-1 health:a7 health_insurance:a3 healthy:a7
    healthy_$:a6 hear:a20b-8 hear_a:a2 hear_me:a2 hear_some:a8b-1 hear_some_reggae:a1 heard:a6g-2 hearing:a-3b8
    hearing_aid:b1 hearing_aids:b2 heart:a3 heartworm:a-1b8 heartworm_pill:b1 heat:a9 heat_$:a4 heat_up:a1
    heater:a8 heater_$:b2 heathrow:a4 heating:a6b3h-3 heating_$:b2 heating_on:a3 heavy:b2 hedge:b4
    hello:a6b-21j-2u31x-10 hello_$:a-6b-5u13 hello_again:u5 hello_in:a2 hello_there:a-5u9 hello_there_$:a-5u9
    help:a-12b-11c-9d-8e-7f-10g-4h-2j-16k-5m9n21o-7p-2r-8s-2t4u-1v12w-1z27A-3 help_$:a-7b-13j-1v5z20 help_dad:b4
    help_dad_with:b4 help_me:a-9b-7d-3i3j-2m13n10t6 help_me_break:m2 help_me_get:i5 help_me_phrase:n4
    help_me_plan:m3 help_me_reply:n5 help_me_start:i-3m8 help_me_write:n1 help_with:b-8c-2f-3j-1n9v9z4
    help_writing:b-1n5 help_writing_to:b-1n5 helpful:a-7v10 helps:a1v3 helps_$:v3 helps_with:a5 hem:a-10b13
    her:a9b11c-7d-7g-4h2n4 her_$:b4 her_pills:b1 her_pills_$:b1 herb:a-3b-5f1g9 herb_garden:a-3b-5f1g9
    here:a7b-16c-2d-4e5f-1h-5i-8m4o-1p-5z19A10 here_$:a4b-16d-3e5h-5i-10j1m5p-1z13A10 here_what:z3
    here_what_do:z3 hey:a-1b-13c-1j-3p4u30 hey_$:a-2b-7u13 hey_google:a8b-2 hey_google_$:a3b-2
    hey_google_what's:a2 hey_hey:b-2u7 hey_hey_$:b-2u7 hey_nudgy:b3 hey_there:u4 hi:a-14b-16u31 hi_$:a-5b-7u15
    hiccups:a8 hiccups_$:a6 hide:b-3d14 hide_it:d2 hide_it_until:d1 hide_the:b-2d7 hide_this:d3
    high:a6c-3g-1h2j-2s14 high_$:a2b4 high_priority:h3 high_priority_$:h8 high_priority_task:b3h-2 highway:a6b-3
    highway_$:a4b-3 hike:a-2b6 hike_the:a-1b5 hilton:a4b-1 him:a11b2d-3n4o-5q2 him_$:n2q2 him_back:a6b2d-1
    hire:a-6b10 his:a17f-1o-3 history:a-1b8 history_essay:b3 hit:a-13b-8d9e-2i11k14 hit_me:a-2i12 hit_me_with:i7
    hit_snooze:b-3d10 hit_snooze_on:d4 hit_the:a-3k10 hit_the_wrong:a-3k10 hits:a2b-1 hiya:a-5b-11u18
    hmm:a5b-8e3k-3l7 hmm_no:e2 hobbies:x5 hobbies_$:a9x-3 hobbies_?:a-7x10 hobbies_?_$:a-7x10 hobbit:a6b-3
    hold:a-5b12d16e-3f-4g-1h-3j-3q2 hold_off:d4 hold_off_on:d2 hold_on:a-2b1q2 hold_on_the:b1 hold_that:d1
    hold_that_until:d1 hold_the:a-1b7d5f-2h-1 hold_the_ironing:b-1d2 hold_the_mail:b2 hold_this:b8 holds:a1
    holds_the:a1 holds_the_record:a1 hole:b3 hole_$:a3 hole_in:a-1b3 holiday:b4h6 holiday_$:b2 home:a13d5i-1j-1
    home_$:a10b-7d1 home_depot:a-6b9 home_depot_$:a-3b5 home_on:o2 homework:a-9b17c5g5h-3j-1o-9t1
    homework_$:a-2b9c3o-2 honda:a-11o11 honda_civic:o2 honda_civic_$:a-1o2 honest:a3b-2r-2w6 honest_$:a3b-2r-2w6
    honestly:a13b-1e2o-1s-1w-1 honestly_$:a8e2s-1w-1 honey:a9 honey_for:a3 honey_for_sugar:a3 hoover:a3b-1e7
    hoover_the:a3 hoovering:a-1d4g1 hop:b-2e12 horoscope:a15j-8p-3 horse:a3 hose:a-3b7 hose_$:b3
    hospital:a-2b1o5 hospital_$:o5 hot:a7 hot_dog:b2 hotel:b7f4h7n-1 hotel_$:a1 hotel_california:a2
    hotel_california_$:a2 hotel_in:b11 hotels:a15b-5 hotels_in:a1 hotels_near:a6b-3 hotels_near_the:a6b-3
    hour:a-16b-9d18e-10f-3g-3h11i2j-6m-4n-9o-8r-2s17t10 hour_$:a-3d15e-3i-5j-1n-5o-5s11t7 hour_ago:c5
    hour_ago_$:c5 hour_before:a-1s9 hour_before_dinner:s5 hour_earlier:h5 hour_earlier_$:h3 hour_free:i5
    hour_later:d-1h6 hour_on:d9e-2 hour_to:i2s1 hour_to_kill:i2s1 hours:a-5b2c-1d10f-2h11j-7m-1o-3s10
    hours_$:a-7b1d9h9j-2o-2s3 hours_of:s1 hours_of_sleep:s1 house:a1b4f-3h-3m10o1 house_$:a-7b3m4o3
    house_down:a5b-3 house_move:a-1m3
    how:a17b-11c-21d-15e-20f-18g-16h-16i-22k1l-8m12n15o-26p2q-10r-4s-15t-9u-9v-5w-6y4z24A-8 how's:a12b-9j4
    how's_the:a10b-5 how's_the_air:a1 how_are:x9z-1 how_are_the:a3 how_are_you:a-3x9z-1 how_busy:j2
    how_can:a-6n6z6 how_can_i:a-6n6z7 how_come:a3 how_did:a4 how_do:a11b-2i-3j-14m6n6p-5x-4z7
    how_do_i:i-2j-13m6n6p-1z13 how_do_you:a5 how_does:a-5j2p-3z10 how_does_snoozing:a-6z7 how_does_this:a-9z10
    how_far:a7 how_far_is:a1 how_hot:a4 how_is:a2j1 how_is_my:j3 how_it:a-5k10 how_it_was:a-5k10 how_long:a4j11
    how_long_do:a6 how_long_does:a1 how_long_have:a-4j4 how_long_is:j3 how_long_until:j3
    how_many:a5b-4d-3j3n-2p10x-1y8z-9 how_many_alarms:a-1j3 how_many_are:a-2j2 how_many_calories:a5j-2
    how_many_days:a-5y9 how_many_hours:a2 how_many_kids:a-8j-4p12 how_many_meetings:j2 how_many_miles:a5
    how_many_minutes:j4 how_many_points:a2j-2 how_many_reward:a2 how_many_sick:a3j-2 how_many_steps:j-5m5
    how_many_tasks:a-2j3 how_many_things:a-8j9 how_many_vacation:a4j-2 how_much:a9b3j1m-2p-1
    how_much_battery:a4j-3 how_much_do:j1 how_much_gas:a4j-3 how_much_have:a1 how_much_is:a-8j13
    how_much_money:a3 how_much_storage:a4j-2 how_much_time:a-4j4 how_often:a5 how_often_should:a3
    how_old:j-5p8x1 how_old_are:x2 how_old_is:j-1p7 how_should:a-8m8n2 how_should_i:a-8m8n2 how_tall:p2
    how_tall_is:p2 how_this:a-7z12 how_this_works:a-7z12 how_to:a-17b7e-3j-4m8n8r-1z12 how_to_phrase:a-3n6
    how_to_start:e-1m6n1 how_to_tie:b2 how_to_use:a-11b7z10 how_would:a-1b-2m1n5 how_would_i:b-2m2
    how_would_you:a-4n5 how_you:a-8r5z3 how_you_talk:a-4r6 hp:b1 hp_0:b1 hp_0_$:b1 hr:a-1b8d-1n10 hr_$:n3
    hr_about:b9 hr_about_parental:b5 hr_regarding:n4 hr_regarding_my:n4 hsa:a-2b6 huge:a-7b-4c-1h-2m19
    huge_$:a-10b-3h-2m19 huh:a13b-10 huh_$:a13b-10 hulu:b6f-1 hulu_$:b4 human:a8 human_$:a1 humidity:a7
    humidity_today:a2 hundred:a1 hunger:a4b-3 hunger_games:a4b-3 hunter2:o3 hunter2_$:o3 hurt:a2 husband:a-8o8p4
    hw:a-8b11 hw_$:a-8b11 i:a-3b-35d-18e-8f-16g3h-21i8j16l1n6o25p22q5r-14s-3t-2u-32v-3w8x-13y-24z4A-23
    i'd:a-7c-3d1e7f1g-2h-3i-6n4o6p-3r4 i'd_call:a-1b8d-1j3 i'd_do:m1 i'd_do_for:m1 i'd_give:a3 i'd_give_this:a1
    i'd_like:b-5f4j-1o1 i'd_like_a:a-2n2 i'd_like_to:a7b-2 i'd_like_you:a-1o2 i'd_prefer:a-5e1r6
    i'd_rather:a-6b-4d2e7o8 i'd_rather_do:a-4b-3d2e1o8 i'd_rather_not:e5 i'll:b-12d12e15 i'll_do:a-2d9
    i'll_do_this:d1 i'll_get:b-3d9 i'll_get_to:b-3d9 i'll_pass:b-2e9 i'll_skip:e6
    i'm:a-4b-45c-8e-1f-10g-18h-25i8j-4k-17l-10m-1n-2o31p-9r-19s21v-8w28x-11y-3z-1A8 i'm_a:a-7o16s-2w-2
    i'm_a_nurse:a-2o8 i'm_actually:a-4w7 i'm_actually_in:a-4w7 i'm_allergic:b-4o11p1 i'm_allergic_to:b-4o11p1
    i'm_anxious:a-3o-2w11 i'm_at:b-1o-2s4 i'm_back:d3g-3i1u12w-1 i'm_back_$:u12 i'm_bored:w8 i'm_bored_$:w8
    i'm_called:a-3o14 i'm_done:c7A6 i'm_done_with:c4 i'm_driving:d8s-2 i'm_driving_tell:d2 i'm_dyslexic:o4
    i'm_dyslexic_$:o4 i'm_feeling:s3 i'm_free:a-3b-1i5j8 i'm_free_what:i3 i'm_happy:w9 i'm_happy_$:w9
    i'm_having:w2 i'm_having_a:w2 i'm_home:a4 i'm_in:a-3d3o5s-2 i'm_in_a:d3 i'm_knackered:a-1d1i3s7w-1
    i'm_knackered_$:a-1i3s7w-1 i'm_lactose:o8 i'm_lactose_intolerant:o8 i'm_leaving:A5 i'm_leaving_now:A5
    i'm_left:o7 i'm_left_handed:o7 i'm_lost:a2 i'm_lost_in:a2 i'm_new:i-1z8 i'm_new_here:i-1z8
    i'm_not:a15c-3d-8e5f3h-6o1q5s-6w-4 i'm_not_doing:f3 i'm_not_done:a11c-1g-1 i'm_not_going:a1f5
    i'm_not_sure:a9 i'm_not_up:e6 i'm_off:a-7w-2A18 i'm_off_$:a-2A9 i'm_on:a-6b-2i6s4 i'm_on_the:b-1d2s2
    i'm_proud:w4 i'm_proud_of:w4 i'm_ready:i8 i'm_really:w8 i'm_running:a-6b5o-2s9 i'm_running_late:a-1b6
    i'm_running_on:a-2s10 i'm_sick:n1 i'm_so:a6s-7w7 i'm_so_stressed:w7 i'm_stuck:e-4m11 i'm_stuck_on:e-4m11
    i'm_vegan:o5 i'm_vegan_$:o5 i'm_vegetarian:a-1o10q7w-1 i'm_vegetarian_$:o3q2 i'm_watching:a6
    i've:a-12b-13c20d-9e-9f1g-3h-9i2j3n-3o6p-2r-4s19 i've_already:a-3c1z3 i've_been:c4 i've_been_to:c4
    i've_got:a-2b1c-15i4o8s7 i've_got_an:s3 i've_got_ten:i1 i've_got_the:c-1f1s4 i've_got_to:b9s-1
    i've_never:a9b-1 i've_never_seen:a3 i've_only:s3 i've_only_got:s3 i_$:j-2p5 i_0:a10b-2j-2 i_0_$:a5b-1
    i_able:a2 i_able_to:a2 i_add:a-10j7z10 i_add_a:a-2z6 i_add_the:j3 i_added:j8o-1 i_allergic:j-2p6
    i_allergic_to:j-2p6 i_already:a-8b-3c7j17o-3 i_already_added:a-4c-3j12 i_already_put:j1 i_always:o3
    i_am:a-2b-11c-3i-1j-9o11p-1s9w16 i_am_$:a10j-1 i_am_a:a-2o6 i_am_free:o-1s8 i_am_having:s6
    i_appreciate:c-3f-3v15 i_ask:a-1b-1n1z5 i_ask_for:a6b-1 i_ask_my:a-3n4 i_ask_you:a-5z6 i_asked:a8k2
    i_asked_for:k3 i_be:i3 i_be_doing:i4 i_been:c-2j6 i_been_putting:c-2j8 i_begin:a-6i9p-1z2 i_boil:a2
    i_boil_an:a1 i_booked:j4 i_bought:a6j3o-3 i_bought_a:a1 i_bought_the:a-1c2j3 i_buy:a8 i_call:a3b-3i5j-6n4
    i_call_mom:a5j-2 i_call_my:p3 i_call_the:a-5b-2i8n5p-1 i_called:a-3c13o-5p4 i_called_the:a-1c4j1
    i_can:a-13b7d-5i5j-3m3n6s6 i_can't:a-9b2c-8d10e7f-2g-3h-2i-2j1k-3n4o2t-1w11z-4 i_can't_deal:d2e4
    i_can't_do:e-1i-2m2w5 i_can't_drive:a-1o8 i_can't_eat:o4 i_can't_face:e3 i_can't_find:a3 i_can't_get:w8
    i_can't_seem:w5 i_can't_stand:o8 i_can_do:a-3d-2g1i3m6s2 i_can_knock:i1 i_can_send:n10 i_cancel:a3
    i_cancel_my:a1 i_cant:a-1d5o-1w6 i_change:a-2p-3z14 i_change_my:a12p-2z-2 i_changed:q2 i_check:a6
    i_cleaned:a3c1o-3 i_completed:c4 i_cook:a8i-2z-1 i_could:a4b-4i8j-5o-3s10 i_delete:a-2z7 i_delete_a:z4
    i_deleted:g9 i_deleted_$:g4 i_deleted_about:g4 i_did:a-18c16g5j-3k10 i_did_it:c3 i_did_not:c-4g3k6
    i_did_the:a-10c12g6 i_didn't:a2c-7e-4g9k8l6o-5 i_didn't_$:c-2g3 i_didn't_actually:g2 i_didn't_ask:k5
    i_didn't_mean:a-1k2l7 i_didn't_want:k6 i_do:a-18d1i24j-3m2n-1p-2t6z-4 i_do_$:a-1i16p-1z-3 i_do_first:m7
    i_do_in:i4 i_do_next:i1 i_do_now:i3 i_do_the:a-1d3t3 i_do_this:t2 i_doing:a-2i11p-3 i_doing_$:a-1i11j-3p-3
    i_don't:a2b-8c-8e11f6g-6h-4i-5j-9k-2l-1n1o5p-3q2s-3z4 i_don't_drink:a-3o8 i_don't_drive:o5
    i_don't_eat:a-3o10 i_don't_feel:e4 i_don't_forget:b2 i_don't_get:z3 i_don't_have:d1f7
    i_don't_know:e-1m6n5o-10w3 i_don't_like:r2 i_don't_need:a8f2 i_don't_recognize:a6o-1 i_don't_think:a5
    i_don't_wanna:e5 i_don't_want:a-2e2f4o-4q6 i_don't_work:a-1o7 i_dont:e6m1 i_dont_know:m4 i_drink:a-5p8
    i_drive:a-6j-3o7p8 i_drive_$:a-1p5 i_drive_a:a-6o8 i_dropped:g1j1 i_eat:a-10m8p4z-1 i_emailed:c1j4
    i_even:a-9m12n4z-2 i_even_begin:m4 i_even_say:n5 i_even_start:a-1m5 i_ever:a-4p6q3 i_ever_finish:a-2j7
    i_feel:a-1b-4c-4o-7w24 i_feel_guilty:w8 i_feel_like:a-2w8 i_feel_so:w3 i_finally:c4 i_find:a8p-3
    i_find_my:a5p-2 i_finish:a-1j6 i_finished:a-3b-1c8i5j7o-3 i_finished_a:a4 i_finished_my:c7 i_finished_the:c7
    i_finished_this:a-1j5 i_focus:i3 i_focus_on:i3 i_forgot:a12b-2 i_forgot_my:a5 i_forgot_to:a6b-1 i_free:j10
    i_free_friday:j2 i_free_on:j4 i_gave:a-1p5 i_gave_you:a-1p5 i_get:a2b-3d3e8j-2o6p-3 i_get_a:a-4e1z4
    i_get_done:a-3i1j3 i_get_home:d3 i_get_my:o1 i_get_paid:o4 i_get_started:m3 i_get_the:a3 i_get_to:a3
    i_give:b-3f12 i_give_up:a-4b-2f12 i_go:a-5b-4j-5o14p5 i_go_by:a-3o7 i_go_to:a-6b-1i2j-3o8p6
    i_got:a15b-4f-3j2o-2s-2 i_got_a:a1 i_got_mail:a12b-1j-7 i_got_the:a3 i_gotta:a-6b16c-3o-2A2 i_guess:a7
    i_guess_so:a3 i_had:a8b-2j8 i_had_the:j3 i_had_to:j4 i_handed:a-1c8 i_handed_in:a-1c8 i_hate:b-3o9w4
    i_hate_mondays:a1o-4w5 i_hate_mornings:o1 i_hate_phone:o6
    i_have:a-1b13c-12d-2e-4h-3i2j10k-3m-6n-1o6p-9q3r-3s9t-1w-4z-12 i_have_$:a-2p7 i_have_0:j-4s7 i_have_?:a3
    i_have_a:a-4j7o3q1 i_have_adhd:a-1o8 i_have_an:i5 i_have_any:a9j-4 i_have_anything:j2 i_have_enough:a1
    i_have_for:a3 i_have_going:j1 i_have_left:a5j-1 i_have_my:i2 i_have_no:a2i3o-1 i_have_on:a2 i_have_plans:j2
    i_have_something:a-3i2j1 i_have_the:a-3b-1g1s8 i_have_this:a-3j6 i_have_to:a-3b23c-1i-6j3o-5p-4
    i_have_today:j2 i_have_tomorrow:f4 i_have_two:a-3o3q4 i_haven't:c-8g14o-1 i_haven't_called:a9g-2
    i_haven't_paid:g3 i_hit:a-3k10 i_hit_the:a-3k10 i_hold:a3 i_just:b-1k12l3o-3 i_just_did:k4 i_just_paid:c2
    i_just_undid:l4 i_keep:a-5b1c-1o8p1 i_keep_my:a-2o5 i_keep_the:o1p1 i_knock:a-4i8 i_knock_out:a-2i4
    i_leave:a7j-5 i_leave_the:a7j-5 i_left:a2j-3o7 i_left_off:a2 i_like:a-4c-2o7p14r1 i_like_to:a-3o5
    i_live:a-16b-1i-2o14p7q8 i_live_$:a-2p5q3 i_live_in:a-7o9q4 i_lost:a7o-1 i_lost_my:a5o-1 i_love:a5o-3x10
    i_love_this:a2 i_love_you:a-7x10 i_make:a2 i_mark:z5 i_mark_something:z5 i_marked:c-3g8 i_mean:a2d3z-1
    i_meant:a-7h18o-3 i_meeting:j5 i_might:a11o-3 i_must:b5 i_must_not:b5
    i_need:a-3b10c-9d-3f-8i6j8k-1m11n1o-13p-10q-1r2s-2w-3z-5 i_need_a:a1b-8i8j-4n3r4 i_need_an:a4b7j-3
    i_need_for:a1j-2m1 i_need_help:b-1n5 i_need_the:a-1b-4m3 i_need_to:a-3b10j15m-3n-2o-3p-2t1 i_never:a7c-8n3o4
    i_no:f3 i_no_longer:f3 i_once:a7o-3 i_only:a-4c-1g5o-2s10 i_only_have:a-5o-1s11 i_order:a1 i_ordered:a2
    i_owe:b6 i_paid:c1j4 i_paid_the:a-3c2j5 i_park:a-5j-1p7q2 i_park_$:a-4p5q2 i_parked:a-7o5p5
    i_parked_on:a-2o5 i_phrase:n1 i_phrase_the:n1 i_picked:a-1c4 i_picked_up:a-1c4 i_prefer:a-13b-4c-2o11p6r8
    i_prefer_mornings:a-7o5p6 i_promised:a-2b12o-1 i_put:a-7b-4f5g-1j15 i_put_my:o1 i_put_soap:b-1j7
    i_put_the:j3 i_read:a7 i_remember:a-3j5 i_remember_to:a-3j5 i_replied:a-4c11 i_replied_to:a-4c11 i_reset:a3
    i_reset_my:a3 i_return:a7 i_right:a7i-1 i_said:g2j-4p5q5 i_said_about:a-2j-4p5q5 i_said_i:g3 i_saw:a10
    i_say:a-14i-5j-3n11p10z8 i_say_$:z7 i_say_i:p3 i_say_i'm:a2 i_say_my:p4 i_say_the:a-1j-2p6 i_say_to:a-5n6z3
    i_see:a-3j9o1z5 i_see_everything:a-9j5z6 i_see_my:o3 i_sent:a8c1 i_sent_the:c5 i_set:j4
    i_should:a-20b17i5j-5o-6z10 i_should_be:i1 i_should_really:a-5b13o-3 i_should_start:i4 i_shouldn't:l8
    i_shouldn't_have:l8 i_skip:e3 i_sleep:a-2o7 i_slept:a8 i_snooze:a-7i-3j5p-2z10 i_snooze_$:j1
    i_snooze_a:i-1z4 i_spend:a6j-4 i_spend_on:a4j-3 i_spent:a4j-3 i_spent_on:a4j-3 i_start:a-14i10j-1m14p-2z-3
    i_start_$:a-5i7m1 i_start_?:i7m-1 i_start_this:m4 i_start_with:m7 i_still:b9g2j1 i_still_have:a-3b3j3
    i_still_need:b5g1 i_study:a-1b-2o7 i_substitute:a8 i_substitute_for:a6 i_supposed:a-4j11
    i_supposed_to:a-4j11 i_tackle:a-7i10m3 i_tackle_$:a-1i6 i_tackle_first:i2 i_take:b-1j-7o11p5
    i_take_my:a-7o5p5 i_take_the:a-3o6 i_talk:a4p-1 i_talk_to:a4p-1 i_tell:a-12j-5n14p5z-2 i_tell_my:a-6n9
    i_tell_you:j-4p8 i_text:a-6i-3n10 i_think:c1d8e1o-1 i_thought:c-2g4 i_thought_i:c-2g4 i_ticked:a-2g3j1
    i_ticked_off:a-2g3j1 i_told:b8d-1j-4o-2p9q3 i_told_you:j-3p9q3 i_took:c10o-3 i_took_my:a-2c9 i_type:a-8z10
    i_typed:j4 i_undid:g-1l15 i_undid_$:l4 i_undo:a-6k5z3 i_use:a-1i-1o8p1z6 i_use_instead:a6z-2 i_used:a7
    i_used_to:a2 i_usually:a-8b-7j-3o11p10 i_usually_get:a-2b-1o2p6 i_usually_wake:b-1o3p4 i_walked:a5
    i_wanna:b8o-3 i_wanna_hear:a2 i_wanna_start:b3 i_want:a-2b7c-9f2g1h-1i-3j2k-5n-1o-5r11t4 i_want_a:b5
    i_want_the:a-1b-7m1r12 i_want_to:a2b4f1i-1j7n-2o-5t6 i_want_you:a-1 i_wanted:k1 i_was:a6g1o3 i_was_a:a2
    i_was_born:a-6o7 i_was_charged:a2 i_wasn't:c-7g8 i_wasn't_done:c-7g8 i_watch:a6i-2 i_wear:a2i-6o6
    i_wear_a:a-2o6 i_wish:a5 i_won't:a-2f9 i_won't_be:a-2f9 i_wonder:a9 i_wonder_what:a2 i_word:a-8n12z-2
    i_word_this:a-6n10z-2 i_work:a-18b-4j-1o14p7q7 i_work_$:a-2p6q4 i_work_best:o2 i_work_from:o2
    i_work_nights:a-2o6 i_work_on:a-1i4 i_would:b6j1 i_write:t5 i_write_to:n4 i_wrote:h1 ibuprofen:a7
    ibuprofen_with:a5 ice:a-7b16 ice_$:b1 ice_melt:b2 ice_melt_$:b2 iceland:a5i-1 iceland_$:a5i-1 id:a-9b6o6p4
    idea:a1b-12f8g8j-2o-1p2 idea_$:a5b-12f7g9 idea_what:a-2i1p3 identity:a8 if:a22c-8e-2g-4i-1j14o-6p-8r4s-3
    if_i:a11b-5g-1i-4j10o-3p-3z2 if_i'm:b-2j8 if_i'm_free:b-1j9 if_i_have:a1 if_i_put:j6 if_only:a6 if_you:i3r6
    if_you_were:a-7i4r7 ikea:b11 ikea_$:b1 ikea_shelf:b2 ikea_shelf_$:b2 ikea_wardrobe:b1 ikea_wardrobe_$:b1
    im:a-4b-18e-2j-1s19w16z3 im_so:a-4b-2s8w5 important:a-7h11i8m-3o3 important_$:h9m-2 important_thing:i3
    improve:b3 in:a20b7c3d9e-12f-20g-31h3i-16j-12k-22m4n-2o19p-4q-2r-6t-4u-15v-8w7x-15y-2z-12A-14
    in_$:a-9c16d-8h5j-3o-3p-7s8y8 in_0:a-14b1d15h-6s2 in_0_$:a-1o1 in_0_minutes:a-6b4i1s3 in_?:z2 in_?_$:z2
    in_a:b-14d11j10o-8r-2s-2w6 in_a_fight:a1 in_a_meeting:d3 in_a_week:a-4b-2d8 in_an:a-1d6 in_an_hour:d6
    in_barcelona:a1 in_barcelona_$:a1 in_bite:a-1b-2m8 in_bite_size:m4 in_california:a6b-2 in_california_$:a1
    in_centimetres:a5b-2 in_centimetres_$:a5b-2 in_chicago:a1j-1 in_coffee:b2 in_coffee_with:b2 in_college:a4b-1
    in_college_we:a2 in_denver:a-4o7 in_denver_$:a-5o7 in_english:a5 in_english_$:a1 in_europe:a1 in_europe_$:a1
    in_five:a-3i5 in_five_minutes:a-3i5 in_for:a-4b12 in_for_next:b3 in_french:a6 in_french_$:a2 in_german:a1
    in_german_$:a1 in_half:b5 in_half_an:b5 in_hallway:a-3b4 in_hallway_$:a-3b4 in_here:a14b-1h-1m-1
    in_here_$:a14h-1m-1 in_it:b-3j9 in_it_$:b-3j9 in_italian:a10b-5 in_italian_$:a3 in_italian_how:a5b-1
    in_japan:a3 in_japan_$:a3 in_japanese:a3 in_japanese_$:a3 in_korean:a1 in_korean_$:a1 in_law:a-3n2o1
    in_law_is:o1 in_leeds:a-1q5 in_london:a1 in_london_$:a1 in_mind:a-3o11 in_mind_$:o2 in_mind_that:o4
    in_my:a-1c14o-6 in_my_essay:c5 in_ohio:a-1o3 in_ohio_$:a-1o3 in_on:a10b-5 in_on_the:a8b-4 in_one:a-2m2o6
    in_paris:a2 in_paris_$:a2 in_perth:a-4b5 in_portland:o1 in_sick:a1 in_smaller:m3 in_sydney:a2 in_ten:b-1d5
    in_the:a-4b11c-7d-2e2f-14g-9h13m-15o17p-3s2 in_the_air:a1 in_the_attic:a-6o6 in_the_blue:a-1o5
    in_the_car:a-4b6 in_the_dark:a3b-1 in_the_essay:a-2c5j2 in_the_evening:d3 in_the_fridge:a1 in_the_hallway:b4
    in_the_kitchen:a2 in_the_living:a6b-5 in_the_mood:e7 in_the_morning:a-9d7o3 in_the_mornings:o2
    in_the_nursery:a2 in_the_office:a8b-6 in_the_shopping:h4 in_the_tank:a-2s8 in_the_timesheet:b1 in_the_top:o3
    in_the_war:a4 in_the_world:a4 in_this:z1 in_to:a3b-2 in_tokyo:a7y-1 in_tokyo_$:a6 in_two:a-4b3d6
    in_two_hours:a-3b5d2 in_ukraine:a4 in_ukraine_$:a2 in_us:a1 in_us_dollars:a1 in_your:a-1p5
    in_your_memory:a-1p5 inbox:a1b3j-1 inbox_$:a2b2j-1 income:b3 incomplete:c-2g8 incomplete_$:c-2g8
    increase:a5b1 increase_my:b3 increase_the:a7b-3 index:b2 indoors:a-2b6 indoors_$:a-2b6 info:f-8q10
    information:a-1o3q4 ingredients:a10b-3 ingredients_for:a11b-7 ingrid:b1 inhaler:a-3b7 inhaler_$:b4 ink:a-1b8
    ink_hp:b1 ink_hp_0:b1 ins:a2 inspection:a-2b8 inspection_$:a-2b6 instagram:a10 instagram_$:a8b-2
    install:a-5b11 install_the:a-3b7 instead:a-5b-18d11e9f-3h27i-9j-7m-1o-1z-4 instead_$:a-8b-12d11e10h18i-6j-4
    instead_of:a1b-3h14z-2 instead_of_0:h3 instead_of_buttermilk:a6z-2 instructions:a-6b-5j-1z22
    insulation:a-1b7 insurance:a-12b10d1f-4h8i-1j1n6o-2s-3z-5 insurance_$:a-7b2h6j10n4p-4s-1z-1
    insurance_card:b-1h4 insurance_card_$:b-1h4 insurance_number:a-2j-4p9 insurance_plan:a4 integration:a-1b4
    interest:a10 interesting:a13b-5 interesting_$:a12b-4 intern:a-3b7 intern_$:a-1b4 international:a1
    internet:a12p-6 internet_$:a6 interview:a-2b7h6j5p-2y-6 interview_$:a2j5p-2y-6 interview_to:a-3h7
    into:a-6b-15c-7d-8e-8f-11g-6h15i-4j-10k-1m38n10o-2r-3s-1 into_a:a-14h9m8n3 into_a_checklist:a-8b-4m14
    into_a_daily:h6 into_a_weekly:h6 into_an:a-5b3n3 into_french:a2 into_french_$:a2 into_german:a1
    into_german_$:a1 into_little:m4 into_manageable:m2 into_my:a3b-1 into_parts:m4 into_parts_$:m4
    into_pieces:m4 into_savings:a7 into_savings_$:a7 into_smaller:m6 into_smaller_tasks:m1 into_steps:m7
    into_steps_$:m5 into_subtasks:m3 into_subtasks_$:m1 intolerant:o8 intolerant_$:o8 intro:a1b10e-7
    intro_$:a4b6e-7 invented:a8b-2 invented_the:a6b-1 invented_the_zipper:a2 inventory:b3 inventory_$:b3
    invitation:a-10n11 invite:a-7b2h3n3 invite_the:a-1b5 invite_the_neighbors:b3 invoice:a-27b4c9d2f-7g4h2j6m-2
    invoice_$:a-6b-4j9n2 invoice_0:b3 invoice_one:b-3d6 invoice_task:c9g-2 invoice_task_$:c5 invoice_to:a-3b8
    invoices:a-7b8 invoices_$:a-7b10 ip:a7p-4 ip_address:a7p-4 ipad:b1 ipad_$:b2 iphone:b10 iphone_$:b4
    ira:a-3b7 ira_$:a-3b7 iron:b11o-1 iron_shirts:b3 ironing:a-11b-4c1d15e5h-1j-1 ironing_$:a-3b1d1 irs:b2
    is:a13b-31c6d-35e-20f-17g-15h-4j10k-26l-18m-6n-14o44p11q-8r-16s-1t-17u-23v-15w8x-19y19z-26A-22
    is_$:a-9b2e3o-4p12q1 is_0:a-2h-7j-5o23 is_0_$:a-6h-2o16 is_0_0:a-1o7 is_?:a2 is_?_$:a2 is_a:a-3m8o7
    is_an_hour:h1 is_anything:a-5j6 is_at:b-4h16o-4 is_at_0:b-4h11o-3 is_awful:a1 is_awful_$:a1 is_better:a8
    is_better_than:a5 is_bitcoin:a2 is_called:a-13c-1o20 is_cleaning:j4 is_cleaning_the:j4 is_coming:b1
    is_december:a-3j-2y9 is_december_0:a-3j-2y9 is_done:c16g-4j-4 is_done_$:c13g-2j-3 is_dr:a-9o12p3
    is_dr_chen:a-4p4 is_due:a-9b7h7j3 is_dune:a2 is_easter:a2 is_finally:a-4c7 is_finally_in:a-4c7 is_fine:a7
    is_finished:a-2c10 is_finished_$:a-2c10 is_fried:a-5o-6s3w9 is_good:a2 is_good_for:a2 is_hunter2:o3
    is_hunter2_$:o3 is_in:a-7h5o5 is_in_the:a-4o4 is_it:a5d-1h-2i10j-12m-8y19 is_it_$:a-6i4y7 is_it_?:y1
    is_it_better:a-2i8m-2 is_it_friday:a-7y9 is_it_going:a1 is_it_in:a9y-5 is_jordan:a-5p5 is_june:o1
    is_killing:o-7w10 is_killing_me:o-7w10 is_leaking:a-3b6g2h-1 is_leaking_again:g2 is_left:a-10i-1j15
    is_left_on:i-1j5 is_low:o-4s4 is_low_$:o-4s4 is_making:b6 is_march:o3 is_march_0:o3 is_may:o4 is_may_0:o4
    is_milk:j7 is_milk_on:a-4j8 is_most:a-4i7 is_mount:a4 is_mount_everest:a1 is_mr:o3
    is_my:a-11b-8c-7f-2h-1i-6j12o16p14q-2s-1y-1 is_my_0:j4 is_my_alarm:j1 is_my_appointment:a-3j8
    is_my_credit:a2 is_my_daughter:a-4o2p3 is_my_dentist:a-1j1 is_my_doctor:o1 is_my_flight:a5 is_my_haircut:j5
    is_my_internet:a7p-5 is_my_list:j1 is_my_meeting:a-3j12p-2 is_my_nephew:a-5o3p2 is_my_next:a-1j6
    is_my_package:a7j-1 is_my_reminder:j1 is_my_sister:a-9j-4p11 is_my_sister's:p2 is_my_son:a-4p7 is_my_wake:j2
    is_my_wife's:o1 is_netflix:a1 is_next:j-1y6 is_not:a-1g6r5 is_not_paid:g4 is_now:a-6i7 is_now_at:h2
    is_off:n3 is_on:a-10b-4i-1j14o8 is_on_my:a-1j9 is_on_the:a-1h1o1 is_open:a-1g3 is_open_again:a-1g3
    is_out:a-10b2c7f7 is_out_$:a-7b3c8 is_out_of:f8 is_over:a5 is_over_$:a5 is_overrated:a6 is_overrated_$:a6
    is_paid:c6 is_paid_$:c6 is_pending:a-1j4 is_penguin42:o1 is_penguin42_$:o1 is_ready:a10b-1 is_ready_$:a10b-1
    is_set:j1 is_set_for:j1 is_sick:b2 is_sick_$:b2 is_so:a5b4o-3 is_still:a-8b5j4 is_still_open:a-9j9
    is_sunrise:a8j-7 is_sunrise_tomorrow:a8j-7 is_taylor:a1 is_taylor_swift:a1 is_that:j4
    is_the:a14b-12c-12f-4h-6i8j17m-5p-8y-2 is_the_0:j-7y6 is_the_best:i2 is_the_dentist:a-7j8 is_the_library:j3
    is_the_mall:a2j-1 is_the_next:i2j-3 is_the_pharmacy:a-1g2 is_the_rent:a-4j5 is_the_worst:a7o-1
    is_there:b-2j12 is_there_a:a1j1 is_there_anything:a1 is_there_for:a-5j7 is_there_something:a-4j5
    is_this:a2j-3m5 is_this_$:a9 is_tom:a4 is_tom_hanks:a4 is_too:a5c-2m4o-1w5 is_too_big:m4 is_too_much:w5
    is_under:o3 is_under_the:o3 is_urgent:h6 is_urgent_$:h6 is_vegan:o1 is_vegan_$:o1 is_visiting:a5o-2
    is_what:a6 is_wrong:h2 is_your:a8p-2 is_your_boss:a1 isn't:a4b-12c-14d-4e2f8g24h-4k-1m-3o-3 isn't_done:c-2g8
    isn't_done_$:g1 isn't_done_after:g1 isn't_finished:c-2g9 isn't_finished_after:g1 isn't_fixed:g3
    isn't_it:a3e6 isn't_it_?:a4 isn't_working:a5 isn't_working_$:a4 isnt:g2 issue:a1b1
    it:a-8b-35c-1d20e9f15g16h13i-15j-26k10l8m24n4o-34p-20q-11r-1s-28t-18u-28v2w-28x-19y9z-21A-27
    it's:a9b-20d-7e-12f10h30i-9j-17k-7l-2m12p-8r-9u-8v-1w2x-1z-1A-7 it's_0:a-9b13h3 it's_0_$:a-4b7 it's_0_so:b3
    it's_a:f4 it's_been:a3c5f-2q4 it's_cold:a3 it's_due:h5 it's_due_friday:h4 it's_freezing:a6b-1 it's_my:a10
    it's_my_birthday:a10 it's_not:a-4h5 it's_raining:a7 it's_siobhan:a-4b-3h10 it's_siobhan_$:a-4b-3h10
    it's_snowing:a7 it's_the:h3 it's_too:m3
    it_$:a-19b-15d-14e13f21g2h-6j3k4l9m11n2o-8p-1q-8r-19s-6t-2u-8v9w-5x-3y1z-2A-6 it_?:m5y1 it_?_$:m5y1
    it_a:a-2b-1d3h3 it_a_week:d3 it_active:g3 it_active_again:g3 it_after:d2 it_again:a-2d2g1l1m1
    it_again_$:g3m2 it_and:e2 it_as:h6 it_at:b-4e10 it_at_the:b-4e10 it_back:a-6b-1e-3g11k12 it_back_$:g16k-1
    it_back_please:k3 it_back_the:k3 it_back_up:d1 it_be:a3d-2m7 it_be_in:m7 it_better:a-2i8m-2
    it_better_to:a-2i8m-2 it_by:l2 it_come:d4h-1 it_come_back:d4h-1 it_didn't:g4 it_didn't_go:g4 it_done:c5
    it_done_$:c2 it_down:m2 it_expires:b7 it_expires_$:b5 it_for:a-2b-1e3m-1n8 it_for_me:n9 it_friday:a-7b10y9
    it_go:f2 it_go_$:f2 it_going:a1 it_going_to:a1 it_in:b3d3n2y-5 it_in_the:b2d2 it_into:m4n3 it_is:a4
    it_isn't:f3 it_leaves:h2 it_leaves_at:h2 it_less:m6 it_like:k3 it_louder:a5 it_louder_in:a5 it_now:a2y5
    it_now_$:a3y5 it_off:a-5c5d2f3 it_off_$:a-2c6f1 it_off_until:d2 it_on:b9c-1d13e-7f-5g-3j-2 it_on_my:b9
    it_on_the:b6 it_out:a-1d1f3q3 it_out_$:f4q3 it_out_of:d2 it_please:f5m5 it_please_$:f5m5 it_rain:a5d-2
    it_rain_tomorrow:a4d-1 it_rained:a5 it_rained_the:a5 it_renews:b4 it_says:g2h3 it_should:a-4h10
    it_should_say:a-2h6 it_smaller:m4 it_smaller_$:m4 it_snow:a3 it_snow_on:a1 it_take:a4 it_take_to:a2
    it_this:c7d3f-2 it_this_morning:c7f-2 it_this_weekend:d4 it_thursday:h3 it_thursday_$:h3 it_till:d2
    it_to:a-2b-18d-1e12g6h4i-2r5 it_to_the:a-4b-9d-6e15g6h-2 it_today:g2 it_tonight:d3 it_until:d7 it_up:d2m11
    it_up_$:m11 it_was:a-3g-5k17l4 it_was_$:k7 it_was_a:a-3k4 it_was_before:a-5k10 it_weekly:b-1h8
    it_weekly_$:b-1h8 it_wrong:a7 italian:a16b-9 italian_$:a7b-3 italian_how:a5b-1 item:a-2f7 item_about:f3
    item_about_coffee:f3 items:a-3b-2j11 items_are:j1 items_are_on:j1 itinerary:a-3b8 itinerary_$:a-3b8 ito:b4
    ito_$:b4 its:a6b-11f1h9 its_dock:a4b-2 its_dock_$:a4b-2 its_too:a5b-1 ive:s5 jab:a8b-3 jab_$:a8b-3
    jacket:a1b1j-1 jake's:b3 jam:a3b2 janelle:b2 janelle_$:b2 january:d10 january_$:d10 japan:a5 japan_$:a5
    japanese:a6 japanese_$:a6 jazz:a5b-5o6 jazz_$:a2b-7o7 jeans:b7 jeff:h7o-3 jen:n9 jen's:a4b-3n-2o3
    jen's_email:a6n-2 jenny:a-6b7o2 jess:b5 ji:a10b-9f2 jim:o5 jim_$:o5 jira:a-2b6 jo:a-5o2p3
    job:a-5b-2c-6f1h6i10j-3m12o-5 job_$:a5c-2i8o-4p1 job_application:m3 jobs:a-1m4 jobs_$:a-1m4 john:a6
    joint_account_$:a4b-2 joke:a10b-7k-1x8 joke_$:x9 joke_mate:a3 joke_mate_$:a3 joke_was:a5
    joke_was_terrible:a1 jokes:a-3b-1f-1p-4r15x2 jokes_$:a-3p-2r9x4 jokes_are:r6 jones:o1 jones_$:o1
    jordan:a-7o3p5 jot:b3 jot_down:b3 journal:a-1b6 journal_$:a-1b6 juice:a-7b6s5 juice_$:b3 jules:a-2o7p2
    jules_$:p4 july:a3y-1 jump:b1e4 jump_start:b3 jump_start_a:a2 jump_start_the:a-1b4 jumper:a-2b7 june:a-5b8o5
    june_$:b5 june_0:a-2b1o5 june_0_$:a-2b1o5 junk:a-4b9 junk_drawer:b4 junk_drawer_$:b4
    just:a-1b-25c11d-10e-8f-11g-4i3j-2k18l8m2n-6o2p-11q-3r-4s12w6z-3 just_a:a-2s7 just_deleted:g-5k9
    just_deleted_$:g-5k9 just_did:a-4k10 just_did_$:a-4k10 just_finished:c5 just_give:i1 just_give_me:i1
    just_got:c3 just_got_back:c4 just_now:k3 just_one:i3m3 just_paid:c2 just_paid_the:c2 just_pick:i1
    just_said:k3 just_said_$:k3 just_so:a-1o10 just_so_you:a-1o10 just_tell:i1 just_tell_me:i1 just_the:m1
    just_undid:g-1l7 just_undid_$:g-1l7 k:a-3b8 karen:a-8c1d-3h4 karen_$:a-3c2j1o1
    keep:a-9b-7c-8e-1f-10g-5h1i9j-5k-8l4m-5n-2o15q7r15t3 keep_a:a1 keep_in:a-2o8 keep_in_mind:a-2o8
    keep_it:a-3f-1k-6l5r13 keep_me:d-1t4 keep_my:a-4o3q7 keep_that:o2 keep_that_in:o2 keep_the:o1p1
    keep_the_receipts:o2 keep_the_spare:p1 keep_your:a-1b-1r8 keeps:a11b-3 kenya:a10j-5 kenya_$:a4j-2 kenya_?:a4
    kenya_?_$:a4 kerala:a2 ketchup:a-2b8 kettle:i2s1 kettle_$:b1 kettle_boils:i2s2 kettle_boils_$:i2s2
    key:a-10b4c-2j-5n1o6p13 key_$:a-3p10 key_is:o3 key_is_under:o3 keyboard:a-4b4k7 keyboard_$:a-1k7
    keys:a-2b15f-1o1 keys_$:b9 kick:a-2b-3d9r5 kick_the:b-2d6 kid:a7o-4 kid's:a-2
    kids:a3b2c-2d-6g-4h-2i-1j-9n-1o15p14 kids':a-8b10c-2o4 kids_$:a-7b2c2o4 kids_are:a1b-5e1o6 kids_at:b6f-1
    kids_to:b3 kill:a-1c-3e-1f16g-4h-3m-3s11 kill_$:a-2b-1s9 kill_the:b1f9g-4 kill_the_lights:a7b-4
    killing:o-7w10 killing_me:o-7w10 killing_me_$:o-7w10 kilometers:a4b-1 kilometers_$:a4b-1 kim:a-5b9n1o3
    kim_$:n1 kind:b1j-3p5 kind_of:a1j-3p5 kindly:a-18b-12c-1g8i3j-3k3l3n1r11s-1 kindly_$:i3 kindly_postpone:d3
    kindly_postpone_this:d3 kindly_remind:b4 kindly_remind_me:b4 king:a4 king_$:a2 kit:a-4b12o2 kit_$:a-3b6o2
    kitchen:a1b2f-2h-4j-2l-3m16 kitchen_$:b5h-1 kitchen_floor:b11l-2 kitchen_floor_$:b8l-2 kitchen_lights:a5b-2
    kitten:b3 kitten_$:b3 knackered:a-6d1i3s7 knackered_$:a-6i3s7 knee:a-4b6q1 knee_$:q1 knees:a3 knees_$:a3
    knit:b1 knitting:a5b-6f6j-1 knives:b4 knives_$:b4 knock:a8b-8i10j-3 knock_jokes:a2 knock_jokes_$:a2
    knock_knock:a15b-5i-1 knock_knock_jokes:a2 knock_out:a-3i10j-2 knock_out_$:i1 knock_out_before:i3j-1
    knocked:a1b-7c8 knocked_out:b-5c8 knocked_out_the:b-5c8
    know:a-3c-8d-6e-12f-11g-3h-3i-10j-5k-6l-1m6n3o15p11q11r-7s-3z7A-1 know_$:a3q1z1 know_about:a-8b1j-1p7q7
    know_about_me:a-1p3q3 know_about_my:q4 know_any:a5b-2p-5x5 know_any_good:a4 know_any_jokes:a-5x8
    know_any_puns:a5b-1 know_at:b3 know_how:a-4m3n5z1 know_how_to:a-2m4n5 know_i:o3 know_i'm:a-7o12
    know_i'm_dyslexic:o4 know_my:a-4p4q8 know_that:a4o13q-4x-2 know_that_i:a-3o13q-1 know_the:a3b-1
    know_what:i2n5z-4 know_what's:a1 know_what_i:a3z-1 know_what_to:a-2i3n5 know_when:b8 know_when_it's:a-1b8
    know_where:m8p1q1 know_where_i:p1q1 know_where_to:m8 know_who:a-4p5 korean:a2 korean_$:a1 kyle:a-1b3
    kyle_for:a-1b3 la:a12b-9 lab:a-7b8c1h3 lab_report:a-3c2h3 lab_report_$:a-2b3c3 lab_write:b4 lab_write_up:b4
    label:a-1b7 lactose:o8 lactose_intolerant:o8 lactose_intolerant_$:o8 ladder:a-5b6f2 ladder_$:b2 lake:a4
    lake_$:a1 lakers:a1 lamb:a4 lamb_$:a4 lamp:a12 lamps:a6b-3 lamps_$:a6b-3 land:a1 landed:a1
    landlord:a-23c7d8f-5g-9h7n8p5q1 landlord's:a-4p4 landlord's_number:a-3p4 landlord's_number_$:a-2p4
    landlord_$:a-11c6n9o-1 landlord_about:b4 landlord_about_the:b1 landlord_email:b-10c2d11
    landlord_email_$:b-4c2d4 landlord_is:o4 landlord_one:h8 lane:b-4c-2h11n3 lane_$:b-3h11n3 language:a11b-4r4
    language_$:r5 language_to:a11b-5 language_to_spanish:a2 languages:a5 languages_do:a1 languages_do_you:a1
    laptop:b12 laptop_$:b9 laptop_to:b1 lasagna:a4 lasagna_$:a5
    last:a20b-11d-9e-1f-3g4h-4i-7j-3k23l3m-4n-2o-10p-10q-3r-4s-2 last_$:e1 last_0:k2 last_0_changes:k2
    last_action:a-3k9 last_action_$:a-3k9 last_change:a-3b-2k9l1 last_change_$:a-3b-2k9l1 last_email:a2
    last_item:f1 last_month:a5j-3 last_month_$:a3j-2 last_night:a2c4g2o-1 last_night_$:a4c1 last_one:a-5b8g1
    last_one_$:g1k2 last_one_it's:h1 last_ten:a6 last_ten_transactions:a1 last_thing:a1b-1k4l2 last_thing_$:k3l2
    last_two:a-6f7k1 last_two_$:a-4f7 last_two_things:k1 last_week:a-5j9 last_week_$:a-1j5 last_week_?:a-1j3
    last_year:a3 late:a6j1n6 late_$:b2j1n7 lately:a1 lately_$:a1 later:a-23b-15c-5d30f-4g-2h6i-1j-9r-6s-4u-2A21
    later_$:a-12b-18d24e-1h6r-2A13 later_read:b5d-1 later_read_the:b5d-1 later_today:a-2b3d12j-3
    latest:a15b-8j3p-3 latest_email:a5 latest_news:a3 latte:a2 laugh:a9b-4 laugh_$:a7b-3 launch:a12
    launch_$:a-9b11 launch_the:b3 laundry:a-25b3c9d9e1g18h3i-6j5k-2m-8n-4o-10p-4q-3r-6s-6u-1A-1
    laundry_$:a-4b5c3d-6e3f6g7h-1s-2 laundry_as:c6 laundry_as_complete:c3 laundry_as_done:c4g-3 laundry_back:g6
    laundry_back_on:g1 laundry_back_to:g3 laundry_detergent:b9 laundry_done:a-6g4j6 laundry_is:b-6c10
    laundry_isn't:c-1g4 laundry_isn't_finished:c-1g4 laundry_on:d1j4 laundry_task:g1h3 laundry_task_$:g3
    laundry_till:d1 laundry_till_sunday:d1 laundry_to:d12 laundry_to_sunday:d4 law:a-3n2o1 law_is:o1
    lawn:a-10b11c3e3g2i-3j-1 lawn_$:a-7b8c4 lawyer:a-4b10n-1 lawyer_about:a-3b4 lawyers:a-1b5 league:a12b-4
    league_$:a10b-4 leak:a-4b12 leak_$:a-2b10 leaking:a-3b6g2h-1 leaking_again:g2 leaky:b3 leaky_faucet:b3
    leaky_faucet_$:b2 learn:a-9b17f1j-4o9 learn_$:a3 learn_the:a-1f3 learn_this:a-4o10 learn_to:a-4b9 learned:p5
    learned_about:p5 learned_about_me:p5 lease:a-3b12 lease_$:a-3b9 least:a6b-2
    leave:a2b-2c-3d8e9f-5j-12m-1o-2p-3q1r6s-2w-3A11 leave_$:a7b-2d-2w-2A12 leave_for:b5 leave_for_the:b5
    leave_that:d3 leave_the:a3b-7d6e5j-5 leave_this:e6 leave_this_one:e4 leaves:a-4b1s6 leaves_$:b3 leaves_at:h2
    leaves_at_0:h2 leaving:a7b-3A5 leaving_now:a2A5 leaving_now_bye:A3 lecture:b3 lee:b3j-1o6 lee_$:o2
    leeds:a-2q5 left:a-4b-15c-4e-1i-11j24o15p-5s8 left_$:a-5b-7j15s8 left_for:j2 left_for_today:j2
    left_handed:o10 left_handed_$:o9 left_off:a2 left_off_$:a2 left_on:a4i-2 left_on_my:i-2j5 left_on_the:a3j-2
    left_the:a1b-2o3 left_to:a-6i-1j11 left_to_do:a-6i-1j11 leftover:b7z-1 leftover_soup:a-1b3
    leftover_soup_$:a-1b3 leftovers:a-1b7 leftovers_$:a-1b7 leg:b7 lemon:a4 lena:q3 lena_$:a1b-3q4
    leo:a-24b2j-2n3o11p11 leo's:b5 leo_$:a-13b3o1p6 leo_is:o3 leo_is_my:o4 less:a-17b-11m13r31 less_scary:a-1m9
    less_scary_$:m7 lesson:a-7b4d-2f6h3 lesson_$:a-6b4f6 lessons:a-7b3g7 lessons_$:a-5b1g6
    let:b9c-4e5f8h-3i-6j3m-7n-4o-3p-2q-2r-3A8 let's:a-3b-23d5e8g-2i15j-9k-3m2n3r-3s-2t13u-1w-2 let's_call:c1h7
    let's_come:e4 let's_come_back:e4 let's_do:a-7d1e-2i8t7 let's_do_a:a-1t5 let's_do_it:d3 let's_do_that:d4
    let's_draft:n6 let's_focus:b-1t8 let's_get:a-1b-2i11 let's_have:g3i2j-1 let's_have_the:g3i2j-1
    let's_leave:d3e1 let's_leave_this:e1 let's_not:f5 let's_not_do:f5 let's_pick:d4 let's_play:a6 let's_skip:e3
    let_it:f2 let_it_go:f2 let_me:b5e3f-5g3i-4j7m-4n-3o-1q-1r-1A9 let_me_forget:b11 let_me_have:a-1b-3e-3g5j5
    let_me_hear:a7b-2 let_me_know:a-4b12 let_me_see:b-2j6 let_me_skip:e4 let_that:a-3e3f4 let_that_one:a-3e3f4
    let_the:b2 lets:b-1i3n4 letter:a-16b3c7d-2e-2h-3j-2m-3n18r-1t4 letter_$:a-2b1m-1n12t4 letter_from:f3
    letter_from_the:f3 letter_to:a-6b6n4 letter_to_the:a-3n13 letters:a1b2 letters_$:b4 lettuce:b-2h3
    level:a3b-8o11 level_$:a12b-8 level_0:a-1b-5o11 level_0_$:o1 library:a-9b7c4d4e4f-2g1j2 library_$:a3
    library_book:a-8b5j3 library_book_$:a-3b5 library_books:a-10b1c6d5e4f-1g1 library_books_$:a-5b5e5g1
    library_card:b2 library_card_$:b1 library_on:a1 licence:a-5b7 licence_$:a-4b5 license:a-11b6c4j-3o1p7
    license_$:b4 license_plate:a-7j-1o5p8 license_plate_$:a-1p5 license_plate_is:o1 life:a2j-3x8 life_$:a2
    life_?:a-8x9 life_?_$:a-8x9 life_insurance:b3 life_on:a2 light:a16h-6 light_$:a5 light_color:a6b-3
    light_color_to:a6b-3 light_in:a-2b3 light_in_the:a-2b3 light_off:a3 light_off_$:a3 light_on:a4
    light_the:a-4b9 lightbulb:a-3b5 lightbulb_in:a-3b5 lightbulbs:a-1b11 lightbulbs_$:a-1b11
    lights:a27b1c-2d-1f-7h-5j-2k-1 lights_$:b10f-2 lights_off:a4 lights_on:b5 lights_on_the:b6 lights_to:a8b-4
    like:a6b-30c-5d-2e4f-2g-8h-9i-13l-2m-2o2p11r24s-6u-1w3x3z-9A-2 like_$:j3 like_?:j1 like_?_$:j1
    like_a:a-11b-10r19w3 like_a_drill:a-1r2 like_a_failure:w4 like_being:a-4x5 like_doing:e4 like_doing_that:e3
    like_grandma:r3 like_grandma_$:r3 like_it:a-2e3k2r5 like_my:a-9p9r2 like_my_grandma:r2 like_on_the:a1
    like_the:a1m2 like_this:a9 like_this_one:a1 like_to:a1o4 like_to_add:b1 like_to_be:a-3o5 like_to_see:a2d1
    like_you:o2 like_you_to:a-1o2 like_your:a10o-1r-2 liked:a6 likes:a11b-4 lily:b1 limit:a16b-1j-5 limit_$:a5
    limit_for:a3j-2 limiting:a-3b5 limiting_$:a-3b5 lin:b2 lincoln:b-1o8 linda:h3 linda_$:h3 line:a3b-2e8
    line_$:a-4e8 lines:b3 lines_for:a-3b5 link:h5 linkedin:a-7b12 linkedin_$:b3 liquid:b1 liquid_$:b1 lisa:a-1n3
    lisa_$:n3 lisbon:b2 lisbon_$:b2 list:a-25b5d-24e-6f18g4j31k-11l-4m1n-19o-23p-2q-20r1s-15t-13u-7v5w-6x-4A-6
    list_$:a-33b-2d-12f23g4h5i8j15k-4m-9n-8o-11p-14q-9r-7s-4t-3v7 list_?:a-2j4 list_?_$:a-2j4 list_all:a10b-3
    list_called:a-4b6 list_everything:b-3j11p3q-3 list_everything_for:j1 list_for:a-2b3i-3j2m3
    list_for_anything:b-3j5 list_for_me:b11i-2j-1 list_for_the:b-3m4 list_have:j5 list_is:a5c1j-4 list_item:b1
    list_my:b1 list_of:a11b1j-6 list_of_things:b5 list_out:b-1j2 list_please:b12 list_please_$:b13
    list_the:j-9m5p8 list_the_ingredients:a9b-6 list_the_steps:b-1m6 list_what:a-1i-1z5 list_with:j6
    list_with_me:j7 listen:a5b2 listen_to:a5b2 listen_to_the:b2 listening:a5 listening_to:a5 listing:b2
    lists:a-13j20p-3 lists_$:a-8j12 lists_do:a-3j8p-1 lists_do_i:a-3j8p-1 lit:a-3b8 litter:a-5b11 litter_$:a-1b5
    litter_box:b1 litter_box_$:b1 little:a-2b-6m9u1A6 little_penguin:b-1u1A6 little_penguin_$:b-1u1A6
    live:b-5c-3i-8j-4o11p10q10r-4x7 live_$:a-6b3i-4j-1p9q2x7 live_in:a-7o8q7 live_in_leeds:q5
    live_in_portland:o1 live_on:a1o2 live_on_mars:a2 lives:a-9o7p2 living:a1b5h-2 living_room:a2b2h-2 lo:a4b-2
    lo_fi:a4b-2 lo_fi_beats:a4b-2 load:b8 load_of:a-4b6 load_the:b3 loads:i4 loads_of:i4 loads_of_energy:i4
    loan:a2b4j-3 loan_$:a3b1j-3 loans:a-1b5 loans_$:a-1b5 local:a1 location:a23b-18h4p-1 location_$:a9
    location_of:b-2h5 location_of_the:b-2h5 location_services:a5b-2 location_services_$:a5b-2
    location_with:a8b-3 lock:a4b4p2 lock_the:a2 lock_the_shed:b3 lock_up:a-2b5 lock_up_the:a-2b5
    locker:a-17j-5p19q5 locker_code:a-6p7q2 locker_is:a-4p8 locker_number:p2 loft:a-10d4f4g8i-1j-4m3 loft_$:m2
    loft_conversion:b-3f7 loft_one:d5g9j-2 loft_one_$:d3f-5g10j-2 log:b2A10 log_$:b4 login:a-1b5 logo:b1
    lol:a14b-13i-2x12 lol_$:a5b-13x12 london:a9 london_$:a1 lonely:a-3b-4d-1w15 long:a12b-5h-2j8o-1s4
    long_$:r1s5 long_do:a6 long_does:a1 long_have:a-4j4 long_have_i:a-4j4 long_is:j3 long_is_the:a-3j5
    long_until:j3 long_until_my:j3 longer:a-16b-6f21h-2j7q3 longer_need:b-4f11 longer_need_to:b-1f4
    longest:a2c-2j5 longest_$:c-2j5 loo:a-2b6 loo_roll:a-2b6 loo_roll_$:a-2b6
    look:a-5b7c-4d-3e6f-5g-2h-6i-6j27m-4n-1o-2 look_at:a-9b5e8h-1j5 look_at_that:e6 look_for:a4b-3j3
    look_for_a:b3 look_for_the:a10b-12j4 look_into:a-8b14 look_like:j10p-5 look_like_$:j5p-1 look_like_?:j1
    look_up:a3b-3j11p2 look_up_flights:b5 look_up_my:b-2p3 look_up_the:a12b-11j7 looked:n2 looked_at:b2
    looking:a-3j11 looking_$:a-4j9 looking_for:j1 looks:p1 loop:a3b1 loop_in:a-2b4 lose:b-2e-7f18g-1o-3q9
    lose_that:q5 lose_the:a-1f11q4 lost:a21b-3o-9z2 lost_in:a6 lost_it:g1 lost_my:a5o-1 lot:a-7b-7m9s3v7
    lot_$:b-4v2 lot_of:s3 lot_that:v3 lot_that_helps:v3 lottery:a7 lottery_ticket:a1 lou:b1 loud:a13b-8
    loud_$:a13b-8 louder:a20b-8h-1 louder_$:a10b-5 louder_in:a5 lounge:a8b-5 love:a7b-12c-2d6j-3o-6r13x10
    love_$:a-1b-4d6r9 love_buddy:r1 love_buddy_$:r1 love_this:a2 love_you:a-7x10 loving:a-2b-1r8
    loving_partner:a-2b-1r8 low:b-12c-1h5j-2o-6s25 low_$:a6b-9o-5s12 low_energy:b-1s10 low_energy_$:s3
    low_energy_today:s2 low_priority:b-2h8 low_priority_$:b-2h8 lower:a4h7 lower_the:a4h7
    lower_the_priority:a-3b-3h10 lsit:a-5b1j4 lsit_$:a-5b1j4 luggage:a10b-1 luggage_$:a5 luigi's:b1 luigi's_$:b1
    luna:a-6b6o6 luna_$:a-5b1o6 luna_to:b2 luna_to_the:b2 lunch:a-11c-2e-4f6g-4h16j8k-2p-5s7
    lunch_$:a7b-1d10g-1i1 lunch_break:b-6s10 lunch_is:a1 lunch_w:b3 lunch_with:a-15d-10f9h11j10p-1
    lunch_with_karen:d-2h2 lunch_with_sarah:d-5f1h6 lunches:b1 lunches_$:b1 lyrics:a4 mac:b1 mac_and:b2
    mac_and_cheese:b2 machine:a11 machine_$:b5 made:a5x5 made_you:x5 made_you_$:a-3x8 mail:a8b10c-4f-3j-10n10
    mail_$:a6 mail_from:a11b-8 mail_package:b1 mail_package_to:b1 mail_to:b-3n8 mail_to_hr:n4 mail_to_the:b-2n3
    mail_while:a-5b9 mailed:b-5c9 mailed_$:b-5c9
    make:b14c-16d-14e-16f-19g3h21i-14j-6l-6m20n4o2p-10q-4r-14s-7t-3u-5v-1w-4x-3z-12A-4 make_$:a-5j12
    make_a:h-14m6o9 make_a_draft:b-2n5 make_a_list:b2 make_a_note:b12h-6n-1 make_a_plan:b-2m4 make_a_playlist:b3
    make_an:b7 make_an_appointment:b5 make_copies:b2 make_copies_of:b2 make_it:h8j-3k5m9 make_it_less:m6
    make_it_louder:a5 make_it_smaller:m4 make_it_thursday:h3 make_it_weekly:b-1h8 make_lasagna:b3
    make_lasagna_$:b1 make_me:a8b2m-1 make_me_a:a-1b9 make_me_an:a1 make_me_laugh:a9b-4 make_sure:a-5b14
    make_sure_i:b9 make_that:b-6h11 make_the:a3b-17c-1d-1f-1h8m9n8 make_the_gym:h1 make_the_lights:a4
    make_the_living:b2h-1 make_this:a-9h7m9 make_this_less:a-3m6 make_this_smaller:m3 make_watering:b-1h3
    make_watering_the:b-1h3 makes:a11b-6 making:a8b1 making_a:a2 making_that:b6 making_that_noise:b6
    male:a15r-11 mall:a12b-4j-2 mall_$:a8b-4 mama:a-4c9 mammogram:a-3b7 mammogram_$:a-3b7 man:a5 man_$:a4
    manageable:h-3m9 managed:a-1b-10c15 managed_to:a-1b-10c15 manager:a-3n7o4 manager_$:a-2o5 mango:a2
    manual:a-5b-5z13 manual_$:a-5b-6z13 many:a4b-16c-2d-5f-1j2n-3p9r10s-2u-1v9x-2y8z-9 many_alarms:a-1j3
    many_are:a-2j2 many_are_left:a-2j2 many_calories:a5j-2 many_days:a-5y9 many_days_are:a4 many_hours:a2
    many_kids:a-8j-4p12 many_meetings:j2 many_meetings_do:j2 many_miles:a5 many_minutes:j4 many_points:a2j-2
    many_reward:a2 many_reward_points:a2 many_sick:a3j-2 many_sick_days:a3j-2 many_steps:j-5m5 many_tasks:a-2j3
    many_tasks_do:a-1j2 many_things:a-8j9 many_things_are:a-2j3 many_things_have:a-2j2 many_times:j3
    many_vacation:a4j-2 many_vacation_days:a4j-2 many_words:r3 map:a10b-5 map_$:a11b-7 maple:a-3b4o2 maps:a4
    maps_$:a6 marathon:b3f4 marathon_$:b5 marathon_after:f1 marathon_after_all:f1 march:a-5d3h1o2 march_$:a-1d3
    march_0:h2o3 march_0_$:o3 marcus:a-5b13 marinate:a-4b8 marinate_the:b3
    mark:a-4c22d-7e-2f-12g11h4i-4j-12k-2m-3n-4o2p-1r-2s-2z3 mark_$:b2 mark_0:b-4g5h4 mark_all:a9b-1 mark_it:c5g1
    mark_it_as:h1 mark_laundry:c6 mark_laundry_as:c5 mark_my:b1c1 mark_number:g4h-1 mark_number_0:g4h-1
    mark_something:z5 mark_something_as:z5 mark_the:a-2c3g1h4 marked:c-4g8 market:b6 market_$:b6
    marketplace:a-2b6 marketplace_$:a-2b6 married:a7b-1o7x-2 married_to:o9 marry:a6 mars:a12b-3 mars_$:a9b-3
    mastercard:a5 mat:a-1b1o3 mat_$:a-1b1o2 match:a2h2 match_$:a5 mate:a6b-11d2e1v11 mate_$:a6b-11e1v11
    math:a-8b11 matter:a3 mattress:a-8b12 mattress_$:a-6b11 max:a3b2c-3o4 max_$:a1o4 may:a-3o5 may_0:o4
    may_0_$:o4 maybe:a5b-17d22e-2f-2h-1j-1s10 maybe_$:a11b-5 maybe_0:b-5s12 maybe_sunday:d3 maybe_tomorrow:d5
    maybe_tomorrow_$:d3 mcdonalds:a8b-6
    me:a2b-33c-26d8e5f-11g-9h-46i23j6k-28l-21m8n8o8p7r8s-17t13u-27v-18w-6y1A-8
    me_$:a-4b-17d-7e2f-10g3h-2i13j-5n4o-6p13q19t-10u-1w6x-9z-3A-7 me_0:b3 me_?:p7z-1 me_?_$:p7z-1
    me_a:a3b-8d-17e3h-3i7n5o-4t-3x15 me_a_card:a-8i13 me_a_cup:a4 me_a_different:a-6e12 me_a_draft:n3
    me_a_first:a-2n7 me_a_fun:a2 me_a_joke:a-7x9 me_a_new:a3 me_a_quick:a-4i9 me_a_recipe:a8 me_a_reminder:b7
    me_a_riddle:a5 me_a_rundown:a-2j8 me_a_song:a-11x11 me_a_step:m4 me_a_story:a5 me_a_synonym:a4
    me_a_table:a3b-1 me_a_task:b3i5m-1 me_about:a2d8f8j9n-1p-11q-1 me_about_it:d6 me_about_my:a-5j9
    me_about_task:j5 me_about_the:b7 me_about_this:d8 me_again:a-6b-8d21 me_again_at:b-2d8 me_again_in:d3
    me_again_on:d1 me_again_tonight:d3 me_all:a-4j15p-1 me_all_my:j3 me_all_of:j4 me_an:a10b-9d4i-1n3
    me_an_uber:a7 me_another:b-4d10e11i-11r-1 me_another_$:a-4e12 me_another_half:d7e-3 me_another_one:e3
    me_around:a3 me_around_this:a3 me_at:a-8b2d7i5 me_at_0:d5 me_at_noon:d4 me_baby:m3 me_baby_steps:m3
    me_back:a5g3 me_back_$:a6 me_break:m2 me_break_down:m2 me_captain:a-1o6 me_captain_$:a-1o6 me_directions:a3
    me_directions_to:a3 me_everything:a-7j5p10 me_everything_you:p3 me_forget:b11 me_forget_the:b6
    me_forget_to:b4 me_get:i5 me_get_started:i5 me_have:a-1b-3e-3g5j5 me_hear:a7b-2 me_hear_some:a1
    me_how:a4j-4z2 me_how_many:a2 me_how_to:a2 me_i:a-2i1o6 me_if:a-1j4 me_if_i:a-2j4 me_in:a-5b2s3t1
    me_in_0:b5s-2 me_just:m1 me_know:a-4b12 me_know_at:b3 me_know_when:a-1b8 me_later:b-4d6 me_later_$:b-4d6
    me_laugh:a9b-4 me_laugh_$:a7b-3 me_like:r1 me_more:a-1r4 me_my:a5b-7j5o-1p7q-1 me_my_list:j3 me_my_locker:p1
    me_my_next:i6j-3 me_number:a-1j7 me_number_0:a-1j7 me_of:p4 me_of_my:b1p4 me_of_the:d2 me_on:a5e-3o-3t7
    me_on_this:e-3t8 me_one:d2e-3i12j-4 me_one_thing:i4 me_out:a-9A11 me_phrase:n4 me_pictures:a6j-2
    me_pictures_of:a6j-2 me_plan:m3 me_plan_the:m3 me_please:a-2i7 me_please_$:a-1i6 me_reply:n5 me_reply_to:n5
    me_sam:o5 me_sam_$:o5 me_see:b-2j6 me_see_my:a6j-3 me_see_the:a-1b-1j7 me_see_what's:j2 me_skip:e4 me_so:p2
    me_some:a1b-3n4 me_something:a4i5 me_something_funny:a1 me_something_to:i3 me_start:i-3m8 me_steps:m3
    me_steps_$:m3 me_that:a-3b13d-1e4j-2 me_that_i:b2 me_that_the:b10d-2 me_the:a8b-20d-5e2f-5g-4j-3p-1r8y10z12
    me_the_forecast:a4 me_the_front:a1 me_the_headlines:a5 me_the_next:e3j-4 me_the_one:a-2e4j1 me_the_radar:a4
    me_the_time:a-5y11 me_then:b4 me_then_$:d1 me_this:a-2m-4r9 me_through:b-6e-3j1m16 me_through_it:m4
    me_through_the:m2 me_through_this:m6 me_time:a-1b7 me_to:a3b11d-5e3f7j-7n-7o-1r-2 me_to_do:a-4d2e5i2j-3
    me_to_pay:b1 me_to_take:b1 me_to_the:a15b-12 me_to_work:a5b-1 me_today:j1 me_today_$:j1 me_tomorrow:a-4d4
    me_tomorrow_$:b-3d7j1 me_up:a4n2 me_up_a:n2 me_up_at:b6 me_what:a-14e2i1j5p10q-5z5 me_what's:j4
    me_what's_on:j3 me_what_i:j5p1 me_what_is:j1 me_what_my:p2 me_what_time:j1 me_what_to:a-5i12j-2
    me_what_you:p6q-3z2 me_when:a-7b8j7 me_when_it's:a-4b11 me_when_the:b-1j7 me_where:i3 me_while:i-1n-2t14
    me_while_i:i-1n-2t14 me_who:a1 me_who_won:a1 me_with:b-8d1i4r6 me_with_another:i4 me_with_this:d4
    me_write:n1 me_your:a-2p8 me_your_memory:a-2p8 meal:a-1b7 meals:a-1b6 meals_$:a-1b6
    mean:a1b-2c-5d2e-3f-1i-1j-6k18l6o-1p-6z3 mean_$:a4j-1p-3z5 mean_?:a1 mean_?_$:a1 mean_that:a-1k9
    mean_that_$:a-1k8 mean_to:a-6c-4k12l8 mean_to_delete:k6 mean_to_do:k5 meaning:b-3x8 meaning_of:b-3x8
    meaning_of_life:a-4x8 meaning_of_the:a5b-2 meant:a-1h18o-3 measure:b4 measure_the:b3 meat:a-2p4 meat_$:a-2p4
    mechanic:h1 medication:a-7j-5p10 medicine:a-8b4g5h4 meditate:b7 medium:a-8b-7o3s15 medium_$:a-7b-1o4s9
    meds:a-8b14c9d-2 meds_$:a-8b7c8 meet:a-11b2x10 meeting:a-31b4c-13d5e-4f18g-8h9i-4j34m-8n-3o-11p-17q-1r-1y-1
    meeting_$:a-11b13f5h-7j9n-4s2 meeting_at:b-6f6j5 meeting_at_0:b-6f6j1 meeting_is:j2n3 meeting_is_$:j3
    meeting_is_off:n3 meeting_notes:b3 meeting_notes_to:b1 meeting_room:b3 meeting_room_$:b3
    meeting_to:a-3b-5d6h8 meeting_to_0:h7 meeting_with:a-9d-1f8h5j7p-2 meeting_with_the:b1
    meeting_with_tom:b-1h1 meetings:a-10b-1j16 meetings_do:a-1j2 meetings_do_i:a-1j2 meetings_today:a-2j6
    meetings_today_$:a-1j5 meh:a-6b-3e16 meh_another:a-5b-2e11 melt:b2 melt_$:b2 membership:a-10b13c4f-10n2p3
    membership_$:a-3b8c5f-7n2 membership_number:a-3p4 memories:a-2f-11q16 memorize:a-4b4f-1o8
    memorize_lines:a-3b5 memorize_lines_for:a-3b5 memory:a-22b-17c-2f-12j-10o-2p26q31r-2u-1
    memory_$:a-19b-17f-10j-7o-1p25q24r-1 memory_of:a-2p2 memory_of_me:a-2p2 mentioned:j-2p3q3 menu:b6j-2
    menu_$:a-2b7 menu_at:a5j-2 merge:a-3b8 message:b-12d-5e-4f-2h-4j-1n34 message_$:a5b-3n2
    message_for:a-9b-14n24 message_for_my:n1 message_for_the:a-1b-5n11 message_to:a-1b2d-2e-2n12
    message_to_my:n1 message_to_the:a-3n2 messages:a3b1j-4 messages_$:a1b3j-4 messi:a4 met:a4 meter:a-3b7
    meter_$:a-5b7 mets:a3 mexico:a3 mia:a-9o6p3 mia_$:a-2o4 miami:a7b-4 miami_$:a6b-4 microchip:a-4b9
    microsoft:a3 microwave:a10b-6 middlemarch:a-1b3 midterm:b1 might:a11o-3 migrate:a-3b6 migration:a-1b6
    mike:a8b3d2e-2h-7 mileage:a-8b13 mileage_$:a-5b8 miles:a15b-5 miles_$:a3 miles_to:a4b-1
    miles_to_kilometers:a1 milk:a-14b9c6e-4g7h11i-4m-1o-5r-2s-2 milk_$:a-7c9g11h4k1 milk_and:b5 milk_anymore:f1
    milk_not:h6 milk_off:b-6f8j-2 milk_off_my:b-1f4j-1 milk_off_the:b-1f3 milk_on:a-6f-2h7j8 milk_on_my:h2
    milk_on_the:b-3h4 milk_to:h2 million:a4 million_dollars:a1 milo:h2 min:a-14b-2c-2d9f-1h4j-4o-4s10t8
    min_$:a-6h5j-3o-2s7t5 mind:a-16b7d-3e3f12g-3i-2j-8k3o10 mind_$:a-2b-1f7o1 mind_about:f2 mind_putting:b11j-2
    mind_reminding:b7 mind_reminding_me:b7 mind_that:o4 mind_that_i:o3 mind_the:b-3f10 mine:a-11c-6f7p8s9
    mine_$:a-11c-6f7p8s9 minimum:a5 minimum_payment:a3 minimum_payment_on:a3 minister:a7 mins:a-9b-9d8s12
    mins_$:a-8b-12d8s12 minus:a8b-5 minus_0:a8b-5 minus_0_$:a8b-5 minute:a-9b9s6 minute_timer:b9
    minute_timer_$:b7 minutes:a-8c-11d13e-11f-11g-5i9j-3k-2m-3n-6o-10p-5r-8s24t15z-5
    minutes_$:b-2c-3d23e-9f-4h-5i7j-8m-3o-6r-3s5t9z-3 minutes_before:a4 minutes_before_my:s4
    minutes_before_the:a7b-1i1s-3 minutes_for:a-2b7 minutes_for_the:a-2b7 minutes_of:a-2d-1t8 minutes_so:a-2s7
    minutes_till:d-7s11 minutes_till_the:d-7s11 minutes_to:d-3h7 mirror:b2 miss:a-2b-9e13n2 miss_$:a-6b-7e14
    missed:a7j-3 missing:j2n2 mission:b-5c10 mission_accomplished:b-5c10 mission_accomplished_on:b-5c10
    mistake:a-7b-7c-3f6g5k10l4 mistake_$:a-3b-4c-2g6k2l7 mix:a5b-3 mix_$:a4b-3 mobile:a-7b12r-2 moby:a10b-7
    moby_dick:a10b-7 mode:a14b-8r-3t12 mode_$:a14b-8r-2t9 mode_on:t2 mode_on_$:t2 module:b7c-1 module_$:b7c-1
    mom:a-1b8c2d2f3g7i-3j-3n1o-9p2r-1z-1 mom's:a-15b10j-3o5p7 mom's_birthday:a-4p6 mom's_birthday_$:a-3p7
    mom_$:a-11b-7c7g10j6n2o-5 mom_a:a-6b8 mom_to:a-6d8 moment:a-6b-5e7s7 moment_$:a-2b-3e6i2 moms:a-9b11f-3o3
    monday:a-21b4c-4d25e-5f5g-9h12i-3j8m-6n-3o-8r-2 monday_$:a-9b-1c-1d16e-2f7g-6h6j6 monday_?:a-2j2
    monday_?_$:a-2j2 monday_at:d2 monday_at_ten:d2 monday_morning:b8 monday_morning_$:b1 monday_morning_?:b5
    mondays:a10h2w4 mondays_$:a6b1o-3 mondays_and:h4 mondays_and_wednesdays:h4 money:a7b7j-5n3 money_$:a2b-2n4
    money_do:a2 money_do_i:a2 money_for:b6 money_in:b1 money_to:a-4b9 money_to_savings:b5
    month:a-14b3d11e-1i-5j6p-3y14 month_$:b3d11i-1 month_?:j2 month_?_$:j2 monthly:a-5h8 monthly_$:a-2b-3h8
    mood:b-4e7w7 mood_for:d-2e8 mood_for_that:e2 moon:a12b-2 moon_$:a6 mop:b1
    more:a-12b-9c-11d20e-13f3j-13k-7l-3n3o-10q2r35s-10t-1u-5w-2z-3A-4 more_$:a-3b-2f5p3q5r5 more_coffee:a-2b9
    more_coffee_$:a-2b9 more_formal:b-2h-1n7r1 more_formal_$:b-1h-1n7 more_minutes:a-3b-5d18r-1
    more_minutes_$:a-2b-5d15 more_strict:r3 more_strict_$:r1 more_sugar:b9 more_than:a5 more_thing:b9
    morning:a-7b-10c4d9e-14f-11g3h-8i5k-2m-13n-6o3p4r-5s11t-1u24w-7z-5A-3
    morning_$:a-14b-7c7d7e-8f-9g4h-6i5m-7n-3s15u16w-1z-1 morning_?:b5i1 morning_?_$:b5i1 morning_into:a3
    morning_nudgy:u3 morning_nudgy_$:u3 morning_person:a-6o8p8s-2 morning_person_$:a-6o8p8s-2
    mornings:a-10b-4o14p6 mornings_$:a-1o8 mortgage:a-3b15 mortgage_$:b6 mortgages:a3 most:b-12i30j-11p-1
    most_important:a-3i8 most_important_thing:i3 most_money:a9b-6 most_pressing:a-6i8 most_pressing_$:a-6i8
    most_urgent:a-5i13 most_urgent_$:i5 mot:a-8b-2c3f5j1 mot_$:a-2f5 mother:a-13j1n2p5 mother's:a3b3j-3
    mother_$:a-1j3 mother_in:a-8n2o1p4 mother_in_law:a-3n2o1 mount:a-3b11 mount_everest:a1 mount_everest_$:a1
    mount_the:a-7b8 mountain:m7 mountains:b-3s11 mountains_$:b-3s11 mouse:b3 mouse_traps:b3
    move:a-17b-3c-14d7e22f-13g3h10i5j-14m10n-11o-7p-1r-5s6t-1 move_$:a-13b4i10m5 move_0:a11b-6g2h-1
    move_0_from:a3 move_along:a-2b-4e14 move_along_$:b-3e9 move_in:m4 move_into:m3 move_laundry:g3
    move_laundry_back:g3 move_money:b5 move_money_to:b3 move_my:b-4d-2h16 move_my_haircut:h9
    move_on:a-7d-1e19h-2 move_on_$:a-4b-1e11 move_on_to:b-2e10h-2 move_the:b8c-1e-6f-1h7 move_the_car:b6
    move_the_couch:b4 move_the_piano:d-1h4 move_this:a6 move_this_one:e4 move_this_to:d2 moved:a-1b-9c-1d-2h17o7
    moved_to:b-7h8o7 moved_to_austin:a-4b-1o10 moved_to_the:h2 movers:b5 movers_$:b5 movie:a29b-6h-1j-7
    movie_$:a4 movie_for:b1 movie_schedule:a2 movie_times:a5 movie_times_$:b3 movie_times_for:a6b-6 movie_was:a1
    movies:a15b-3j-4 movies_are:a5 movies_are_playing:a3 moving:a-13e11m7 moving_house:m3 mow:a-5b2c4g2
    mow_lawn:b2 mow_the:a-1c4g2 mow_the_lawn:a-1c4g2 mower:a-3b6 mower_$:b2 mower_blades:b3 mower_blades_$:b3
    mowing:e4i-2 mp:b3 mr:a-3b1o5 mrs:a-4b13j-2o3 mrs_alvarez:b2o3 mrs_alvarez_$:o3 mrs_alvarez_next:b1 ms:b2
    much:a3b-19c-8d-7e-10f-8g-4h-5i-8k-2l1m7n-2o-11p-6r3s9u-3v21w17z-5A-2 much_$:a2b-9m-6r12v4w5
    much_appreciated:a-5b-6v15 much_at:a-3m9 much_at_once:a-3m9 much_battery:a4j-3 much_do:j1 much_do_i:j2
    much_gas:a4j-3 much_have:a1 much_have_i:a1 much_in:a-6m6s8 much_is:a-8j13 much_is_my:a5j-3 much_money:a3
    much_money_do:a2 much_right:a-3w8 much_right_now:a-3w8 much_storage:a4j-2 much_storage_is:a2 much_that:v4
    much_time:a-5j4s6 much_time_is:a-4j4 mulch:b2 mum:b8o-3 mum's:a-15b-3c4e5i-1p15 mum's_birthday:b-3j2p5
    mum's_birthday_$:b-3j2p5 mum_$:a1o-3 mum_back:b3 mum_back_$:b3 museum:a3 music:a23b-9h-1 music_$:a12b-6
    must:a-4b11 must_not:b7 must_not_forget:b7 mustard:a-2b6 mustard_$:a-2b6 mute:a13b-8 mute_$:a10b-7
    mute_the:a2 my:a5b-23d-13e-17f3g-15i-5j9k-5l-29m-24n6o19p26q37r-18s2t-10u-25v-8w-18x-32y-28z-26A-37
    my_0:a-7f10h4j2o-3 my_0_$:a1 my_0_am:a-4f2j2 my_0_o'clock:j1 my_0_pm:b-1f1h4 my_account:a24b-7j-1p-3
    my_account_$:a8b-4 my_account_number:a6 my_account_right:a3 my_accountant:a-1o-2p10q-2
    my_address:a-6b1h-1p2q7 my_address_$:a-4p2q7 my_address_with:b4 my_agenda:a-8b-5f5j11 my_agenda_$:a-5b-5f5j7
    my_agenda_for:j2 my_alarm:a-20d7f9h1j13p-7q-1 my_alarm_$:a-5d4f6j1q-1 my_alarm_for:b2j-1 my_alarm_go:a-3j6
    my_alarms:a-4b-2j16o-1 my_alarms_$:a-2b-1j12o-1 my_amex:a2j-2 my_amex_$:a2j-2 my_anniversary:a-5o1p2q6
    my_anniversary_$:a-2p3q6 my_anniversary_is:o2 my_appointment:a-6b-2f5h7j3 my_appointment_on:f1j1
    my_appointments:a-10b-1j15 my_appointments_$:j3 my_audiobook:a7 my_audiobook_$:a3 my_audiobook_where:a2
    my_baby:a1 my_back:a9 my_balance:a6 my_balance_$:a2 my_bank:a6i-1o3p-1q1 my_bank_account:a8b-4
    my_bank_balance:a5 my_battery:a4 my_benefits:a7j-1p-1 my_benefits_$:a7j-1p-1 my_bike:a1b1j-1
    my_birthday:a6q3 my_birthday_$:a1 my_blood:a-9j-4p11q4 my_blood_type:a-6j-4p8q5 my_bluetooth:a2
    my_bluetooth_headphones:a2 my_boss:a-6b5f-3j-4n10q2 my_boss's:q1 my_boss's_name:q1 my_boss_$:f-1n2p1
    my_boss_for:a-3n4 my_boss_is:a-1o4q1 my_brain:a-7o-8s8w8 my_brain_is:a-7o-8s8w8 my_brother:a-2b3o1p4
    my_brother_is:a3o-1 my_calendar:a-15f16i-1j13o-3p-1 my_calendar_$:a-2b-2f2j10 my_calendar_for:a-1f11
    my_car:a7b-4q1 my_car_$:a9b-4 my_car_is:o1 my_card:a30b-10j-2o-5 my_card's:a4 my_card's_cvv:a4
    my_card_$:a12b-3 my_card_i:a2 my_cash:a2 my_cash_withdrawal:a2 my_cat:k7p3 my_checking:a7b-2
    my_checking_account:a4b-1 my_coffee:a1i3 my_colleague:a4b-2 my_contactless:a4 my_contactless_isn't:a4
    my_credit:a15b2j-4p-3 my_credit_card:a11b-6 my_credit_limit:a8 my_credit_score:a5 my_daughter:j-1p3
    my_daughter_is:a-2o1 my_day:a-18b5c-3d1h-1i7j14p-2 my_day_$:a-8b-1i9j3 my_day_looking:a-4j9
    my_day_off:a-1b10c-2d2h-1 my_debit:a5 my_debit_card:a5 my_dentist:a-8b-4o2p3q5 my_dentist's:a-5p10
    my_dentist's_name:a-5p10 my_dentist_$:p6 my_dentist_appointment:b-1f1h3j2o-1p-1 my_dentist_is:o6q1
    my_desk:a-4b10f-4i1 my_desk_$:a-2b10f-3 my_discover:a1 my_discover_card:a1 my_doctor:a-7o6p6 my_doctor's:p5
    my_doctor's_name:p5 my_doctor_$:a-2o1p4 my_doctor_is:o2 my_email:a-2b6g3j-1 my_emails:a5j-1
    my_employee:a-5f-1j-1o13p3 my_employee_id:a-4o5p4 my_essay:c7o-2 my_eta:a7p-2 my_eta_$:a7p-2 my_event:a-6j8
    my_events:a-4j6 my_ex:b1f-2n3o4 my_ex_about:n1 my_face:d1e5 my_face_until:d2 my_facebook:a8b-2
    my_facebook_status:a7b-2 my_favorite:a-13b-1j-4o11p9q4 my_favorite_coffee:a-1o1 my_favorite_color:a-6p3q4
    my_favorite_restaurant:a-2p3 my_favorite_show:a2 my_first:a-2j2r5 my_first_meeting:j4 my_flight:a2b9h5j-7p-2
    my_flight_$:a-4b8 my_friend:u9 my_grandma:b-3r12 my_grandma_$:a-3b-1r12 my_grandpa:a4 my_groceries:a-4j7
    my_groceries_$:a-4j7 my_grocery:j2 my_grocery_list:j2 my_gym:b2f-3n2o2 my_gym_membership:b3f-3n2
    my_hair:a-14b4o3p8 my_hair_$:a-10b4p8 my_haircut:a-3b-2h9j10p-5 my_haircut_$:a-1j10p-4
    my_haircut_reminder:h4 my_headphones:b4 my_health:a2 my_homework:a-9b9c8h-1o-8t2 my_homework_$:a-3c8o-2
    my_horoscope:a15j-8p-3 my_husband:a-9o3p6 my_identity:a4 my_inbox:a5j-1 my_inbox_$:a6 my_income:a-1b3
    my_insurance:a6b4j-8p4z-1 my_insurance_$:a1b5 my_insurance_number:a-2j-4p9 my_insurance_plan:a4
    my_internet:a7p-5 my_ip:a7p-4 my_ip_address:a7p-4 my_job:a3o-3p2 my_job_$:a3o-3p2 my_keys:a1o1 my_keys_$:a5
    my_kid:a6o-4 my_kid's:a-2 my_kids:a-8b-3o13p5 my_kids_are:o6 my_knee:q1 my_knee_$:q1
    my_landlord:a-8b-2j-1n3p9q2 my_landlord's:a-4p3 my_landlord's_number:a-3p3 my_landlord_$:a-1n2p4
    my_last:a10b-3g3j-6k6 my_last_action:k5 my_last_ten:a1 my_latest:j5p-3 my_leave:n1 my_leave_$:n1
    my_library:b2 my_license:a-8c4j-2o2p7 my_license_plate:a-7j-1o5p8 my_life:a4
    my_list:a-5b4c2f5g5j7n-2o-10p-10q-6r-1s-1v8 my_list_$:a-12b2f4g5i1j1o-4p-3q-1v8 my_list_have:j5
    my_list_of:a12j-4 my_list_please:f1 my_list_with:j4 my_lists:a-6j8 my_lists_$:a-6j8 my_location:a14b-6
    my_location_$:a4 my_location_with:a3 my_locker:a-11j-1p11q5 my_locker_code:a-6p7q2 my_locker_number:p2
    my_lsit:a-5b1j4 my_lsit_$:a-5b1j4 my_luggage:a8 my_luggage_$:a2 my_lunch:d-2h7 my_lunch_with:d-2h7
    my_manager:n1o4 my_manager_$:o5 my_mastercard:a2 my_meds:a-1c9 my_meds_$:a-1c9 my_meeting:a-7b-4f4i1j14p-8
    my_meeting_$:i2 my_meeting_is:j3 my_meeting_with:a-1f2j6p-1 my_membership:a-2p4 my_membership_number:a-2p4
    my_memory:q7 my_mom:a2n1o-6p5 my_mom's:a-5o6 my_mom_$:a-1n1 my_mother:a-14j1n2p6 my_mother_$:a-2j3
    my_mother_in:a-8n2o1p4 my_mp:b3 my_name:a-18b-4h-1j-1o13p2q13 my_name_$:a-3p4q4 my_name_?:p1
    my_name_is:a-3q8 my_name_to:a-2b-1o13 my_neighbor:a6o-1 my_neighbour:a7o-3 my_nephew:a-5j-1o2p3
    my_nephew_$:a-5o3p2 my_new:a6 my_next:a-12b-3f2i8j15p-9q-2s1 my_next_alarm:j3 my_next_appointment:i-3j11
    my_next_event:f5 my_next_job:i4 my_next_meeting:j3s3 my_next_task:i11j-7 my_nickname:a-8o6q6
    my_number:a8h6p-8 my_old:a3b1j-2p2q1u-4 my_old_address:p1 my_order:a14b-2p-2 my_overdue:j1 my_package:a11j-2
    my_parcel:a4 my_partner:a-6o6p1 my_partner's:p1 my_partner's_birthday:p1 my_passcode:a4
    my_passport:a-8b1c3j-8m3o4p1 my_passport_$:a-3b4c5j-5m3 my_passport_in:o3 my_passport_number:o1p2
    my_phone:a22b-3f-3j-7o-7p1 my_phone_$:a12b-1 my_phone_i:a2 my_phone_number:a-8p5q2 my_phone_on:a6b-3
    my_phone_plan:a4j-1 my_pills:a-4c5 my_pills_$:a-4c5 my_pin:a1b-8q10 my_pin_$:b-6q11 my_plate:a2c3j3o-3
    my_plate_$:a4c4f-1o-3 my_playlist:a5b-2 my_playlist_$:a1 my_playlist_called:a1 my_pronouns:a-5o7
    my_reading:c4d1 my_recent:a5j-1 my_recent_transactions:a2 my_refund:a4 my_reminder:a-3b-8d12f5h-1
    my_reminder_to:b-2d7h-2 my_reminders:a-5f9j9p-1q-1 my_reminders_$:a-4f7j6 my_reminders_for:f1
    my_resume:a-5b6m1 my_resume_$:a-1b2m1 my_roommate:a1b-6n5o1 my_routing:a8p-5 my_routing_number:a8p-5
    my_salary:a4n2p-1 my_savings:a5b-2 my_savings_account:a7b-6 my_schedule:a-8b-7f11j14p-3
    my_schedule_for:a-1b-5f6j6 my_schedule_tomorrow:f3 my_screen:a3d1 my_screen_$:a1 my_shoe:a-6j-1o1p6q5
    my_shoe_size:a-6j-1o1p6q5 my_shopping:a-9b2c3h1o3 my_shopping_list:a-2b2c4h1 my_sister:j-3n7p9
    my_sister's:a-7j-1o4p7 my_sister's_birthday:a-3p6 my_sister_$:a-7n6o3 my_sister_called:a2 my_son:a-12o7p9
    my_spending:a5j-4 my_statement:a7j-3 my_statement_$:a7j-3 my_tablet:a4 my_tablet_$:a4 my_task:i2j1
    my_task_about:j2 my_tasks:a-10b6j11o-1 my_tasks_$:j10 my_tasks_?:a-3b10j-4 my_tasks_for:j2 my_tax:c6j-1
    my_taxes:a4b5j-3p-1 my_taxes_$:a2b5j-3 my_tea:a-6b1p6 my_tea_$:a-6b1p6 my_teacher:a5o-3 my_therapist:o7
    my_therapist_is:o1 my_time:a-2i8 my_time_off:a3 my_timer:a-14b-3h8j14 my_timer_$:a-1f1j3 my_tire:a9p-3
    my_tire_pressure:a9p-3 my_to:a-8b2c2f8j2 my_to_do:a-4b4c3f2j2 my_todo:b4 my_todo_list:b2 my_top:a5i4o-1p-1
    my_top_priority:a-2i5 my_top_up:a10o-1 my_transfer:a2 my_transfer_still:a1 my_uber:b7f-5 my_uber_$:a8f-5
    my_umbrella:a-1o2 my_uncle:e4 my_visa:a11b-8n1 my_visa_$:a7b-2 my_visa_bill:a3b-2 my_w2:a9j-1p-3 my_wake:j2
    my_wake_up:j2 my_way:a1c1 my_way_home:c2 my_week:a-6j7 my_week_look:a-6j7 my_whole:f5 my_whole_list:f5
    my_wife:a-9b1o8p3 my_wife's:a-5o6 my_wife's_birthday:p4 my_wife's_name:a-1o6 my_wifi:a-3p2q4
    my_wifi_password:a-4p3q4 my_workout:d2 my_workout_playlist:a1 myself:a-5o-2s4w13 myself_$:a-6s7w4
    myself_to:w3 myself_today:w5 myself_today_$:w5 nadia:a-4c5 nadia_$:a-2c5 nah:a6b-16e21i-3 nah_$:a13b-8
    nah_another:e4 nails:b10c-1 nails_$:b3 nails_done:b6 nails_done_$:b6
    name:a-9b-6c-8d-2e-1f-8i-7j-19n-2o19p27q16r-4s-2z-3 name_$:a-5b-5j-6p21q4 name_?:a-4p7 name_?_$:a-4p7
    name_from:p-2q5 name_from_what:p-1q3 name_is:a-3o9p-4q7 name_of:a-2p7 name_of_my:a-5p7 name_on:b5
    name_the:a-2b8 name_to:b-2h-1o13 name_to_max:a1 named:a-8b-5f1o15 names:b1j2 nana:a-9b13g2 nana_$:a-2b5
    nap:b4 nap_$:b4 nappies:b5 nappies_$:b4 nasa:a8 navigate:a9b-2 navigate_to:a5b-1 navigation:a20b-12f-2
    navigation_$:a18b-10f-2 navy:a1 navy_$:a1 near:a15j-11o1 near_me:a3b7j-7 near_me_$:b7j-2 near_the:a6b-5o1
    near_the_stadium:a5b-3 nearby:a18b-11 nearby_$:a14b-9 nearest:a16b-12 nearest_hospital:a1
    nearest_hospital_$:a1 nearest_pharmacy:a2 nearest_pharmacy_$:a2 necessary:a5b-2 necessary_$:a4b-2
    need:a-3b12c-18d-14e-6f20g8h-7j2k-7l-2m7n1o-20p-16q1s-6w-6z-11 need_$:a-2j8 need_a:a1b-9i8j-5n5r4
    need_a_jacket:a4 need_a_reminder:b5 need_a_taxi:a6 need_a_text:a-2n6 need_a_visa:a4 need_an:a4b6j-3
    need_an_alarm:a-1b8 need_an_umbrella:a8j-3 need_batteries:f5 need_for:a5e-2f9j-4 need_for_kenya:a2
    need_for_the:f4 need_for_this:e-1f3 need_help:b-1n5 need_help_writing:b-1n5 need_milk:b6j-3 need_new:a-1b4
    need_the:a-4b-6f5m3 need_them:f4 need_them_$:f4 need_to:a-1b10c-4d-2e-2f4g3h-6i-1j11m-6n-6o-8p-6q4t1
    need_to_be:b1 need_to_buy:a-6f3j8 need_to_call:a4b-2j6 need_to_do:a-1b5g7i1j-1 need_to_get:b3j2
    need_to_know:a3b-5q2 need_to_make:a6 need_to_remember:q2 need_to_renew:b3 needs:a-17b17c-4d-3f-6g11i1
    needs_doing:g3i3 needs_his:h2 needs_to:a-2b3j4 needs_to_come:g1 negative:a6b-10o9 negative_$:a6b-10o9
    neighbor:a6o-1 neighbor's:c2 neighbor's_cat:c2 neighbor's_cat_this:c2 neighbors:a2 neighbors_over:b3
    neighbour:a7o-3 neighbour's:a6 neighbours:b4 nephew:a-5j-1o2p3 nephew_$:a-5o3p2 netflix:a13b3f-4j-3
    netflix_$:a16b-3 netflix_subscription:a-3b7 never:a18b-21c-19d-2e-2f18g11h-1i-3j-5k3m-2n1o1p-1s-1
    never_got:g3 never_mind:a-6b-8f13k5 never_mind_the:b-3f10 never_seen:a3 never_understood:a4
    nevermind:a-1b-13f20 nevermind_$:b-7f11 nevermind_the:b-1f7 new:a14b24c-10d1e-5f-3g-6j-18m-8n-5o-3p-4r-2z6
    new_bank:b1 new_batman:a4b-2 new_card:a2 new_checks:a5b-5 new_checks_$:a5b-5 new_emails:a6j-2
    new_emails_$:a3 new_headphones:a-2b4 new_headphones_$:a-2b4 new_here:i-1z8 new_phone:b-2h6 new_pin:a3
    new_task:b7 new_year:a-2d6 new_year_$:a-2d6 new_york:a1 news:a27b-14j-4 news_$:a7b-1 news_from:a9b-4
    news_from_the:a3 newsletter:a-9f10g6n-4 newsletter_$:a-6b4f8n-1 newspaper:a-8b18f-4 newspaper_$:a-3b11f-3
    next:a-7b-28c-8d7e31f-14g-17h-2i38j10k-11l-5m-17n-4o-15p-22q-10r-15s3t-6u-12v-2w-6x-3y2z-9A-10
    next_$:a-9b-16c-2d-9e30h-1i17j-10 next_?:a-2i5 next_?_$:a-2i5 next_alarm:j3 next_appointment:i-3j11
    next_appointment_$:j5 next_chapter:a5b-3 next_chapter_$:a5b-3 next_door:b1 next_door_$:b4
    next_episode:a13i-6 next_event:a-2f5i-9j13 next_event_$:f5 next_friday:y6 next_friday_$:y6
    next_job:a-3b-2i13 next_job_$:a-2b-1i10 next_meeting:a-1b-2i-2j10s2 next_meeting_$:a-1b-2i-2j11s1
    next_month:a-10d12j8 next_month_$:a-3d12 next_on:b-1i14j-6 next_on_my:i3 next_on_the:b-1i11j-4
    next_one:a-4d-1e7i11 next_one_$:a-1e5i4 next_one_please:i3 next_please:a-3i9 next_please_$:i5 next_song:a6
    next_song_$:a6 next_station:a5 next_station_$:a5 next_task:a-1e6i10j-10 next_task_$:i9j-3
    next_task_please:i4 next_thing:i13j-7 next_thing_$:i8 next_thing_on:i6j-4 next_thursday:b8
    next_thursday_at:b1 next_to:c5 next_track:a11e-1i-4 next_tuesday:h6 next_tuesday_$:b-3h6
    next_week:d9e-8h4i-7j1n3 next_week_$:d1h5i-4n3 next_week_for:d7e-4 next_weekend:d4 next_year:a2
    next_year_$:a2 nice:a8b-19n7r-1u-1x18 nice_$:a2b-10x12 nicer:a-1r7 nicer_to:r2 nicer_to_me:r2
    nickname:a-6o6q6 night:a2b-2d1e-4f-7h-5o8p-2s2u-10w-4x8A10 night_$:d3e-2o3s4w-1x-1A8 night_owl:a-1o5
    night_owl_$:a-1o5 nights:a-3o6p2 nights_$:o2 nights_on:o2 nina:a-3b6 nina_$:b1 nine:a13b-9d4f2o-1
    nine_$:a4b-7d5f2 nix:a-2b-7f12 nix_the:a-2b-7f12
    no:a1b-29c-14d-18e25f11g-4h15i-7j-7k10l9n1o-13p-9s5t-1u-10v-8w-6x-6z-4A-9 no_$:a10e-2 no_clue:e-1i3m4
    no_date:j5 no_date_$:j5 no_different:e2 no_energy:s7 no_energy_$:s7 no_go:k2 no_i:g4h8 no_i_didn't:k2
    no_i_meant:h8 no_idea:a11 no_idea_$:a11 no_in:n2 no_longer:a-7b-6f21h-2q3 no_longer_need:b-4f11
    no_more:a-6b6h10r-3 no_need:b-2e-1f14 no_need_for:e-1f9 no_no:k3 no_no_no:k3 no_not:e11h-1 no_not_that:e2
    no_put:k1 no_put_it:k1 no_something:e4 no_something_else:e1 no_to:n1 no_to_the:n1 no_wait:b-1g-2h7k8l3
    no_wait_undo:k4 no_way:e6 noah's:a-2b6 noah's_inhaler:b4 nobody:a15b-5 nobody_likes:a6b-1 noise:a11
    noise_$:a10b-8 noise_again:b5 noise_again_$:b5 nonstop:a2 noon:a-1b-3d6h5j4o2r-2s6 noon_$:b-6d9h1j3r-1s6
    noon_?:h4 noon_?_$:h4 noon_on:b-3j1o4 noon_to:b3 nope:a4b-12e10i-2k5 normal:a-6b-8r20 normally:a5b-5p2
    northern:a-3b7 northern_lights:a-3b7 northern_lights_$:a-3b7
    not:a-6b-31c-42d9e36f10g16h27i-25j-9k2l-10m-19n-12o-8p-1r-2s1t-6u-14v-7w-10x-7y-2z-11A-17 not_$:a9b-6e6g2
    not_0:a-6h16o-3 not_0_$:h10o-2 not_a:o5s1 not_be:g5r2 not_complete:g9 not_disturb:a3 not_disturb_$:a3
    not_do:f4 not_do_the:f6 not_doing:e-4f12g-2 not_doing_it:f4 not_doing_the:f4 not_done:a8c-13g15h-5
    not_done_$:c-7g12 not_done_after:g1 not_done_with:a11c-2 not_feeling:d4e4f-1 not_feeling_the:d9e-3
    not_finished:f-2g10 not_forget:b7 not_forget_to:b5 not_going:a1e-1f9 not_going_to:a1e-1f9 not_gonna:e5
    not_happening:a-5e5f7 not_having:f3 not_having_a:f3 not_in:e7 not_in_the:e7 not_much:a-5b-1s14
    not_my:a2f-3r5 not_now:a-1d5e8 not_now_ask:d1 not_now_tomorrow:d2 not_now_tonight:d5 not_paid:g4
    not_really:a12e-5 not_relevant:f6 not_relevant_anymore:f6 not_right:e6 not_right_now:e6 not_sure:a9
    not_sure_$:a5 not_that:a7d-4e8f-4 not_that_$:e5 not_that_one:a12e-3f-2 not_the:a-2e15f-4g-2 not_the_water:h1
    not_this:a-3e12 not_this_$:e9 not_thursday:h3 not_thursday_$:h3 not_to:b3d-1f8h-2 not_today:a-1d18e-2s-1
    not_until:d4 not_up:e6 not_up_for:e6 not_what:a4k5 not_what_i:a4k5 note:a-22b-9c-3d-1f-6h16j-2n11o20q5
    note_for:b-2n6 note_for_miss:n2 note_my:o3 note_that:a-2b3o10 note_that_i:b4 note_that_our:o1
    note_to:a-6h6n6 note_to_call:b4h-3 note_to_grandma:n3 note_to_number:h1 note_to_self:b1 note_to_the:b-4h5
    notes:b20 notes_$:a-6b15 notes_to:b1 nothing:a6b-10d-2e4s9 notifications:a7 notifications_$:a3
    notifications_on:a2 notify:b6 notify_the:b2 novel:a4b6n-3 novel_$:b5n-3 novel_a:a1 november:j2
    now:a-16b-38d14e13f6g-11h13i23j-11l-4m-14n-7o-2p-17q-3r-4u-7v-2x-4z-9A19
    now_$:a-4b-18c-2d3e14f1g-5h3i11j-1k-4m-6n-2o-2p-9r-6s3u-2w2y2z-4A9 now_?:i7 now_?_$:i7 now_ask:d1
    now_ask_me:d1 now_at:h2 now_at_0:h2 now_bye:A3 now_bye_$:A3 now_not:h1 now_not_0:h1 now_on:a-2h2o5
    now_on_$:o2 now_please:i-5k3A7 now_please_$:i-4A7 now_put:a-2h7 now_put_that:a-2h7 now_tomorrow:d2
    now_tonight:d5 now_tonight_$:d5 now_what:a-5i11 now_what_$:a-5i10 npr:a2 nudge:a-6b-4d1i10n4
    nudge_me:a-6d1i10 nudge_me_$:a-4i11 nudge_me_about:b1 nudgy:a-19b-12c-2d-3j-5k1r8u17x9z2A3
    nudgy_$:a-17b-19i1j-3k-3r8u19x10z3A4
    number:a-7b-21d-12f13g6h7i-15j-2k-1l-5m7n5o3p17q4r-8s-12t2u-5w-2x-3y-1z-6A-6 number_$:a4b4c-3f-4j-12o-2p13q4
    number_0:a-29b-23d-6e3f6g13h7j11k-2m11n9o-3p-8s-7t4 number_0_$:a-19b-10c7d-10e4f9h-5m4n10s-3t5
    number_0_as:c-3g8 number_0_into:m3 number_0_is:h3 number_0_saying:h1 number_again:a1 number_again_$:a1
    number_between:a6 number_between_0:a1 number_between_one:a3 number_for:a6 number_from:q3
    number_is:a-9h-1j-1o12p3 number_is_$:p4 number_is_0:a-1o7 number_of:b1 number_six:a-4c2f8 numbers:a-3b11
    nurse:a-4n2o7 nurse_$:o3 nursery:a-1b7 nursery_$:b1 nuts:a9b-1o-2q1 nuts_$:a6b-1o-2q1 nxt:a-11b-14i25
    nxt_$:a-11b-14i25 o:a-5o9 o'clock:a-6b-6f8h8 o'clock_$:b-3f5 o'clock_meeting:j1 o'clock_meeting_$:j1
    o_negative:a-1o9 o_negative_$:a-1o9 oak:a1o3 oat:a-4h14 oat_milk:a-4h14 oat_milk_$:h5 oat_milk_not:h6
    ocean:a2 ocean_$:a2 october:a1b1j-2 october_$:a2j-2 octopus:a1 octopus_$:a1 octopuses:a2 odds:b1 odeon:a1
    of:a11b-6c-7e-1f2g-4h5i-8j-9k-7l-12m3n-3o-24p1q5r-22s13t7v-6w1y-3z1A1 of_$:c6 of_0:a18b-14h3o-1s-1t4
    of_0_$:a15b-7o-1 of_0_minutes:t4 of_a:a1m1 of_an:n-2s1t3 of_an_hour:n-2s1t3 of_android:a1 of_android_is:a1
    of_beans:s4 of_buttermilk:a6z-2 of_coffee:b4p4 of_coffee_now:a2 of_done:c-3g10 of_done_$:c-2g8
    of_energy:a-3i4s9 of_energy_$:s2 of_energy_right:s1 of_everything:j1 of_flour:b-3h3 of_france:a3
    of_france_$:a2 of_friday:h3 of_gas:a1 of_gas_does:a1 of_it:i-2m9 of_life:a-4x8 of_life_$:a2 of_life_?:a-8x9
    of_love:a1 of_me:a-6p2q6 of_me_$:a-6p2q6 of_middlemarch:a-1b3 of_milk:p1 of_milk_$:a3
    of_my:a-21b-3c-2d7e3f1h-5i6j13p4 of_my_alarms:j1 of_my_face:d1e5 of_my_life:a4 of_my_list:h2i2 of_my_next:j2
    of_my_old:q2 of_myself:a-1s-3w10 of_myself_$:w4 of_myself_today:w5 of_number:f3 of_number_0:f3 of_octopus:a1
    of_octopus_$:a1 of_office:n5 of_peru:a3 of_peru_$:a3 of_six:a4b-1 of_six_$:a4b-1 of_sleep:s1 of_sleep_$:s1
    of_snow:b1 of_snow_$:b1 of_task:a8i-3 of_that:a-3c2i-1k3m3 of_that_$:c2k3
    of_the:a-11b1c-3e9f-4h8j3k-1m-3n3s-4u7z-2 of_the_car:c1 of_the_day:j5 of_the_grand:a2 of_the_line:e8
    of_the_list:b-1h7 of_the_pile:a-8e7i8 of_the_queue:e1 of_the_receipt:a-4b5 of_the_visa:j7
    of_the_week:b-3d5j-2y3 of_the_word:a6b-2 of_things:a-2b5z3 of_things_to:b5 of_this:a-1e-1m2n-1z10
    of_this_$:f1m4 of_thunderstorms:a4 of_time:s8 of_today's:c2d2j-3 of_today's_tasks:c2d2j-3 of_us:a1
    of_water:b1 of_water_$:b1 of_world:a4 of_your:p-1q4 of_your_memory:q4
    off:a-3b-17c22d7e-17f25h-2i1k-3l-7m-16n4o-12p-1q-11r-16s-17t-5u-11v-3w-11x-4z-11A20
    off_$:a7b-16d-9e-2f3g-2h-12i6j4k1n9o-4s-1u-2w-1A13 off_?:a-4i1j6 off_?_$:a-4i1j6 off_a:a1 off_all:f6
    off_all_alarms:a-1f8 off_at:a-6b14f-9h3 off_at_0:a-3b3f-2h3 off_eggs:b-2c4 off_eggs_from:c1 off_for:a-3b5
    off_in:b2 off_in_the:a4b-1 off_my:a-11b-1c14f11j-15 off_my_0:f4 off_my_calendar:f2 off_my_list:b-7c4f7j-5
    off_my_plate:a-1c7 off_my_to:f2 off_on:d2o1 off_on_the:d2 off_please:a6f5 off_so:c-1f4j1 off_so_bin:c-1f4
    off_the:a4b-7c-8d2e-1f8g8h4j5k-2 off_the_dentist:c1d1f-1 off_the_dishes:c1 off_the_eggs:c1g1
    off_the_grocery:f2 off_the_kitchen:a1 off_the_laundry:c1 off_the_list:b-7f15 off_the_shopping:f1
    off_the_smart:a1 off_the_water:a-3b5 off_until:d6 off_walk:c4 off_walk_the:c4 off_we:f1 off_work:p4
    off_work_$:p2 offer:a3f5j-3n1 office:a-4b13c2f-1h-2j-6n6o1 office_$:b12d1 offline:b2 offside:a1 offsite:b2
    often:a5 often_should:a3 oh:a6b-11k1l3u7 oh_no:a-4k2l4 oh_no_i:k2 ohio:a-6o14 ohio_$:a-6o14 oil:a-6b12c2d2
    oil_$:a-1b8 oil_be:a2 oil_change:a-8c4d3g1h2 oil_change_$:b6 oil_change_for:b1 oil_change_on:j1
    oil_change_to:b-8d4h4 oil_in:b4 oil_in_the:b4 ok:a9b-9c6e-5f-5g-5h-4i15j-12m-1n-4r-1x11A8 ok_$:a12b-16n-1x12
    ok_i:c6 ok_so:b12j-2 ok_so_i:b4 ok_what:i3 ok_what_now:i1 ok_whats:i1 okay:b2 okta:b4 okta_password:b4
    okta_password_$:b4 old:a-6b27c-3e-3f-6g-8h-1j-1p10r7s-2u-6x1z-4 old_$:o5 old_address:p1 old_address_$:p1
    old_are:x2 old_are_you:x2 old_is:a3j-1p6 old_is_my:a-6p9 old_job:b1 old_job_$:b1 old_navy:a1 old_navy_$:a1
    old_photos:b4 oldest:a-3j6 olive:a2b4 olive_garden:a4 olive_garden_$:a4 olive_oil:b7 omar:b1
    on:a11b3c-9d8e6f-10g-4h6i7j5k-16l-21m-4n-15o9p-11q-8r-14s-1t22u-25v-16w-3x-19y-7z-25A-22
    on_$:a5b-33c-2d-7e19g8h-2i1j-1p8s-3w6 on_0:a1 on_0_dollars:a2b-1 on_?:a1 on_?_$:a1 on_a:a-6b7d2i6
    on_channel:a1 on_channel_0:a1 on_christmas:a3 on_cleaning:h4 on_cleaning_the:h4 on_craigslist:b8j-3
    on_craigslist_$:b8j-3 on_deck:a-3i9j-2 on_ebay:a-2b4 on_ebay_$:a-2b4 on_eco:a5b-3 on_facebook:a8
    on_facebook_$:a8b-3 on_facebook_marketplace:b4 on_for:a-1j8 on_friday:a-8f8j8o-1 on_friday_$:a-4b-2f8j7
    on_fridays:o4 on_fridays_$:o4 on_groceries:a3j-2 on_groceries_last:a3j-2 on_here:a-9j12 on_here_$:a-9j12
    on_high:a7b-4 on_hold:b-1d8e-1 on_i:a9b-2j-2 on_i_0:a9b-2j-2 on_in:a9b-4 on_in_the:a6b-3 on_instagram:a4
    on_instagram_$:b2 on_it:j3 on_it_$:a1j4 on_june:b1o2 on_june_0:b1o2 on_level:a-5b-2o11 on_level_0:a-5b-2o11
    on_low:a6b-3 on_low_$:a6b-3 on_mars:a6b-1 on_mars_$:a6b-1 on_me:a-12i-6j-1p13q4r4 on_me_$:a-11i-6j-1p13q4r2
    on_monday:a-11b3d4f5g-4j7 on_monday_$:a-3f6g-3j6 on_monday_?:a-2j2 on_monday_morning:b6 on_mondays:a-4b4
    on_mrs:b5 on_mrs_alvarez:b1 on_my:a3b20c6f-3g4h-4j1k-1n-3o-18p-15q-5s-1 on_my_amex:a2j-2 on_my_bank:a-4b7
    on_my_calendar:a-5b7f3 on_my_card:a2 on_my_discover:a1 on_my_list:b2c2f-6g9h-2i1 on_my_lsit:a-5b1j4
    on_my_phone:a4j-3 on_my_plate:j4 on_my_shopping:b5h2 on_my_timer:j1 on_my_to:b3c3i1 on_my_way:a1c1
    on_netflix:a7 on_netflix_$:a7 on_phone:a-1b3 on_phone_$:a-1b3 on_pizza:a1 on_pizza_$:a1 on_please:g6
    on_please_$:g6 on_restaurants:a4j-2 on_saturday:a-12b9d7e-3f4j1o-3 on_saturday_$:a-5b8d2e-2f5
    on_saturday_?:b3 on_saturdays:b-3o5 on_saturdays_$:b-3o5 on_shuffle:a8b-3 on_shuffle_$:a8b-3 on_some:a6b-4
    on_some_christmas:a3b-1 on_something:a3 on_speaker:a8b-7 on_speaker_$:a8b-7 on_sunday:a5b-2d1n1
    on_sunday_$:a11b-6d-1n1 on_sundays:o6 on_sundays_$:o4 on_that:a-3d5e2h2 on_that_$:d2e2
    on_the:c-5d10e-16f-14g-7h3i4k2n-1p-2q-2r-4t21 on_the_0:a-8b10d2g-5h-1j1o2 on_the_agenda:a-3i4j1
    on_the_attic:b-6c4 on_the_bus:a4b-5s2 on_the_calendar:j1 on_the_coffee:a4b-2 on_the_essay:a-2b-1t6
    on_the_first:d3 on_the_garage:a-1b-5c4t7 on_the_grocery:j5 on_the_insurance:d3 on_the_landlord:b-3d3h4
    on_the_left:a1 on_the_list:a-9b5f-8g12i7 on_the_menu:a5j-2 on_the_phone:a-1b-1d4n1 on_the_porch:a3
    on_the_report:a-1m8t7 on_the_school:b-1h4 on_the_seat:a2 on_the_shopping:f-11g-1h8j2 on_the_slides:a-4t10
    on_the_smart:a3b-2 on_the_sprinklers:a-1b4 on_the_timer:a-3j5 on_the_tv:a8b-3 on_the_way:b2 on_then:i7
    on_there:a-17b11i5j8 on_there_$:a-12b3i6j6 on_there_too:b5 on_this:a-6d-8f8m7t10 on_this_$:a-1e1i-4m2t2
    on_this_morning:a-2i4 on_this_one:a-6d-4e-4f8m4t6 on_thursday:a-7b2d5f2h-4j2y4 on_thursday_$:a-1d6f2h-3y4
    on_thursday_?:a-1j6 on_time:b-3s8 on_time_$:b-3s8 on_to:a-3b-3e12h-2q2 on_to_the:e4 on_today:a-7i2j9
    on_today_$:a-7i2j9 on_top:h2 on_tuesday:a-6b9d7h-2j3o-1 on_tuesday_$:a-4b5d8j3 on_tuesdays:o5
    on_tuesdays_$:o3 on_tv:a3 on_twitter:a6 on_twitter_$:a4 on_wednesday:a-6b4h8j3s-4
    on_wednesday_$:a-4b2h9j2s-3 on_wednesdays:o2 on_weekdays:b2 on_weekends:a-2o7 on_weekends_$:a-2o7
    on_with:a3i5j-4 on_with_$:i5 on_youtube:a2 on_youtube_$:a2 onboard:a-1b4 onboard_the:b1 onboard_the_new:b1
    onboarding:b6 onboarding_doc:b1 once:a5b-7c-5h11i-3m9o-9p4r3 once_$:a2b-12c-2h12m6o-1r4 once_what:i-1m3
    one:a-18b-37c-10d4e19f15g12h18i23j-1k9l1m3n-4o-12p-20q-17r-13s-25t1u-20v-12w-19x-14y-8z-18A-20
    one's:a-9c7e5g2m3 one's_done:c4 one's_done_$:c4
    one_$:a-9b-20c-1d-2e10f16h4i13j3k6l6n-1o-6p-4q-4r-14s-9u-5v-1w-6x-2z-3A-4 one_?:a-1j7 one_?_$:a-1j7
    one_a:a-2h3 one_about:a-2b-2f2g4j4 one_about_the:a-2b-2f2g4j4 one_active:g4 one_active_again:g4
    one_after:e8i-1 one_again:g5 one_again_$:a1 one_and:a3 one_aside:e2 one_aside_and:e2 one_at:d2
    one_back:a-3b6d1g4j-1 one_can:f4 one_can_go:f5 one_first:i4 one_for:a-1f4i1 one_for_me:i2 one_for_now:e3
    one_go:a-5e-2f1j8m2 one_go_$:a-3e-1f1j8 one_here:a-6e3i-2j-1m10 one_here_$:a-5e2i-1m10 one_i:k5l2
    one_i_just:g-2k5 one_important:h9m-2 one_important_$:h9m-2 one_into:m1 one_is:a2c7i-2 one_is_done:c1
    one_isn't:g2 one_it's:b-3h6 one_it's_siobhan:h1 one_later:d-1e3 one_more:a-4b8d5e-1f-2h-5i6j-3m4
    one_more_thing:b9 one_needs:g7 one_needs_his:h2 one_of:a3 one_off:c2f2 one_on:b-2d9 one_out:f2
    one_please:e11 one_please_$:d1e3 one_please_not:e5 one_right:e4 one_right_now:e4 one_step:k14 one_step_$:k9
    one_that:e-7i10 one_thing:a-1e-3i24j-5 one_thing_$:i9 one_to:a5b-5f-1h7 one_tomorrow:d5 one_undo:k5
    one_until:d6 one_what:e4 one_what_else:e1 one_with:a1b-2j2 one_with_the:a1b-2j2 ones:a-12b-2j26
    ones_$:a-7j14 ones_are:a-3j6 onions:a-6b11 onions_$:a-1b6 online:a-4b-5c14 online_$:b-7c10
    only:a-4b-11c-7f-3g3h8j-7o-7s26 only_$:b-1h5i2s1 only_easy:s4 only_easy_stuff:s4 only_got:s3
    only_have:a-5o-1s11 only_have_a:a-3s6 onto:a-1b-3d7e6 oops:a-6b-11c-2k23 oops_undo:k2 oops_wrong:k5
    oops_wrong_one:k5 open:a18b-8c-10e-6f-12g26h-7i-3j6k-1m-3o-3p5q-9r-4s-2 open_$:a-3b-1g9j5 open_a:a-7b9
    open_a_bank:a-5b5 open_a_savings:a-7b8 open_again:a-4g9 open_again_$:a-3g7 open_an:a-2b7 open_it:a-4g8
    open_it_again:a-4g7 open_late:a8b-4 open_my:b-6f-1j11 open_my_to:j4 open_netflix:a1 open_on:a4
    open_spotify:a4b-2 open_the:a8b1c-1 open_the_blinds:a4b-3 open_the_curtains:a1 open_the_garage:a9b-6
    open_the_mail:a-7b8 open_the_wine:a-6b9 open_today:a3j-2 open_today_$:a3j-2 open_youtube:a4b-1 opened:a2
    opening:b5 opens:b3 optician:b-1j7 options:a-13b1e15j-9p-1z8 options_$:a-8e15j-3 or:a32b-18m-2o-2p3r-1s1x-7
    or_a:a4x-1 or_dogs:a3 or_dogs_$:a2 or_tails:a4b-1 or_the:a2i1 or_the_egg:a1 or_two:s2 orange:a2b2
    orange_juice:b3 orange_juice_$:b3 order:a10b25c-1f-7h-1j-8p-6 order_$:b7f-1 order_0:a8b-5 order_0_$:a8b-6
    order_a:b2 order_a_pizza:a-3b4 order_checks:a-1b4 order_checks_$:b3 order_is:a1 order_me:a11b-10
    order_new:b3 order_pizza:a-2b4 order_pizza_for:b2 order_printer:b2 order_printer_ink:b2 ordered:a2
    orders:a-2b7 orders_$:a-1b5 organize:a-5b12 organize_the:b3 orthodontist:b4 oscar:a1 other:a-5e23f-4j-6
    other_options:a-7e15j-2 other_options_$:a-7e15j-2 ought:a-8i4o7 ought_i:i4 ounces:a5b-3
    our:a6b-12c-3j-5o12p15 our_anniversary:a-11b-1j-2o3p16 our_anniversary_$:a-4p10 our_anniversary_is:o4
    our_wifi:a-2o6 our_wifi_is:a-1o4 out:a-1b9c9d-4e-5f4g5h-21j-6l-5m-5n1o-16p-18q6t-3u-6v-1w14x-2z-2A4
    out_$:a2b-6c8g-7j-8m-3o-3p-2q2r5s-5w21 out_?:a2 out_?_$:a2 out_before:i3j-1 out_for:a2 out_for_delivery:a2
    out_i:g1 out_in:a-1i2 out_my:a-2j12s-1 out_of:c-10d1g15h-5i-1j-6k1m-5n2p-3q2s-2A9 out_of_0:a8
    out_of_done:c-3g10 out_of_my:d1e5 out_of_office:n5 out_of_six:a4b-1 out_of_the:b-8g15 out_of_your:q4
    out_on:a-2j2 out_please:a4 out_the:a-9b1c13d-3e-1f6g-5h-1m1n1 out_the_car:f1 out_the_fridge:a-3c4
    out_the_garage:b1f3 out_the_steps:b-4m6 out_the_trash:c4j1 out_there:a2 out_this:a3j-3 out_what:q2
    out_when:a-2b6 out_when_trash:b5 outback:a-3b5 outdoor:a-7b10 outline:a-5b9 outline_$:a-4b9 outside:a3b2
    outside_$:a9b-1 oven:b12g1h-2 oven_$:a-3b8 oven_to:a9b-5 oven_to_0:a9b-5 over:a1c-8e20f-11h-5i-3m-5o3r-1s5
    over_$:a10 over_my:j4 over_the:a-11b4e12f-1s6 over_to:d6 over_to_tomorrow:d6 overdraft:b-1h5
    overdue:a-15b-9j28 overdue_$:a-8b-11j22 overrated:a6 overrated_$:a6 overwhelmed:a-6s-3w19
    overwhelmed_$:a-1w11 overwhelming:a-2m7 owe:b6 owl:a-1o5 owl_$:a-1o5 own:b5 owns:a1 pacific:a-1o6
    pack:b15i-1 pack_for:b1 pack_lunches:b1 package:b13f-1j-3 package_$:b8 package_to:b1 packed:a8g-2
    packed_again:a5g-2 packed_again_$:a5g-2 packing:a-8b4g2m4 packing_$:a-2g4 packing_list:b4 packing_list_$:b4
    pad:b5 pad_thai:b2 pad_thai_$:b2 pads:a-3b7 pads_$:a-3b7 page:b9e6f-1m-1 page_$:a1b3 pages:a-8b15h-2o-3
    pages_of:a-1b3 pages_of_middlemarch:a-1b3 pagination:a-3b6 paid:a-8b-27c28f-3g10h-5j10m-1
    paid_$:a-10b-8c17j8 paid_for:a8b-5 paid_on:o4 paid_on_the:o4 paid_the:a-8b-10c17g2j2 paid_the_electric:c4
    paid_the_rent:b-2c10 paid_the_water:b-3c1j4 pain:a4 pain_$:a4 paint:b20c-3d-7f10j-1 paint_$:b4
    paint_color:a-2b4 paint_for:b1 paint_samples:f2 paint_samples_$:f2 paint_the:a2b2d-5f2
    paint_the_fence:a6b-3d-4f4 painted:a9b-1 painted_his:a2 painted_the:a3 painting:a3b-14h8m3 painting_$:f-1h5
    painting_called:a8b-7 painting_the:a-8b2f1m4 painting_the_fence:a-2m4 pair:a11b-2 pair_the:a1
    pair_with:a7b-3 pair_with_my:a7b-3 pan:a1 pancakes:a12b-3 pancakes_$:a8b-1 pandora:a5b-2 panther:a5b-2
    panther_$:a5b-2 paper:a-4b17f2 paper_$:a-6b12 paper_scissors:a6b-4 paper_scissors_$:a6b-4
    paper_towels:b2f3j1 paper_towels_on:j1 papers:b11j-5 papers_$:a-3b10 paperwork:a-3b8 paperwork_$:a-3b8
    paracetamol:b4 paracetamol_$:b4 parasite:a2 parasite_$:a2 parcel:a-10c16f-4h11 parcel_$:j3 parcel_to:a-5b7
    parent:b3 parent_teacher:b2 parent_teacher_conference:b4 parental:b5 parental_leave:b5 parental_leave_$:b5
    parents:a-1b4j4y-2 parents_evening:a-1b5j4y-2 parents_evening_$:a-1b5j4y-2 paris:a11 paris_$:a11
    park:a-6b-1d11j-3o3p6q2 park_$:a-1p5q2 park_on:b-3o4 park_on_level:o4 park_the:a-4b2d7 parked:a-1b-3o5p5
    parked_on:a-2o5 parked_on_level:a-2o5 parking:b10o3 parking_$:a-4b8 parking_near:a4b-3
    parking_near_the:a4b-3 parking_permit:b6 parking_permit_$:b4 parking_spot:b-2o4 partner:a-10b-1o5p1r8
    partner's:p1 partner's_birthday:p1 partner_$:a-5o6r4 parts:a-2b-2m10 parts_$:a-2b-2m11
    party:a-2b5c-2f4h-4j-4m10n6 party's:b-2f4h1 party's_on:h1 party_$:j-1m7n7 party_anymore:f3
    party_anymore_$:f3 party_for:a-2b4 party_planning:m1 pass:a-15b-10d-2e36j-1 pass_$:a-5b-7e21 pass_on:a-9e18
    pass_on_that:e6 pass_on_this:a-4e9 passcode:a4 passed:a15b-11q1 passed_away:a3q1 passed_away_$:a3q1
    passed_the:a10b-9 passes:b2 passport:a-19b6c7f-6h5i-2j5m1n-2o1s-1 passport_$:a-2c4j7m2 passport_in:o3
    passport_in_the:o3 passport_is:a-2b3c6j-4 passport_number:o1p2 passport_number_$:p3 passport_one:g3
    passport_renewal:b1h6 passport_renewal_$:b4 passport_task:a-2j6 passport_thing:d1 passport_thing_until:d1
    password:a-22b13c-3f-3h-4j-7o11p13q10 password_$:a-10b10h-1o-1p10q7 password_at:o1 password_at_the:o1
    password_for:b3 password_is:a-3o13 password_is_hunter2:o3 password_is_penguin42:o1
    past:a-16b15d-2e18f-5h3m-5 past_the:e5 past_this:e12 pasta:b8 pasta_$:a1 pasta_sauce:a-2b5 pasta_water:a2
    pasta_water_$:a2 patch:a-5b8 patch_the:b2 patel:a-2h9o1 patel_$:o2 patio:b4 patio_furniture:b2
    patio_furniture_$:b2 paul:b2 paula:a-8b10 pause:a16b-2f-2j-3 pause_my:a-7b9 pause_the:a11f-1j-2
    pay:b20c-2d-2f-1g-2h3j4o-1p-4 pay_$:j3 pay_council:b-1h3 pay_council_tax:b-1h3 pay_my:a3 pay_off:a-1b7
    pay_off_the:b2 pay_rise:n2 pay_the:b3 payday:a7j-3 payment:a3b9j-4 payment_$:a-5b9 payment_on:a3
    payment_on_my:a3 paypal:a-8b11 peanut:b4f-3q6 peanut_butter:b6 peanuts:o5 peanuts_$:o5 pediatrician:a-4b7
    pediatrician_$:a-4b7 pencil:b2 pencil_in:b2 pencil_in_coffee:b2 pending:a-7b-3j19p-1 pending_$:j1
    pending_?:a-5b-3j11 pending_?_$:a-5b-3j11 penguin:a-10b-14c-4d-7f-3g-3h-2j-5k-1o-1r9u12v5x7z4A14
    penguin42:o1 penguin42_$:o1 penguin_$:a-10b-21c-2d-3e1g-1r6u12v6x10A14 penguins:a17b-10j-1p-2x9
    penguins_$:a6 penguins_fly:a-6b-1x11 penguins_fly_$:a-7x11 penguins_have:a1 penguins_have_knees:a1
    penguins_like:a2 penguins_like_you:a1 penicillin:o3 penicillin_$:o2 penny:a3 pension:a-7b8
    people:a15b-14c3h1j-3o9 people_$:c4 people_are:a2 people_still:a3 pepper:a-5b8o2 pepper_$:a-1o2
    percent:a18b-11 percent_$:a13b-9 percent_of:a5 percent_of_0:a2 performance:a-1b6 permission:a-8b5c9
    permission_slip:a-5b2c9 permission_slip_$:a-3c9 permit:b6 permit_$:b4 person:a-5o7p8s-2x1
    person_$:a-7o8p8s-2x2 persona:a-18b-20r31z5 persona_$:a-12b-13r23z5 persona_to:a-5b-6r12
    persona_to_zen:a-1b-4r8 personality:a-8b-6e-2r19 personality_$:a-6b-4e-2r17 personas:a-13b-8j-9r27
    perth:a-2b5 peru:a3 peru_$:a3 pest:a-1b5 pest_control:a-1b5 pest_control_$:a-1b5 pet:b4 pet_sitter:b2
    pete:a-1b4 pete_$:a-2b4 pets:a6 pharmacy:a-1b5g1j-1p4 pharmacy_$:b5h1 pharmacy_do:p5 pharmacy_do_i:p5
    phil:b4 phil_$:b4 phoenix:a3j-1 phone:a9b11e7f-16g-4h5i-9j-12m-1n4o-2p2r-4s-1 phone_$:a13b4d3f-8j-1o-6
    phone_bill:a-2b3 phone_bill_$:a-2b3 phone_call:a-5b-6e10 phone_call_$:a-3e6 phone_calls:a-4o6p1
    phone_calls_$:a-1o5p1 phone_contract:b1 phone_contract_$:b1 phone_i:a2 phone_number:a-7b-8h8p5q3
    phone_number_$:a-6p6 phone_on:a4 phone_plan:b9j-1 phone_plan_$:b9j-1 phone_plans:a-1b4 phone_plans_$:a-1b4
    phone_to:a3 photo:a1b5 photo_$:a3 photo_album:a-2b2 photo_album_for:a-1b3 photo_on:a7b-5 photograph:a-2b5
    photos:a-7b24d2f-7j-1 photos_$:a-4b17 photos_from:a-1b7f-1 photos_from_the:b2 photos_of:a1 photos_to:b1
    photos_to_the:b1 photosynthesis:a9z-1 photosynthesis_$:a4 phrase:a-11b-6n22 phrase_a:b-5n8 phrase_the:n4
    phrase_the_email:n1 phrase_this:a-3n8 physical:a-9b16 physical_$:a-1b6 physical_therapy:a-5b8
    physical_therapy_$:b2 physio:a-5b13 physio_$:b6 piano:a-17b10d-3f6g8h2 piano_$:a-7b2g9 piano_for:a-2b5
    piano_lesson:b-2d-1f6h4 piano_lesson_$:b-2f6 piano_lessons:b4 piano_lessons_$:b4
    pick:a-3b13c-2i21m-5n-7o-2p-1z-1 pick_a:a6b-1e4i1 pick_a_number:a9b-1 pick_a_paint:a-2b3 pick_a_task:i10
    pick_for:b-1i7 pick_for_me:b-1i7 pick_one:i8 pick_one_for:i2 pick_something:i2 pick_something_for:i2
    pick_up:a-9b19d-5f2 pick_up_dry:b1 pick_up_the:b1d-2f4 pick_what:i2 pick_what_i:i2 picked:a-7b-11c18g1
    picked_up:a-7b-11c18g1 picked_up_$:b-1c4g2 picked_up_the:a-4b-7c15 pickup:a-2b-4h10 picnic:a-3f1h2
    picnic_$:b2 picture:a5b5f-1j-1 picture_$:a13b-12 picture_of:a-1b5 picture_of_the:a-5b8 pictures:a4b6j-4
    pictures_$:a1 pictures_of:a5j-2 pie:a-3b8 piece:a-4m9 pieces:a-16b-4m26 pieces_$:a-2b-2m12
    pieces_please:a-1m7 pieces_please_$:a-1m7 pig:a1 pile:a-15b-4e7g6h-1i8j6 pile_$:a-11b-8g7i8j6 pill:a-1b4h2
    pills:a-9b4c5 pills_$:a-7b6c5 pin:a3b-1q10 pin_$:b-7q11 pin_for:p3 pin_for_the:p3 pineapple:a1 ping:b4
    ping_me:b5 ping_me_in:b2 pirate:a-4r7 pirate_$:a-4r7 pitching:a7b-4 pizza:a10f7o-2 pizza_$:a8b1 pizza_for:b1
    pizza_is:a3 pizza_timer:a-3b-1f8 pizza_timer_$:b-1f8 place:a1l9 place_$:a-6l9 places:a6 places_near:a3
    plan:a-3b14f-1m16n-1p-6 plan_$:b9j-2 plan_cover:a9 plan_for:a-8b-5j5m10 plan_for_the:b-2m4 plan_the:b2m3
    plane:a-1b5 planet:a1 planets:a2 planned:a-7b-12d-1j12s10 planning:a-5m13 plans:a-15b6j15 plans_$:a-3b8
    plans_tonight:a-5j10 plans_tonight_$:a-5j10 plant:b4h3 plant_garlic:b4 plant_tomatoes:a1 plant_tomatoes_$:a1
    plants:a-8b1c4h13 plants_$:a-10c5h9 plate:b-1c3p6 plate_$:a1c4f-1o-3p4 plate_is:o1 plates:b3 plates_$:b3
    play:a41c-5d-7e-10f-8g-6h-4i-3j-6m-2r-3 play_$:a-2b4 play_a:a-2b5 play_anything:a1 play_catch:a-6b6
    play_catch_with:a-6b6 play_chess:a-2b4 play_chess_with:a-3b5 play_my:a2 play_next:a1 play_next_$:a1
    play_npr:a2 play_some:a1 play_something:a7b-3 play_that:a6 play_that_one:a4 play_the:a2b3
    play_the_piano:a-6b10 play_this:a3 play_tic:a1 play_tic_tac:a1 play_twenty:a2 play_twenty_questions:a2
    play_with:a-5b6 play_with_the:a-5b6 playdate:a-3b6 played:a10b-1 played_the:a3 player:a7b-5
    playing:a22b-5i-4j-1 playing_right:a5i-2 playing_right_now:a5i-2 playing_tonight:a2 playlist:a19b-3
    playlist_$:a14b-6 playlist_called:a1 playlist_for:b3 playlist_for_the:b3 plays:a13b-5 plays_the:a7b-1
    please:a-8b-25c-5d-1e7f6h-13i5j-3k8l8m5n12o-3p-14r10s-22t5u-19v-12w-14x-13y3z6A2
    please_$:a3b-29c-17d6e-4f-5g-1h-11i8j4l6m11n10o-18p-7q-10r3s-13t7u-14v-7w-9x-8y4z9A5 please_?:a-3f7r5
    please_?_$:a-3f7r5 please_add:b11h-4 please_add_renew:b2 please_call:o6 please_call_me:o6 please_clear:f2
    please_clear_my:f2 please_delete:f6 please_delete_the:f3 please_don't:q4 please_forget:q6
    please_forget_my:q5 please_give:e1 please_i:e2 please_make:k3 please_mark:c11 please_mark_my:c2
    please_mark_the:c1 please_not:e5 please_open:g1 please_push:d-5e8h5 please_put:b11f-1
    please_reactivate:b-1f-1g6 please_reactivate_the:b-1f-1g6 please_remember:o2 please_remember_my:o1
    please_remind:b5 please_remind_me:b5 please_tell:a-1j1p2 please_tell_me:j4 please_undo:k2 plenty:a-2s9
    plenty_of:a-2s9 pls:a-9b-17c-3d15e9g-1h-5j5k4r1 pls_$:a-7b-15c-1d15e1h-3i2j6k4r1 plug:a6
    plumber:a-19b7c5e-2g1h5j9n1 plumber's:a-5o3p5 plumber's_number:a-5o3p5 plumber_$:a-9j11n1
    plumber_came:a4b-1c4 plumber_needs:g1 plumber_needs_to:g1 plumber_task:h2 plumber_task_that:h2 plural:a1
    plural_of:a1 plural_of_octopus:a1 plus:a14b-8 plus_0:a6b-2 pm:b-2f1h6 pm_$:b-3h6j1 pm_appointment:f2
    pm_appointment_$:f2 pm_with:h3 pm_with_the:h3 podcast:a5f4 podcast_$:a12b-5 podcast_episode:a-4b8
    podcasts:a2 point:a-3i17u-1 point_$:a-4i11u-1 point_of:a3 pointless:b-11f16 points:a20b-3j-8 points_$:a8b-2
    points_do:a5j-3 points_do_i:a5j-3 policy:b2 policy_$:b2 polite:a-3b-7n12 polite_reminder:n1
    polite_reminder_to:n1 pomodoro:a-17b-20d-1e-1h-1t41 pomodoro_$:a-11b-12t26 pomodoro_on:t7 pomodoro_on_the:t7
    pool:a-8b13 pool_$:a-3b6 pool_pump:b3 pool_pump_$:b3 pools:a1 pop:b-1d7g1 pop_the:b-1d7g1 popcorn:a10h-4
    pope:a2 population:a8b-3 population_of:a8b-3 porch:a1b6 porch_$:a-2b4 porch_light:a3 pork:a-2b1o4
    pork_$:a-4b1o4 portuguese:a8 post:a1b17c2j-5n-1 post_$:a7b2 post_office:c4d2 post_office_$:b1d2 post_on:b4
    post_on_facebook:a2 post_on_instagram:a-3b5 post_the:a-5b9 post_this:a8b-6 postcode:a-5b-4h10p3 poster:a-2b6
    postpone:a-9b-17c-1d28f-1h3 postpone_my:d5 postpone_the:b-3d15 postpone_the_dentist:d7 postpone_this:d3
    pot:o5 potatoes:b1 pothole:b8 potluck:a-7b5h3 potluck_$:b4 potter:a7b-1 potting:b4 pounds:a1 powder:b2
    powder_$:b2 power:a2 power_of:a-4b7 pr:a-5b11 pr_$:b4 pr_0:b4 pr_0_$:b4 practice:a-6b11f3j-1n1
    practice_$:b2n1 practise:a-1b8 pre:b2 prefer:a-16b-7c-3o11p5r14 prefer_mornings:a-7o5p6 prefer_to:o1
    prefer_to_do:o1 preheat:a4 preheat_the:a4 preheat_the_oven:a4 premier:a4 premier_league:a4
    premier_league_$:a3 prep:a-7b14c2 prep_$:a-4b10 prep_for:b2 prepare:a-3n14 prepare_a:b-5n7
    prepare_a_message:n1 prepare_agenda:b2 prepare_agenda_for:b2 prepone:h5 preponed:h3 preponed_my:h3
    preponed_my_0:h3 preschools:a-1b4 prescription:a-2b1c3 prescription_$:c3 prescription_at:b1
    present:a-3b12j-2 present_$:b6 presentation:a-4b-3c2m4t2 presents:a-7b1c8 presents_$:a-7b1c8
    press:a-3b2d1k4n-1 pressing:a-7i11 pressing_$:a-6i8 pressure:a6b11j-1p-3 pressure_$:a2b8p-1 pretty:s9
    previous:a6b-5k3 previous_song:a3 previous_song_$:a3 price:a12j-2 price_$:a3 price_of:a1 prices:a11b-9
    prime:a10 prime_minister:a7 print:a-8b18 print_boarding:b2 print_the:a-1b7 printer:a-2b10g4 printer_$:a-5g5
    printer_ink:b7 printer_ink_hp:b1 priority:a-20b-11c-2d-1h28i15j-4p-7 priority_$:a-14b-8h20i15j-2p-7
    priority_of:h6 priority_of_the:h6 priority_on:b-7h11 priority_on_cleaning:h4 priority_on_the:b-4h7
    priority_task:b3h-2 priority_task_to:b3h-2 priya:a-11b12n3 priya's:b1 priya_$:a-9b11n1 probably:a-6b9
    problem:b12 problem_$:a4 problem_set:a-6b10 problem_set_0:a-4b7 professor:a-3n8 professor_hayes:b1
    profile:a5 profile_$:a9b-2 program:a-11b1z11 program_$:a-8z11 project:a-12h3j3m10 project_$:b7j-1
    project_in:b-3m7 promised:a-2b12o-1 pronouns:a-11o15 proofread:b15d-3j-2 propane:b1 proper:a-5b-12s-2w21
    proposal:b10n-2 proposal_$:b5 proud:a-1s-3w10 proud_of:a-1s-3w10 proud_of_myself:a-1s-3w10 provider:a3b5p-5
    provider_$:a3b5p-5 prune:a-2b6 pta:b5 pto:a1b2 pull:a-4b-5c-1f10j12p4q-4 pull_request:b3 pull_request_$:b3
    pull_the:f5 pull_the_survey:f5 pull_up:b-9f-2j15p5q-4 pull_up_my:b-1j9 pull_up_the:a1b-1j2 pump:a-3b8
    pump_$:a-2b7 puns:a7b-1 puns_about:a5b-1 puppy:a-6b12 puppy_$:b4 purchase:a8j-5 purple:a5b-2
    push:a-13c-2d22e10f-4g-7k-1m-1 push_back:d-1h5 push_everything:d5 push_everything_to:d2 push_it:d2e6g-1
    push_it_back:d2 push_it_to:e6 push_my:d3 push_the:b-4d12 push_the_dentist:d6 push_the_laundry:d2
    push_this:a-1d7e4 put:a-13b13c4d2e1f-15g5h7i-6j-3k1l4m-16n12o-8p-7q-6r-9s-7u-1w-2A-1 put_0:b3
    put_a:a-4b-11c21 put_a_block:a4b-3 put_a_hold:b1 put_air:b1 put_air_in:b1 put_away:b3 put_dog:b1
    put_dog_food:b1 put_down:a-5b6j1 put_down_the:j1 put_eggs:a-1 put_eggs_on:a-1 put_everything:a-3k6
    put_in:a-3h1z3 put_in_the:h1 put_it:b6c-5d5e4f-6h-7j-3k2m-1n1 put_it_at:b-4e10 put_it_back:g5k3
    put_it_off:d4 put_it_on:a4b10c-1d7e-3f-4g-4h-1j-1 put_me:t5 put_mow:g3 put_mow_the:g3 put_my:a3b-4o1
    put_my_phone:a4b-2 put_off:d8 put_off_the:d8 put_on:a15b-6 put_on_a:b2 put_on_some:a6b-4 put_on_the:a3b-1
    put_soap:b-1j7 put_soap_on:b-1j7 put_that:a-4d-1f6h12o-1 put_that_in:a-4f6h10o-1
    put_the:a1b-6c-2e-3f-5g2h14k-1l9 put_the_car:b2 put_the_essay:b-2d3h2 put_the_laundry:g1 put_the_radio:a6b-2
    put_the_tv:a1 put_the_vet:h1 put_this:a-3b-3e7n4 put_this_off:d1 put_this_one:e1 put_this_to:a-2n5
    put_together:a-5n11 put_together_a:b-2n7 put_up:a-1b6 put_up_the:b3 putting:a-2b10c-3f-1j4 putting_off:c-2j8
    puzzle:b3 puzzle_$:b3 q:a-6b-10A17 q4:a-6b10 q_$:a-6b-10A17 quality:a7b-4 quality_in:a4b-3
    quarter:a-9b12h1n-4s1t3 quarter_of:n-2s1t3 quarter_of_an:n-2s1t3 quarter_past:b2h2 quarterly:a-4b9h9m-1
    quarterly_report:b2 quarterly_taxes:b4 quarterly_taxes_$:b4 quarters:a3 questions:b3 questions_$:b3
    queue:a16b-12e6f-4 queue_$:a6b-8e9f-3 quick:a-3b-8c-1e-2f-4i30j-16m-1n5s6 quick_i:i9j-3 quick_i_can:i6
    quick_text:n2 quick_text_to:n2 quicker:a2b-1 quicker_way:a2b-1 quickest:i5 quickest_way:a1
    quickest_way_to:a1 quiet:a20b-4r-8 quiet_$:a8r-4 quiet_that:a5d1 quit:b-9i-4o-4A24 quit_$:a-8b-11A19
    quiz:a-1b8 quiz_$:a-4b9 quote:a-3b10 quote_$:b6 quotes:b2 rack:b2 radar:a4 radar_$:a4 radio:a16b-2h-3
    radio_0:a1 radio_0_$:a1 radio_on:a6b-2 raffle:a-1b-1f2g5 raffle_$:a-1b1f1 rail:b3 rail_$:b3 rain:a15b-3d-4
    rain_$:a2 rain_sounds:a1 rain_tomorrow:a5d-2 rain_tomorrow_$:a1 rained:a5 rained_the:a5 rained_the_whole:a5
    raining:a6b-3e4f1i-2 raining_$:a2b-1f2 raise:a12b9f-1j-5 raise_$:a5j-3 raise_my:a1 raise_my_credit:a1
    raise_the:a4 raise_the_blinds:a1 raise_the_rent:b1 raise_the_temperature:a5b-5 raised:a-1b4
    raised_beds:a-1b2 raised_beds_$:a-1b2 raj:a-2b-2f7 rake:a-2b8 ran:a2b2 random:a15b-6 random_number:a10
    rang:a-3c2h3 rate:a15b6j-3 rate_$:a2 rate_for:a8b-4 rate_for_yen:a5b-3 rate_limiting:a-3b5
    rate_limiting_$:a-3b5 rate_the:a3b1 rate_the_current:a7b-5 rate_this:a9b-1 rate_this_book:a1 rates:a6b1g-2
    rates_$:b3 rather:a-5b-12d3e14h3i-2m-1o7 rather_do:a-4b-3d2e1o8 rather_not:a-6b-1e15 rather_than:h4
    rating:a8 rating_of:a5 re:a-9c-2g18 react:b4 reactivate:b-7f-7g20 reactivate_the:b-7f-5g17
    reactivate_the_gym:b-3g9 reactivate_the_reminder:b-1g6 read:a13b13c-10d-8e-1f-8g-4i-9j16n-3o-4p-3r-2s-1
    read_$:a7c-1 read_0:a-2b5 read_0_pages:a-2b5 read_a:a-4b5 read_a_story:a-4b5 read_ch:a-4b6 read_ch_0:a-4b6
    read_chapter:b3 read_chapter_0:b3 read_me:a6b-7j6 read_me_a:a1 read_me_my:j7 read_me_the:a6b-1
    read_my:a10b-12j7 read_out:a3b-10j8 read_out_my:b-4j8 read_the:a5b6d-2j-1 read_the_article:b5d-1
    read_the_news:a3b-1 read_to:a-1b3 reading:a-12b13c3 reading_$:b1 reading_for:a-6b3c4 reading_the:b1
    readme:a-1b6 ready:a-6b-13e-6i27j-1s9 ready_$:a10b-1 ready_for:a-9b-7e-3i11s10 ready_for_the:i5 real:a2b-1x7
    real_$:x9 real_person:a7x-6 really:a13b2d-3e-3j-2k-1o-7s2v7w9x-7 really_call:a-1b7o-2 really_good:w2
    reapply:a-6b-9f-1l23 reapply_what:a-1l7 reapply_what_you:a-1l7 reboot:a6b-2 reboot_the:a6b-2 recall:a-11p17
    recall_my:a-2p7 recall_what:p3 recall_what_i:p3 receipt:a-6b3h4 receipt_$:a-2b5 receipt_for:b2
    receipt_for_the:b2 receipts:a-8b12o2 receipts_$:a-4b11 recent:a5j-1 recent_transactions:a2
    recent_transactions_$:a2 reception:a-1b4 reception_$:a-1b4 recharge:a-2b4 recharge_the:a-2b4 recipe:a10b3j-2
    recipe_$:b5 recipe_for:a13b-3 recital:a-5b9h5 recognise:a1 recognize:a6o-1 recognize_$:a6o-1
    recommend:a15b-6 recommend_a:a9b-6 recommend_a_good:a3 recommended:b3 record:a4b6j-2o5 record_a:a6b-1
    record_a_video:a1 record_for:a5 record_for_the:a3 record_my:a-1b4 record_the:a-3b8 recording:a5b-2
    recruiter:a-8b4n5 recruiter_$:a-5b1n3 recurring:a-2z11 recurring_reminders:a-2z11
    recurring_reminders_$:a-2z11 recycling:a-6b11f3 recycling_$:a-1b8 recycling_out:b2 recycling_out_$:b2
    red:a10o3 red_$:a8b-5 red_wine:b1 redo:a-22b-15c-5d-2e-5f-7g-1h-3j-5k-13l50r-1 redo_$:a-6b-9l24 redo_it:l10
    redo_it_$:l10 redo_that:a-2k-1l12 redo_that_$:a-1l10 redo_the:a-2b2j-1l9 redo_the_last:l6 refactor:a-1b5
    refactor_auth:a-1b5 reference:a-3b-1o10 reference_i:o1 refill:a-6b12 refresh:a11b-8 refund:a1b-3n7
    refund_$:n1 regarding:a-4b-4n9p1 regarding_my:a-2n4p1 reggae:a5 reggae_$:a4 register:a-1b9 register_for:b2
    registration:a-7b10c1 registration_$:a-7b9c1 rego:a-4c4 rehearse:a-4b6 rehearse_the:a-4b6 reimbursement:b4
    reinstate:a-4b-11g17 reinstate_the:a-4b-11g17 rejected:g5 release:a-6f11n-1 relevant:a-5f16h-1
    relevant_anymore:f6 relevant_anymore_$:f6 remaining:a-2b-5j14
    remember:a-23b4c-8d-6e-7f-10g-5h-5i-9j2k-4m-4n-9o23p18q22r-4x-2z-8 remember_$:p7 remember_about:a-1p3q4
    remember_about_me:q4 remember_i:o8 remember_i'm:o3 remember_i_hate:o4 remember_my:a-8b-3f-4p6q13
    remember_of:q2 remember_of_my:q2 remember_that:b-1o13q5 remember_that_$:q5 remember_that_for:o6
    remember_that_my:o3 remember_the:a7p-5 remember_this:o4 remember_to:a-6b16j5o-2 remember_to_buy:b3
    remember_where:a-1p5 remember_where_i:a-1p5 remember_who:p2 remembering:a-6b-1p-1q16 remembering_my:a-2q10
    remembering_where:q5 remembering_where_i:q5 remind:a-20b22d10e-2f4g-2h-1i-6j7m-5n-6o-5p3q-2r-1s-4
    remind_me:a-19b20d10e-2f5g-2i-6j7m-5n-6o-5p3q-2r-1s-4 remind_me_0:b5 remind_me_about:a-5f7j7p-5
    remind_me_again:b-2d5 remind_me_in:d7s-2 remind_me_later:b-4d6 remind_me_of:p4 remind_me_that:a-1b13j-2
    remind_me_to:b16d-7 remind_me_what:j2p7 reminded:a-9b8f6o-2 reminded_about:f6 reminded_to:a-3b9o-1
    reminded_to_take:a-1b7o-1 reminder:a-39b-4c-3d8e-3f23g6h21i-11j17m-8n-1o-5p-11q-2r-4s-3
    reminder_$:a-15b-7f8h6i-6j15p-3z1 reminder_about:a-1f3h2 reminder_about_the:f6 reminder_by:d8
    reminder_by_two:d4 reminder_for:a-7b4d-3f9g5n-6 reminder_for_me:b7 reminder_for_my:f2
    reminder_for_the:b-4g6h1 reminder_for_tomorrow:b1 reminder_i:g2 reminder_i_deleted:g2
    reminder_to:a-9b-2d4f7j4n1 reminder_to_0:h1 reminder_to_call:a-2d8f2h-9j3 reminder_to_feed:b1
    reminder_to_water:f3 reminders:a-25b-20c-3d-5f13j37p-8q-4r-3z9 reminders_$:a-14b-13c-1f10j21p-3q-2r-2z10
    reminders_about:j1 reminders_are:a-1j3 reminders_for:b-2d-2f4j6 reminders_for_this:b-1d-2j9
    reminders_for_today:f2 reminding:a-7d-1f12 reminding_me:a-7d-1f12 reminding_me_about:b2f3
    reminding_me_to:a-3f9 remove:a-18b-6c-11d-6e-8f42g-7i-3j-15k-4m-4o-3p-6q17s-1 remove_$:a-3f10 remove_all:f5
    remove_all_reminders:f3 remove_everything:f2q3 remove_it:a-2f11 remove_it_$:f6 remove_my:b1q2
    remove_that:b-2f3q9 remove_that_$:f9 remove_the:a-7c-2f12g-1h6j-2q3 remove_the_alarm:b-2f5
    remove_the_deadline:b-1f-4h8 remove_the_fact:q4 remove_the_last:f3 remove_the_stain:b8f-4
    remove_the_wallpaper:b1 remove_this:a2f2 rename:b-7c-2f-4g-3h28 rename_it:b-1h11 rename_it_to:h3
    rename_task:h2 rename_task_0:h2 rename_the:a-3h10 rename_the_gym:b-1h5 renew:a-10b18c2e3j-1 renew_domain:b3
    renew_library:b-2e6 renew_my:b6 renew_passport:b4 renew_the:b-1c5 renewal:a-3b5h5 renewal_$:a-2b8
    renewed:c11o-2 renewed_my:c11o-2 renewing:m4 renewing_my:m3 renewing_my_passport:m3 renews:b4 reno:b-6m8
    rent:a-20b9f-1g7h6j15m-3o-5p-2 rent_$:a-6c5g3j1 rent_a:a-1b5 rent_due:j2 rent_due_$:j2 rent_is:a4c2h-2
    rent_is_paid:c6 rent_on:b5j-1 rent_on_the:b5 rent_to:b-1h4 rent_up:h4 rent_up_to:h4 rent_yet:g3
    rent_yet_$:g3 rental:b8 rental_car:b6 rental_car_$:b4 reopen:a-16b-20c-4d-2e-2f-6g43h-4k-1m-1 reopen_0:b-1g7
    reopen_0_$:b-1g7 reopen_it:g7 reopen_it_$:g7 reopen_task:g6 reopen_task_0:g6 reopen_that:g8 reopen_that_$:g6
    reopen_the:a-3b-7g18 reopen_the_dentist:g4 reorder:a-1b5 repair:a-12b8g7 repair_$:a-1b4
    repeat:a10b-8d-4e-1f-12h26k-3 repeat_every:h4 repeat_every_week:h4 repeat_monthly:a-2b-3h8
    repeat_monthly_$:a-2b-3h8 repeat_the:f-7h9 repeat_this:b7 repeating:a-8b-4h14z5 repeats:a-2b-1h13
    replace:a-15b8h14 replace_the:a-4b6h3 replied:a-4c11 replied_to:a-4c11 reply:c-2f-1h-3j-1n15r9
    reply_to:a-7b5h-1n16 reply_to_jen's:a6n-2 reply_to_my:a3 reply_to_the:a-4b3n2
    report:a-13b-2c5d13f-12h12i-3j7k-1m9n-8o-10p-1r-4s-5t5 report_$:a-7b6d-7e1f-3g3h-2j3m11n-1o-5s-1t4
    report_a:a7b-6 report_as:b-7g-1h13 report_is:a-1h4 report_the:a-2b9 report_the_broken:b1
    report_the_pothole:b1 report_to:b-2d4 report_to_wednesday:d5 representative:a11b-9 request:a-2b10n4
    request_$:a-8b9n4 reroute:a3 reroute_me:a3 reroute_me_around:a3 reschedule:b-12d6h14j-6 reschedule_my:h10j-3
    reschedule_the:b-6d6h2 reschedule_the_meeting:b-2d7 research:a-4b8 research_preschools:a-1b4 reservation:b4
    reservation_$:b5 reservation_at:a2 reservation_for:b1 reservations:a4 reservations_$:a3 reserve:a-4b8
    reserve_a:a-1b3 reset:a6b10p-2 reset_my:a9p-1 reset_my_pin:a6b-1 reset_the:b2 resignation:n3
    resignation_letter:n3 respond:a-2b1n2 respond_to:a-2b1n2 respond_to_the:n2 rest:a-3d3j2 restart:a4b2
    restart_my:a-1b5 restart_the:a3 restaurant:a5b-4p3 restaurant_$:p4 restaurants:a16b-4j-6
    restaurants_nearby:a3 restaurants_nearby_$:a3 restore:a-10b-17c-2f-6g33k1 restore_the:b-4f-3g19
    restore_the_dentist:g2 restore_the_one:g3 restore_the_reminder:g2 resume:a6b5f-3g6j-1n-2
    resume_$:a-2b11m1n-1 resume_my:a11b-6 resume_my_audiobook:a2 resume_the:a5b-6g6 retirement:a-4b7
    return:b10c-4d-3e-3f-7g17h7j-7m3n-4z-3 return_$:a-7b6m5 return_amazon:b1 return_parcel:b-2h5
    return_the:a-1b8g4 return_the_library:b2 returned:a-4c10 reverse:a-18b-11e-3f-7k33l4o-2
    reverse_$:a-9b-7k19o-1 reverse_it:f-3k8 reverse_it_$:f-3k8 reverse_that:k10 reverse_that_$:k6 reverse_the:l6
    reverse_the_last:k4 reversed:l5 reversed_$:l5 revert:a-11b-12k27 revert_that:k6 revert_the:a-1k7
    revert_the_last:a-1k7 review:a-16b17c2d4f-4h2n-1o-1 review_$:c4 review_the:b7 reviews:b5 reviews_$:a-3b7
    reviews_for:a5 reviews_for_the:a1 revise:b3 revisit:a-4b-3d12 revive:a-3b-8g14 revive_the:a-3b-8g14
    reward:a5j-2 reward_points:a5j-2 reward_points_do:a2 rewind:b-12k19 rex:b1 rhapsody:a6b-3 rhapsody_$:a5b-3
    rhythm:a4 rice:a7b11z-5 rice_$:a3b8z-3 rich:a2 rid:b-4f16 rid_of:b-4f16 rid_of_my:f2 rid_of_number:f3
    rid_of_the:f2 riddle:a5 riddle_$:a5 ride:a-5b9 right:a12b-16c-7d11e5f-4h-5i11j-10k-2l3m-3o-8p-9w5
    right_$:a20b-9 right_now:a1b-2c-1d11e6f-2h-3i3j-3o-5p-3s1w6 right_now_$:b-1d8e5f-1h-2i3j-1o-4s1w6
    right_now_?:a3 ring:a9b4d-2f-1 ring_$:a8b-6 ring_my:a7b-1 ring_my_phone:a3 ring_the:a-3b13d-1
    ring_the_council:b6 ring_the_surgery:b4 rings:j4 rinse:a10b-7 rise:a-1n2 rise_$:b3 river:a6 river_is:a1
    road:a8b-4d6 road_$:a2 road_trip_$:a5b-1 roads:a8b-5 rob:a-1b3 rob_$:b3 robot:a4b-7r5x3 robot_$:x8
    robot_vacuum:a2 rock:a12b-9 rock_paper:a6b-4 rock_paper_scissors:a6b-4 roll:a4b-4c-5d2f-3g-4h-1i5k12l11
    roll_$:a-7b6i7 roll_a:a7b-4 roll_back:a-1b-1k9 roll_over:b7 roll_that:k5 roll_that_back:k5 roll_the:a1b-2d4
    roll_two:a9b-2 roll_two_dice:a3 roll_up:a1 roll_up_the:a1 rolling:a2b-1 rolling_stones:a2b-1
    rolling_stones_$:a2b-1 roof:a-12d3e-1g5j13 roof_$:j1 roof_one:j5 roof_one_$:j5 roof_task:d2 roof_task_$:j1
    roofer:a-5b3h5 roofer_$:a-5b2h5 room:a6b8f-1m-1o-1 room_$:a5 room_0:h4 room_for:a-1b2 roomba:a18b-13
    roomba_$:a7b-4 roommate:n5 root:a4 root_canal:a-2b5 root_of:a8b-1 root_of_0:a8b-1 rosa:h1 rosa_$:h1
    rose:b6n-6 rose_$:b6n-6 roses:b5 roses_$:a-1b8 rotate:a3 rotate_the:a4 rotation:a-3h8 rotation_$:a-3h8
    roth:a-3b7 roth_ira:a-4b7 roth_ira_$:a-4b7 rough:a-1b-3n7s-9w13 round:a-7b6n1 route:a9n-3 route_$:a13b-5n-2
    router:a-3b9o1 router_$:a-3b10 routing:a14p-6 routing_number:a11p-6 routing_number_$:a8p-5 rsvp:a-6b12
    rsvp_$:b4 rsvp_to:a-2b7 rubbish:b-1s-2w10 rude:a2 rug:a-3b3 rug_$:a-3b3 rules:a3 run:a-17b2d4f7h-6j4s11A4
    run_$:a-10b-4c4d-2f9s12 run_0:a-2b7 run_a:a-2b5 run_the:a1 rundown:a-7d-1j14 rundown_of:a-2j8
    running:a-6b12j1o-4s8w-1 running_$:a-3j6 running_late:b6 running_late_$:b6 running_on:a-5b4s9 rustle:n2
    rustle_me:n2 rustle_me_up:n2 ruth:a-6b3c4 ruth_$:a-4c5 rx:b3 sad:a-7b-1s-4w19 safe:a1 safety:b8c-1
    saga:a14b-8 saga_called:a1 said:a13b-6c-2g2j-6p3q4 said_$:a10k1 said_about:a-2j-4p5q5 said_about_my:q4
    said_about_the:j-1p3 said_i:g3 said_i_paid:g3 salad:b6 salad_$:b3 salary:a4n2p-1 sale:a-1f7 sale_$:a-4b9
    sale_at:a2b-1 sale_at_target:a2b-1 sales:b2 salmon:b5 salmon_$:a2 salt:b5 salt_and:b3 salt_to:b1
    sam:a-2b10d-3h-3i-1n9o3 sam's:b4 sam's_cover:b1 sam's_cover_letter:b1 sam_$:h-2j3n5o5 same:a13b-5e4j-1
    same_thing:a3 samples:f2 samples_$:f2 san:a5 san_diego:a4 sandeep:c1 sandwich:a6 sandwich_$:a9b-3 sang:a5
    santa:b6 sarah:a-1b5c1d-7h4j-2n1 sarah_$:a-4c2 sarah_on:b1 sarah_on_my:b1
    saturday:a-18c-3d24e-7f6g-3h7i-3j7k-1m-1o-7p-5 saturday's:b2 saturday_$:a-9b3d11e-4f6h1j3o-2 saturday_?:b3
    saturday_?_$:b3 saturday_afternoon:j2 saturday_afternoon_$:j2 saturday_morning:b-1d6
    saturday_morning_$:b-1d6 saturdays:b-3o5 saturdays_$:b-3o5 sauce:b5 sauce_$:b1 save:a-2d9o11 save_the:a-1d5
    save_this:o11 save_this_for:a-2b3d1 saved:a-4p9 saving:a7 savings:a9b3h-4 savings_$:a11h-1 saw:a13
    say:a9b-19c-4d1e-6f-4g-6h14i-13j-11k-3m-4n24o-2p2z4 say_$:a6p-2z6 say_i:a2 say_i'm:a2 say_i'm_lost:a2
    say_my:p4 say_something:a5 say_something_funny:a6 say_thank:a2 say_thank_you:a2 say_that:a11
    say_that_again:a8 say_the:a-1j-2p6 say_to:a-12i-2n17z3 say_to_my:n1 say_to_the:a-2n8 say_two:a-1h6
    saying:b-16h5n14 says:a10b-1g1h1 says_delivered:a4 says_delivered_but:a4 scan:a5b4 scan_receipts:b2
    scan_the:b3 scarf:b3 scary:m9 scary_$:m7 scene:a11b-9 scene_$:a11b-9 schedule:a-3b5d-5f7h-8i-1j21p-5
    schedule_$:a-11b-6j20 schedule_0:b1 schedule_a:b8 schedule_a_meeting:b3 schedule_at:a3
    schedule_for:a11b-14f6j1 schedule_for_the:a3f3j-4 schedule_for_today:j4 schedule_tomorrow:f3
    schedule_tomorrow_$:f3 scheduled:a-11b-11j23 scheduled_for:a-7j10 scheduled_for_the:a-1j3 scholarship:b7
    school:a-23b11c-7g-9h4m-2o7p10q1 school_$:b-1g-3h5n2o1q2 school_does:a-4p7 school_fair:j1 school_fair_$:j1
    school_run:d4h-2s1 science:a-4b8j-2m2 science_fair:b3 science_fair_board:b3 science_project:a-1b4j-1m2
    science_project_$:b7j-1 scissors:a6b-4 scissors_$:a6b-4 score:a15j-3p-6 score_$:a4p-1 score_of:a4
    score_of_the:a2 scotch:b1 scrap:a-6b-9f20g-1h-1q6 scrap_the:a-3b-6f6q6 scrapbook:b-4g6h2 scrapbook_$:b-4g6h2
    scratch:a-2b-6e-2f11k11 scratch_that:e-1k11 scratch_that_last:k5 scratch_the:b-6f10 screen:a13b4f-2r-3
    screen_$:a14b-4 screen_brightness:a3b-1 screenshot:a8b-4 screws:b1 script:b-5n8 script_for:b-4n8
    script_for_the:b-3n5 scroll:a13b-4h-5 scrub:a-4b6q3 scrub_my:q3 scrub_the:b3 seal:b3 search:a11b-12j19
    search_for:b-3j11 search_for_a:a-11b12 search_for_the:a14b-9 search_my:j1 search_my_tasks:j1 search_the:a5
    seat:a4b8f-4 seat_$:b2 seating:b1 seats:a11b-9 seattle:a8i-2 seattle_$:a7i-1 second:b-4f7g-2k3o1 second_$:f2
    second_one:f4 second_one_$:f5 second_task:h3 second_task_$:h1 seconds:a19b-7e-4 seconds_$:a16b-7
    seconds_in:a1 secret:b1 secret_santa:b2 security:a1b1 security_system:a1 security_system_$:a1
    see:b-7c-11f-10g-5h-4i-9j23m-1n-3p-7q-2r-7s-1x-1z2A21 see_everything:a-9j5z6 see_if:a-3j7 see_in:a3
    see_my:a8b-2o2 see_the:b3d6j1 see_the_whole:a-1b-1j7 see_what:a-1j6 see_what's:j2 see_what_i:a-1j6
    see_ya:b-3A10 see_you:a-6b-4A19 see_you_$:a-2A10 see_you_tomorrow:A6 seedlings:a-4b6 seem:w5 seem_to:w5
    seem_to_get:w5 seen:a9b-3 self:b3 selfie:a9b-8 selfie_$:a4b-2 sell:b6 sell_my:b1 sell_the:a-4b7 seller:a-3b2
    senate:a1 send:a4b22c-7d-4f-5h-9i-1j4k-3m-4o-3 send_$:a5b-13j8n2 send_0:a8b-8 send_a:a5n-4 send_flowers:b2
    send_flowers_to:b2 send_invoice:b4 send_invoice_to:b2 send_it:a9d-1e1g-1 send_it_to:b-3e4 send_my:b1
    send_out:b2 send_the:b12 send_the_deposit:b4 send_the_invoice:b4 send_the_roomba:a6b-5 send_to:a-2n6
    send_to_the:a-2n5 sending:f1 sense:a9b-6 sense_$:a9b-6 sent:a2b-17c31f-5i-1n-5o-2 sent_$:a-2b-9c15
    sent_the:a-4b-2c16n-3 sent_the_email:c6n-3 sent_the_invoice:c4 sentence:a15b-5f-6r5 sentence_$:a10b-4
    serendipity:a3 sergeant:a-8r13 sergeant_$:r3 sergeant_voice:a-2r7 sergeant_voice_$:a-2r7 series:a15b-9
    serious:a-2b-1r10 service:a3 service_$:a2 services:a5b-2 services_$:a5b-2 session:a-9b-10t13A11
    session_$:a-7b-6t3A11 set:b10c5d-3f-3g6i-7j5k-1m-11n-17o-5p-7s-7z10A-1 set_$:a-7j9 set_0:a-4b7 set_0_$:a-4b7
    set_a:b10h-2n-6t3z2 set_a_focus:b-1t8 set_a_reminder:b13n-1 set_a_repeating:z5 set_a_timer:a8t-4 set_an:b3
    set_an_alarm:b3 set_brightness:a3b-2 set_brightness_to:a3b-2 set_for:a-9f4j10 set_for_0:b-1f2j2
    set_it:a-2b-1d4h3 set_mouse:b3 set_mouse_traps:b3 set_my:a4 set_my_alarm:b6 set_out:b4 set_the:a13b-8c5f-5h2
    set_the_alarm:b3 set_the_deadline:h5 set_the_oven:a2 set_the_table:a-10b12 set_the_temperature:a1
    set_the_thermostat:a3 set_this:e6 set_up:a-1b19 set_up_the:a-1b6 set_volume:a2 settings:a8b-2
    settings_$:a12b-9 seven:a1b4o-2 seven_$:b3 sew:a-8b12 sew_button:a-1b3 sew_button_on:a-1b3 shades:a7b-4
    shakespeare:a7j-5 shall:a2 shall_i:a2 shampoo:b6 shampoo_$:b1 share:a4b3 share_my:a8b-3 share_my_location:a3
    share_the:b4 share_this:a3 share_this_on:a3 sharks:a7 sharp:s6 sharpen:a-6b11 sharpen_the:b3 she:a4b-6g7o8
    she_never:a-2g7 shed:a-10b4h5p5 shed_$:a-8b9p5 shed_tonight:b1 shed_tonight_$:b1 sheet:b5 sheet_$:b3
    sheets:a-8b17 sheets_$:a-3b11 shelf:a-5b8 shelf_$:b2 shelve:b-2d11 shelve_the:d3 shelve_this:d2
    shelve_this_until:d2 shelves:a-3b9 shelves_$:b3 shift:a-9b-5d14k-4l15 shift_z:a-1b-4k-3l15
    shift_z_$:a-1b-4k-3l15 shifts:b3 shifts_with:b4 ship:a-2b7 shipped:a1 shirt:b4p3 shirts:b3 shoe:a-4j-4p8q5
    shoe_size:a-6j-3o1p8q5 shoe_size_$:p2q1 shoe_size_?:p3 shoe_size_is:o2 shoes:b13i-1j-4p4 shoes_$:a-2b9
    shoes_i:a2 shoes_to:b1 shop:a-8b7o2 shop's:d3 shop_$:a-4b6 shopping:a-20c3d-1e-2f8g5h12i-6j4m-1n-1o2p-2
    shopping_$:a-2b-2g12 shopping_list:a-6b4f3g-5h5i-1j2 shopping_list_$:a-4c1f1g-3h6j3 shopping_one:b-1h9
    shopping_one_$:h4 shops:a10j-4 short:a-7b-26n4o4r21s11 short_note:n2 short_note_to:n2 shortcuts:a-10b3z11
    shorter:b-1r9 shorter_answers:a-1r9 shorter_answers_please:a-1r9 shorts:a7b-3 shot:a-3b10 shot_$:b1 shots:b6
    shots_$:b6 should:a5b-6c-12d-8e-10f-9h25i19j-23k-5m1n9p-14q-4r-12s-6t-1w-5z5 should_be:a4b-10h16i5r-4
    should_i:a11b-13c-1g-1i13j-13m3n13o-5p-6s-1z-3 should_i_begin:a-1i2 should_i_buy:a7 should_i_call:b-2i6
    should_i_do:i10 should_i_focus:i3 should_i_get:m3 should_i_have:a3 should_i_phrase:n1 should_i_say:a-1n7
    should_i_start:i1 should_i_tackle:a-4i4m3 should_i_watch:a4i-2 should_i_wear:a9i-5 should_i_work:a-1i4
    should_know:a-10o6z11 should_know_that:o2 should_probably:a-6b9 should_really:a-5b13o-3
    should_really_call:a-1b7o-2 should_say:a-8h15 should_start:i4 should_you:a7b-2 shouldn't:a-2c-1g4l8q3
    shouldn't_have:a-1c-1g4l8 shouldn't_have_undone:l8 shout:a-6b4r7 shout_at:a-7b4r7
    show:a8b-9c-14e5f-16g-12h-11j24k-3l-1n-7o-11p9q-10r-11s-7t-5u-5w-2x-1z14A-5 show_$:a11 show_0:a-7b-6j13
    show_0_$:a-7b-6j13 show_all:a-3j8 show_dad:b6 show_dad_how:b6 show_flights:a4b-2 show_flights_from:a4b-2
    show_it:d1 show_it_again:d1 show_me:a1b-15c-2d1e9f-3g-2i2j1n-2o-1p4q-4r-3t-1z10 show_me_a:a-11e4i8
    show_me_all:j4 show_me_another:e3 show_me_everything:a-3j8 show_me_how:j-2z4 show_me_my:a6i1p-4
    show_me_number:a-1j7 show_me_pictures:a6j-2 show_me_something:e3 show_me_the:d2j-3z13 show_me_this:d4
    show_me_tomorrow:j2 show_me_what:a-1e3p3 show_me_your:a-2p8 show_my:a15b-5j-2 show_my_recent:a3
    show_reminders:j5 show_reminders_for:j1 show_task:j4 show_task_0:j4 show_the:a-4b5j7
    show_the_apartment:a-2b5 show_up:b1 show_up_early:b1 showed:a4e6 shower:a-5b13 shower_$:a-1b7 showing:a14j-2
    showing_$:a1 showing_at:a2 shows:a2 shows_the:a2 showtimes:a4b-2 showtimes_for:a4b-2
    showtimes_for_animated:a3b-2 shrink:a-3i-3m18 shrink_it:a-1m12 shuffle:a18b-10d-2 shuffle_$:a8b-3
    shuffle_my:a7b-2 shut:a2b-8c-4d3j-1A17 shut_bring:d5 shut_bring_it:d5 shut_down:b-3A9 shut_down_the:a3
    shut_off:b3f2 shut_off_the:b4f-2 shut_the:a1b1 sick:a4b2c-1j-3n3o-3w4 sick_$:a-6b1w4 sick_days:a3j-2
    sick_days_do:a2 sick_leave:a3 sick_leave_$:a2 sick_yesterday:a5 sick_yesterday_$:a5 side:f2 sign:b23j-1
    sign_$:a1 sign_the:b8 sign_the_lease:b4 sign_up:a-1b6 sign_up_$:b2 signed:a-2b-8c12 silence:a11f-4
    silence_the:a7f-3 sim:a-5b7 simplify:m10 since:a3j-1 sing:b-5x11 sing_happy:a10b-8
    sing_happy_birthday:a10b-8 single:a-2i8x-1 sings:a8e-1 sings_this:a7e-1 sink:a-6b11e6h-2 sink_$:b5
    sink_is:a-3b6h-1 sink_is_leaking:a-3b6h-1 siobhan:a-5b-1h10 siobhan_$:a-4b-3h10 siri:a20b-9 siri_$:a7b-3
    sister:b-4c-2f5h-1j-3n7p9 sister's:a-7j-1o4p7 sister's_birthday:a-3p6 sister's_birthday_$:p3
    sister's_name_is:o1 sister_$:a-7n6o3 sister_called:a2 sit:n-2t5 sit_$:b1 sitter:a-5b10 sitter_$:a-3b8
    six:a7b-1f5h6j-3o-1p-3s3 six_$:b-10h9s4 size:a-11b-6f-3j-9m10o10p19q3 size_$:a4b-8p7q1 size_0:b5 size_0_$:b5
    size_?:p3 size_is:a-5o7p2 size_is_0:o4 size_shoes:a-1p5 sized:b-4h-1m9
    skip:a-14b-24c-12d-15e59f-2g-11h-9i-6j-10k-5m-9n-4o-6p-2r-5s-4u-3z17A-1 skip_$:a-9b-6e20 skip_0:a-3e9
    skip_ahead:a2e1 skip_ahead_$:a-1e6 skip_it:e10 skip_it_$:e4 skip_number:e8 skip_number_0:e8 skip_over:b-1e7
    skip_over_the:e2 skip_past:e6 skip_that:a-5e11 skip_that_$:e5 skip_the:a14b-8e7f-2 skip_the_laundry:e9
    skip_this:a3e4 skip_this_$:e5 skip_to:a9e-5 skip_to_the:a5e-1 skipping:e12f-4 slack:a-4b9
    sleep:a4b-5d6j-1o5p-1x7 sleep_$:b-1s1x9 sleep_?:a3 sleep_?_$:a3 sleep_on:d7 sleep_on_the:d4 sleep_till:d1
    sleepy:a-4b-6s16w-1 slept:a1b-2i-1o-1s10 slice:a-4b-6m12 slice_the:a-4b-6m12 slide:d4
    slides:a-17b1c2f-4h2m8t10 slides_$:a-3c6 slides_for:b7 slides_task:g-3m10 slides_task_$:g-3m10
    slip:a-6b1c8n2 slip_$:a-4c9n2 slow:a3b9 slow_cooker:a-2b3 slower:a18b-3r-10 slower_$:a11b-2r-2
    small:a-3b-3i8m15 small_steps:a-1m6 smaller:a-15b-18d-2m38 smaller_$:a-6b-12m23 smaller_pieces:m6
    smaller_pieces_$:m2 smaller_please:m9 smaller_please_$:m9 smaller_steps:m1 smaller_steps_$:m1
    smaller_tasks:m1 smaller_tasks_$:m1 smallest:a-2i2m4 smart:a13b-5x-3 smart_plug:a3 smell:a10 smith:f2
    smoke:a-5b12f-1q2 smoke_alarm:b3 smoke_alarm_$:b1 smoke_detector:b4 smoke_detector_batteries:b1 snacks:a-3b9
    snacks_$:b4 snap:a6b-4 snap_a:a6b-4 snooze:a-26b-23c-2d42e-4f-8h-4i-8j2k3m-2o-1p-7s-5t-1z15
    snooze_$:a-4b-6d10j5k4p-1 snooze_0:d2 snooze_a:i-1z4 snooze_a_task:i-1z4 snooze_for:b-1d5 snooze_it:d5
    snooze_my:d6 snooze_my_alarm:d6 snooze_number:g3 snooze_number_0:g3 snooze_on:b-2d8 snooze_on_the:b-2d8
    snooze_that:d4 snooze_that_for:d3 snooze_the:a-1b-1d5j2 snooze_the_laundry:d1 snooze_this:d4e-1
    snoozed:a-18b-9g3j26 snoozed_$:a-7b-2j15 snoozing:a-6z7 snoozing_work:a-6z7 snow:a14d-1 snow_$:a4 snow_in:a2
    snow_on:a1 snow_this:a1 snowing:a8 so:a7b-1c-9d-10f11g8h-4i-5j-10k-12l-5m-3o-6p-5r13s5t-1u-6v6w13x-6z-6A-7
    so_$:a15b-1m3o-3 so_behind:w3 so_bin:c-1f4 so_bin_that:c-1f4 so_expensive:a4 so_expensive_$:a4 so_far:a-2j4
    so_far_$:a-2j3 so_forget:q3 so_high:a-4b5 so_high_$:a-4b5 so_i:a-7b13 so_i_can:a-3b9 so_i_need:b4
    so_it:f-3h9 so_it's:g2 so_it_says:h3 so_loud:a3 so_loud_$:a3 so_many:r2 so_much:b-8i-1r6v9w3
    so_much_$:a-5b-3r7v5 so_much_that:v4 so_overwhelmed:a-1w10 so_remove:f3 so_remove_it:f3 so_reopen:g2
    so_reopen_that:g1 so_rude:a1 so_stressed:w7 so_stressed_out:w1 so_take:f3 so_take_that:f2 so_that:a-5f4g6
    so_that's:b4c6f-2g-1 so_that's_done:c3 so_that_one:g1 so_the:a-3c-2g11 so_the_rent:c-1g5 so_tired:a9w-3
    so_update:h1 so_what:i6 so_you:a-7c2f6o9 so_you_can:a-2c3f6 so_you_know:a-1o10 soak:a-7b12 soap:a4b5f-2j3
    soap_$:a4b4 soap_on:b-1j7 soap_on_the:b-1j7 soccer:a2b7 socket:a7b-3 socket_in:a5b-2 socket_in_the:a5b-2
    socks:a-4b7 socks_$:a-3b6 soda:b2 sodium:b1 sofa:b1 sofa_$:i1 sofa_to:b2 sofa_to_the:b2 softer:a3b-8r10
    soil:a-4b6 sold:a5b-7f2 solution:b4 solution_$:b4 solve:a2b1 solve_the:a-2b6 solve_x:a4b-1
    solve_x_squared:a4b-1 some:a21b-12e6f-4j-4n10 some_christmas:a3b-1 some_christmas_carols:a3b-1
    some_reggae:a1 some_reggae_$:a1 some_wording:a-3b-2n7 some_wording_for:a-3b-2n7 somebody:b4
    someone:a3b-2h-2r10 someone_stole:a4b-1 someone_stole_my:a4b-1 someone_to:a-2b8h-1
    something:a-10b-33c-10d-12e23f-9g-6h-6i33j-2k-4l-1m3n14o-9p-10r-11s1t-1u-3w-3z15A-5
    something_$:b-1i9j-1s-5z15 something_as:z5 something_as_done:z5 something_by:a5b-1
    something_different:a-2b-1e13 something_different_$:a-2b-1e13 something_easier:a-1b-2i8
    something_easy:a-2i12 something_else:a-4b-2e19i-1 something_else_$:a-1b-1e12 something_else_please:e5
    something_for:a1b-1i3 something_for_me:i5 something_funny:a9 something_funny_about:a1 something_i:a4i-2m7
    something_i_can:i-2m7 something_i_could:a1 something_in:b-3n3 something_small:i7 something_to:i8j-3n4z-1
    something_to_cancel:n3 something_to_do:i7 something_to_my:b4 something_to_the:n3 sometime:b5
    sometime_next:b1 sometime_next_week:b1 sometimes:a10r-3 sometimes_$:a10r-3 son:a-12o7p9
    song:a31b-4c-3d-1e-8f-7h-1j-2n-4o-1x11 song_$:a10b-8e-5x11 song_for:b4n-2 song_for_the:b5n-1 song_from:a4f-1
    song_from_the:a4f-1 song_that:a1 song_that_goes:a1 songs:a10b-3 songs_$:a1 soon:a-3j5A2 sore:a2
    sorry:a-1b-9n3x13 sort:a-11b19m3s-1 sort_out:b5 sort_the:a-1b3 sorted:a-10b-5c22 sorted_$:a-8b-4c19
    sound:a5b-6h-2r12 sound_different:a10 sound_like:a-2r7 sound_like_a:a-7r8 sounds:a8b-4 soundtrack:a8b-6
    soundtrack_to:a5b-3 soup:a1b8j-4o2 soup_$:b8j-3o2 sour:b1 sour_cream:b1 sourdough:a-7b4f8 southwest:a4
    space:b6 space_on:a-1b3 space_on_phone:a-1b3 spain:a5 spain_$:a5 spam:a7d-1e-1 spam_$:a7d-1e-1
    spanish:a1b1c-3f-1g6o8 spanish_$:o9 spare:a-20b1c-4f-3j-4o12p13s14 spare_key:a-10j-3o7p14 spare_key_$:a-2p10
    spare_key_is:o3 spare_room:a-2b4 speak:a2b-10i-2n-1o5p-1r23z-1 speak_$:a5 speak_in:a5 speak_like:a-5b-1r10
    speak_slower:a10b-1r-2 speak_spanish:a-3o9 speak_spanish_$:a-3o9 speaker:a13b-3 speaker_$:a14b-7
    speakers:a15b-13 speakers_$:a11b-8 speech:f4 speech_$:f4 speed:a10b-2 spell:a19b-4i-2 spell_necessary:a5b-2
    spell_necessary_$:a4b-2 spelled:a-4b-1h10 spelled_wrong:a-5b-1h10 spelling:b-4h9 spelling_it's:b-3h6
    spend:a6j-4 spend_on:a4j-3 spend_on_groceries:a3j-2 spending:a5j-4 spent:a6j-3 spent_on:a4j-3 spice:b2
    spin:a2 spin_the:a3 spin_the_wheel:a9b-5 spinach:a2b9i-3 spinach_$:a1b10i-2 split:a-8g-3m23 split_it:m11
    split_it_up:m7 split_the:m3 split_the_move:m1 split_up:b-2m6 split_up_cleaning:m1 sponges:a-1b10f-3
    spot:b-3o4 spotify:a9b-3 spotify_$:a9b-6 spray:a-2b6 spreadsheet:a-6b5e3h-1m5 spreadsheet_$:a-1b8 spring:d6
    spring_$:d7 sprinkler:b5 sprinkler_$:b4 sprinklers:a-2b13 sprinklers_$:a-5b11 sprint:b1 square:a7
    square_root:a6 square_root_of:a6 squared:a5b-1 squared_equals:a4b-1 squared_equals_0:a4b-1 squash:a-5b7
    squash_$:a-5b7 squeaky:a-5b9 squeaky_door:a-4b9 squeaky_door_$:a-4b9 st:o9 stadium:a8b-4 stadium_$:a6b-3
    staff:a-1b2h4 staff_meeting:a-1b2h4 staff_meeting_$:b2 staging:a-3b7 staging_$:a-3b7 stain:a-3b14f-5
    stain_$:b6 stain_on:b3 stain_on_the:b3 stairs:a-2b12 stairs_$:b3 stale:a-5b5j3 stamps:a-14b10c9f6g5j-5k-1
    stamps_$:a-4b7c3g2 stand:a4o8 stand_for:a4 stand_for_$:a4 standing:b2 standup:b1 star:a15b-7 star_wars:a6b-2
    star_wars_$:a3 starbucks:a1 starbucks_$:a1 starry:a2 starry_night:a2 starry_night_$:a2 stars:a17b-6
    stars_$:a16b-8 stars_in:a-3b4
    start:a-2b4c-15d-13e-12f-14g-12h-15i26j-6k-3m21n-1o-11p-13q-3r-7s-9t17u-3w11z-12A-2
    start_$:a-13b-15i8j4m13p-2w13z-1 start_?:i7m-1 start_?_$:i7m-1 start_a:a2b6i-2m-4t7 start_a_0:a-2b1t3
    start_a_game:a3b-1 start_a_load:a-4b6 start_a_new:b1 start_my:a4b-8i9 start_navigation:a5b-3
    start_on:a-3e-1m10 start_packing:a-1b5 start_reading:b1 start_reading_the:b1 start_recording:a12b-10
    start_the:a6b5c-3f-2g-3i-1t3 start_the_dishwasher:b1 start_the_essay:b1 start_the_report:m1
    start_the_roomba:a7b-6 start_the_slow:a-2b3 start_the_vacuum:a6b-5 start_this:m4 start_with:a-3i7j-2m7
    start_with_$:i5 start_with_?:i2 start_with_the:a-4i1m6 started:a-9b-6i10m4o-3w11 started_$:a-5b-4i11o-1w8
    started_on:a-2m7w1 started_on_the:a-1m7 starts:h6 starts_at:h6 starts_at_0:h3 state:a-2o7 state_$:a-3o7
    statement:a7j-3 statement_$:a7j-3 states:a10b1j-3 states_$:a3b3j-1 states_border:a7 station:a22b-7f1
    station_$:a16b-3f1 stats:a-5b8 stats_homework:a-5b8 status:a8b-17j22 status_$:b-11j16 status_of:a10b-7
    status_report:a-1j8 status_report_$:a-1j8 stay:a1t4 stay_with:t4 stay_with_me:t4 steakhouse:a5b-5
    step:a-22b-19c-1d-3e-9f-4g-5i-15j-9k23l14m34n-2r-4 step_$:a-10b-8k19m9 step_?:m6 step_?_$:m6 step_back:k8
    step_by:a-2m11 step_by_step:a-2m11 step_for:m3 step_for_the:m3 step_please:a-4l7m5 step_please_$:a-4l7m5
    steps:a-21b-10c-2d-4e-1f-3g-3i-4j-18m51n-1p-2r-1z-2 steps_$:a-11b3m20 steps_for:a-5b-14j-3m24
    steps_for_moving:m3 steps_for_renewing:m2 steps_for_the:b-3m5 steps_please:a-2m8 steps_please_$:a-2m8
    steps_to:m2 stereo:a7b-6 stereo_$:a7b-6 steve:a-7b10f4 stick:b3g1j-1 stick_the:b-2d1 sticks:b5 sticks_$:b5
    still:a1c-10d-3e-1f-6g15h-2i-5j18o-7p-5s5 still_alive:a1 still_good:a8 still_have:a-3b3j3
    still_have_to:a-3b3j3 still_need:a-2b2g10 still_need_to:b5g2 still_on:j2 still_open:a-11j12
    still_open_$:a-9j10 still_pending:a3 still_use:a3 stock:a15j-4 stock_doing:a1 stock_doing_$:a1
    stock_market:a4 stock_market_$:a3 stock_price:a4 stock_price_$:a3 stock_up:b2 stock_up_on:b2 stole:a8b-2
    stole_my:a8b-2 stolen:a6 stolen_$:a6 stone:a2 stones:a2b-1 stones_$:a2b-1
    stop:a4b-15c-10d-6e-3f11g-6h8i-3j-12k-1m-3o-12p-7q18r16s-2t6u-1 stop_$:a8b-9n2 stop_at:b1 stop_at_the:a-1b4
    stop_being:a3b-4r4 stop_being_so:a3b-4r4 stop_by:a-5b11 stop_by_the:a-3b9 stop_remembering:a-5p-1q14
    stop_remembering_my:q8 stop_remembering_where:q5 stop_reminding:a-5b-6f15 stop_reminding_me:a-5b-6f15
    stop_repeating:a-4b-5h15 stop_the:a6h-1j-1t7 stop_the_newspaper:a-3b8 stopped:a14b-5 storage:b11j-3
    storage_$:b2 storage_is:a2 storage_is_left:a2 store:g-1h-1j8o12 store_$:a-3b3j10 store_my:a-2o10
    stored:a-1f-1p10q2 stored_about:q4 stored_about_me:q4 storm_coming:a1 storm_coming_$:a1 story:a6 story_$:a5
    stove:b3 strange:a9 stranger:a5 stranger_things:a5 strawberries:a-3b8 strawberries_$:a-3b8 street:a2o6
    streetlight:b1 stressed:a-4o-2s-1w17 stressed_about:w9 stressed_about_work:w3 stressed_out:w6
    stressed_out_$:w6 stretch:a-5b7f4 stretch_$:a-4b2f4 stretch_for:b4 stretching:h5 strict:r3 strict_$:r1
    stricter:a-4r7 strike:b-8c1f16h-2j-1k5 strike_$:a1 strike_the:b-4c3f4 strings:a-2b6 stripe:a-2b7
    stroller:a-1b3 stuck:a2e-4m11 stuck_in:a3 stuck_on:e-4m11 student:a-5b10 student_loans:a-1b5
    student_loans_$:a-1b5 study:a-9b10o7 study_for:b5 study_group:b3 stuff:a-4b-8e-1j12o-1r8s2
    stuff_$:a-6b-6j5r9 stuff_today:s4 stuff_today_$:s4 stupid:c3 submit:a-7b19 submit_timesheet:b4
    submit_timesheet_$:b2 submitted:a-5b-1c13 subscription:a-6b16f-2 subscription_$:a-6b14 substitute:a13b-1
    substitute_for:a7 substitute_honey:a3 substitute_honey_for:a3 subtasks:b-8m12 subtasks_$:m1 subtitles:a7b-4
    sucks:a-3b-3e1w11 sucks_$:a-3b-3e1w11 sugar:a-5b18d-1j1 sugar_$:b8j2 sugars:a-13b-6o9p11
    suggest:a1b-18i21n10p-1s-5 suggest_a:a6b-7n2 suggest_a_movie:a1 suggest_i:a-1i5 suggest_i_do:i1
    suggest_i_tackle:i1 suggest_something:a7b-4i10s-4 suit:b1 summer:a1b14j-3 summer's:a13b-1 summer_$:a6
    summer_camp:b3 summer_is:a7b-2 sump:b1 sump_pump:b1 sump_pump_$:b1 sun:a7 sun_$:a1 sun_set:a3
    sunday:a-5b3c-1d23e-4f-7g-1 sunday_$:a1b-7d17 sundays:o6 sundays_$:o4 sunny:a8b-3 sunrise:a5b2j-7
    sunrise_tomorrow:a8j-7 sunscreen:a-2b12 sunscreen_$:a-1b6 sunscreen_and:b2 sunset:a8 sunset_$:a3 super:s6
    super_bowl:b2 superb:a12b-8 supplier:a-2b8 supplier_$:a-1b8 support:a2b3 support_apple:a3
    support_apple_pay:a3 suppose:a6 supposed:a-3j11p-1 supposed_to:a-3j11p-1 supposed_to_pick:j1 supreme:a1
    supreme_court:a1 sure:a14b5 sure_$:a14b-7 sure_i:b9 sure_i_don't:b2 surgery:a-4b7c3 surgery_$:a-3b2c3
    surprise:a-1i8 surprise_me:b-1i9 survey:a-9b8f3 survey_from:a-4b1f3 survey_from_the:b1 sushi:a7 swallowed:a3
    swallowed_my:a3 swallowed_my_card:a3 swap:a-7b-5e14h8 swap_it:e1 swap_it_for:e1 sweep:a-4b10 sweep_$:b2
    sweet:a1b-10h-5r4x12 swift:a11j-1 swim:a2b4 swim_$:a4 swim_lessons:b1 swim_with:b2 swimming:a-1b7h2
    swimming_$:h2 swing:a-1b3 swing_by:a-1b3 switch:a8c-7d-10e-1f-7h5j-4n-4r21s-1 switch_energy:a-3b10
    switch_off:a11b-6 switch_off_the:a11b-6 switch_on:a9b-7 switch_on_the:a7b-5 switch_persona:r3
    switch_persona_to:r3 switch_the:a1b8d-3 switch_the_laundry:b7 switch_the_tv:a1 switch_the_winter:b2
    switch_to:a3b-8h-3r15 switch_to_a:a-1b4 switch_to_the:a2b-11r11 sydney:a9y-1 sydney_$:a5y-1 symptoms:a4
    symptoms_of:a4 sync:a1b4 sync_calendars:b4 sync_calendars_with:b4 sync_my:a7b-5 sync_my_phone:a7b-5
    sync_the:b2 synonym:a16i-4 synonym_for:a6 syrup:a-1b5 system:a10b-1f-1 system_$:a7 t:a-6b11r-2 table:a3b4
    table_$:a3 table_for:b3 table_for_two:a2b-1 tablet:a6 tablet_$:a6 tablets:a-5c10 tablets_$:a-5b-1c11 tac:a1
    tac_toe:a1 tackle:a-8i12m4 tackle_$:a-1i6 tackle_first:i6 tackle_first_$:i4 tag:b-5h11 tag_the:b-5h11
    tagged:j3 tails:a4b-1 taj:b1 take:a-3b8c-21d-9e-12f26i-8j-21k10m4n-11o3p7q4r-10s-4w-1x-2z-9A-2 take_$:a-7p10
    take_a:a12b-2 take_a_picture:a2 take_a_screenshot:a7b-4 take_a_selfie:a7b-6 take_back:b1 take_down:a-3b7
    take_down_the:b2 take_eggs:b-2f2g5 take_eggs_off:f3 take_eggs_out:g5 take_for:a6p-1 take_ibuprofen:a8b-3
    take_ibuprofen_with:a5 take_it:a-7f15g-5k5m-1q3 take_it_back:g-1k6 take_it_off:f7 take_it_out:f4q3
    take_luna:b2 take_luna_to:b2 take_me:a11b-7m5 take_me_through:m5 take_me_to:a9b-3 take_my:a-12b7p3q2
    take_off:b-6f10 take_off_the:b-4f6 take_out:b7 take_out_the:b5 take_reservations:a4 take_reservations_$:a3
    take_that:a-1b-2f6k8 take_that_back:k7 take_that_off:f3 take_the:a-18b1c-2f-3g3h7m7o5 take_the_car:b1
    take_the_dog:b1 take_the_due:f-3h7 take_to:p3 take_walk:a2 take_walk_ins:a2 takeaway:a1 taken:a-8b-7c16f3j-1
    taken_care:a-1c6 taken_care_of:a-1c6 taken_off:f4 taken_off_my:f4 takeout:b6g-1 takeout_$:b6g-1
    takes:b-8h3o9 taking:j1 talk:a11b-10c-2d-3e-2i-3j-3n-3p-5r21A6 talk_$:a8b-3 talk_like:a-4r8
    talk_to:a-4b11n-1p-2r1A8 talk_to_about:a4p-1 talk_to_me:r4 talk_to_you:b-1A9 talk_too:r3 talk_too_much:r3
    talking:a21b-7A2 talking_to:a4 tall:a8b-4p2 tall_is:p2 tall_is_mount:a3 tank:a-6h3s8 tank_$:a-3s8
    tank_filter:h4 tank_filter_$:h4 tanya:a-6o1p1 tanya_$:a-1o1 tap:a-3b5 tap_water:a2 tap_water_in:a1
    tape:a-5b11 tape_$:a-4b10 tapes:b2 tapes_to:a-1b3 target:a1b10c-1j-3 target_$:a3
    task:a-46b-33d-7e8f18g19h16i26j7k-14l-8m18n-11o-18p-17q-10r-18s-12t-8u-6v-2w-4x-5y-2z8A-7
    task_$:a-12b-27c-2d-10e7f12g12h6i11j-4k-3m10n-7o-4p-5r-3s-2z8 task_0:a-7b-11c4j10m11
    task_0_$:a-5b-7g1h-6j11m10 task_0_is:c2 task_0_to:h2 task_?:a-1i7 task_?_$:a-1i7 task_about:b-9g4j9
    task_about_the:b-9g4j9 task_again:d2 task_back:g5 task_back_$:g3 task_for:b6i4j2m-2n-2 task_for_me:i5
    task_i:c-1g11 task_i_just:g4 task_instead:e9i-5 task_instead_$:e9i-5 task_into:n2 task_is:a-4i9j-2m2
    task_is_the:a-1i6 task_isn't:f3 task_number:f5 task_of:f1 task_please:i8j-1m3 task_please_$:i8j-1m3
    task_that:b-3h10 task_that_he:h2 task_that_the:h3 task_to:b7g-5h2
    tasks:a-33b-10c-1e-3f9h-2i8j38m8o-5p-5q-5r-5s-3A-1 tasks_$:a-15b-13c-4d-4f11i10j17m10o-2q-3r-2
    tasks_?:a-6b10 tasks_?_$:a-6b10 tasks_are:a-3j7 tasks_do:a-1j3 tasks_do_i:a-1j3 tasks_for:b-5j11 taste:a4
    tastes:a10b-5 tax:a-4b6c6d2e2f-3h5i-3m3p-10 tax_$:b2h2j3p-2 tax_return:a-5h4m5 tax_return_$:a-3m5
    tax_thing:c1e4 taxes:a-16b1c9d12e4f-8g7h1j-2m3n-1o-3p-7s-1z-1 taxes_$:a-5b9d-2e4g6h-1m3p-4 taxes_are:a-4c8
    taxes_done:b-3c8 taxes_right:d1 taxes_right_now:d1 taxes_to:b-1h4 taxes_until:d3 taxi:a11b-4 taxi_$:a9b-7
    taylor:a9 taylor_swift:a9 tea:a-6b3o6p5 tea_$:a-2b1p6 teacher:b6c-2n3 teacher_$:a-4n1o3
    teacher_conference:b4 team:b6c-1f-2j5n1o2 team_$:a-2b11 teams:h3 tech:a6 tech_news:a1 teh:a-9j12
    tell:a1b12c-8d-3e-9f-9g-7h-11j4k-1m-6n10o-15p14q-14r-9s-2t-2w-2x4y8
    tell_me:a6b-10e-5f-4j11m-1n-1o-8p7q-12r-7t-1x5y9z4 tell_me_a:b-2x8 tell_me_about:a13b-13j6p-2
    tell_me_again:d2 tell_me_all:a-1j7 tell_me_at:d2 tell_me_everything:a-1p10 tell_me_how:a6 tell_me_if:a-1j4
    tell_me_my:j-1p12 tell_me_something:a10i-1 tell_me_the:b-4j-3y11 tell_me_to:a-4b5 tell_me_what:a-8i2j3q-3z8
    tell_me_what's:j1 tell_me_when:a-3b3j2 tell_me_where:i3 tell_my:a-7n11p-1 tell_the:b12d-1
    tell_the_landlord:b7 tell_what:p5 tell_what_is:j-1p5 tell_you:a2j-3p9 tell_you_about:p5 tells:n2 telly:a4
    temp:a6b-2 temperature:a20b-7j-1 temperature_in:a5b-3 temperature_to:a1 temperature_to_0:a1 template:a-4n8
    template_for:a-2b-2n8 ten:a7b-9d14e-6h3j-8s4t5 ten_$:a6b-9d5 ten_minutes:a-4b2e-4h6t5 ten_minutes_$:b9d1e-4
    ten_minutes_before:a-2i1s2 ten_more:d4 ten_more_minutes:d4 ten_transactions:a1 ten_transactions_$:a1
    tenants:a-1b3 tenants_$:a-1b3 tennis:a-6b-7f2g12 tent:a-2b10 tent_$:b1 terminal:a7 terminal_is:a2
    terrible:a7 tesco:h3 tesla:a5 tesla_trading:a2 tesla_trading_at:a2 test:a-13b22 test_$:a-2b9 test_the:b1
    tests:a-1b8 tests_for:b6 texas:a6 texas_$:a3 text:a-6b2c-8d-7e-3f-6g-7i-7j-7k-7m-4n41o-4r5s-1u-1
    text_$:a5b-7n3r8 text_back:a11b-7 text_for:a-1b-5n10 text_i:n2 text_i_can:n2 text_my:a3b-1 text_the:a-2b8c-1
    text_to:a-7b-9n18 text_to_cancel:n2 text_to_jen:n2 text_to_my:n2 text_to_the:b-1n4 textbook:a1 texting:o2
    texts:a5b-2o1 texts_$:a6b-1 thai:a8j-1 thai_$:b2 thai_place:a-1b5 than:a17b-10h5j-1m-2o5
    thank:a-4b7c6f-1g-1k-3m-1o-3r-6v21x-5z-2A-3 thank_u:v6 thank_u_so:v6 thank_you:b6c2k-2n1o-1r-5v17x-5z-2A-3
    thank_you_$:a1e1v10 thank_you_cards:b5c4v-1 thank_you_in:a2 thank_you_note:b-8n13 thank_you_notes:b7
    thank_you_so:v4 thanks:a-10b-25c-4f-1j-1r-1u-1v40 thanks_!:a-2b-2v11 thanks_!_$:a-2b-2v11 thanks_$:a-6b-7v17
    thanks_a:a-6b-4v13 thanks_a_lot:a-2v7 thanksgiving:a-3b5d3 thanksgiving_$:a-1b2d3
    that:a-2b-29c-5d6e15f6g7h14i-11j-23k25l10m-9n3p-14q14r-17s-17t-19u-28v3w-28x-24y-11z-22A-26
    that'll:a-2d2r-2A10 that's:a3b-20c18d-9e5g-2h3i-8j-3l-1m8n-1p-7r-7s-5u-6v4w-3A7 that's_a:a-16c2e10m9
    that's_all:a-2j-1A14 that's_all_for:a-1A12 that's_been:c6 that's_done:c5 that's_done_with:c3
    that's_not:a3e1f6j-1o2p-1s-1 that's_not_happening:a-5e5f7 that's_not_my:a5f-2o3 that's_not_what:a4
    that's_off:a-1c7f-1 that's_off_my:a-1c7f-1 that's_sorted:a-1c9
    that_$:a-9b-34d-4e21f3g3i4j-9k22l9m-6o-23q2r-9s-6u-3v-5w-5x-7z-1A-3 that_?:a-4i5k5 that_?_$:a-4i5k5
    that_a:d1 that_again:a5d-2e5g-2l1 that_again_$:e6 that_alarm:a7f-4 that_anymore:f2 that_anymore_$:f2
    that_back:a-2b-6d3k11 that_back_$:b-1k9 that_can:a-3d8f4 that_down:m7 that_email:a6b-6g4n3 that_fact:f-3q10
    that_fact_$:f-1q8 that_for:a-1d7o4 that_for_me:o6 that_goes:b5 that_he:h2n3 that_helps:v3 that_helps_$:v3
    that_i:a-12b12c-1e-2f-4g-3h1j-4n-4o11q11 that_i'm:a2b4o4q1 that_i'm_allergic:q1 that_i'm_vegetarian:q2
    that_i_hate:o6 that_i_have:a-4b4o2q5 that_i_love:a1 that_i_need:h4 that_i_work:q2 that_in:a-6f6h10
    that_in_$:a-2h7 that_in_mind:o2 that_into:a-2h4n1 that_into_a:a-2h4n1 that_is:e4 that_joke:a5
    that_joke_was:a5 that_last:f-1k8 that_last_one:g1k2 that_last_thing:k3 that_message:n3 that_my:a-1k6o4
    that_new:a-1b6 that_noise:b6 that_off:a-3b-4c3f5k5 that_off_$:a-3b-2c3f1k5 that_on:d3
    that_one:b-3c4d9e6f10g10h-6i-14j-3k-14l-2o-2 that_one's:a-3c8g3 that_one's_done:c4
    that_one_$:a-5c7e8f5h-4i-2k-5 that_one_again:g5 that_one_for:e2 that_one_is:c1 that_one_isn't:g2
    that_one_off:f4 that_one_please:d2 that_our:o3 that_please:a-3b4k6 that_please_$:a-3b4k6 that_redo:l2
    that_redo_it:l2 that_should:h6 that_song:a6 that_task:f11g-1m1 that_task_$:f7 that_the:b9d-3h1j-1
    that_the_alarm:b6 that_thing:a-2j11 that_thing_about:j3 that_thing_i:j6 that_to:a-6b-2h14 that_undo:k-7l10
    that_until:d1 that_was:a-3k11v9 that_was_a:a-2k8 that_was_an:a-5k7 that_wasn't:c-5g9 thats:a3 thaw:a-3b8
    thaw_the:b3 the:a4b7c13e-2f18g25h16i-20j-6k-14l-1m10n3o-16p-14q-8r-11s-14t-4u-37v-22w-53x-18y-3z-10A-25
    the_0:a-6b6c-9d2f8g-11h1t-2y5 the_0_$:a-11b4c-2d3g-7h7j1t-1y5 the_0_am:b-2f4 the_ac:a11b-8 the_ac_$:a7b-4
    the_address_$:b1 the_affidavit:b3 the_agenda:a-3b1i4j1 the_agenda_$:a-3i4j1 the_agent:b2 the_air:a16b-12
    the_air_$:a1 the_air_conditioning:a2 the_air_quality:a1 the_airbnb:a-3b5 the_airline:a-2b1
    the_airline_$:a-1n4 the_airline_about:b2n-1 the_airport:a2b10h-1 the_airport_$:a9 the_airport_by:a-2b6
    the_alarm:a4b-10c-5f12g-1h-5j-6p4q3 the_alarm_$:a5b-6 the_alarm_code:a-1f-4o1p4q4 the_alarm_for:f3
    the_alarm_set:b-2f4 the_alarm_system:a7 the_album:a8 the_amex:b1 the_amex_$:b1 the_apartment:a-5b9
    the_apartment_to:a-1b3 the_api:b1 the_app:b-8c-2A14 the_app_$:a-3b-6A14 the_article:b5d-1
    the_article_on:b5d-1 the_artist:a8b-6 the_atm:a4 the_attic:a-13b2c1d1e2i-3m1o6 the_attic_$:a-10b1c2e3i-2m1o6
    the_audiobook:a4b-1 the_baby:a-1b1s6 the_baby's:a-4b7 the_baby_$:a-4b7 the_babysitter:n2
    the_back:a2d-5e14g-8r-2 the_back_of:e7 the_bake:a-1f5 the_bake_sale:a-1f5 the_bakery:a4 the_balloons:b-2f6
    the_banjo:b-1f2g6 the_bank:a-10c7f4g-1i6j-3m-3n7 the_bank's:d2 the_bank_$:a-18c5e1f3h-2i7n4
    the_bank_about:b7 the_bank_off:c5f-4 the_bank_one:b-2h5 the_bank_please:b2 the_barbecue:a-6b-8f12g4
    the_barbecue_$:a-4f3g5 the_basement:a-4b2m4 the_basement_$:b2 the_bass:a7b-5 the_bathroom:c3i-1j-1m6
    the_bathroom_$:a-2i-1m7 the_beach:a2 the_beatles:a10b-3 the_beatles_$:a8b-3 the_bed:a-1b8 the_bedroom:a16b-7
    the_bedroom_$:a3 the_bedroom_lamp:a1 the_bedroom_light:a2 the_bedroom_lights:a3b-1 the_best:b2c-2j-2x12
    the_best_way:a1 the_big:i5 the_bike:a-9b9p2 the_bike_$:b1j1 the_bike_on:b1 the_bikes:a-2b6 the_bikes_$:a-1b4
    the_bill:g9 the_bill_$:a6b-1 the_bills:f1 the_bins:a-7b1f-3h2j3n4 the_bins_$:b-1n5 the_bins_out:c5
    the_birth:b1 the_birth_certificate:b1 the_birthday:a-2b-12c5f3h5m5 the_birthday_card:a-1b-5c5f5
    the_birthday_party:b-4m5 the_blender:a-4b-9f10g5 the_blender_$:a-4b-6f12 the_blinds:a14b-9
    the_blinds_$:a11b-7 the_blinds_in:a2b-1 the_blue:a-7b12c-1j-3o11 the_board:b-4g10 the_boat:a-6b8
    the_boiler:a-9b5e1f-1g-1h4p2 the_boiler_$:e2 the_book:f4j-1 the_books:b2 the_bottom:b-3e7 the_boxes:a-1d5
    the_brakes_looked:b2 the_bridge:a5 the_brightness:a6b-3 the_brightness_$:a3b-1 the_broken:b2
    the_broken_streetlight:b1 the_budget:a-7b-3c1d11f-1 the_budget_$:b3 the_budget_meeting:b-1h4
    the_budget_review:b-10c4d6m1 the_budget_thing:d6 the_bus:o5s4 the_bus_$:s3 the_bus_card:a-1b3
    the_bus_for:a4b-5s2 the_cabin:a-6b7 the_cabin_$:a-4b5 the_cactus:h4 the_cake:a-2b4c5d-3g1 the_cake_$:a-5c10
    the_cake_for:b2 the_calendar:a-4b9 the_calendar_$:b4 the_calendar_for:j1 the_call:a11b-13d5h-3
    the_call_$:a10b-5 the_call_with:d4h-1 the_camera:a9 the_camera_to:a1 the_capital:a6 the_capital_of:a6
    the_captions:a1 the_captions_off:a1 the_car:a-3b-3c6d3f8g9h-8j2m-4 the_car_$:a3b-16c8g5j7 the_car_and:a-3b6
    the_car_boot:f1 the_car_in:b3 the_car_insurance:g4 the_car_on:b4 the_car_registration:c1 the_car_seat:b2
    the_car_to:b1 the_car_wash:a-2b-7d6f3 the_caravan:a-2b-1g7 the_card:a-1b4 the_card_$:a-1b4 the_carpool:b1
    the_carpool_$:b1 the_cat:a-1b2c8 the_cat_$:a-5b-2c10p1 the_caterer:a-4b7 the_caterer_$:a-4b7
    the_ceiling:a-1b5 the_ceiling_fan:b2 the_change:b-6g-1l13 the_change_i:l4 the_charger:a-4b7 the_charger_$:b3
    the_charger_for:b1 the_cheapest:a8 the_check:g3 the_chemist:c2 the_chicken:b5 the_chicken_$:a-2b6
    the_chicken_or:a1 the_chimney:a-1b7 the_choir:a-7b9 the_christmas:a-6b10 the_christmas_lights:a-4b10
    the_church:h3j1 the_church_hall:h3 the_city:a2b4n-2 the_city_$:a2b4n-2 the_civil:a2 the_civil_war:a2
    the_cleaner:a-2b7d-1 the_client:h4 the_clinic:b6 the_clinic_$:b3 the_clock:a-2t4 the_clocks:a-1b5
    the_closest:a12b-6 the_closest_starbucks:a1 the_club:a-2n3 the_coach:a2c-2 the_coffee:a7 the_commands:a-6z9
    the_commands_$:a-6z9 the_complaint:a-3b-6n13 the_complaint_letter:a-2n7 the_compost:a-6b7 the_concert:h3
    the_contract:a-5b4h3 the_contract_$:a-2b5 the_contractor:a-2b6 the_couch:b8 the_couch_$:b1 the_couch_on:b1
    the_council:j8 the_council_$:a-1b-5j7 the_council_about:b7 the_cover:b-1n4 the_cover_letter:b-1n4
    the_crib:a-2b4 the_crib_$:a-2b4 the_current:a9b-5 the_current_essay:a1 the_curtains:a7b-4g2h1
    the_curtains_$:a8b-6g3h1 the_dark:a3b-1 the_date:a-2j-2y12 the_date_on:y2 the_day:j5 the_day_$:j5
    the_deadline:a-10b-10d-1f-9h24j5 the_deadline_for:a-6b-3h7j6 the_deadline_from:b-1f-4h8 the_deadline_of:h3
    the_deal:a-1b5 the_debit:a4b-3 the_debit_card:a4b-3 the_definition:a5 the_definition_of:a5 the_demo:a-5b6
    the_den:a4b-2 the_den_$:a4b-2 the_dentist:a-7b-21c-2d3e-1f6g6h2i2j15k-1m-4o-4p-5s6
    the_dentist_$:b-6d3h-3i6j7 the_dentist_appointment:b3f-2 the_dentist_back:b-1g5 the_dentist_call:d3
    the_dentist_is:j4 the_dentist_on:b6 the_dentist_one:c1 the_dentist_reminder:b-2f8 the_dentist_task:g1j2
    the_dentist_to:b-2h6 the_dentist_until:d1 the_deposit:b6 the_difference:a-2z7 the_difference_between:a-2z7
    the_dinner:a3b-6h3 the_dishes:a-3b-12c4d6f-4g13h-3m-2t3 the_dishes_$:b-5c10f-1g1t3 the_dishes_aren't:c-6g8
    the_dishes_as:g2 the_dishes_or:i2 the_dishwasher:a3 the_dishwasher_$:a1b1 the_dmv:b2 the_doctor:a-3b1h2
    the_doctor_$:a-1b3 the_dog:a-5b5c13f-2g-4h-4 the_dog's:a-8p9 the_dog_$:a-7b2c4 the_dog_food:b-1c2
    the_dog_his:b1 the_dog_to:c1 the_dollar:a3b-1 the_door:o4 the_door_$:o4 the_dow:a5 the_dress:a2
    the_dress_code:a2 the_drill:a-3b3r4 the_drill_$:b3 the_drill_sergeant:r4 the_driveway:a-4b9
    the_driveway_$:a-2b3 the_dropped:b-6g8 the_dry:a-3b-5c4f9 the_dry_cleaning:a-3b-5c4f9 the_dryer:b4j-2
    the_dryer_$:b3j-2 the_drywall:b2 the_drywall_$:b2 the_due:b-3f-4h13 the_due_date:f-4h11 the_dump:a-2b4
    the_dump_$:a-2b4 the_easiest:a-1i4j-4m2 the_egg:a1 the_egg_$:a1 the_eggs:a-9b1c3k2 the_eggs_$:b-3c5k2
    the_eiffel:a4 the_eiffel_tower:a4 the_election:a6 the_election_$:a4 the_electric:a-4c2h5
    the_electric_bill:a-4c2h5 the_electrician:a-2b-2g8 the_elevator:a1o1 the_email:a-10b-13c4f3h-5j6n14
    the_email_to:a-5b-10c5j7n3 the_end:a-7b-3d1e14h-4 the_end_$:a-1d-1e10 the_end_of:a-2d4e2 the_engine:a6b-5
    the_essay:a-22b-6c2d-7f-4g4h15j-1m16n-1t5 the_essay_$:a-8b1c-1d-4g6m3t6 the_essay_first:b-1h4
    the_essay_into:m4 the_essay_to:b-1h5 the_evening:a-8b-2c-2d3s17 the_event:f4 the_event_called:f3
    the_exam:a-6h11 the_exchange:a3 the_exchange_rate:a3 the_expense:c6g-1 the_expense_report:c6g-1
    the_fact:a-3f-5q15 the_fact_about:f-1q5 the_fact_that:a-1f-1q11 the_fan:a14b-7 the_fan_$:a5 the_fastest:a4
    the_fed:a7g-2 the_fence:b-1f10h-1m3 the_fence_$:a-4f7m4 the_fence_after:f2 the_ferns:b3 the_files:a-1b4
    the_files_$:a-1b4 the_fire:b5c-1 the_first:a-7c6d4g-2i-9j4m7 the_first_$:b-1d7 the_first_one:c11
    the_first_step:m1 the_first_thing:c-3f4i-1m1 the_first_tiny:m4 the_fish:a-1h4 the_fish_tank:h4
    the_flash:a3b-2 the_flash_on:a3b-2 the_flight:b2 the_flights:b-1c5 the_floor:a5b-1 the_flowers:b-4f8
    the_flu:s6 the_flu_$:b-3s7 the_folder:b4 the_folder_$:b4 the_following:e3 the_forecast:a7
    the_forecast_for:a7 the_freezer:b2 the_french:b1 the_fridge:c4 the_front:a9b-3 the_front_camera:a1
    the_front_door:a5b-2 the_game:a10 the_game_$:a6b-2 the_garage:a-4b-8c2d8h-5i-3m15n-3t5
    the_garage_$:a-2b2c4d-2m6 the_garage_cleaning:b-6d5g1m1 the_garage_door:a10b-5 the_garage_for:b2
    the_garage_one:e5h-3m4 the_garden:a-8b3j3 the_garden_$:a-2b6 the_garden_to:c2 the_gas:a-11b5c3
    the_gate:a-13o1p6q12 the_gate_$:b3 the_gate_code:a-8b-8o2p6q13 the_gift:b2 the_gift_card:b3 the_gold:a7b-6
    the_grandma:r5 the_grant:a-4b2j6 the_great:a5 the_great_gatsby:a1 the_greenhouse:a-1b4 the_groceries:g2
    the_groceries_$:g2 the_grocery:a-2b-9c9d2f7g-3j2 the_grocery_list:b-2f9j3 the_grocery_run:b-5c5d3
    the_groomer:b3 the_groomer_$:b3 the_group:a1 the_group_chat:a1 the_guest:b4 the_guitar:a-1b4
    the_gutters:a-7b-1d6f5g1 the_gutters_$:f3 the_gutters_for:d1 the_gutters_on:d3 the_guy:a9b-3
    the_gym:a-12b-11c10e3f9g1h9i-1j-3m-2n-4p5 the_gym_$:c-2e-1f10g2p6 the_gym_anymore:f3
    the_gym_membership:b5c5f-3 the_gym_on:o5 the_gym_one:e8f-1h2 the_gym_reminder:b-1h6 the_gym_task:b-1f1g6
    the_gym_to:h2 the_haircut:a-7b-19c4f12g7h3 the_haircut_$:a-3b-13f13g3 the_hall:b4 the_hall_$:b2
    the_hallway:a6 the_hallway_$:b5 the_hallway_light:a2 the_headlines:a5 the_headlines_$:a3 the_heat:a13b-7
    the_heat_$:a5b-2 the_heat_up:a2 the_heating:a7h-3 the_heating_on:a3 the_herb:a-3b-5f1g9
    the_herb_garden:a-3b-5f1g9 the_highway:a5b-3 the_highway_$:a4b-3 the_hilton:a4b-1 the_hobbit:a6b-3
    the_hole:a-2b3 the_homework:g8 the_hoover:b-1e5 the_hoovering:a-1d4g1 the_hose:a-1b3 the_hospital:a-5o6
    the_hospital_$:a-5o6 the_hotel:b4f4 the_hotel_$:a2 the_hotel_in:b5 the_house:a3f-1h-2m7 the_house_$:a-6b1m4
    the_house_down:a5b-3 the_house_move:a-1m3 the_humidity:a7 the_humidity_today:a2 the_ikea:b4
    the_ikea_wardrobe:b1 the_ingredients:a11b-7 the_ingredients_for:a11b-7 the_insurance:a-14b-3c4d3j8n8p-2
    the_insurance_$:a-3b-3j9n5p-1 the_intern:b4 the_internet:a1 the_interview:h6y-4 the_interview_$:a3y-4
    the_interview_to:a-3h7 the_invitation:a-9n11 the_invitation_$:n1 the_invoice:a-12b-3c11d3f-5g5h3
    the_invoice_$:b-2n2 the_invoice_one:b-3d6 the_invoice_task:c9g-2 the_invoice_to:b4 the_ironing:a-5b-9c1d12
    the_ironing_$:b-1c1d2 the_item:f3 the_item_about:f3 the_job:c-1m3n1 the_job_application:m3 the_joint:a4b-2
    the_joint_account:a4b-2 the_junk:b1 the_junk_drawer:b1 the_kettle:i2s2 the_kettle_$:a1 the_kettle_boils:i2s2
    the_key:n2 the_keys:a-1b5 the_keys_$:b3 the_kids:a4b8d-3g-2 the_kids':a-2b1c-1o5 the_kids_$:a-4b2c3
    the_kids_are:a2b-2e1 the_kids_at:b6f-1 the_kitchen:a9b-9f-1h-3l-2m17 the_kitchen_$:a6
    the_kitchen_floor:b8l-2 the_kitchen_lights:a2 the_knitting:f6j-1 the_lab:h4 the_lab_report:h4 the_ladder:f2
    the_lakers:a1 the_landlord:a-11c9d9f-1g-7h4j1n1o-1p-2 the_landlord_$:a-4c7j2n3 the_landlord_email:b-10c2d11
    the_landlord_one:h8 the_language:a5b-1 the_language_to:a5b-1 the_last:a8b-14c-4k14l4 the_last_action:k3
    the_last_change:a-2b-2k7l1 the_last_email:a1 the_last_item:f1 the_last_one:h1 the_last_thing:a2l2
    the_last_two:a-6f7k1 the_latest:a10b-3 the_launch:a-2b4 the_launch_$:a-2b4
    the_laundry:a-8b-13d7e5f6g7j9m-3n-1s-2 the_laundry_$:a2b-4c5d-3e4f7g1h-1s-1 the_laundry_back:g1
    the_laundry_isn't:c-1g4 the_laundry_task:h4 the_laundry_to:d5 the_lawn:a-2b2c4g2 the_lawn_$:a-2c5
    the_lawyer:b4 the_leak:a-2b8 the_leak_$:a-1b6 the_lease:b9 the_lease_$:b5 the_left:a7b-3 the_left_$:a7b-3
    the_leftover:a-1b4 the_letter:a-4t5 the_letter_$:n-2t5 the_letter_to:n5 the_library:a-3b-3c6d5f-1g3j1
    the_library_book:a-3j4 the_library_books:a-3b-3c7d6g4 the_library_on:a1 the_light:a6h-3
    the_light_color:a6b-3 the_light_in:a-2b3 the_lights:a21b-15 the_lights_$:a6b-3 the_lights_to:a2
    the_line:a4b-8e8 the_line_$:e8 the_list:a-16b-2d-6f4g12i5j5m-2 the_list_$:a-2b-13d-4f4g6h2i10 the_list_?:j1
    the_list_for:b6i-3j1 the_list_of:b3 the_list_please:b5 the_living:a8h-2 the_living_room:a8h-2 the_loan:b1
    the_loan_$:b1 the_location:b-2h5 the_location_of:b-2h5 the_loft:a-7b-2d4f5g8i-1j-4m3 the_loft_$:m2
    the_loft_conversion:b-3f7 the_loft_one:d5g9j-2 the_longest:a2c-2j5 the_longest_$:c-2j5 the_lost:a-4b6
    the_loving:a-2b-1r8 the_loving_partner:a-2b-1r8 the_lyrics:a4 the_mail:a-14b18 the_mail_$:a-5b9
    the_mail_while:b1 the_mall:a5j-2 the_manual:b2 the_map:a10b-7 the_map_$:a10b-7 the_marathon:f5
    the_marathon_after:f1 the_market:b4 the_market_$:a-1b4 the_mat:o3 the_mat_$:o2 the_match:h2
    the_mattress:a-7b9 the_mattress_$:a-5b7 the_meaning:a-3x8 the_meaning_of:a-3x8 the_meeting:b-4c-5d3f10h3j-3
    the_meeting_$:b3 the_meeting_is:n3 the_meeting_to:d7h-2 the_meeting_with:a-1b-6f4h9 the_menu:a4j-2
    the_menu_at:a5j-2 the_message:a5b-8n5 the_message_for:n1 the_message_to:n1 the_mets:a3
    the_milk:a-7c9f-7g7j-2k2 the_milk_$:a-3b-5c4g7k2 the_milk_off:c5 the_minimum:a5 the_minimum_payment:a3
    the_minutes:b6 the_minutes_$:b5 the_mirror:b3 the_missing:b3 the_moment:a-1b-3e7i2 the_moment_$:a-2b-3e6i2
    the_money:b-5n5 the_mood:b-4e7 the_mood_for:d-2e8 the_moon:a10b-1 the_moon_$:a4 the_morning:a-6d6o3u9
    the_morning_$:a-10d6o3u9 the_mornings:o2 the_mornings_$:o2 the_mortgage:a-4b6 the_mortgage_$:b1
    the_most:a9b-8i8j-2 the_most_important:a-3i6 the_most_money:a9b-6 the_most_urgent:i2 the_mot:a-7b-5c3f5j1
    the_move:a-15i10m13 the_move_$:a-10b4i10m1 the_move_in:m4 the_move_into:m3 the_movers:b1 the_movers_$:b1
    the_movie:a15b-5j-1 the_movie_schedule:a2 the_mower:a-1b4 the_mower_$:b2 the_museum:a3 the_music:a11b-1
    the_music_$:a3 the_name:a-4b5h-1p7 the_name_of:a-2p7 the_name_on:b5 the_nearest:a16b-12
    the_nearest_hospital:a1 the_nearest_pharmacy:a2 the_neighbor's:c2 the_neighbor's_cat:c2 the_neighbors:a2
    the_neighbors_over:b3 the_neighbours:b4 the_new:a-5b10d5h4j-3 the_new_batman:a4b-2 the_new_phone:b-4h6
    the_new_year:a-1d6 the_news:a9b-2 the_news_$:a1 the_news_from:a1 the_newsletter:a-4b-3f10g6n-4
    the_newsletter_$:f8n-1 the_newspaper:a-7b14f-2 the_newspaper_$:a-2b8
    the_next:a19b-15c-1d-9e8f-5g-2h-4i10j-4m-1s1 the_next_chapter:a5b-3 the_next_episode:a3 the_next_one:a-1e1i7
    the_next_song:a2 the_next_task:e7 the_next_thing:i11j-5 the_note:f-2q6 the_numbers:a-4b7 the_nursery:b1
    the_nursery_$:b1 the_ocean:a2 the_ocean_$:a2 the_odeon:a1 the_office:a13b-1 the_office_$:a9b-4
    the_oil:d5h-5j1 the_oil_$:b3 the_oil_change:a-1b-4d5g1h-3j1 the_old:a-10b11e-1g-6j7r9 the_oldest:a-3j6
    the_one:a-3b-8c-1d-5e4g1h-2i1j4k4l1 the_one_about:a-2b-2f2g4j4 the_one_after:e9i-1 the_one_i:k5l2
    the_one_thing:i8 the_one_with:a1b-2j2 the_optician:b-1j7 the_outdoor:a-9b10 the_oven:b5g1h-2 the_oven_$:b4
    the_oven_to:a9b-5 the_pacific:a-1o6 the_package:a-1b7 the_package_$:b3 the_page:a5b-8e7 the_page_$:a10b-8
    the_painting:b-3f-2g2h9 the_painting_$:f-1h5 the_papers:a3j-4 the_parcel:a-6b3c1f-3h6j3 the_parcel_$:a-1j4
    the_parent:b2 the_parent_teacher:b2 the_parents:j5y-2 the_parking:a-2b6 the_party:a1b1m5n-2 the_party's:h1
    the_party's_on:h1 the_party_$:a3m2n-1 the_party_planning:m1 the_passport:a-11c-3d1f-1h3j7 the_passport_$:j6
    the_passport_one:g3 the_passport_renewal:h2 the_passport_task:a-2j6 the_passport_thing:d1 the_pasta:j1
    the_pasta_water:a2 the_pension:a-2b2 the_permission:b-2c9 the_permission_slip:b-2c9 the_pharmacy:b2g2
    the_pharmacy_$:b2 the_phone:a3b-5d3e3f-4n4 the_phone_$:a4b-7d4 the_phone_call:b-5e4n1 the_phone_plan:b1
    the_phone_to:a2 the_photos:c1 the_piano:a-9d-2f7g9h3 the_piano_$:a-3b-1g10 the_piano_for:a-2b5
    the_piano_lesson:b-8d-1f7h4 the_picnic:a-3f1h2 the_picnic_$:b2 the_picture:b6 the_pile:a-8e7i8 the_pin:b3
    the_pizza:b-1f8 the_pizza_timer:b-1f8 the_plan:a-4i2j5 the_plants:a-10b1c6 the_plants_$:a-1b-1c6f1
    the_playlist:b2 the_plug:a4b-1 the_plumber:a-2b2g2h3n2 the_plumber's:a-5o3p5 the_plumber's_number:a-5o3p5
    the_plumber_$:n1 the_plumber_needs:g1 the_plumber_task:h2 the_plural:a1 the_plural_of:a1 the_podcast:a1b-2f5
    the_podcast_$:a3 the_pool:a-9b13 the_pool_$:a-4b6 the_pool_pump:b3 the_pope:a2 the_population:a8b-3
    the_population_of:a8b-3 the_porch:a1b3 the_porch_$:a-2b4 the_porch_light:a5b-3 the_post:a-1c5d2
    the_post_office:a-1c5d2 the_pothole:b1 the_potluck:h4 the_premier:a4 the_premier_league:a4
    the_prescription:c3 the_prescription_$:c3 the_presentation:a-4b-3c2m4t2 the_previous:a3b-2k3
    the_printer:a-4g5 the_printer_$:a-4g5 the_priority:a-6b-10h20 the_priority_$:h4 the_priority_of:h6
    the_priority_on:b-7h11 the_professor:n1 the_project:a-4b-9h1j8m6 the_puppy:a-2b5 the_quarterly:b5
    the_queue:e9f-3 the_queue_$:e9f-3 the_quickest:i5 the_quickest_way:a1 the_radar:a4 the_radar_$:a4
    the_radio:a6h-3 the_radio_$:b4 the_radio_on:a6b-2 the_raffle:g5 the_receipt:a-7b10 the_receipt_$:a-4b5
    the_receipt_for:b2 the_receipts:a-3b5o2 the_receipts_$:b4 the_recipe:b10 the_recipe_$:b5 the_recital:b1h6
    the_record:a2b-3o6 the_record_for:a5 the_recruiter:a-6b1n5 the_recruiter_$:a-4n3 the_recycling:a-2b5f3
    the_recycling_$:b1 the_recycling_out:b2 the_reminder:a-1b-18f12g8h6 the_reminder_about:b-3h3
    the_reminder_for:b-9f6g6 the_reminder_i:g2 the_reminder_to:b-1f6 the_rent:a-17b2f-1g7h7j12m-2o-3
    the_rent_$:a-3b-4c6g4 the_rent_is:a4c2h-2 the_rent_on:b4 the_rent_to:b-1h4 the_rent_up:h4 the_rent_yet:g3
    the_report:a-12b-25d16f-7g3h11j1m11n-3o-5s-1t6 the_report_$:b-1c-1d-4e2f-1g4h-4j-2m12o-2t4
    the_report_as:b-2h8 the_report_is:a-1h4 the_report_to:b-3d5 the_restaurant:a2 the_return:b-5h5
    the_reviews:a5 the_reviews_for:a5 the_ring:a10b-8 the_road:a1b-5d7 the_robot:a9 the_robot_vacuum:a2
    the_rolling:a2b-1 the_rolling_stones:a2b-1 the_roof:a-10b-2d3e-1g5j13 the_roof_$:j1 the_roof_one:j5
    the_roof_task:d2 the_roofer:h5 the_roomba:a11b-6 the_roses:b3 the_roses_$:b3 the_route:a5b-4
    the_router:a-3b7 the_router_$:a-3b7 the_routing:a4 the_saga:a10b-6 the_saga_called:a1 the_salad:b6
    the_same:a10 the_same_thing:a3 the_schedule:a11b-2j-4 the_schedule_for:a12b-7j-4 the_school:a-13b6d2f2
    the_school_$:h-1n3 the_school_fair:j1 the_school_run:d4h-2s1 the_science:b-1h1m3 the_science_project:b-1h1m3
    the_score:a4 the_score_of:a4 the_scrapbook:b-4g6h2 the_scrapbook_$:b-4g6h2 the_screen:a8b-5
    the_screen_$:a9b-8 the_seat:a2 the_second:a6b-8f7g-1h1 the_second_one:f4 the_second_task:h3 the_security:a4
    the_security_system:a1 the_seller:a-3b2 the_senate:a1 the_shades:a7b-4 the_shed:a-8h5p5 the_shed_$:a-6b6p5
    the_shed_tonight:b1 the_sheets:b4 the_shop:j1 the_shop_$:j1 the_shopping:a-8b-8c-6f9g7h10
    the_shopping_$:b-8g12 the_shopping_list:f4g-3h3j1 the_shopping_one:b-1h9 the_shower:b6 the_shower_$:b4
    the_showtimes:a4b-2 the_showtimes_for:a4b-2 the_sink:a-4b8h-1 the_sink_is:a-3b6h-1
    the_slides:a-11b-7c2f-3h2m8t10 the_slides_$:b-3c7 the_slides_task:g-3m10 the_slow:a-2b3
    the_slow_cooker:a-2b3 the_smallest:a-2i2m4 the_smart:a8b-5 the_smart_plug:a3 the_smoke:a-1b5
    the_smoke_alarm:b1 the_snooze:k5 the_snooze_$:k5 the_snoozed:a-4b-3g3j8 the_socket:a4b-1 the_socket_in:a4b-1
    the_sofa:b5i1 the_sofa_$:i1 the_sofa_to:b2 the_song:a8 the_song_$:a2 the_soundtrack:a8b-6
    the_soundtrack_to:a5b-3 the_soup:a-1b4 the_spanish:g7 the_spare:a-13b3c-1f-2j-1o11p10
    the_spare_key:a-5j-1o7p10 the_spare_room:a-2b4 the_speakers:a9b-7 the_speakers_$:a4b-2 the_spelling:b-4h9
    the_spelling_it's:b-3h6 the_spreadsheet:e3h-1m6 the_sprinkler:b5 the_sprinkler_$:b4 the_sprinklers:b9
    the_squash:a-5b7 the_squash_$:a-5b7 the_squeaky:a-1b5 the_squeaky_door:a-1b4 the_stadium:a8b-4
    the_stadium_$:a6b-3 the_staff:a-1h4 the_staff_meeting:a-1h4 the_stain:a-1b9f-4 the_stain_on:b3
    the_stairs:a-2b12 the_stairs_$:b3 the_states:a6j-1 the_states_$:a6j-1 the_station:a-4b5 the_station_$:a-4b5
    the_steps:a-4b-6j-4m22 the_steps_for:a-2b-10j-1m17 the_steps_to:m2 the_stock:a4 the_stock_market:a4
    the_store:b2g-1j9 the_store_$:a-3b3j10 the_stove:b3 the_street:a1 the_stretching:h5 the_sun:a7 the_sun_$:a1
    the_sun_set:a3 the_supplier:b2 the_supplier_$:b2 the_supreme:a1 the_supreme_court:a1 the_surgery:a-1b3c3
    the_surgery_$:a-1c3 the_survey:a-9b5f4 the_survey_from:a-4f5 the_symptoms:a4 the_symptoms_of:a4 the_table:b4
    the_table_$:a3 the_table_for:a-4b6 the_tablet:a4 the_tablet_$:a4 the_taj:b1 the_tank:a-2s8 the_tank_$:a-2s8
    the_task:a-2b-5g6h2j5 the_task_$:h6 the_task_about:b-4j7 the_task_i:g7 the_task_of:f1
    the_tax:a-12b-5d4e3g1h1m4 the_tax_return:a-4b-2h4m5 the_tax_thing:c1e4 the_taxes:a-20b-15c3d12e6f-4i1j1m5
    the_taxes_$:a-9b-1e5i2j3m4 the_taxes_are:a-4c8 the_taxes_right:d1 the_taxi:f1 the_teacher:n1
    the_teacher_$:b1 the_team:a-11b5j6n2 the_team_$:a-3b8 the_telly:a4 the_temperature:a10b-7
    the_temperature_in:a4b-3 the_temperature_to:a1 the_tennis:a-3b-12f2g12 the_tent:a-2b9 the_tent_$:b1
    the_text:a-2b-6n11 the_text_to:a-2b-1n7 the_thank:c4 the_thank_you:c4 the_thermostat:a7b2h-2
    the_thermostat_$:a-2b6 the_thermostat_to:a3 the_thesis:a-4b2e-3g5 the_thesis_$:b3 the_thing:b-13c1e2f5g1j7
    the_thing_about:b-8e2j8 the_third:a-3b-3f4h1o3 the_third_one:b-3f4h2 the_tickets:b-2h5j3 the_tickets_$:j3
    the_time:a-9b-1d7h-1p-1y19 the_time_$:a-9y16 the_time_difference:a4 the_time_in:a8 the_time_of:a-2d7
    the_timer:a-3b-13c-1f7h4j11 the_timer_$:b-16f9h5j5 the_timesheet:b1 the_timesheet_$:b1 the_tip:b1
    the_tip_$:b1 the_title:b-13h15 the_title_of:b-2h3 the_title_to:b-10h12 the_tomatoes:b1
    the_top:b-14h14i9j-4o3 the_top_$:b-9h9i5 the_top_drawer:o3 the_top_of:h6i3j-3 the_tough:r4 the_tough_love:r4
    the_tracking:a3 the_tracking_number:a1 the_traffic:a6 the_traffic_on:a6b-2 the_trailer:a10b-6
    the_trailer_for:a4 the_train:a10 the_train_$:a9s-5 the_trains:a2 the_trampoline:a-3b-7f11
    the_trampoline_$:a-3b-7f11 the_trash:a-7b-2c5f-9h14j1 the_trash_$:c5 the_trash_reminder:b-3h6 the_tree:b2
    the_tree_$:b2 the_trip:a-2b4 the_trip_$:a-1b4 the_trunk:b-1o2 the_trunk_$:b-1o2 the_turkey:a-1b4
    the_tv:a15h-3j-3 the_tv_$:a3 the_tv_on:a1 the_tv_show:a5 the_tv_to:a2h-1 the_twins:b6 the_twins_$:a-5b7
    the_undo:a-4k-16l21 the_undo_$:k-13l15 the_us:a2 the_us_$:a2 the_vacuum:a18b-14 the_vacuum_$:a5b-3
    the_vacuum_cleaner:a1 the_vacuuming:a-7b-4c6e4g2 the_vacuuming_$:a-2c4d1 the_veg:a-5b6 the_venue:b3
    the_venue_$:b3 the_very:m4 the_very_first:m4 the_vet:a-8b-13d-4e-2f4g3h10j16m-1 the_vet's:b6
    the_vet_$:a-1g5j5o-2 the_vet_?:j2 the_vet_for:h4 the_vet_on:b-2h2 the_vet_one:f8 the_vet_task:b-4g1h3j1
    the_video:b8h-2 the_visa:a-8c1d3f-1j6m4 the_visa_application:a-2b-2c2m4 the_visa_one:j7 the_volume:a11b-5
    the_volume_to:a1 the_wait:a2 the_wait_at:a2 the_wallpaper:b1 the_wallpaper_in:b1 the_war:a4 the_war_$:a4
    the_warranty:a-2b6 the_warranty_for:b3 the_washing:a3 the_washing_machine:a3 the_water:a-6c3h2j3
    the_water_bill:a-2b-4c3h3j4 the_way:g-2k7 the_way_$:a5 the_way_home:a-1b2 the_way_it:a-1g-1k8
    the_weather:a16b-3c-1j-1 the_weather_$:a10b-9 the_weather_like:a1 the_webinar:b2 the_wedding:a-10b2m9
    the_wedding_$:a-1 the_wedding_planning:m9 the_week:a6b-1d4j-8y3 the_week_$:a1d4j-2 the_week_is:a-3y6
    the_weekend:a2b-14d16j3 the_weekend_$:b-13d17j4 the_wheel:a11b-6 the_whole:a7b-10c-2j6s4
    the_wifi:a-2b-6h-1o10p11q4 the_wifi_$:a2 the_wifi_at:o3 the_wifi_password:a-5b-3o6p9q4 the_will:a-3b4
    the_will_$:a-3b4 the_wind:a3 the_window:f3 the_windows:a2f4 the_windows_$:a3b-3f5 the_wine:a-6b9
    the_winter:a-2b5 the_wire:a4 the_wire_$:a3 the_word:a12b-8h3 the_words:n5 the_words_to:n3 the_world:a8b-2
    the_world_$:a1 the_world_cup:a2 the_worst:a10o-1 the_worst_$:a9o-1 the_wrong:a4b-4c-6f-1k15o-2
    the_wrong_amount:a2 the_wrong_one:g1 the_wrong_thing:k4l2 the_yankees:a4 the_yoga:a-8b-5f5h2j8
    the_yoga_class:a-1b-4f9 the_zipper:a2 the_zipper_$:a2 their:a16b-6c-3 them:a-22b-13c-3f3g11i10m5n5o5r4
    them_$:a-12b-1f3g2m5n4o7 them_to:g3 then:a2d6e-4i13r-1z2 then_$:a6b-8d3i4z2 then_what:i5 theo:a-3o1
    theo_$:a-2o1 therapist:a-19b17o7 therapist_$:a-6b8 therapist_is:o1 therapy:a-7b11 therapy_$:a-2b7
    there:a6b-13c-6d-9e-1h-1j16k-2m-4n-2o-8p2r6s-2u13x-2y-3z2 there's:b-12g6s8w9 there's_a:a10b-4
    there_$:a-13b-5e-1i2j4r9u13z4 there_a:a4j1 there_a_reminder:a-2j4 there_any:j5 there_any_events:a-3j4
    there_any_travel:a3 there_anything:a1 there_for:a-6j7 there_is:f1 there_is_a:a1 there_something:a-4j5
    there_to:a2 there_to_do:a2 there_too:b5 there_too_$:b5 there_was:a2 there_was_a:a2 there_were:a1
    thermostat:a7b2h-2 thermostat_$:a-2b6 thermostat_to:a3 thermostat_to_0:a3 these:i4n3 these_days:a7
    these_days_$:a6 thesis:a-7b8e-3g5 thesis_$:b3 thesis_chapter:e-2g5 they:a28b-23c-3e-1g7h1j-7o5p-2
    they're:a14b-7 they've:h2 they_cancelled:a4 they_cancelled_my:a2 they_moved:h5 they_say:a4b-1 they_use:a1
    they_use_in:a1 thing:a-30b-17c-6d8e13f15g-7i23j2k4l3m6n-3o-5p-11q-3r-5s-3
    thing_$:a-5b-17e5f17g-4h1i14j-6k1l1m-5q-4 thing_about:b-8e2j12p-2 thing_about_the:e2j6p-1 thing_i:a-6g1i1j5
    thing_i'd:m1 thing_i'd_do:m1 thing_i_should:m1 thing_into:h7 thing_into_a:h7 thing_is:b7c1j-1
    thing_on:a-9b-2f4i12 thing_on_here:a-5j8 thing_on_my:i6j-5 thing_please:e3i1 thing_please_$:e3i1
    thing_till:d4 thing_to:m7 thing_to_do:m7 thing_until:d5 things:j7z1 things_$:a5k1 things_are:a-2j3
    things_are_left:a-2j3 things_have:a-4j6 things_have_i:a-4j6 things_to:a3b4 things_to_do:a3b3
    think:a18d7j-3o-4r-2 think_$:b-4d8 think_about:b4 think_aliens:a2 thinking:a6o-8q6 thinking_about:a8
    third:a-7b-3f4h1o7 third_one:b-3f4h2 thirty:a12b-2 thirty_seconds:a8b-2 thirty_seconds_$:a8b-2
    this:a5b-35c-2d24e23f7g-11h-11i-10k-23l-17m23n5o-7p-33q-17r-12s-6t4u-26v-13w-3x-16y-11z11A-8
    this_$:a-22b-14c1d3e4f12i6j-15m2n10o-3s-2t8w6 this_afternoon:a-3d3f5j1 this_afternoon_$:a-1f5j1
    this_afternoon_would:d5 this_again:d5 this_album:a5 this_app:z1 this_at:a-2b-3d3e4 this_back:d5
    this_back_up:d2 this_book:a4 this_book_0:a1 this_can:a-3d1f4 this_can_wait:d2 this_card:e6 this_card_?:a1
    this_down:a-5m11 this_down_$:a-5m10 this_email:b4d-1n3 this_essay:a3 this_essay_0:a3 this_evening:d3
    this_evening_$:d3 this_event:b6f1 this_for:a-9b8d4 this_for_later:b5d-1 this_for_me:b7 this_into:a-5m7n3
    this_into_steps:m1 this_is:a-1f4m7w-3 this_is_too:a5w-2 this_less:a-3m6 this_month:j4 this_month_$:a1
    this_month_?:j3 this_morning:a-3b-3c12d-10e-6f-7g6i11j5m-5o-6s10z-1
    this_morning_$:a-2b-3c12d-9e-5f-6g7i8m-2o-5s10 this_morning_?:i2 this_movie:a4 this_my:o3 this_novel:a1
    this_now:f3 this_off:d4 this_on:a3b-3d6 this_on_facebook:a2 this_one:a-11b-5c-4e16f7g-3i-20j7m6n-2o-2t4w-2
    this_one's:a-3e6m3 this_one_$:a-2e1f-1i-9j4m11t3 this_one_?:a-6j7 this_one_aside:e2 this_one_for:e-2f5
    this_one_here:e4 this_one_into:m1 this_one_later:e2 this_one_to:a8 this_please:a-9e7A7 this_please_$:a-9e7A7
    this_show:m6 this_show_$:a7 this_smaller:m3 this_song:a19b-2e-3f-2 this_song_$:a7e-1 this_song_from:a3f-1
    this_task:e-2f4i-1m8n1 this_task_$:e-3f5m8 this_textbook:a1 this_thing:z3 this_till:d6 this_to:b-6d8h3n3
    this_to_my:n1 this_to_next:d2 this_to_the:a1 this_tomorrow:d4 this_tomorrow_$:d4 this_tonight:d2
    this_tonight_$:d2 this_track:a10e-3 this_track_$:a9e-3 this_traffic:a1 this_tune:a5 this_tune_to:a5
    this_until:a-1d12 this_until_march:d2 this_up:d7 this_up_again:d7 this_week:b12d-3e-4j4p-2w4
    this_week_$:b12d-3e-3p-1w4 this_weekend:b18e-4j4m-3o-2 this_weekend_$:b19d-5j3m-1o-2 this_work:a-6z6
    this_works:a-7z12 this_works_$:a-7z12 those:a4b1 thought:c-2g4 thought_i:c-2g4
    three:a2b-5d-2e-1h12i-3j-5o7p-1s10 three_$:a3b-12c3d-3h7s9 three_hours:b-6h6s1 three_hours_$:b-5h7
    three_quarters:a3 thriller:a3 throat:a2 through:a10b-8c4d-4e-5f-1i-3j8m13o-5s-2 through_$:a8g3 through_it:m4
    through_my:j5 through_my_list:j5 through_the:a9c-3m1 through_this:m6 through_this_one:m6 throw:b3c-2f9g-2j-2
    throw_a:a-1b3 throw_out:f7 throw_out_the:f7 thumbs:a6b-3 thumbs_up:a5b-3 thunderstorms:a4
    thursday:a-18b1c-2d19e-4g-2h16i-6m-2n-1o-4p-3r-1y7 thursday_$:a-10d16e-1g-1h13i-3j-2o-1y7 thursday_0:b1
    thursday_0_$:b1 thursday_?:a-1j6 thursday_?_$:a-1j6 thursday_at:b1 thursday_at_0:b1 thursday_night:b-3d6
    thursday_night_$:b-3d6 tic:a1 tic_tac:a1 tic_tac_toe:a1 tick:a-5b-9c21e-3f-9g1h-2j2 tick_off:c5f-3j4
    tick_off_the:j5 ticked:a-12c-3g12j8 ticked_off:a-8c-3g8j8 ticked_off_the:a-1c-1g10 ticket:a3g5 ticket_$:b4
    tickets:a-13b13h1j2 tickets_$:a-4b5j3 tickets_to:b4 tidy:b3 tidy_the:b3 tidy_the_garage:b3 tie:b4 tie_a:a1
    til:b-9d19h-4 tiles:j5 tiles_$:j5 till:a-21b-19c-9d42e-3f-10g-6h-1j-5m-3o-1s16 till_0:d5s1 till_0_$:d1s1
    till_after:d3 till_after_christmas:d2 till_january:d3 till_january_$:d3 till_monday:b-3d14
    till_monday_$:b-1d7 till_spring:d2 till_spring_$:d2 till_sunday:d2 till_sunday_$:d2 till_the:a-2b-4d1s14
    till_tonight:a-1d5 till_tonight_$:a-1d5 till_wednesday:d3 till_wednesday_$:d3
    time:a-7b-11c-10e-2f-12g-4h-6i4j5k-4p-6r-13s20t14u-3w-1x-3y26z-7A-3 time's:a9j-9s4
    time_$:a-10b-1e-2j-8m2p-1r-5s10t2y24 time_difference:a4 time_difference_between:a4 time_do:j-3p6
    time_do_i:j-3p6 time_does:a7 time_does_the:a2 time_flies:a15b-3 time_flies_$:a5 time_for:e5 time_for_that:e6
    time_in:a8 time_is:a-3j8p-4y4 time_is_it:y6 time_is_left:a-4j4 time_is_my:a-5j11p-2 time_is_the:j1
    time_me:a-3e-3t12 time_my:j1 time_of:d7h-1 time_of_my:d8h-7 time_of_the:h4 time_off:a-2b5n3 time_off_$:n3
    time_on:a-4j6 time_on_my:a-4j6 time_to:a-4i7 time_today:a-1s10 time_today_$:a-1s10 time_zone:o6
    time_zone_is:a5 timer:a-19b-9c-6d-9f12g-2h10j32m-1n-1o-1p-2q-1s-11t7 timer_$:a-11b-15c-4f15h3j15t6
    timer_for:a5b-2t3 timer_for_0:b3 timer_for_ten:a-1b4 timer_for_the:t2 timer_set:a-2b5 timers:a-15b-7j22
    timers_$:a-6b-7j14 times:a15b9g-2j-3k-3 times_$:a3b2 times_0:a5 times_0_$:a5 times_for:a7b-5
    timesheet:a-6b11 timesheet_$:a-4b9 tiny:a-2b-3i-5m16 tiny_step:m4 tiny_step_$:m1 tiny_steps:b-3m7 tip:a8
    tip_$:b1 tip_in:a2 tip_in_japan:a2 tip_on:a2b-1 tip_on_0:a2b-1 tire:a3h6o1p-3z-1 tire_$:a2z-1
    tire_pressure:a7b2p-3 tire_pressure_$:a2b2 tire_rotation:a-3h8 tire_rotation_$:a-3h8 tired:a1o-4s20w-11
    tired_$:a4o-3s11w-8 tires:a-3b15 tires_$:a-4b14 tissues:a-1b5 titanic:a1 title:a-4b-11h19 title_of:h2
    title_to:b-10h12 title_to_email:h3 tmrw:a-11b4d12j2 tmrw_$:a-3b8j3
    to:a10b6c-5d7e-5f-7g-15h24i-5j-6k-10l-10m-8n29p-9q-11s-11t-8u-31v-22w-10x-11y-20z-9A-7 to_$:j-1p13
    to_0:a16b-8c-3f-9h13j-4n-3o-8 to_0_$:a6b2d5h-1o-5 to_0_0:a5 to_0_degrees:a4b-1 to_0_pm:a-3b-1h10 to_a:h7
    to_a_dozen:a-2h7 to_a_human:a5 to_about:a4p-1 to_add:a-4b7k4 to_an:a5b-1 to_an_agent:a5b-1 to_another:e3
    to_another_$:e3 to_anything:a-7j-2p11 to_anything_$:a-7j-2p11 to_apply:f1 to_apply_for:f1 to_ask:b-2h5
    to_aunt:b7n-2 to_austin:a-8o9 to_austin_$:a-8o9 to_away:a6b-1 to_away_$:a6b-1 to_be:a-1b1f3g-1o3r-7w5
    to_be_called:a-3o5 to_be_honest:a3b-2r-2w6 to_be_reminded:a-3f6 to_bed:a-1j-1o3p3 to_bed_$:p3 to_bed_at:o4
    to_begin:a-5b-3i8m7 to_begin_with:m4 to_being:r7 to_being_the:r7 to_blue:a6b-3 to_blue_$:a6b-3 to_bob:n-1o3
    to_bob_about:b2n-1 to_book:c5 to_book_the:b-1c5 to_bring:a-2b12d-1 to_bring_the:b5 to_buy:a-10b6f4j8n-3
    to_buy_$:a-1j7 to_buy_milk:f2 to_buy_oat:h2 to_buy_stamps:b5 to_call:a-4b-4d4e-1g-2h5i5j15n-5
    to_call_$:a-8j8 to_call_anyone:j1 to_call_her:a4 to_call_mom:a-2d7h-8j3 to_call_the:a3b2g-1i6j-3n-2o-3
    to_cancel:n7 to_cancel_my:n5 to_cancel_on:n2 to_channel:a6b-1 to_channel_0:a6b-1 to_check:a-3b5c-3k6
    to_check_the:b5 to_chicago:a1 to_clean:n4 to_come:b6d-2 to_come_again:g1 to_completed:b-8c10
    to_completed_$:b-8c10 to_concentrate:t4 to_concentrate_on:t4 to_cook:a2 to_customer:a2
    to_customer_service:a5b-2 to_dan:b2 to_dan_$:b2 to_dave:b-1n5 to_december:h4 to_december_0:h4 to_delete:k6
    to_delete_that:k5 to_denver:b3 to_denver_$:b2 to_do:a-16d-6e6f6g16h-8i9j8k2l-2m1n-18p-14r-11x-4
    to_do_$:a-1d-4e2g11i4j5n-1r-1z-2 to_do_again:g5 to_do_first:i5j-1 to_do_for:a-4b2j4 to_do_in:a9
    to_do_list:a-4b3c3f4g-1j2 to_do_next:i1 to_do_now:i4 to_do_that:k5 to_do_the:f3g7 to_do_this:d1e2
    to_do_today:j5 to_do_with:b-5j4 to_done:c5g-1 to_downtown:a5 to_drink:f4 to_drink_water:f4 to_eat:a5
    to_email:h2 to_email_the:h3 to_factory:a6b-5 to_factory_settings:a6b-5 to_feed:b2 to_feed_the:b2
    to_finish:b5 to_finish_the:b5 to_first:b-1h7 to_first_$:b-1h7 to_fix:h5 to_fix_the:b4 to_focus:t4
    to_focus_on:t2 to_forget:q2 to_forget_my:q2 to_french:a3b-1 to_french_$:a3b-1 to_friday:a3b-11d7h2
    to_friday_$:b-10d7h4 to_german:a5 to_german_$:a5 to_get:a-2b8j4o-1w4 to_get_a:a10j-6 to_get_my:b3
    to_get_the:b2 to_get_to:a1 to_give:a2j-1 to_go:j3o-1 to_go_off:j1 to_go_to:f1o-1 to_grandma:b-1n1r3
    to_grandma_$:n1r3 to_hand:j2 to_hand_in:j2 to_hdmi:a7b-2 to_hdmi_0:a7b-2 to_hear:a5 to_hear_some:a2
    to_hr:a-5n11 to_hr_$:a-1n3 to_hr_regarding:n4 to_its:a4b-2 to_its_dock:a4b-2 to_jazz:a5b-2 to_jazz_$:a5b-2
    to_jen:a2b-2 to_jen's:a6n-2 to_jen's_email:a6n-2 to_karen:c2 to_kenya:a5j-2 to_kenya_$:a1
    to_kill:a-6b-4i2s11 to_kill_$:a-2b-1s9 to_kilometers:a1 to_kilometers_$:a1 to_know:b-8j2o4p1q6
    to_know_my:p2q3 to_know_the:a3b-1 to_learn:a1f2 to_learn_$:a3 to_learn_the:f3 to_leave:a7w-1 to_lena:a3b-3
    to_lena_$:a3b-3 to_listen:a10b-3 to_listen_to:a10b-3 to_lock:b1 to_lock_the:b1 to_look:a-3b7h-1
    to_look_at:a-3b7h-1 to_lunch:a-1i3o1 to_make:a2j2 to_make_$:a-7j12 to_max:a6b-3 to_max_$:a6b-3
    to_me:b-6d5j3n-1r9 to_me_$:a3b-2j4 to_me_like:r1 to_me_more:a-1r4 to_me_with:d4 to_miami:a6b-4
    to_miami_$:a5b-4 to_mike:a11b-4e-1 to_mike_$:a2b-2 to_monday:b-2d4 to_monday_$:b-2d4 to_move:b2
    to_move_the:b2 to_my:a3b21c-3d-1f-11h-13i-4j-12n17o-8p-5q-1 to_my_boss:n4 to_my_brother:a-5b5
    to_my_landlord:n4 to_my_list:b15f-1j-2 to_my_mp:b3 to_my_playlist:a3b-1 to_my_savings:a2 to_my_shopping:b6
    to_my_sister:a-4n6 to_my_to:b8j-1 to_my_todo:b1 to_nadia:a-2c5 to_nadia_$:a-2c5 to_next:a-2b-4d13
    to_next_month:d3 to_next_tuesday:h3 to_next_week:d6 to_not:g1 to_not_done:g1 to_nudgy:r8 to_nudgy_$:r8
    to_number:h1 to_number_0:h1 to_nuts:a6b-1o-2q1 to_nuts_$:a6b-1o-2q1 to_open:g7 to_open_$:a-2g7 to_paris:a4
    to_paris_$:a4 to_pay:a-2j6 to_pay_$:j3 to_peanuts:o5 to_peanuts_$:o5 to_penicillin:o3 to_penicillin_$:o2
    to_phrase:a-8n10 to_phrase_this:a-2n5 to_pick:f4 to_pick_up:a-1f4 to_play:a4 to_post:a-4b7 to_priya:n4
    to_professor:b-3n6 to_put:a-3j1n2 to_rain:a2 to_read:b4 to_read_$:b4 to_red:a4b-2 to_red_$:a4b-2
    to_remember:b1p2q4 to_remember_$:p2 to_remember_my:q4 to_remind:f4j2p-2 to_remind_me:f4j2p-2 to_remove:f2
    to_renew:b1c4 to_renew_my:b6 to_repeat:a-2b-3h8 to_repeat_monthly:a-2b-3h8 to_return:b2 to_return_the:b2
    to_ring:b9d-1 to_ring_the:b9d-1 to_run:a-1A5 to_ruth:a-3c5 to_ruth_$:a-3c5 to_sam:a-7b2n7 to_sam_$:a-6b2n6
    to_sarah:a-5c2n2 to_sarah_$:a-3c2 to_saturday:b-6d12 to_saturday_$:b-7d7h2 to_savings:a2b1 to_savings_$:a2
    to_say:a-5h5n8 to_say_to:a-1n5 to_school:a-2b3p4 to_school_$:a-2b3p4 to_seattle:a7i-1 to_seattle_$:a7i-1
    to_see:a6b-5d7 to_see_my:j5 to_see_the:a4d7j-3 to_self:b1 to_send:a-11b6j8 to_send_$:a-5j8 to_send_the:a-4b8
    to_sign:b3 to_sign_the:b3 to_six:a-2b-3h9 to_six_$:a-2b-3h9 to_sleep:a2 to_spanish:a10b-4 to_spanish_$:a8b-3
    to_staging:b3 to_staging_$:b3 to_start:a-17e-4i13m10 to_start_$:a-4b-3i7m4w1 to_start_the:m2
    to_start_with:a-3i7 to_stretch:f4 to_submit:b4 to_sunday:b-5d11h-2 to_sunday_$:b-5d11h-2 to_switch:b3
    to_switch_the:b3 to_take:a-3b12o-1 to_take_my:a-1b9o-1 to_target:a1 to_target_$:a1 to_that:a7 to_that_one:e1
    to_the:d-6e14f-12g-1h2i-17j-3k-7l-2m-13n21q-2r3s-4t-2z-4 to_the_0:b-4h9 to_the_airline:a-1 to_the_airport:a1
    to_the_back:a3d-2e11g-2r-1 to_the_bank:a-6b-1c5e2n3 to_the_basement:b3 to_the_chemist:c2 to_the_choir:a-7b7
    to_the_city:b1 to_the_closest:a2 to_the_coach:r1 to_the_council:a-1b-3j7 to_the_dentist:b-1h5n2
    to_the_dump:a-2b4 to_the_end:a-1b-4d3e8h-2 to_the_following:e2 to_the_garage:b2 to_the_groomer:b3
    to_the_gym:c8f1h-1n-1o1p2 to_the_invitation:n1 to_the_kids:a6b-5 to_the_landlord:b7 to_the_last:a3
    to_the_library:a2b-1 to_the_list:b4f-3g6h-1 to_the_nearest:a3b-1 to_the_neighbours:n1 to_the_new:a-3b6
    to_the_next:a7e3i-3 to_the_party:b1 to_the_previous:a3 to_the_recruiter:a-4n3 to_the_school:n1
    to_the_shopping:b6h-1 to_the_store:a1 to_the_team:a-1b2 to_the_tip:b1 to_the_top:a5b-6h8 to_the_vet:b3
    to_the_wifi:a2 to_this:a1e5 to_this_one:d-4e6 to_three:b1 to_thursday:b-15d15h2 to_thursday_$:b-9d8h1
    to_tie:b2 to_tip:a1 to_tip_in:a1 to_to:g5 to_to_do:g5 to_tokyo:a7b-2d-3 to_tom:a-2b-6n10 to_tomorrow:a-2d14
    to_tomorrow_$:a-2d14 to_travel:a2 to_travel_to:a2 to_undo:k-10l11 to_undo_that:k-10l11 to_use:a-11b9z10
    to_use_this:z4 to_use_zoom:b7z-1 to_vet:b2 to_vet_$:b2 to_vote:b5 to_warm:a5b-2 to_warm_white:a5b-2
    to_wash:h4 to_wash_the:h4 to_water:f3 to_water_the:f2 to_wednesday:b-4d11h-1 to_wednesday_$:b-4d11h-1
    to_word:n2 to_work:a6b-10i4o4p1 to_work_$:a4b-8o5p3 to_write:a-2n8 to_write_to:n2 to_york:a-3b5
    to_york_$:a-3b5 to_you:b-1z3A9 to_you_$:z4 to_your:r2 to_your_normal:r2 to_zen:a-1b-4r8 to_zen_$:a-1b-4r8
    today:a-7b-27d20e-1g-4h-12i1j9k-8l-5m-14n-9o-14p-20q-7r-13s15t-4u-12v-4w22x1y12z-11A2
    today's:a-4b-15c1d1j13y9 today's_tasks:b-3c2d2
    today_$:a-3b-23c3h-7i4j12k-5l-1m-10n-7o-10p-16q-4r-8s17t-1u-7v-1w12x3y13z-8A-1 today_?:j3 today_?_$:j3
    today_goodbye:A2 today_goodbye_$:A2 today_mate:d4 today_to:d2 todays:a-3b-5j6y10 todo:a-3b10 todo_list:b2
    todo_list_$:b2 toe:a1 together:a-2b-2n15 together_$:b-3n5 together_a:b-2n7 together_a_short:n3 toilet:b10
    toilet_paper:b4 tokyo:a14b-3d-3y-1 tokyo_$:a6 told:b8d-1j-4o-2p9q3 told_you:j-3p9q3 told_you_$:a-1p4
    told_you_about:q5 told_you_my:p1 tolls:a7b-4 tolls_$:a7b-4 tom:a-16b-1c6d-5h5m-2n9o5p9 tom_$:a-3b-6c8j4
    tom_for:h1 tom_hanks:a4 tom_is:o8 tom_saying:a-3b-6n11 tom_to:b-3h6 tom_to_the:b-3h6 tomatoes:b14
    tomatoes_$:a-3b13 tomorrow:a-16b-4c-10d42e-16f9g-10h-2i-15j19k-6l-1m-12n-9o-15p-15q-4r-10s-10t-1u-4z-6A11
    tomorrow's:a-7b-14f7j8y8 tomorrow_$:a-8b-3c-5d21e-7f14g-5h-6i-8j13k-2m-4n-3o-9p-12q-2r-5s-3z-2A13
    tomorrow_?:j3 tomorrow_?_$:j3 tomorrow_at:b7d1j-1 tomorrow_at_0:b9 tomorrow_for:b-5d8e-1j6
    tomorrow_for_this:d10 tomorrow_instead:d3 tomorrow_morning:b-1d7 tomorrow_morning_$:b-1d2 tone:a-4b-1r10
    tone_$:a-2r6 tonight:a6b-1c-3d26e-9f-7g-2h-6i-10j5m-1n-1p-4r-2w7 tonight_$:a2c-2d23e-8f-6g-2h-6i-7j6p-4r-1w7
    too:a1b-24c-10f-9g5h-8i-12j-13k-4m21n-4o-13p-3r26s-8u-4v-1w13x-3A-4 too_$:a-2b4c1 too_big:a-9b-1m22
    too_big_$:a-6b-1m14 too_big_for:m5 too_early:a-2b-1c-3d5g10 too_hard:e3 too_hard_give:e3 too_long:r1
    too_long_$:r1 too_many:a1b-2r9 too_much:b-3c-2l2m8o-3w15 too_much_$:m-5r5w6 too_much_at:a-3m9
    took:b-15c24f-1g4j-1o-3 took_care:b-2c10 took_care_of:b-2c10 took_my:a-4c12 took_my_meds:c6 took_out:b-2c5
    took_out_the:b-2c5 took_the:a1b-3c2 toothpaste:a-2b7 toothpaste_$:a-2b5
    top:b-13c-7d-3e-3f-5g-6h14i23j-12p-4u8 top_$:b-9h9i5 top_drawer:o3 top_drawer_$:o3
    top_of:b-12f-1g-1h6i11j-5u9 top_of_my:h2i3j-3 top_of_the:b-10h2i7u9 top_priority:a-2i5 top_priority_$:a-2i5
    top_up:a5b8o-2 top_up_hasn't:a1 top_up_the:a-3b7 tortillas:a-1b7 tortillas_$:a-1b7 toss:b2f16j-1
    toss_a:a5b-1 toss_a_coin:a5b-1 toss_the:a-8b1f12 touched:a-16j19 tough:a-7b-2r14 tough_love:a-7b-2r14
    tough_love_$:a-3r10 tough_love_buddy:r1 tougher:a-1r5 tougher_on:a-1r5 tougher_on_me:a-1r5
    towels:a-5b6f2h2j1 towels_$:a-1b4h4 towels_on:j1 towels_on_the:j2 tower:a4 tower_$:a4
    track:a24b6d-4e-12i-5n-2 track_$:a14e-6 track_down:a-1b4 track_down_the:a-1b4 tracking:a3 tracking_number:a1
    trading:a7 trading_at:a7 trading_at_$:a7 traffic:a23b-2j-7 traffic_like:a4 traffic_like_on:a3
    traffic_on:a10b-3j-1 traffic_on_the:a4 traffic_was:a6 trail:a-1b5 trail_$:a-1b5 trailer:a16b-13
    trailer_for:a11b-9 train:a16j-1 train_$:a6s-5 train_the:a-2b4 train_ticket:a11b-10 train_times:b2
    training:a-9b12 trains:a12o-1 trampoline:a-3b-7f11 trampoline_$:a-3b-7f11 transaction:a14f-7
    transactions:a12j-6 transactions_$:a12j-6 transfer:a1b15h-1 transfer_0:a1 transfer_0_to:b2
    transfer_money:a-1b4 transfer_money_to:a-1b3 transfer_still:a1 transfer_the:b5 translate:a15
    translate_good:a6b-1 translate_good_morning:a4 translate_the:a-1b4 translate_the_birth:b1
    translate_this:a8b-1 traps:b3 trash:a-20c9d-2e-6f16h14j-1m-2o-2 trash_$:a-2b10c4f-2 trash_bags:b6
    trash_day:b1f-2h3 trash_is:a-2b-2c11 trash_is_out:a-2b-2c11 trash_reminder:b-3h6 trash_the:b-2f7
    travel:a11b2j-6 travel_adapter:a-2b5 travel_adapter_$:a-2b5 travel_alert:a3b-2 travel_alert_for:a3b-2
    travel_alerts:a3 travel_alerts_for:a3 travel_insurance:b2 travel_insurance_$:b2 travel_to:a2
    travel_to_kenya:a1 travel_warnings:a2 travel_warnings_for:a2 treatment:b3 treats:b2 treats_$:b2
    treble:a13b-6r-3 treble_$:a13b-6r-3 tree:a-4b9 tree_$:a-4b9 treehouse:a-1b3 treehouse_$:a-1b3 trending:a3
    trending_on:a3 trending_on_twitter:a3 trial:a-1b14f-6 trial_$:b5 trim:a-5b11 trip:a-3b16 trip_$:b6
    trivia:a9b-2 trivia_$:a6 truck:b4 truck_$:b4 true:a13b-9 trunk:b-1o2 trunk_$:b-1o2 trust:a-7b9 trust_$:a-7b9
    try:a-6d2e8r8 try_a:a5b-3 try_another:a-2b-8e8r8 try_another_$:b-2e8 try_me:d5 try_the:b1 try_the_new:b1
    tub:a-3b8 tub_$:a-3b8 tuesday:a-20b6c-2d10e-4f-13g-2h21i-1j6m-3 tuesday_$:a-12b-3d13e-2f-1h17j3
    tuesday_at:b4 tuesday_at_0:b4 tuesdays:o5 tuesdays_$:o3 tune:a3b8h-2 tune_in:a3b-2 tune_in_to:a3b-2
    tune_the:a2 tune_to:a5 tune_to_my:a5 tune_up:a-8b13 tune_up_$:a-6b9 turkey:b12 turkey_$:b2
    turn:a18c-14d-10e4f1g-7h3i-3j-11k-3m1n5o-5r-3s-3w-1A-3 turn_down:b2 turn_down_the:b2 turn_in:a-10b12
    turn_in_the:b1 turn_it:a10m-2 turn_it_down:a3 turn_it_up:a4 turn_off:a10f4j-1 turn_off_my:f5
    turn_off_the:a2b3 turn_on:a14b-3 turn_on_the:a5 turn_over:a-2b3 turn_over_the:a-2b3 turn_that:a2f-4h3n1
    turn_that_into:a-2h4n1 turn_the:a1b-2c-1e5h4m2 turn_the_fan:a4b-1 turn_the_heat:a2 turn_the_oven:a-1b2
    turn_the_page:b-1e7 turn_the_thermostat:a2 turn_this:a-1n7 turn_this_into:a-1n3 turned:a-3c9o-2
    turned_in:a-3c9o-2 turned_in_my:a-3c9o-2 turns:g5 turns_out:g5 turns_out_i:g1 turns_out_the:g1 tutor:a-3b4
    tutor_for:a-1b2 tv:a26h-4j-10 tv_$:a9 tv_licence:a-5b7 tv_licence_$:a-4b5 tv_on:a5b-2 tv_series:a5b-5
    tv_show:a5 tv_to:a1h-1 tv_to_hdmi:a3 tv_to_the:a-1b3 tweet:a16o-1 tweet_that:a7 tweet_that_i'm:a5
    twenty:a11b-1s2 twenty_minutes:a6b-5s2 twenty_percent:a1 twenty_percent_$:a1 twenty_questions:a2
    twenty_questions_$:a2 twice:a10b-13h4j-2k4l6 twice_$:b-6k4l6 twice_a:h4 twice_for:a5 twice_for_the:a5
    twins:b6 twins_$:a-5b7 twitter:a12j-4 twitter_$:a6 two:a5b-16c-3d7e-8g-8h8i-9j-10l-1m-2n-1o16q1r-3s8t6
    two_$:b-1f6h-2s2 two_cats:a-4o9q4s-5 two_cats_$:a-4o9q4s-5 two_days:d7 two_days_$:d7 two_degrees:a4
    two_dice:a3 two_hours:a-6d7h5o-1s3 two_hours_$:a-7b1d4h5o-1s3 two_minutes:a9b-5d-1m1 two_minutes_$:a9b-5
    two_things:k1 two_things_$:k1 two_weeks:a-1b6 two_weeks_$:b2 tylenol:b1 tylenol_$:b3 type:a-3j-6n7p7q4x-9z8
    type_$:a-6j-3p5z5 type_up:n5 type_up_the:b2 typed:a7f-6j4 typo:h3 typo_in:h3 tyres:f1 u:a-3n5p1v6
    u_remind:b3 u_remind_me:b3 u_so:v6 u_so_much:v6 u_write:n4 uber:a15f-5 uber_$:a15b-6f-5 uber_driver:a-8b9
    ubiquitous:a2 ubiquitous_mean:a2 ugh:a-6b6e11g-1h-1j-8w15 ugh_i:b3j-3w9 ugh_i'm:w3 ugh_i'm_so:w3
    ugh_i_can't:w2 ugh_no:e1 ugh_not:e1 ugh_not_that:e1 uh:a5b-3 ukraine:a4 ukraine_$:a2 umbrella:a8j-5o2
    umbrella_tomorrow:a1 umbrella_tomorrow_$:a1 un:a-11b-14c-7d-1e-5f-12g33h-1j-3l12 un_complete:a-1b-2c-2g14
    un_complete_the:g10 un_undo:k-7l13 unblock:a4 unblock_my:a4 unblock_my_pin:a1 uncheck:a-10b-22c-4g36
    uncheck_the:b-2g9 uncle:a-3b8e4 uncle_pete:a-2b3 unclog:b6 undelete:a-2b-6c-2e-1g19 undelete_the:b-6g13
    under:a-6b5o9 under_the:a-8b5o9 under_the_mat:o3 understand:a-3z14 understood:a4 undid:a4b-9g-6k-5l24
    undid_$:a-1g-3k-2l16 undo:a-36b-28c-13d-10e-11f-19g-13h-9i-5j-8k54l29m-7n-1o-6p-4q-2r-6s-3u-5A-2
    undo_$:a-8b-16g-1k24l16u-2 undo_adding:b-1k7 undo_adding_the:b-1k7 undo_it:f-5k14 undo_it_$:f-5k12
    undo_my:k4 undo_my_last:k4 undo_please:l8 undo_please_$:l8 undo_that:a-5k-3l19 undo_that_$:l8
    undo_that_redo:l2 undo_the:a-3b-2f-1k11l7 undo_the_last:k6 undo_the_snooze:k5 undone:a-9b-11d-2g8h-1j1l20
    undone_$:g4l3 unfinish:a-4b-7g19k-2 unfreeze:a3 unfreeze_my:a3 uniforms:b2 unit:a-4b9 unit_tests:b2
    unit_tests_for:b2 united:a2 unlearn:a-4b-4p-2q15 unlearn_my:a-4b-4p-2q15 unlock:a11b-3 unlock_my:a4
    unlock_the:a6 unmark:a-1b-11c-7g19k1 unmark_the:c-3g8 unmark_the_dishes:c-3g8 unmute:a7b-4 unread:a11j-8
    unread_emails:a6j-2 unread_emails_$:a6j-2 unschedule:b-6f13 unschedule_the:b-6f13 unsubscribe:a-1b5
    unsubscribe_from:a-1b5 unsubscribe_from_junk:b2 untick:a-5b-8f-1g22 untick_it:g10 untick_it_$:g10
    untick_the:a-1b-5g13 until:a-25b-35c-11d46e-9f-10g-11i-2k-1m-6o-1p-4r-2s21y8 until_0:b-1d-2s8
    until_0_$:b-1d-1s8 until_after:b-2d8 until_after_thanksgiving:d3 until_christmas:a-5y9
    until_christmas_$:a-5y9 until_friday:d1h4 until_friday_$:d1h4 until_i:d5 until_i'm:d3 until_i_get:d5
    until_january:d6 until_january_$:d6 until_march:d2 until_march_$:d2 until_monday:b-1d3h4
    until_monday_$:b-1d2h4 until_my:a-3j10 until_next:d4 until_next_week:d2 until_spring:d1 until_spring_$:d1
    until_sunday:d3 until_sunday_$:d3 until_the:d4 until_the_new:d2 until_thursday:d1 until_thursday_$:d1
    until_tomorrow:b-2d7 until_tomorrow_$:d2 until_tonight:d6 until_tonight_$:d6 until_wednesday:d5
    until_wednesday_$:d5 unused:b7f-1
    up:a-4b10d-2e-8g-3h-1i5j7k-8l-9m16n16o-10p5q-9s-2t-10u-13v-4w-10x-8y-2z-14A-12
    up_$:a11b-13d-5e-4f3h-4i2k-1m6n1o-5p2r8s-2 up_a:b-6n13 up_a_quick:b-1n3 up_a_text:n2 up_a_thank:n3
    up_again:a-1b-1d7g4 up_again_$:g4 up_again_on:d3 up_alarm:j2 up_all:s6 up_all_night:s6 up_an:n3
    up_an_email:n3 up_at:a-1b1d-1o6q1 up_at_0:b-3o6q1 up_at_seven:b2 up_cleaning:m1 up_cleaning_the:m1 up_dry:b1
    up_dry_cleaning:b1 up_early:b4 up_early_for:b1 up_first:a-2i8 up_flights:b5 up_flights_to:b2
    up_for:a7b-9e6m3 up_for_me:m4 up_hasn't:a1 up_laptop:b1 up_my:a-11b4j10p1 up_next:a-2i12j-2 up_next_$:i6
    up_next_on:i6j-4 up_on:a-6b5d7e-5f14g-3m-6 up_on_monday:d7 up_on_the:f3 up_on_this:e-4f11m-3 up_phone:b2
    up_so:e4 up_something:a-1m2 up_the:a6b-4c9d-5e-7f-4i-6j6m7n2r-1 up_the_cake:b2d-1 up_the_car:a9b-7g1
    up_the_dry:a-2c5 up_the_kids:a-1b-3c3f2 up_the_population:a6b-3 up_the_prescription:c3 up_the_soup:a-1b4
    up_the_tv:a4 up_this:j6 up_to:a6b-8h8 up_to_first:b-1h7 up_tomorrow:d1j3 up_what:j2n-1p6q-3 up_when:a10b-6
    up_with:a-3n8 up_with_a:n4 up_with_an:n2 upcoming:a-6b-11j18 upcoming_reminders:j5 upcoming_reminders_$:j5
    update:a-2b13c-2d-1f-6h20j-3o-2 update_my:a2h6 update_my_facebook:a7b-2 update_that:a-2h9
    update_that_$:a-2h9 update_the:a-4b7 upgrade:b5 upgrade_to:a-2b7 upload:a-1b5 ups:b12 ups_$:b5 upstairs:a4b2
    upstairs_$:b5 urgent:a-20b-5c-7g-4h24i12j8m-5 urgent_$:a-8b-9c-5g-3h25i4m-4 us:a13b-9i2 us_$:a6b-2 us_a:a3
    us_a_dad:a3 us_dollars:a1 us_dollars_$:a1 use:a-11b-7c-6d-3e-6f-4h4i2j-11m-7n-4o4r30z12 use_$:a-3b-1p3z6
    use_a:a5b-6h6r2 use_a_different:r4 use_fewer:a-3b-1r9 use_in:a1 use_instead:a6z-2 use_instead_of:a6z-2
    use_shorter:r1 use_shorter_answers:r1 use_the:a-3b1r4 use_the_grandma:r3 use_this:a-4z7 use_this_$:a-2z5
    use_you:a-3z6 use_zoom:b7z-1 use_zoom_$:b7z-1 used:a10b3j-2 used_to:a15b-6 used_to_$:a4 useless:w4
    useless_$:w4 user:a-10b2z12 using:a4b-2r2z2 usually:a-6b-7j-4o12p10 usually_get:a-1b-1o2p5
    usually_get_up:b-1o2p3 usually_wake:b-1o3p4 usually_wake_up:b-1o3p4 vacation:a7b8j-7 vacation_$:b1
    vacation_days:a3b2j-2 vacation_days_do:a3j-2 vaccine:a-2b4 vaccines:a8j-3 vaccines_do:a3j-2
    vaccines_do_i:a3j-2 vacuum:a12f-3 vacuum_$:a7b-2 vacuum_cleaner:a1 vacuum_the:a-3b12 vacuum_the_stairs:b7
    vacuuming:a-13c6e4g9j-1 vacuuming_$:a-5b1c4 valid:b8j-3 valid_$:b8j-3 van:a-2b5 van_$:a-2b5 veg:a-5b6
    vegan:o9 vegan_$:o9 vegas:a1 vegetarian:a-13o16p8q7s-3w-5 vegetarian_$:a-10o11p8q2w-2 vendor:b3 venmo:a-1b3
    venmo_kyle:a-1b3 venmo_kyle_for:a-1b3 venue:b3 venue_$:b3 verify:a3 verify_my:a4 verify_my_identity:a4
    verizon:b1 version:a6b8h-5n1r-1 version_$:a4r-1 version_of:a1n2 version_of_android:a1 very:b-3i-1j-1m3s9w3
    very_first:m4 very_first_thing:m4 vet:a-15b-3e-3f2g2h9j13m-2p1 vet's:b6 vet_$:a-7b4g5j4o-2 vet_?:j2
    vet_?_$:j2 vet_appointment:b5 vet_for:h4 vet_on:b-2h2 vet_one:f8 vet_one_$:f10 vet_task:b-4g1h3j1
    vet_task_$:j2 vibrate:a7b-5 vibrate_$:a7b-5 video:a7b3h-3j-1 video_$:a2b3h-1 video_for:a-2b6
    video_game:a5b-3 videos:a6b-2 videos_$:a6b-2 vikings:a7b-4 virtual:a11b-6 virtual_card:a9b-6
    virtual_card_$:a8b-6 visa:a5b-2d2f-3i-1j2m3 visa_$:a3 visa_application:a-2b-2c2m4 visa_application_$:b-1m3
    visa_bill:a3b-2 visa_for:a2 visa_one:j7 visit:a-6b10h3j2 visiting:a5o-3 vitamin:b1 vitamin_c:a3
    vitamins:a-8b12f2 vitamins_$:a-5b7f2 voice:a3b-20g-6h-2r24z6 voice_$:b-9r12z6 voice_to:h-1r4
    voice_to_a:h-1r4 voicemail:a2 voicemail_$:a4b-2 voicemail_from:b2 voiceover:b3 volume:a29b-17 volume_down:a4
    volume_to:a4 volume_to_0:a2 volume_up:a7b-4 volume_up_$:a7b-4 volunteer:b1 volunteer_at:b1 vote:b10
    vote_$:b6 voucher:a-3b5 w:a-10b19 w2:a6j-1p-3 wait:a-15b-14c-3d23e-6f-6h5i-1j1k12l5 wait_at:a2 wait_i:g1l2
    wait_no:k4 wait_the:g1 wait_till:d6 wait_undo:k4 wait_until:d6 waiting:a-1s8 wake:a-1b9d-3g7o1p3
    wake_me:a2b11d-6 wake_me_up:a4 wake_up:a-7g7o2p3 wake_up_$:p2 wake_up_alarm:j2 wake_up_at:b-2o2q1
    wake_up_the:g8 walgreens:b1 walk:a-6b8c3e-1f-1m8 walk_ins:a2 walk_me:a-2j2m9 walk_me_through:a-2j2m9
    walk_the:c5 walk_the_dog:c5 walked:b-11c12k7 walked_$:a-1c5 walked_the:b-6c9 walked_the_dog:b-6c9 walking:a5
    wall:a1b5j-6 wall_$:b6j-5 wallpaper:b4f-1 wallpaper_$:a2 wallpaper_in:b1 wallpaper_in_the:b1 walmart:a6
    wanna:b8e5o-4 wanna_do:e5 wanna_hear:a2 wanna_start:b3 want:a-10b7c-12d-3e10f4g1h-3j1n-3o-12p-5q6r10s-1t4w-2
    want_a:b5 want_me:i4 want_me_to:i4 want_that:k8 want_that_$:k8 want_the:a-1b-7m1r12 want_this:e10m-1
    want_to:b4c-1e1f7i-5j7n-3o-7t6 want_to_add:b3 want_to_be:a-2f5 want_to_do:e4 want_to_focus:t4
    want_to_hear:a4 want_to_listen:a8b-2 want_to_see:j5 want_you:a-3o-1q9 want_you_to:a-2q6 wanted:a3k1
    wanted_to:a3 wants:a-4b2g2 wants_me:b1 wants_me_to:b1 war:a13b-3 war_$:a9b-2 war_one:a1 wardrobe:b4
    wardrobe_$:b4 warm:a6 warm_up:a4 warm_up_the:a6b-3 warm_white:a5b-2 warm_white_$:a5b-2 warmer:a5b-6r6
    warmer_$:a9b-6 warnings:a2 warnings_for:a2 warranty:a-2b7 warranty_for:b3 warranty_for_the:b3 wars:a6b-2
    wars_$:a3 was:a27b-34c-23d-13e-15f-16g-7h-15j9k14l7m-13n-11p19q-5r-7u-4v7w-6x-1y-5z-4A-3 was_$:a-3k7p4
    was_a:a2b-6k8l6 was_a_mistake:a-4b-4k7l6 was_an:a-5k7 was_an_accident:a-5k7 was_before:a-5k10
    was_before_$:a-5k9 was_better:a4 was_boring:a3 was_boring_$:a3 was_born:a-6o7 was_born_in:a-6o7
    was_charged:a2 was_charged_twice:a2 was_i:a-3i5j3p-4 was_i_supposed:a-2j6 was_my:a1j-9p8 was_my_old:a-3p7
    was_packed:a8g-2 was_packed_again:a5g-2 was_so:a2 was_terrible:a4 was_that:a5j4k-4 was_that_thing:j5
    was_the:b-1p12 was_the_name:p1 was_the_score:a3 was_too:g2 wash:a-4b5c-1d4g8j-3 wash_$:b5 wash_and:b2
    wash_the:a-8g7h3 wash_the_car:b-3g10 washed:a-4b-6c15 washed_$:c2 washer:b2 washing:e2 washing_machine:a3
    washing_machine_$:a-4b7 washing_the:e2 washing_the_car:e2 wasn't:c-13g17 wasn't_done:c-7g9
    wasn't_done_with:c-7g9 watch:b16i-3 watch_the:a-1b6 watching:a12 water:a-4b16c3d-3f1g-3h9i-1 water_$:b7f3
    water_bill:c3h3 water_bill_$:b-1c3h4 water_in:a6b-2 water_plants:b-5h10 water_plants_$:b-7h10
    water_the:b4c1f1 water_the_ferns:b3 water_the_plants:f1 watered:c7 watered_the:c7 watered_the_plants:c7
    watering:b-2h4 watering_the:b-1h3 watering_the_plants:b-1h3 wats:a-6b-8i12j7 wax:a-1b5
    way:a17b-9d-1e3f-5g-6h-5i-5j-6k5m3n6 way_$:a10 way_home:c1 way_home_$:c1 way_it:a-1g-1k8 way_it_was:a-1g-1k8
    way_to:a5b-2i-3j-1n7 way_to_word:n2 way_to_work:a2 way_too:a5m2 way_too_much:a2m2
    we:b-10c4d2e7g-13h-12i3j-9k7m2o14r-8s-4u-1x-1y8z-6A-2 we're:b5f5g-2 we're_away:b1 we're_away_$:b1
    we're_not:f7 we're_not_having:f3 we're_out:a-2b9 we're_out_of:a-2b9 we_are:b6 we_aren't:f4 we_can:a-4c1e6
    we_come:d-4e5 we_come_back:d-4e5 we_do:a-2d8 we_do_the:d2 we_don't:f4 we_don't_need:f5 we_get:a15b-8
    we_go:a-2b7 we_had:a6b-3 we_have:a-10j4o10 we_make:m5 we_moved:b-1o6 we_moved_to:b-1o6 we_need:a-1b11
    we_skip:e3 we_skip_this:e2 we_used:a2 we_used_to:a2 wear:a1i-6o5p4 wear_$:a-1p5 wear_a:a-2o6
    wearing:a11x-2z-3 weather:a29b-12c-2j-3 weather_$:a13b-9 weather_for:a6 weather_forecast:a2 weather_in:a3
    weather_like:a1 webinar:a-1b7 website:a-5b11 website_$:b4 wedding:a-3b7h-2m9 wedding_$:a-4b1
    wedding_planning:m9 wedding_rsvp:b2 wedding_rsvp_$:b2 wednesday:a-15b2c-3d17f-2h5i-1j6s-5
    wednesday_$:a-13d17f-1h4j6s-5 wednesdays:a-3b-2h4o5 wednesdays_$:o4 weed:a-2b7 weed_the:b4
    week:a-10b6c-4d23e-17f-1h5i-14j12k-1m-8o-3p-8s-2w3z-2 week_$:a-6b4c-3d17e-11h7i-7j5m-3n1o-3p-4s-1w3
    week_?:a-1j7 week_?_$:a-1j7 week_for:d7e-4 week_is:a-3y6 week_look:a-6j7 week_please:a2 week_please_$:a2
    weekdays:b4 weekdays_$:b4 weekend:a2b2c-4d17e-8f-5h-2i-4j9m-9n-2 weekend_$:b4c-2d11e-2f-4h-1i-2j9m-5
    weekends:a-12b5o11 weekends_$:a-12b5o11 weekly:a-8b6h17m-7 weekly_$:b-2h9 weeks:b6 weeks_$:b2 weigh:a-3b7
    weigh_in:a-1b3 weight:q4 weight_$:q4 weird:a16 weird_$:a11b-2 well:a15b-10c-1f-3i-4j-1k-2s10u4
    well_$:a14b-8e2f-1h1 well_with:a2 went:a7b-10c15f-3h-3n-1 went_out:c5 went_to:b-4c10 went_to_the:b-4c10
    were:a14b-10i6p-1r4 were_the:a2 were_you:a2 were_you_born:a2 whales:a5
    what:a4b-43c-24d-30f-29g-28h-25i27j11k1l1n8o-40p15q4r-5s-29t-17u-20v-14w-24x-1y12z16A-21
    what's:a10b-45c-26d-23e-8f-24g-20h-22i26j19k-13l-9m1n-4o-18p16q-16r-14s-19t-10v-6w-10x6y16z8A-11 what's_0:a9
    what's_0_times:a2 what's_a:a9b-1i-3n2 what's_a_good:n3 what's_after:a-2e4i7 what's_another:a2
    what's_another_word:a2 what's_at:a-5i9 what's_at_the:a-5i9 what's_coming:a-3j8 what's_coming_up:a-3j8
    what's_done:j4 what's_done_$:j5 what's_due:a-5j10 what's_first:i7j-2 what's_going:a1 what's_going_on:a1
    what's_good:a-9u11 what's_happening:i-1j10 what's_happening_in:a5 what's_happening_on:j5 what's_in:a1p2
    what's_left:a-2i-2j9 what's_most:a-5i8 what's_most_urgent:a-2i5 what's_my:a4i7j-1o-1p8q-2 what's_my_bank:a5
    what's_my_battery:a4 what's_my_credit:a2 what's_my_favorite:a-6p9 what's_my_horoscope:a6j-4
    what's_my_ip:a7p-4 what's_my_locker:p2 what's_my_membership:a-2p4 what's_my_name:p2 what's_my_next:j1
    what's_my_phone:a-3p5 what's_my_schedule:j8p-2 what's_my_tire:a2 what's_my_wifi:p2 what's_new:a6
    what's_next:a-7i16 what's_next_$:i9 what's_next_on:i3 what's_on:a-9b-4i3j14 what's_on_deck:a-3i9j-2
    what's_on_for:a-5j7 what's_on_my:a-1j9 what's_on_the:j5 what's_overdue:a-6j10 what's_playing:a6i-2
    what's_still:a-7j8 what's_the:a7b-12c-6d-3e-6f-8g-6h-7i4j-3n-4p8s-3x5y6z13 what's_the_best:a7
    what's_the_date:a-7y13 what's_the_difference:a-4z7 what's_the_dress:a2 what's_the_easiest:a-1i4j-4m2
    what's_the_first:a-3i-3j4m6 what's_the_gate:a-3p6 what's_the_humidity:a3 what's_the_meaning:a-4x8
    what's_the_minimum:a1 what's_the_most:a-3i7 what's_the_name:p3 what's_the_next:a-2i-3j7 what's_the_one:a1
    what's_the_plan:a-4i2j5 what's_the_smallest:i3 what's_the_time:j2y1 what's_the_very:m1 what's_the_weather:a5
    what's_this:a1 what's_traffic:a1 what's_traffic_like:a1 what's_trending:a3 what's_trending_on:a3
    what's_up:i11j-6 what's_up_first:a-2i8 what's_up_next:i6j-1 what's_your:a5i-1p-7x7
    what's_your_favorite:a-2x8 what's_your_name:a3 what_$:a9b-1i4 what_a:a4 what_alarms:j2 what_all:a-1j4
    what_all_is:a-1j4 what_am:a-7i2j2p1 what_am_i:a-7i2j2p1 what_are:a-3e6j-3m2n-1p-3x6z10 what_are_my:a-11e8z7
    what_are_some:a2 what_are_the:a2j2m4 what_are_we:a-1i9 what_are_you:a-4z9 what_are_your:a-2x7 what_calls:j1
    what_calls_do:j1 what_can:a-2i10j-4n-2p-4s-1z11 what_can_i:a-3i14j-3n-1p-2s-1z5 what_can_you:i-3z6
    what_car:p3 what_causes:a3 what_causes_hiccups:a3 what_comes:a-7e3i4m5 what_comes_after:a-3e3i7
    what_commands:a-4j-1p-2z12 what_commands_do:p-2z5 what_day:a-6i-1j2p-4y13 what_day_does:a2
    what_day_is:a-12j6p-3y10 what_day_of:j-1y3 what_did:a4i-1j4p1 what_did_i:a-7j8p4 what_did_the:a7j-2
    what_did_you:j2 what_do:a2i3j-4m1n7p-2r-2x4 what_do_i:a-6m3n9z3 what_do_people:a1 what_do_you:i10x5z-1
    what_does:a2i-5m2p-2z9 what_does_a:a2 what_does_ubiquitous:a2 what_else:a-12e15i-2j10p-3 what_else_$:e2
    what_else_is:a-3j4 what_else_you:e4 what_events:a1 what_events_are:a3 what_facts:a-5p9 what_gate:a4
    what_gate_is:a3 what_genre:a4 what_genre_is:a4 what_goes:a6 what_goes_well:a2 what_happened:a7
    what_happened_to:a3 what_happens:a7i-6j-4z8 what_happens_if:a4i-1z2 what_happens_now:a1 what_have:a-13i3j8p5
    what_have_i:a-4j11 what_have_you:a-6i6j-1p7 what_helps:a5 what_helps_with:a5
    what_i:b-3c1e-5g-1j4k16m-1q8z-12 what_i'm:p2 what_i'm_allergic:p2 what_i_asked:a4k2 what_i_did:a-3c4k3
    what_i_do:i5 what_i_have:j9 what_i_just:k7 what_i_said:a-2j-4p5q5 what_i_should:a-1i3 what_i_told:q4
    what_is:a4i7j2o-2p4y-5 what_is_a:a1 what_is_due:a-4j6 what_is_it:a-2i6 what_is_left:i-1j3 what_is_my:j-1p9
    what_is_on:j5 what_is_the:a9i4j-7 what_is_there:a-5j7 what_key:a2 what_key_is:a2 what_kind:a3j-3p5
    what_kind_of:a3j-3p5 what_languages:a4 what_lists:j2 what_lists_do:j2 what_month:a-10y14 what_movies:a5
    what_movies_are:a5 what_my:a-1j-1p8 what_needs:a-2i1j3 what_now:a-10i17 what_now_$:a-1i7 what_now_?:a-4i7
    what_ought:i4 what_ought_i:i4 what_reminders:j2 what_should:a1i4j-6n11p-2 what_should_i:a2j-6n12
    what_size:a-4p10 what_size_shoes:a-1p5 what_temperature:a10j-1 what_time:a7i-10j6y1 what_time_do:a-2p7
    what_time_does:a7 what_time_is:j3p-4y4 what_time_my:j1 what_time_zone:a1 what_to:a-14i20j-4n8
    what_to_do:a-1i15j-1 what_to_say:a-1n5 what_to_write:n3 what_vaccines:a5j-3 what_vaccines_do:a3j-2
    what_was:a-7i1j12k-6p9 what_was_i:a-4i5j3p-3 what_was_my:a2j-9p5 what_was_that:a4j4k-4 what_was_the:a-7p12
    what_were:a3 what_were_the:a2 what_would:a-7i7m5n4 what_would_be:a-4m6 what_would_happen:a4
    what_would_you:a-5i8 what_year:a8 what_year_did:a2 what_you:a-8i-5j-4k4l11q11 what_you_just:a-1k7l6
    what_you_know:q8 what_you_remember:q4 whatever:a5b-14e10f1
    whats:a6b-32c-10d-9e-7f-8g-5h-8i22j18m-5n-2o-7p17q-4r-5s-5u-6y9A-1 whats_first:i9 whats_first_$:i5
    whats_in:a-7j4p7 whats_left:a-3j7 whats_my:a3j-5p10 whats_next:a-2i9 whats_on:j7 whats_on_my:a-7j11
    whats_the:a13b-11c-1g-1h-1i6p4 whats_the_best:a2 whats_the_oldest:a-3j6 whats_up:i1 whats_up_next:i1
    whats_your:a7 whats_your_favourite:a1 whatsapp:a6b-4 whatsapp_$:a7b-3 wheel:a11b-6
    when:a13c-11e-6f-10g-12h-6j16k-6m-7o-14p11q-1r2s-3w-1x-1 when's:a4b-17c-4f-4g-5i-2j17p17
    when's_my:a-5b-2j7p8 when's_my_next:j5 when's_the:a6b-3f-1g-4j14 when's_the_dentist:g-1j8
    when's_the_next:a10j-3 when_am:a-1j8 when_am_i:a-1j8 when_did:a4j3 when_did_i:a-3j7 when_did_the:a3
    when_do:a5b-3p6 when_do_i:a-9j3p8 when_do_the:a7 when_does:a5j6p-2 when_does_my:a-1j5 when_does_the:j3
    when_i:j-4n5p-3z5 when_is:a4b-4j2o-5p9 when_is_easter:a2 when_is_my:a4j-1p2 when_is_the:a-5j10
    when_it's:a-7b16j-2 when_it's_0:a-8b14 when_my:j3 when_the:j6 when_trash:b5 when_was:a-4p10 when_was_the:a1
    when_will:a3b-5j5 when_will_the:a3 when_you:a-2i10 when_you're:r7
    where:a10b-9c-12d-3e-6f-13g-7h-5i16j-1k-3m10n-1o-17p11q8r-4s-4w-3x4z-6A-1 where's:a12b-16c-1f-3j7p10
    where's_my:a8b-1p1 where's_the:a2b-12f-2j10p7 where's_the_closest:a6b-2 where_am:a13i-2p-4
    where_am_i:a13i-2p-4 where_are:a5 where_can:a13 where_can_i:a13 where_did:a-6f-2j3p10 where_did_i:a-2j-5p10
    where_did_the:a-1f-2j9 where_do:a-1i6j-4m2x7 where_do_i:a-2i8j-3m3 where_does:a-4p11 where_does_my:a-5p7
    where_does_the:a1 where_i:a4j-6o-2p4q12 where_i_am:a10j-1 where_i_left:a2 where_i_live:a-2q3 where_i_park:q2
    where_i_parked:a-1p5 where_i_work:q4 where_is:a9j8o-3p-4 where_is_my:a3j4o-1p-3 where_should:a-2i7
    where_should_i:a-2i7 where_the:a-2b5 where_to:a-10b-5i14m7 where_to_begin:a-5b-3i8m4 where_to_start:a-3i6m1
    where_were:i2 where_were_you:a2 where_would:m5 where_would_i:a-1m5 where_would_you:a2 whether:c-2j6
    whether_i:b-5j10 which:a10b-25c-13d-6e-6f-8g-8h-7i11j8k-2l1m-8n-1o-13p15r7s-6u-1w-2x-5y3z6A-2 which_actor:a2
    which_actor_played:a2 which_airlines:a2 which_airlines_fly:a2 which_bills:j3 which_bills_do:j3 which_bus:p3
    which_bus_goes:a3 which_car:p3 which_car_do:p3 which_countries:a5 which_currencies:a4 which_day:a-2y6
    which_day_is:a-1j-2p1y6 which_days:a-3p7 which_i:j-1l4 which_is:a1 which_of:a-6i5j3 which_of_my:j3
    which_one:i7 which_one_first:i4 which_ones:a-5j12 which_ones_are:a-3j6 which_personas:a-4r9
    which_pharmacy:p5 which_pharmacy_do:p5 which_phone:a1 which_reminders:j3 which_river:a1 which_river_is:a1
    which_task:a-3i11j-2 which_task_is:a-3i9j-1 which_tasks:j8 which_tasks_are:j6 which_terminal:a4
    while:a-11b3j9n-4t14 while_i:i-1n-2t15 while_i_do:i-1t7 while_we're:b1 while_we're_away:b1 whip:b-1n4
    whip_up:b-1n4 whip_up_a:b-1n3 whisper:a17b-5 whisper_mode:a8b-1 whisper_mode_$:a6 white:a6b-4 white_$:a3b-4
    who:a19b-21c-12d-8e-7f-3g-6h-2i-9j3k-1m-7o-15p25r-4s-4u-2x13A-1 who's:a15b-25c-1d-1f-1o-5p26q-5
    who's_my:a-9j3o-3p18q-4 who's_pitching:a7b-4 who_am:a-6j4p2 who_am_i:a-6j4p2 who_called:a5 who_called_me:a3
    who_did:a-3p5 who_did_i:a-3p5 who_directed:a5 who_discovered:a1 who_discovered_penicillin:a1 who_do:a1j6p-5
    who_do_i:j6p-5 who_even:f2 who_holds:a1 who_holds_the:a1 who_invented:a6b-1 who_invented_the:a6b-1
    who_is:a-4o-5p15 who_is_my:a-2p5 who_is_the:a4 who_is_your:a1 who_made:a-1x6 who_made_you:a-4x6
    who_my:a-2p2q3 who_owns:a1 who_painted:a4 who_painted_the:a3 who_plays:a1 who_sang:a5 who_sings:a8e-1
    who_sings_this:a7e-1 who_was:p3 who_won:a7b-2 who_won_the:a7b-2 who_wrote:a7 who_wrote_the:a4
    whole:a7b-10c-3f1j4s3 whole_list:f4 whole_list_$:f4 whom:a4 whoops:k11 whoops_wrong:k6
    why:a28b-2e-7f-3j5m-1o-10p-3w3x-5 why's:a10b-4 why's_my:a5 why_$:o-2w5 why_are:a7x-4 why_are_you:a5x-4
    why_did:a1 why_do:a12b-2 why_does:a4 why_is:a7g2j-3 why_is_my:a9j-2 why_is_the:g2 why_people:a1
    why_the:a-4b5 why_this:a-10e-4j16 why_this_one:a-10e-4j16 wife:a-9b1o8p3 wife's:a-5o6 wife's_birthday:p4
    wife's_birthday_$:p4 wife's_name:a-1o6 wife's_name_$:o1 wife's_name_is:o3 wifi:c-4f-4h-3i-1j-8o16p14q8z-3
    wifi_$:a8 wifi_at:o3 wifi_is:a-1o4 wifi_is_called:a-1o4 wifi_password:a-14f-1j-4o10p15q8
    wifi_password_$:a-4p11q5 wifi_password_at:o1 wifi_password_is:a-1o10 wiki:b2 wiki_$:b2 wild:a2
    will:a22d-5f-5j2m-1r-1 will_$:a-11b13 will_be:a2n2 will_do:d2 will_do_it:d2 will_i:a3 will_it:a17d-7
    will_it_rain:a5d-2 will_it_snow:a3 will_the:a8b-4 will_you:b-2j4 win:a5b-1i6 win_$:i6 wind:a3 window:a8f2
    window_$:a7 windows:a2b2c-1f4 windows_$:a1f5 windows_for:b1 windows_for_blinds:b1 windshield:a-2b8
    wine:a-3b14 wine_$:a-6b8 winners:a-5b9 winter:a-8b17 winter_$:a-1b6 winter_clothes:b2 winter_clothes_$:b2
    wipe:a-8f18j-8p-8q13 wipe_everything:q1 wipe_my:b-2f7 wipe_the:f4 wipe_what:p-1q2 wipe_what_you:p-1q2
    wipe_your:q6 wipe_your_memory:q6 wipers:b1 wipers_$:b1 wipes:a-2b7 wipes_$:a-2b7 wire:a4 wire_$:a3 wish:b7
    with:a-7b18c3d-1e-7f7g-5h12i-5j6k-17l-11m1n4p-12q-14r6s-18t2u-11v3w-11x-12y-7z-10A-12 with_$:a-11b-2c10i8p5
    with_?:i2 with_?_$:i2 with_a:a4b-8h7n3 with_a_text:n2 with_amy:b-4f7 with_amy_$:b-4f7 with_an:a-1n2
    with_another:i4 with_another_$:i4 with_at:a2b-2 with_ben:a-3b5 with_coffee:i1 with_dad:b2 with_dad_$:b2
    with_dana:b3 with_dave:f5h-1 with_dr:f1 with_his:b3 with_it:a-5b5f2 with_it_$:a-5b6f2 with_janelle:b2
    with_janelle_$:b2 with_karen:d-2h5 with_kim:b1 with_leo:a-5b6 with_leo_$:a-5b6 with_me:b-7i-6j4n-3r8t10
    with_me_$:b-4i-2j6r6 with_me_while:n-2t10 with_my:a5f-6j-5v9 with_my_boss:b2 with_no:a2 with_phil:b4
    with_phil_$:b4 with_sam:a-5b2j4 with_sam_$:a-5b2j4 with_sarah:d-5f1h6 with_sarah_on:b1 with_steve:a-9b9
    with_that:c3e5 with_that_one:c4 with_the:a-7b-1c5e-7f6h-1m12o-6r5 with_the_bank:n5 with_the_car:a4b-4
    with_the_dishes:c1 with_the_dog:b2 with_the_garage:c-4g5 with_the_ironing:c1 with_the_kids:a-4b5
    with_the_landlord:c2 with_the_report:a10c-1 with_the_taxes:a-3i5 with_this:d9e1i-1m2 with_this_at:d4
    with_this_one:e3m1 with_tom:h3 withdrawal:a4 within:a6b-4 without:b-9e12o-9r10 won:a13b-5 won't:b2d-1f8
    won't_be:a-2f9 won't_be_going:f1 won_the:a10b-4 won_the_world:a1 wonder:a9 wonder_what:a2 wonderwall:a4b-1
    wood:b1 wood_screws:b1 wool:a4 word:a7b-15d-3h2i-2j-7m-6n26z-3 word_$:a9 word_a:a-3n6 word_a_polite:a-1n2
    word_an:a-2n6 word_an_apology:a-1n2 word_for:a10 word_the:n3 word_this:a-6n10z-2 wording:a-6b-5n17
    wording_for:a-4b-2n8 wording_for_the:a-3b-2n7 words:a-17b-7m-1n17r11z11 words_$:a-3r13 words_for:a-3b-5n15
    words_for_the:a-2b-5n11 words_to:n3 work:a-8b-11c-14e-7f-9g-8h2j-8k-1m-10n-6o12p12q5r-5t16u-2w13x-2z10A-3
    work_$:a-1b-9c-1d3f-2h4i-7m-2o-4p15q2s5w7z5 work_?:a-4z4 work_?_$:a-4z4 work_best:o2 work_best_in:o2
    work_for:a4t1 work_from:o2 work_from_home:o2 work_nights:a-2o6 work_nights_$:o2 work_nights_on:o2
    work_on:a-5b4i10 work_out:b2 working:b-2i1t5 working_$:a4 working_on:a-3b-1i1t5 workout:d2
    workout_playlist:a1 workout_playlist_$:a1 works:b-2c-5d13j1z9 works_$:a-9d4z12 works_?:j3z-2 works_?_$:j3z-2
    works_better:b-3d10 works_better_for:d5 worksheet:a-2b6 worksheet_$:a-2b6 world:a20b-3 world_$:a1
    world_cup:a4 world_cup_$:a3 world_war:a3 world_war_one:a1 worst:a10o-1 worst_$:a9o-1 worth:a9 worth_$:a1
    would:a1d9e3g5h-2j-3m8n7o-3p-7r-8x-2z-5 would_be:a-6b-1d6m5 would_be_better:b-1d6 would_be_the:a-2m6
    would_happen:a4 would_happen_if:a4 would_have:a8b-1 would_i:a-1b-2m8n3 would_i_even:a-2m2n2 would_it:a3
    would_you:a-2d1e6g7i4j-2m-4n2r-5x-1 would_you_$:a-6d3g4 would_you_go:a2 would_you_like:a6
    would_you_mind:b7e5g-4 would_you_rather:a5 wow:a11b-7 wrap:a-2b9 wrapped:a-5b-8c17 wrapped_up:b-6c9
    wrapped_up_the:b-6c9 wrapping:b1 wrapping_paper:b1
    write:a-16b4c-6d-7e-5f-7g-3h-6i-7j-9k-1m-5n43o-1p-4r-6t3z-2 write_a:a5b3n-2 write_a_novel:a2n-3
    write_a_thank:b4n-3 write_an:b-4n8 write_it:n8 write_me:n4 write_me_an:n4 write_something:n7
    write_something_to:n3 write_thank:b2 write_thank_you:b2 write_that:n9 write_that_email:n4
    write_the:a-1b-4n11t5 write_the_letter:t5 write_them:n1 write_to:a-4b9 write_to_my:b3n-2 write_to_the:b1
    write_up:n4 write_up_$:b4 writes:a11b-5 writing:a-5b-3n12 writing_to:a-1b-3n8 writing_to_the:b-1n6
    written:a7 wrong:a8b-16c-10d-3f-10g-1h14i-3j-2k24m-2o-7r-2 wrong_$:a6 wrong_amount:a2 wrong_button:a-3k10
    wrong_it:h5 wrong_it's:a-7b-4h14 wrong_one:k13 wrong_one_$:k10 wrong_one_undo:k5 wrong_thing:k4l2
    wrong_time:e6 wrong_time_for:e6 wrote:a8b-1h1 wrote_the:a4 x:a11b-9 x_squared:a5b-1 x_squared_equals:a4b-1
    xmas:a-5b8 y:a-3b-5l13 y_$:a-3b-5l13 ya:b-7j-1A14 ya_later:b-1A7 ya_later_$:b-1A7 yaar:a4b-4o-1s-6w10
    yaar_$:a4b-4o-1s-6w10 yankees:a4 yard:b7 yeah:a8b-4 year:a21b-5d5j-4 year_$:a5d6 year_did:a2 year_to:a1
    years:a4b-1o5 years_$:a5 yen:a6b-3 yen_$:a4b-3 yep:b-3c15k-2 yep_did:a-2c10 yep_did_that:a-2c10
    yes:a11b-15c4n9 yes_$:a4b-11n9 yesterday:a9b-10c2j14o-4p-5 yesterday_$:a7b-9c2j15o-4p-4
    yet:a8b-6c-11f-5g18h-1j3o-3 yet_$:a9b-5c-10g13j2o-3 yo:a-4b-7u17 yoga:a-10b5f5h5j6 yoga_class:f9
    yoga_class_$:b-1f5 yogurt:b3 yogurt_$:a-1b5 york:b4 york_$:a-1b4
    you:a6b-26d-26e-2f-20g-8h-10i-1j-27k1l1m-8n-1p11q19r11s-29t-8u-10v5w-23x23z16A9
    you're:b-24c-3d-3e-3f-2i-1j-2k-7p-5q-2r21u-1x26z6 you're_a:a-3r3x4 you're_funny:x8 you're_too:a-7r13
    you've:a-4f-1h5p4q4 you've_got:p5 you_$:a-3b-14c-8d1g2h-1i-8j-4n-5o-10q-5r-9u6v8x21z5A5 you_?:a-3e1x6
    you_?_$:a-3e1x6 you_a:a-4x10 you_a_robot:a-1x3 you_about:a-1j-1p4q4 you_about_my:j-1p4 you_add:b10
    you_are:a3i10x-3 you_bake:a4 you_be:r7 you_be_a:a-4r7 you_believe:a4 you_born:a2 you_break:a-4m10
    you_break_this:m3 you_bring:d2 you_bring_this:d2 you_call:a3 you_call_a:a3
    you_can:a-14b-2c16e-2f4g-4i-3o6p-4q6z3 you_can_call:a-2o9 you_can_check:c1 you_can_close:c5
    you_can_cross:c7f-2 you_can_forget:q9 you_cards:b5c4v-1 you_cards_$:b4c4v-1 you_change:a-2h8
    you_change_the:h4 you_check:b-3c3j6 you_check_if:j1 you_cook:a3 you_could:a3 you_could_travel:a2
    you_count:b6 you_divide:b-1m7 you_divide_the:b-1m7 you_do:a-8p-4x-3z19 you_do_$:z5 you_doing:a-4x6
    you_don't:q7 you_don't_need:q7 you_draft:n5 you_dream:a4 you_drink:a4b-1 you_drink_the:a4b-1 you_drive:a8
    you_drop:a-3r10 you_eat:a-4x11 you_edit:h1 you_edit_the:h1 you_erase:p-2q8 you_ever:a11 you_ever_sleep:a1
    you_explain:z3 you_explain_how:z3 you_forget:q9 you_forget_that:q3 you_freeze:a2 you_get:a11g3 you_give:i1
    you_give_me:i1 you_go:a2 you_go_$:a2 you_got:a-6e11i2j-3r3 you_got_$:a-7e10p-2r4 you_happen:a-3p5
    you_happen_to:a-3p5 you_have:a-7b-5f-2i-4j-8p9q1r13y6z2 you_have_$:a-11p-7r8z11 you_have_a:a12x-2
    you_have_any:a-2p-1x7 you_have_for:p5 you_have_stored:a-3p12 you_have_the:a-8p3y7 you_hear:a2 you_hear_me:a2
    you_help:n5 you_help_me:n2 you_in:a2 you_just:k7l6 you_just_did:a-1k5 you_keep:a6b2e-1n-2r3
    you_know:a-4b-2i-3j-5o12p14q5 you_know_$:a-6o2q2z1 you_know_about:a-5p7q7 you_know_any:p-5x5 you_know_i:o3
    you_know_my:a-1p1 you_know_that:a7o3q-1x-2 you_know_what:a2z-1 you_know_where:a-2p5 you_know_who:a-4p5
    you_later:a-1b-1A11 you_later_$:a-1b-1A11 you_learned:p5 you_learned_about:p5 you_like:a1p-4r-2x7
    you_like_being:a-4x5 you_listening:a5 you_listening_to:a5 you_live:a-5x9 you_live_$:a-5x9 you_look:a6
    you_look_like:a6 you_make:b6m8z-4 you_make_a:b4 you_make_this:a-3m6 you_mind:b12e5g-6j-3
    you_mind_putting:b11j-2 you_my:p1 you_need:a4 you_need_for:a3 you_note:b-4n12 you_note_for:b-1n6
    you_note_to:b-3n6 you_notes:b7 you_notes_$:b4 you_pay:a3b-1 you_pick:i6 you_pick_what:i2
    you_please:a-3b6h-2j1k6p-2q2 you_put:a-3b6c5j-4n4 you_put_together:a-2n4 you_rather:a5 you_recall:a-10p14
    you_recall_what:p3 you_recommend:a3 you_remember:a-4b-2i-1j-3p16q6z-2 you_remember_$:p3
    you_remember_about:a-1p3q4 you_remember_my:a-1p6 you_remember_of:q2 you_remember_where:a-1p5
    you_remember_who:p2 you_remind:a-8b11j6 you_remind_me:a-8b11j6 you_remove:f1 you_return:a6b-1 you_say:a3
    you_see:a4j6 you_see_if:a-2j7 you_send:a1 you_set:a-7b8j-2n-2r-2t2z9 you_set_a:b6n-2t2 you_should:a-3o9
    you_should_know:o7 you_show:e2 you_show_me:e2 you_sing:a5 you_sleep:a-6x9 you_so:a1v3 you_so_much:v4
    you_sound:r11 you_sound_different:a10 you_speak:a7 you_speak_$:a5 you_spell:a3 you_suggest:a-8i13
    you_suggest_i:a-1i5 you_support:a5 you_take:a6b-5f9 you_take_ibuprofen:a5b-1 you_talk:r10 you_talk_to:r2
    you_talk_too:r3 you_tell:i-5j5q-2z7 you_tell_me:i-5j5q-2z7 you_think:a13 you_think_about:a3 you_to:a-4k5q7
    you_to_add:k4 you_to_forget:q2 you_to_know:q3 you_to_remember:j-2p3 you_to_remind:j5p-2 you_tomorrow:b-2A11
    you_tomorrow_$:b-2A11 you_undo:k2 you_use:r4 you_want:i4 you_want_me:i4 you_wash:a12b-8 you_were:a-7i4r7
    you_what:p3 you_word:n1 you_work:a-5z11 you_work_$:a-11z12 you_work_for:a5 you_write:a-5n13
    you_write_something:n3 you_write_that:n3
    your:a23b-37c-9d-5e-6f-3g-3h-11i-14j-19k-2m-5n-3o-6p4q16r18s-5u-6v4w-4x12z1A-4 your_accent:a7r-1
    your_answers:a-1r6 your_answers_are:r2 your_birthday:a5p-1 your_boss:a3 your_favorite:a-2x8
    your_favourite:a5 your_hobbies:a-2x7 your_jokes:r6 your_jokes_are:r6 your_language:a1 your_language_to:a1
    your_memory:a-14b-3j-2p15q15 your_memory_$:a-12b-3p12q14 your_memory_of:a-2p2 your_name:a15o-4
    your_normal:r2 your_personality:a-2r7 your_voice:h-1r1z7 your_voice_$:z7 your_voice_to:h-1r4
    yourself:a15b-14r4A10 yourself_$:a15b-12 youtube:a13b-9 youtube_$:a11b-7 z:a-11b-15k21l13 z_$:a-10b-14k17l13
    zen:a-10b-5r15 zen_$:a-1b-4r8 zero:a9b-8s4 zero_stars:a4 zero_stars_$:a4 zipper:a2 zipper_$:a2 zodiac:a6
    zodiac_sign:a3 zoe:b4 zoe_$:b4 zone:o6 zone_is:a5 zoom:a7b1h2z-1 zoom_$:b7z-1 zoom_in:a10b-7 zoom_in_on:a1
    """)
}
