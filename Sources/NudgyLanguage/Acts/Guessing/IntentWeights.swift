// Written by `make train` from Tests/Training/intents.tsv; changes belong there.

extension IntentModel {
  static let weights = WordTable(
    """
    !:a-9b-11c8d-2e9i-6j-5k2o-1s7u7v10A-1 !_!:b6k4 !_!_$:b8 !_$:a-8b-10c8d-2e9i-6j-4s7u7v10
    $:a17b25c2d-3e-3f-1g-4h-6i-2j1k-3l-6m-6n-11o-4p-5q-9s-1t-9u5v-4w-3x-3y-11z-5A1
    *:a17b25c2d-3e-3f-1g-4h-6i-2j1k-3l-6m-6n-11o-4p-5q-9s-1t-9u5v-4w-3x-3y-11z-5A1
    0:a-5b4c-2d11e-11f6g8h22i-23j-4k-8l-3m1n-8o10p-36q-17r-33s11t16u-27v-16w-24x-18y2z-24A-25
    0_$:b-9c4d1f8g7h4i-19j5k-1m5n1o13p-14q-3r-12s-10t3u-12v-6w-9x-8y3z-8A-10 0_0:a6b3c-2f-4g-4h9j-7y-2
    0_0_$:a3b-1c-1f-1g-2h10j-3o1y-1 0_0_0:b-2h3 0_0_am:b2 0_0_fm:a5b-3 0_0_with:b5 0_?:y1 0_?_$:y1
    0_actually:g-1h4 0_again:j7p-2 0_again_$:j7p-2 0_am:a-10f5h4j5 0_am_$:a-1h4 0_am_alarm:a-2f4
    0_and:a3b-10c5f3j2 0_and_0:a3b-10c5f3j2 0_are:c3 0_are_finished:c3 0_as:b9c-5g6h-5 0_at:b3h-3o1 0_at_0:b4
    0_battery:a-3b1s5 0_battery_$:a-3b1s5 0_bucks:a6b-5 0_bucks_to:a6b-5 0_by:a8b-1 0_by_0:a8b-4 0_changes:k2
    0_changes_$:k2 0_complete:c8 0_complete_$:c8 0_contribution:a-4b7 0_contribution_$:a-4b7 0_days_$:d1
    0_degrees:a5b-2 0_degrees_$:a5b-2 0_divided:a5b-2 0_divided_by:a5b-2 0_dollar:a2b-1 0_dollar_bill:a2b-1
    0_dollars:a7 0_dollars_$:b3 0_dollars_at:a1 0_dollars_from:a2 0_done:j7 0_done_$:j7 0_due:h1 0_fahrenheit:a2
    0_fm:a5b-3 0_fm_$:a5b-3 0_foot:a4b-2 0_foot_0:a4b-2 0_for:a3e2h-2 0_from:a2b-1h1 0_from_checking:a2
    0_hours:d4 0_hours_$:d4 0_in:a2 0_in_centimetres:a4b-2 0_instead:h4 0_instead_of:h2 0_into:a8b-6m2
    0_is:c5h2o-1 0_is_done:c4 0_landed:a1 0_miles:a4 0_miles_to:a4b-1 0_min:a-14b-1c-1d8f-1h4j-4o-4s9t8
    0_min_$:a-5h5j-3o-3s8t5 0_mins:a-2b-4s10 0_mins_$:b-5s10 0_minus:a8b-5 0_minus_0:a8b-5 0_minute:a-2b7
    0_minute_timer:a-1b9 0_minutes:a-23b7c-1f-3h-7i3j-5m-4o-5s18t13 0_minutes_$:a-8b-3d4h-1i6o-2s3t12
    0_minutes_for:a-3b7 0_minutes_so:a-2s7 0_minutes_to:b8d-2 0_minutes_what:s2 0_more:a-1b-6d13
    0_more_minutes:d3 0_not:h11o-4 0_not_0:h8o-2 0_now:h8o-1 0_now_$:h4 0_now_not:h2 0_o'clock:a-4b-6f7h6
    0_o'clock_$:b-3f5 0_of:f1 0_on:a-4b5o1 0_on_monday:a-3j3 0_on_saturday:b4 0_out:a5g2 0_out_of:a3g2
    0_pages:a-2b4 0_pages_of:a-2b3 0_percent:a11b-4 0_percent_$:a8b-4 0_percent_of:a1 0_plus:a6b-2
    0_plus_0:a6b-2 0_pm:b-4h5j1 0_pm_$:b-4h5j1 0_pm_appointment:f1 0_pm_with:h3 0_points:a7b-1 0_points_$:a5b-1
    0_saying:b-3h7 0_seconds:a7 0_should:b-5h5 0_so:b4 0_so_i:b4 0_stars:a10b-5 0_stars_$:a5 0_times:a5
    0_times_0:a5 0_to:a-6d6h5i-3m7 0_to_0:a-12b9 0_to_call:b-5h8 0_to_my:a4b-3 0_to_the:h1 0_tomorrow:b10
    0_tomorrow_$:b8 0_tonight:d1 0_tonight_$:d1 0_until:d1 0_up:m4 0_with:h4 0_years:o7 0_years_old:o7
    ?:a7b-12c-20d-4e4h-5i2j6k-4l-10m7n5o-19p9q-15s-1u-11v-6w-8x1z7A-10
    ?_$:a11b-11c-19d-3e2f-4g-3h-5i3j6k-4l-9m8n5o-18p8q-14u-11v-6w-8x1z7A-10
    ^:a17b25c2d-3e-3f-1g-4h-6i-2j1k-3l-6m-6n-11o-4p-5q-9s-1t-9u5v-4w-3x-3y-11z-5A1
    ^_0:a10b1c4d5f2g-4h-1j-5m-5o-5s-9 ^_0_$:a15b-8 ^_0_0:a8b-4 ^_0_foot:a4b-2 ^_0_more:a-1b-5d11 ^_a:a-5n3r2
    ^_abandon:a-4b-4f15 ^_absolutely:a15b-7 ^_activate:b4 ^_activate_the:a-2b3
    ^_actually:a-9b-18c-2d-5e-1g6h21j-4l11m-1o1 ^_actually_do:g-1l6 ^_actually_i:b-3f3g8 ^_actually_i'm:g3
    ^_actually_it's:h4 ^_actually_make:h5 ^_add:a9b2c-3d-1e-5f-5g3h16i-4j-10m1n-6 ^_add_0:a12b-10 ^_add_a:h8
    ^_add_eggs:b1 ^_add_milk:b1 ^_add_salt:b1 ^_add_the:a4b-10g5 ^_add_this:a7b-3 ^_add_to:h7 ^_adjust:b1
    ^_adjust_the:b1 ^_after:b-5d11 ^_after_dinner:b-5d11 ^_air:b2 ^_air_filter:a-1b4 ^_airbnb:b1 ^_airbnb_for:b1
    ^_airport:a1 ^_alarm:b3 ^_alert:b7 ^_alert_me:b7 ^_alexa:a8b-2 ^_all:a-11b-7c17f-8g-1j13 ^_all_done:c8
    ^_already:a-1b-6c14 ^_already_bought:b-2c9 ^_already_took:c1 ^_also:b8 ^_am:a7b-7j12o-7p4
    ^_am_i:a7b-7j12o-7p4 ^_ana:o7p-1 ^_ana_is:o7p-1 ^_and:a-7i13 ^_and_after:a-2b-1e-1i13 ^_anniversary:b6
    ^_announce:b2 ^_announce_the:b4 ^_annual:a-2b7 ^_another:a-9d2e-4i15t9 ^_another_one:b4i6 ^_answer:f-3n3r11
    ^_answer_the:a5 ^_any:a1b-23c-2d-4e5f-5i10j14p1s-3z10 ^_any_calls:a-5j9 ^_any_chance:a5 ^_any_emails:j3
    ^_any_idea:a-3i1p3 ^_any_ideas:a1 ^_any_new:a4b-1 ^_any_news:a3 ^_anything:a-5b-15d-1e7f-2i13j18
    ^_anything_but:e11 ^_anything_due:j8 ^_anything_left:j4 ^_anything_on:j10 ^_anything_quick:i8j-2
    ^_apply:a-7b12 ^_apply_for:a-3b8 ^_archive:a2 ^_are:a28b-22c-8e-1f-4i-1j9o-2r-8x6 ^_are_any:a-6j7
    ^_are_bananas:a4 ^_are_the:a8 ^_are_there:a4b-1j4 ^_are_you:a6r-3x8 ^_arm:a10b-2 ^_arm_the:a13b-8
    ^_ask:b21d3i-1j-4 ^_ask_about:b1 ^_ask_for:b2 ^_ask_me:a10b-5d5j-1 ^_ask_the:b2 ^_assemble:a-3b8
    ^_assemble_ikea:b3 ^_at:a7b-4 ^_avocados:a-3b7 ^_avoid:a15b-5d-1 ^_away:b-9f13 ^_away_with:b-9f13
    ^_baby:a-4b2m7 ^_baby_steps:b-3m8 ^_babysitter:a-1b5 ^_back:b-6d4e-1g-7k15u9 ^_back_in:a1 ^_back_to:a1d3
    ^_back_up:a-1b8 ^_bake:a-7b12 ^_baking:a-3b8 ^_band:b4 ^_band_aids:b4 ^_bathroom:a-2b7
    ^_be:a-15b-15d-2f-4h-5i-4j-1r39t6 ^_be_a:r3 ^_be_more:r6 ^_be_my:a-2b-2r4t7 ^_be_nicer:r5 ^_be_quiet:a11r-7
    ^_beatbox:a13b-6 ^_best:a8b-4 ^_better:a-5b3d11 ^_bike:a-2b4 ^_bin:a-1f14 ^_bin_the:f9 ^_bins:a-3b-6c12
    ^_bio:b3 ^_birthday:b6 ^_bit:a-7b-7d6r-1w15 ^_bit_lonely:a-5b-4w15 ^_blah:a5b-8e6 ^_blah_blah:a8b-5
    ^_bless:a10b-3 ^_block:b7 ^_block_my:a9b-2 ^_block_off:b5 ^_block_the:a-3b5 ^_blog:b2 ^_blog_post:b2
    ^_board:b3 ^_book:b22n-4 ^_book_a:a-2b10 ^_book_club:b1 ^_book_hotel:b1 ^_book_me:a11b-8 ^_book_the:a-3b8
    ^_boost:a8b-3h-1 ^_boost_the:a8b-3h-1 ^_borrow:a-3b6 ^_boss:a-1g2 ^_both:c4 ^_brain:d-1s11 ^_brake:b3
    ^_bread:b4 ^_break:a-7b-10m23 ^_break_down:b-5m11 ^_break_it:m3 ^_break_that:m5 ^_break_the:m1
    ^_break_this:m2 ^_breakdown:b-6m11 ^_brew:a2 ^_brew_me:a1 ^_brighten:a7b-1 ^_brighten_the:a5b-1
    ^_bring:a-12b4c-4d11e-5f-1g9h-3i3j-3k-1l6 ^_bring_back:b-3d2g2k2l7 ^_bring_in:b1 ^_bring_it:g5i1k-5
    ^_bring_that:d4 ^_bring_the:g5 ^_brown:a-2b6 ^_bug:d4 ^_bug_me:d4 ^_build:a-5b9 ^_build_raised:b1
    ^_bump:a-13b-4c-2d20e1f-4h6 ^_bump_it:d8e4h-1 ^_bump_the:b-10d9h7 ^_bump_version:a-4b12h-4 ^_buy:a-13b29
    ^_buy_a:a-3b6 ^_bye:a-4b-8u-3A21 ^_calc:a-2b6 ^_calculate_the:a3 ^_call:b22c-5d-8e-2f3g-8i-4j-8k-1o14s-1
    ^_call_a:a6b-5 ^_call_an:b2 ^_call_back:b1 ^_call_grandma:b2 ^_call_in:b1 ^_call_me:a1b-14o18 ^_call_mom:b4
    ^_call_off:b-4f9 ^_call_the:a-3b7h1 ^_called:a-6b-1c15 ^_called_the:c6
    ^_can:a13b-11c-7e4f-5g2i-10j1k9m3o-16p5r1s-10t-5u-7v-4w-4x3z-2A-9 ^_can't:b-10d1e3w11 ^_can't_do:e4
    ^_can_dogs:a6 ^_can_i:a12b-6c-1e6i-1j5k2o-1z-3 ^_can_my:a3 ^_can_penguins:a-4b-4x11 ^_can_this:d2 ^_can_u:b2
    ^_can_we:a-14b-1d7e2f1k10 ^_can_you:a5b1d-2f-3g5h2i-4l2n2o-6r5s-2t-1u-2v-1x-12A-5
    ^_cancel:a-3b-1c-7d-9e-3f29g-4h2i-3j-16k13o-3p-2r-1s-3u-1 ^_cancel_all:b-2f10 ^_cancel_free:b6
    ^_cancel_hulu:b7f-1 ^_cancel_my:a3b-2f10 ^_cancel_netflix:a-3b8f-1 ^_cancel_that:f-2k10 ^_cancel_the:a-7b6h6
    ^_cancel_what:a-2k8 ^_car:a-3b10 ^_carry:a-7b-7e12 ^_cast:b4 ^_cast_the:a-2b6 ^_cast_this:a1 ^_cat:a-1b5
    ^_cat_food:b3 ^_catch:a-2b1A5 ^_catch_up:b3 ^_cats:a1 ^_cats_or:a1
    ^_change:a3b-1c-11e-4f-8h21i-1j-8k-1l-2m-1n-6o1p-4q-1r13s-2u-1 ^_change_book:b-9h11 ^_change_eggs:h2
    ^_change_it:h3 ^_change_milk:b-4h6 ^_change_my:b3o6 ^_change_oil:b-3h6 ^_change_the:a5b5c-3d2f-1h-4r3
    ^_change_your:a5b-5h-6r8 ^_changed:g3 ^_changed_my:g3 ^_charge:a-11b16 ^_charge_the:a-5b8 ^_chase:b6
    ^_chase_up:b5 ^_check:a-8b13c17d-5e-3f-13g-9h-4i-3j16k-6o-2 ^_check_credit:b2 ^_check_if:b3c-2j3
    ^_check_in:a-1b5 ^_check_my:a-1j9 ^_check_off:b-9c14 ^_check_on:b7 ^_check_that:a-2b2c4 ^_check_the:a1f-3j2
    ^_check_whether:c-2j3 ^_cheers:a-14b-17v20A14 ^_chicken:a-6b11 ^_chicken_broth:b4 ^_choose:b-1i12
    ^_choose_a:a2 ^_choose_something:i1 ^_chop:a-6b1f-1g-1m18 ^_chop_it:m4 ^_chop_up:m11 ^_christmas:b6
    ^_chuck:a-1b-1f14 ^_chuck_out:f6 ^_chunk:a-5b-2m16 ^_church:a-4b10 ^_clean:a-16b28 ^_clean_out:b4
    ^_clean_the:a-8b14 ^_cleaning:a4b2 ^_cleaning_the:b4 ^_clear:a-5b9c-5f16j-12p-7q10 ^_clear_all:f4j-3
    ^_clear_everything:f2 ^_clear_my:b-11f15j-4q2 ^_clear_out:b7q2 ^_clear_space:b1 ^_clear_the:b1
    ^_client:a-2b8 ^_close:a2b1c-7d-2e-1f-3j-1m-2A20 ^_close_all:a9b-2 ^_close_the:b5A7 ^_close_this:A6
    ^_cmd:a-4b-8k10l8 ^_coffee:a-2b6 ^_collect:a-2b5 ^_come:b-7d9n5 ^_come_back:a-4d11 ^_come_up:b-3n6
    ^_compare:a-5b9 ^_complete:a-4b-4c19g-3 ^_complete_the:b3c4g-2 ^_completed:a-6b-9c21j-2 ^_compose:a-1b-9n13
    ^_compose_a:b-4n9 ^_confirm:a-2b7 ^_confirm_the:b1 ^_connect:a6 ^_connect_the:a-7b10 ^_connect_to:a12b-9
    ^_connect_with:b1 ^_consider:b-6c11 ^_consider_the:b-6c11 ^_contact:b5 ^_continue:a5 ^_continue_my:a3
    ^_convert:a9 ^_convert_0:a15b-11 ^_convert_the:a-6b11 ^_cook:b5 ^_cook_dinner:b5 ^_cool:a8f-1
    ^_cool_the:a4b1f-1 ^_copy:a6 ^_copy_the:a-1b3 ^_correct:a3b-13h14 ^_correct_the:a-1b-2h7 ^_costco:b4
    ^_could:e2g-2k4n1o-2p-1r1x-3z5 ^_could_be:a10r-1 ^_could_i:a-7d2e5i1j-2 ^_could_we:a2b-1e5
    ^_could_you:a-9b4e-9g-2i-1j2k5m2r4t1x-2z5 ^_count:a3 ^_cover:a-3b9 ^_cover_letter:b2 ^_cover_the:b1
    ^_crank:a5b-3 ^_create:a1b5 ^_create_a:a1b3 ^_cross:a-5b-6c15f2j-1 ^_cross_off:f1 ^_cross_out:f3
    ^_cross_the:c3 ^_ctrl:a-10b-13k13l17 ^_ctrl_y:a-2b-5l13 ^_ctrl_z:a-2b-4k16 ^_curtain:a-2b7
    ^_cut:a-15b2c-1g-3m7r16 ^_cut_the:a-7b-4r17 ^_dad:a5b-1 ^_dad's:b3 ^_deal:a2i3 ^_deal_me:a2b-2i3
    ^_decide:a-6b3i8 ^_decide_on:a-2b4 ^_decided:f5 ^_decline:a10b-5 ^_declutter:b3 ^_declutter_the:b3
    ^_deep:s-3t9 ^_defer:b-5d14h-4 ^_defer_the:d3 ^_define:a21b-10 ^_defrost:a-2b7 ^_defrost_the:b4
    ^_delay:a-7b-6d21 ^_delay_my:d10 ^_delay_that:d4 ^_delete:a-7b-3c-5d-2f24g-5h-4j-14o-1p-8q23
    ^_delete_all:a-1j-3q11 ^_delete_every:b-3f5 ^_delete_everything:f1q2 ^_delete_my:a-4b1f3j-1q6
    ^_delete_number:f5 ^_delete_old:b6f-1 ^_delete_task:f4 ^_delete_that:f2 ^_delete_the:a5q3
    ^_dentist:a-5b9c5h4j-1o-2 ^_dentist_is:b-6c7h6o-1 ^_deploy:a-4b7 ^_deploy_to:a-1b4 ^_deposit:b3
    ^_deposit_check:b1 ^_descale:a-6b11 ^_descale_the:a-1b5 ^_describe:a11b-2 ^_describe_a:a8b-5
    ^_describe_the:a2 ^_details:f-2h-1j13 ^_details_of:f-2h-1j13 ^_dial:a13b-10 ^_dictate:a5
    ^_did:a27b-21c4d-3f-7g-10j13k-6n-4o-2 ^_did_i:b-5c-10g-1j19p3 ^_did_it:a-11c14 ^_did_my:a7
    ^_did_the:a1b-3c1j4 ^_did_they:a4 ^_did_you:a2 ^_didn't:b-1g4k2 ^_difference:a7b-5
    ^_difference_between:a7b-5 ^_dim:a6b-3 ^_dim_the:a6b-3 ^_directions:a3b-1 ^_directions_to:a3b-1
    ^_disable:b-4f6 ^_disable_the:a-2f6 ^_disarm:a9b-6 ^_disarm_the:a9b-6 ^_discard:f10 ^_discard_the:f10
    ^_disconnect:a7b-3 ^_disconnect_bluetooth:a5b-3 ^_disconnect_the:b1 ^_dishes:b-1c14 ^_dismiss:b-1f13
    ^_dismiss_the:f3 ^_display:a-4b-10j19 ^_display_completed:b-2j10 ^_dispute:a-5b9 ^_dispute_charge:b2
    ^_dispute_the:b2 ^_ditch:a-5b-9f18 ^_divide:a1b-1m11 ^_divide_0:a7b-4 ^_divide_the:a-4b5m3
    ^_do:a25b-5c-6e-13f-12g-12h-3i-9j2k-4m-13o-11p14q-6r-19s-6u-2w-3x8y4A-3 ^_do_i:a6b-6i-3j9m-1n-1p7 ^_do_it:d4
    ^_do_penguins:a2 ^_do_people:a3 ^_do_plants:a6b-2 ^_do_sharks:a5 ^_do_the:a-6b3d3 ^_do_they:a4 ^_do_we:j4
    ^_do_you:a7b-4e-1f-3j-6o-1p10q-2r-12x10y5 ^_does:a30b-26f-3p9 ^_does_my:a3j3 ^_does_the:a1 ^_dog:a-8b11c1
    ^_don't:a-12b-7c-2d5e1g-2h6i-1j-4k-1m-2o6p-3q7r17u-1w-1 ^_don't_be:r5 ^_don't_feel:e6
    ^_don't_forget:b10o13q-11 ^_don't_let:b8 ^_don't_need:f6 ^_don't_play:a1 ^_don't_remember:o-2q13
    ^_don't_remind:b-1f4 ^_don't_show:d4 ^_donate:a-2b8 ^_donate_old:b1 ^_done:a-1b-9c20g-3 ^_done_with:c6
    ^_dont:b6 ^_dont_let:b7 ^_download:a-4b9 ^_dr:o2 ^_draft:a-12b-3c-2e-2f-7g-1h-3k-1n37 ^_draft_a:n5
    ^_draft_an:n3 ^_draft_something:n2 ^_draft_that:n7 ^_draft_the:b4n1 ^_drain:b4 ^_drink:b6 ^_drive:a-6b8
    ^_drop:a-2b-3c-4d-4f29g-1h-2j-6p-2q6 ^_drop_0:a-1b-7f12 ^_drop_everything:f9 ^_drop_it:f3 ^_drop_off:b15f-10
    ^_drop_the:f8 ^_due:a-2b-7j11 ^_dust:a-5b8 ^_edit:a-8b-6f-4g-2h26 ^_edit_number:h9 ^_edit_the:a-1b4h6
    ^_eggs:b5g3 ^_email:a-2b27n-5 ^_email_professor:b6 ^_email_the:b7 ^_emailed:a-6b-8c16 ^_empty:a-8b6f11j-5
    ^_empty_the:a-6b5f4 ^_enable:a15b-8 ^_end:a-2b-15c-1f3j-1t9A18 ^_end_the:b-7f4A10 ^_enter:a-1b6
    ^_enter_grades:a-1b4 ^_erase:a-6b-9f19j-13p-5q16 ^_erase_all:a-2f6j-2q3 ^_erase_everything:p-1q4
    ^_erase_my:b-1f9j-5 ^_erase_the:b-2f2q2 ^_evening:b-10u15 ^_everything:a2c4j-3w6 ^_everything_costs:a7
    ^_everything_is:a-1w6 ^_exchange:a-1b6 ^_exit:b-10A12 ^_explain:a-1b-2z11 ^_explain_the:a-1b-2z11
    ^_extend:b-3h11 ^_eye:a-1b7 ^_facetime:a-3b8 ^_facetime_the:b4 ^_fast:a8b-4 ^_fast_forward:a8b-4
    ^_feed:a-3b8 ^_feed_the:b2 ^_feeling:a-18b-22c-3d-1j-2r-1s24u-1w22 ^_feeling_full:s4 ^_fertilize:b3
    ^_fewer:a-1b-1r9 ^_fewer_emojis:a-1b-1r9 ^_figure:a-1b6 ^_figure_out:a-1b6 ^_file:a-1b9 ^_fill:a-4b9
    ^_fill_out:b2 ^_finalize:a-1b8 ^_finally:a-4c11 ^_finally_finished:c5
    ^_find:a4b10c-7d-6e-2f-11g-6h-7i-2j23m-3n-2o-2r-3 ^_find_a:a-1b11 ^_find_babysitter:b1 ^_find_me:a7b-6n2
    ^_find_my:b4 ^_find_out:a-10b14 ^_find_the:a9b-2f-3g-3h-1j13n-5 ^_finish:a-5b21 ^_finish_duolingo:b3
    ^_finish_the:b3 ^_finished:a-2b-5c16g-3 ^_finished_the:b-2c12g-3 ^_finito:a-6b-10c17 ^_finito_$:a-6b-10c17
    ^_first:b-2m6n4 ^_first_step:m7 ^_fish:a-5b2g8 ^_five:d9 ^_five_more:d9 ^_fix:a-13b15f-2h9
    ^_fix_the:a-6b4f-1h9 ^_flip:a10b-6 ^_flip_a:a4b-2 ^_flu:a-4b9 ^_focus:a-5b-8t19 ^_focus_for:b-1t4
    ^_focus_mode:a-2t8 ^_fold:b7 ^_follow:a3 ^_follow_up:a-1b8 ^_for:a-8b-4o19 ^_for_future:b-5o10 ^_for_the:o6
    ^_forecast:a4 ^_forecast_for:a4 ^_forget:a-12b-22c-2d-2f18g-3h-1i-1j-5o-12p-12q37 ^_forget_about:b-5f12
    ^_forget_my:q9 ^_forget_that:o-6q13 ^_forget_the:b-6f5q8 ^_forget_what:q4 ^_forget_where:q2 ^_forget_who:q3
    ^_forward:a3b6e-1l8m-2n-2 ^_free:a-1b-1d-3s16 ^_freeze:a3b8 ^_freeze_my:a4b1 ^_freeze_the:a3 ^_french:b4
    ^_full:a1b-2 ^_furnace:a-1b5 ^_fyi:a-2o10 ^_fyi_i:o6 ^_gas:b1 ^_generate:a-2b-10n14
    ^_get:a-7b26c-8f8h-1i1j-9m-1o-1p-3s-2w-1 ^_get_a:a-2b5 ^_get_cash:b1 ^_get_gas:a-4b5 ^_get_it:d2
    ^_get_me:a11b-7i4 ^_get_rid:a-2b-3f13 ^_get_the:a-6b3g4 ^_gimme:a-1b-1e3f-1i12 ^_gimme_a:i4
    ^_give:a-5b7c-7d2e1f-11h11j4k-4m2n1o-5p-3q-1r4t-6u-1x-2z-1A-2 ^_give_0:a1 ^_give_it:a-1h4
    ^_give_me:b-10d9e-2f-6h-3i1j5m6n4o-3p-2r6t-4 ^_give_mom:a-2b4 ^_give_the:a-6d-9e9h14 ^_give_this:a5
    ^_give_us:a3b-1 ^_go:a1b10c-1d-4e2f-10g-11h-5j1k4l8n-4o-2p-2r7u-3A-1 ^_go_back:a9b-9g-6k5r10 ^_go_on:a-8b5i7
    ^_go_over:j4 ^_go_through:b1 ^_go_to:a5b6e4h-1i-2 ^_good:b-23c-4f-1i-3u12x17A10 ^_good_afternoon:a-1u7
    ^_good_evening:a-2u8 ^_good_morning:a3u2 ^_good_night:a-11u-8x9A13 ^_goodbye:a-5b-9A17 ^_goodnight:a2b-8A12
    ^_got:a-14b-17c22d-1e5f-3g-4h-4i9j-7r-1s12A3 ^_got_0:i-4s9 ^_got_a:a-1b5n1 ^_got_an:b-1s5 ^_got_any:a7
    ^_got_anything:a-1e6i10j-1s-4 ^_got_it:c1 ^_got_something:e1i1 ^_got_the:a-3b-8c16 ^_gotta:a-4b1d-2A12
    ^_gotta_call:b1 ^_gotta_go:b-8A13 ^_grab:b3 ^_grandma's:b2 ^_greetings:a-4b-11u17 ^_groceries:a2b-3c2g1
    ^_grocery:b11 ^_ground:a-3b7 ^_ground_beef:a-1b4 ^_group:a4 ^_guess:a7c3j-3 ^_guess_what:a3c3j-2 ^_guest:b2
    ^_guest_room:b2 ^_gym:a-1b9 ^_had:a-3s10 ^_half:b3s-1t4 ^_hand:a-4b7 ^_hand_in:a-2b4 ^_hang:b8
    ^_hang_pictures:a-1b3 ^_hang_the:a-4b7 ^_hang_up:a10b-5 ^_happy:a12b-8 ^_hard:b-6e10 ^_hard_pass:b-6e10
    ^_harvest:a-5b8 ^_has:a21b-12c-3g-1j5 ^_has_flight:a2 ^_has_my:a11b-1 ^_has_the:a2b-2j6
    ^_have:a4b-21c11d-4g-5j9o-2p5s8 ^_have_i:a-3b-1c-4g-2j14p8 ^_have_the:a2 ^_have_they:a2 ^_have_you:a14b-2
    ^_he:a11b-7 ^_he's:a6b-7e4 ^_heads:a4b-1 ^_heads_or:a4b-1 ^_heartworm:b4 ^_hello:a-4b-15u28 ^_hello_again:u5
    ^_help:a-18b-7c-1d-6e-2f-2j-5m10n14r-6t4z22A-1 ^_help_dad:b4 ^_help_me:a-7b-7d-3i2j-1m13n7t5
    ^_help_with:b-6n9z4 ^_hem:a-1b5 ^_hey:a-11b-9j-1p4u31 ^_hey_google:a2 ^_hey_hey:b-2u7 ^_hey_nudgy:b3
    ^_hey_there:u4 ^_hi:a-9b-12u25 ^_hide:b-2d13 ^_hide_the:b-1d7 ^_hide_this:d3 ^_hike:a-1b5 ^_hike_the:a-1b5
    ^_hire:a-3b7 ^_history:b3 ^_history_essay:b3 ^_hit:a-5b-7d9i12 ^_hit_me:a-2i12 ^_hit_snooze:b-3d10
    ^_hiya:a-6b-11u18 ^_hmm:a4b-9e10k-4l7r-1 ^_hmm_no:e2 ^_hold:a-5b5d14f-2h-2 ^_hold_off:d5
    ^_hold_the:a-1b7d5f-1h-1 ^_home:a-5b10 ^_honestly:a3 ^_hoover:a3 ^_hoover_the:a3 ^_hop:e12
    ^_how:a20b-38c-15d-9e-10f-13g-10h-12i-16j7k-11l-5m8n12o-19p4q-7r-16s-13t-6u-6v-3w-11x8y4z13A-5
    ^_how's:a14b-9j4 ^_how's_the:a9b-4 ^_how_are:a-11x18 ^_how_busy:j2 ^_how_can:a-6n7z6 ^_how_come:a5
    ^_how_did:a4 ^_how_do:a12b-2i-3j-14m9n5p-4x-3z2 ^_how_does:a-5j2p-4z10 ^_how_far:a2 ^_how_hot:a4 ^_how_is:a2
    ^_how_long:a4j11 ^_how_many:a1b-4d-3j7n-2p10y8z-8 ^_how_much:a13j1m-1 ^_how_often:a6 ^_how_old:j-4p9x1z-1
    ^_how_should:a-8m7n2 ^_how_tall:p2 ^_how_to:a-10b-4z14 ^_how_would:a-7m2n6 ^_hsa:a-2b6
    ^_i:a11b-11c16d-9f1g-1h-11i-9j-32k-4l-2m-3n-5o29p-27q-12r2s8t-5u-12v2w9y-5z-7A-6
    ^_i'd:a-3b-15c-1d5e7f1h-3i-2j-4o10r7 ^_i'd_give:a3 ^_i'd_like:b-4f4j-1o1 ^_i'd_prefer:a-5r9
    ^_i'd_rather:a-7b-4d2e8o8 ^_i'll:a-7b-10d18e10h-1 ^_i'll_do:d10e-1 ^_i'll_get:b-3d9 ^_i'll_pass:b-1e9
    ^_i'll_skip:e6 ^_i'm:a-3b-39c-2d-6e3f-10g-19h-15j-21k-10l-6n-10o22p-11q-3r-12s24t-10v-5w27x-6y-1A5
    ^_i'm_a:a-8o18s-2w-2 ^_i'm_actually:a-4w7 ^_i'm_allergic:a-4o13 ^_i'm_anxious:a-3o-3w11
    ^_i'm_at:a1b-1i1o-3s4 ^_i'm_back:i2u9w-1 ^_i'm_diabetic:o10s-1w-1 ^_i'm_done:c7A6 ^_i'm_driving:d8s-3
    ^_i'm_feeling:s9w-1 ^_i'm_free:i5 ^_i'm_in:a-2d3o4s-2 ^_i'm_knackered:s9w-1 ^_i'm_leaving:A5 ^_i'm_left:o6
    ^_i'm_married:a-2o8 ^_i'm_new:i-2z8 ^_i'm_not:a14d-5e9g-5h-1o1s-6w-3 ^_i'm_off:a-2w-2A14 ^_i'm_on:s4
    ^_i'm_proud:w3 ^_i'm_ready:i5 ^_i'm_really:w8 ^_i'm_running:a-1s9 ^_i'm_so:a8s-8w3 ^_i'm_stuck:e-4m12
    ^_i'm_vegetarian:o10 ^_i'm_watching:a5 ^_i've:a-3b-10c21d-6e-3f2g-3h-7j-10n-3o7r-3s13 ^_i've_been:c3
    ^_i've_got:b4c-14i2o9s5 ^_i've_never:a9b-1 ^_i've_only:s4 ^_i've_sent:c2 ^_i_accidentally:c-4k7
    ^_i_already:a-6c8j7o-3 ^_i_always:o2 ^_i_am:a-9b-3o10s10w1 ^_i_appreciate:c-2f-3v15 ^_i_bought:a9c1o-2
    ^_i_called:c10o-5 ^_i_can:s7 ^_i_can't:a-9b-8c-7d13e5g-1i-8j3m1o4s-3t-1w9 ^_i_cant:a-1d5o-1w7 ^_i_changed:q2
    ^_i_cleaned:a4c1o-3 ^_i_could:a11b-1o-1 ^_i_did:a-8c11k5 ^_i_didn't:a3k1l8o-3
    ^_i_don't:a1b-8c-5e9f5g-3j-1k-1m3n2o-2p-1q4s-1w-5z5 ^_i_dont:e5m1 ^_i_drive:a-6o9
    ^_i_feel:a-2b-4c-5i-4j-2o-8s7w22 ^_i_finally:c4 ^_i_finished:c9i7k-2o-3 ^_i_forgot:a10b-1 ^_i_get:a-6o12
    ^_i_give:f3 ^_i_go:a-8b-2o16 ^_i_got:a12c-2i2 ^_i_gotta:a-7b17c-3o-3A3 ^_i_guess:a7 ^_i_had:a10
    ^_i_handed:a-1c8 ^_i_hate:a2w4 ^_i_have:a-6b6c-6i12j-1o2s5 ^_i_haven't:a9c-4o-1 ^_i_just:a2c5o-2
    ^_i_keep:a-5b1o10 ^_i_left:a-2o8 ^_i_like:a2o7r2 ^_i_live:a-8o18 ^_i_lost:a5 ^_i_love:a-1x10
    ^_i_marked:c-3g8 ^_i_meant:h10o-2 ^_i_might:a11o-4 ^_i_must:b5 ^_i_need:a-11b10c-7f-4i8j-12m14n8o-11s4w-1
    ^_i_never:a9c-6n3 ^_i_no:f4 ^_i_once:a7o-3 ^_i_only:a-5o-2s11 ^_i_paid:a2c3 ^_i_parked:a-2o6
    ^_i_picked:a-1c4 ^_i_prefer:a-6b-4c-1o11r8 ^_i_promised:a-2b12o-1 ^_i_put:b-2f5j4 ^_i_read:a4
    ^_i_replied:a-4c11o-1 ^_i_said:g2 ^_i_saw:a5 ^_i_see:o2 ^_i_sent:a5c2 ^_i_should:a-6b15o-4 ^_i_shouldn't:l5
    ^_i_sleep:a-2o7 ^_i_slept:a5o-3s6 ^_i_still:a1b3g2 ^_i_study:a-3b-2o9 ^_i_take:a-7g-2k3o12 ^_i_think:c1e2o-1
    ^_i_thought:c-2g7 ^_i_ticked:g3 ^_i_told:a2b8d-1 ^_i_took:a2c2o-1 ^_i_used:a2 ^_i_usually:b-6o11
    ^_i_wanna:b8o-4 ^_i_want:b8c-9e-1g2i-2k-8n-2o-7r13s-1t5 ^_i_was:a1o4 ^_i_wasn't:c-7g9 ^_i_wear:a-4o10
    ^_i_wish:a4 ^_i_won't:a-2f9 ^_i_wonder:a10 ^_i_work:a-5o12 ^_ice:b4 ^_if:a18j-5 ^_if_i:a7j-3 ^_if_only:a5
    ^_im:a-11b-18s19w16z3 ^_im_so:a-4b-2s7w5 ^_in:b-10d9s7 ^_in_italian:a4b-1 ^_increase:a7b1 ^_increase_my:b3
    ^_increase_the:a7b-1 ^_install:a-5b10 ^_install_the:a-3b7 ^_instead:h6 ^_instead_of:h6 ^_interview:a-3b7
    ^_invite:a-6b5h3 ^_invite_the:a-1b5 ^_invoice:a-1b10 ^_iron:a-1b6 ^_iron_shirts:b3
    ^_is:a36b-35c-24d-11f-14g-14h-19i7j19m-12n-4o-33p11q-3r-3w-3y4 ^_is_a:a1 ^_is_anything:a-4j6
    ^_is_cleaning:j4 ^_is_flight:a1 ^_is_it:a6i7m-4y8 ^_is_milk:j7 ^_is_my:a-3j4o-7p9 ^_is_netflix:a1
    ^_is_the:a1g-2j10 ^_is_there:a1b-3e3j4s5 ^_isn't:a7b-4 ^_it:a5g1h5
    ^_it's:a5b-23c4d-7e-3f8h10i-2j-4m16p-3q-2r-4s-7u-2w6A-1 ^_it's_a:f4 ^_it's_been:c6 ^_it's_due:h5
    ^_it's_my:a10 ^_it's_not:a-4h5 ^_it's_raining:a7 ^_it's_snowing:a7 ^_it's_too:m4 ^_it_rained:a5
    ^_it_should:a-2h6 ^_its:a4 ^_its_too:a4 ^_jot:b2 ^_jot_down:b2 ^_jump:a-1b4 ^_jump_start:a-1b4
    ^_just:a-5b-17c13d-3e-4f-1g-1h-1i9j-3k-1m3n-2o3s16 ^_just_finished:a-1c8 ^_just_got:c4 ^_just_one:i4m3
    ^_just_pick:i1 ^_just_so:o8 ^_just_tell:i1 ^_keep:a-11b-11d-3i11o5r11t4 ^_keep_in:a-1o7 ^_keep_it:r5
    ^_keep_me:d-1t5 ^_keep_your:a-2r8 ^_ketchup:a-2b6 ^_kick:b-2d9 ^_kick_the:b-1d6 ^_kids:a3b4 ^_kids':b5
    ^_kill:b1f16g-4m-1 ^_kill_the:b1f9g-3 ^_kindly:a-10b-15d2k3l3n2r10 ^_kindly_postpone:d4 ^_kitchen:a2
    ^_knock:a7b-7 ^_know:a4b-3o4 ^_know_any:a6b-1 ^_know_that:o4 ^_label:b6 ^_later:a-9b-7d24j-4A7
    ^_later_$:b-3d12 ^_later_today:a-1b4d11j-2 ^_launch:a17b-8 ^_launch_the:b3 ^_laundry:a-1b5c9
    ^_laundry_is:b-5c11 ^_learn:a-15b16j-1o9 ^_learn_this:a-3o10 ^_learn_to:a-2b6 ^_leave:a-12b-15d9e9A12
    ^_leave_the:a-1b-7d7e5 ^_leave_this:e3 ^_less:a-9b-6r26 ^_let:a1c-2e7f6h-2i-4j5m-3n-2o-2p-1r-1A9
    ^_let's:b-22d7e9g-2h1i8j-8k-3m3n3r-2s-4t13u-1 ^_let's_call:d-1h7 ^_let's_come:e5 ^_let's_do:a-4d5e-1t8
    ^_let's_draft:n6 ^_let's_focus:t8 ^_let's_get:a-1b-1i10 ^_let's_have:g3i1j-1 ^_let's_leave:d2 ^_let's_not:f5
    ^_let's_pick:d4 ^_let's_play:a5 ^_let's_skip:e4 ^_let_go:f7 ^_let_me:a1b-5e4f-2g3i-2j8m-1n-1A9
    ^_let_that:a-2e3f4 ^_let_the:b1 ^_lets:b-1i2n4 ^_life:a1 ^_light:a-8b13 ^_light_the:a-4b8 ^_lights:a10b-3
    ^_like:a9b-2 ^_linkedin:a-3b7 ^_list:a13b-22c-10f-16g-5h-1i-2j22m5p11q-4r9 ^_list_all:a9b-3
    ^_list_everything:b-3j12p3q-3 ^_list_my:b2 ^_list_out:b-1j2 ^_list_the:a2f-1j-9m4p9 ^_listen:a-4b9
    ^_listen_to:a-4b9 ^_load_the:b3 ^_lock:a1b6 ^_lock_the:a3 ^_lock_up:a-2b5 ^_log:a-1A11 ^_lol:b-4x12
    ^_look:b6c-3f-3g-1j12m-1p2 ^_look_at:b2 ^_look_for:a4b-4j3 ^_look_into:a-8b14 ^_look_up:a3b-3j11p2
    ^_loop:a3b1 ^_loop_in:a-2b4 ^_lose:f5q4 ^_lose_the:f5q4 ^_louder:a13b-6 ^_louder_$:a7b-4 ^_louder_please:a6
    ^_low:a-4b-2s14 ^_low_energy:s8 ^_lower:a4h6 ^_lower_the:a4h6 ^_lunch:b5h-1s7 ^_lunch_w:b3 ^_lunch_with:b5
    ^_mail:a-6b11 ^_mail_package:b1 ^_make:a-1b8c-10d-4e-10f-14g2h19i-8j-15l-1m8n9o1p-2q-2r-8s-5t-1u-3A-1
    ^_make_a:b-2h-12m6n1o7 ^_make_an:b7 ^_make_copies:b2 ^_make_it:a2b-14d1h8k2 ^_make_lasagna:b3 ^_make_me:a6b1
    ^_make_sure:a-4b12 ^_make_that:b-5g1h9 ^_make_the:a6b-14h4m7n8 ^_make_this:a-3h7 ^_make_watering:b-1h3
    ^_managed:b-8c11 ^_managed_to:b-8c11 ^_marinate:a-4b8 ^_marinate_the:b3 ^_mark:c7d-4f-6g9h6i-1j-7o3s-1
    ^_mark_0:b-4c1g6h4 ^_mark_all:a8b-1 ^_mark_it:c5g-2h1 ^_mark_laundry:c6 ^_mark_number:g3
    ^_mark_the:a-1c-1g2h6 ^_math:b2 ^_maybe:a9b-10d16e-2 ^_maybe_$:a10b-5 ^_maybe_tomorrow:d4 ^_meal:a-1b7
    ^_meal_prep:b1 ^_measure:a-5b10 ^_measure_the:b3 ^_meditate:b6 ^_meet:a-1b5 ^_meh:a-6b-3e15
    ^_meh_another:a-4b-2e11 ^_memorize:a-4b4f-1o7 ^_memorize_lines:a-3b5 ^_memory:b-9p11q3 ^_merge:a-3b8
    ^_message:a-5n7 ^_microchip:a-2b6 ^_migrate:a-3b6 ^_milk:b7 ^_mission:b-5c10 ^_mission_accomplished:b-5c10
    ^_modify:f-3h8 ^_mom:a9c-2f5 ^_mom's:b4o2 ^_mom's_birthday:o2 ^_mondays:a11b-1 ^_more:b-11d-2r25
    ^_morning:a-4b-12u21 ^_mortgage:b4 ^_mount:a-7b8 ^_mount_the:a-7b8
    ^_move:a3b-7c-9d12e14f-8g5h10i-2j-7m-8n-7r-1s-1 ^_move_0:a11b-6g2h-1 ^_move_along:a-2b-4e12
    ^_move_laundry:g2 ^_move_money:b5 ^_move_my:b-3h11 ^_move_on:e10h-1 ^_move_the:a-1b5c-1d1e-5h7
    ^_move_this:a6 ^_moving:a-8e12 ^_mow:a-1b8 ^_mow_lawn:b3 ^_mow_the:b2 ^_much:a-5b-6v16
    ^_much_appreciated:a-5b-6v16 ^_must:b4 ^_mute:a11b-7 ^_mute_$:a8b-5 ^_mute_the:a2
    ^_my:a6b-25c-24d-9e-3f-18g-7h-5i-16j-9k9m-1n-8o37p-15q-15r-7s21u-3v-1w5 ^_my_alarm:h1 ^_my_anniversary:o2
    ^_my_boss:a-3b5 ^_my_brain:a-7o-8s8w8 ^_my_brother:a3 ^_my_card:a4 ^_my_contactless:a4 ^_my_daughter:a3
    ^_my_dentist:h1 ^_my_dentist's:a-2p4 ^_my_doctor:o3 ^_my_favorite:a-10o13 ^_my_flight:h2 ^_my_grandpa:a4
    ^_my_husband:a-2o5 ^_my_kids:a-2o7 ^_my_landlord:o2 ^_my_list:a2b5j-2 ^_my_locker:a-2p4 ^_my_mom:a7
    ^_my_name:o4 ^_my_neighbor:a6o-2 ^_my_neighbour:a8o-4 ^_my_phone:a7o-2 ^_my_pronouns:a-5o7
    ^_my_sister:a11h-1 ^_my_sister's:o3 ^_my_tasks:j7o-1 ^_my_top:a10o-2 ^_my_uncle:a5 ^_my_wife's:o2
    ^_nah:b-12e22i-3 ^_nah_another:e3 ^_nah_give:e1 ^_name:a12b-2 ^_name_the:a-3b8 ^_navigate:a8b-1
    ^_navigate_to:a5b-2 ^_need:a-4b4n2 ^_need_to:b1g1 ^_never:a-6b-9f14k5 ^_never_mind:a-5b-8f13k5
    ^_nevermind:a-5b-11f20 ^_nevermind_the:b-1f6 ^_new:a6 ^_new_task:b5 ^_next:a2b-17c-2e2f-2i14j11r-1s-1
    ^_next_one:i7 ^_next_please:a-2i7 ^_nice:a-1b-10n1u-1x19 ^_nix:a-2b-7f12 ^_nix_the:a-2b-7f12
    ^_no:b-16c-6d-9e9f9h21i-8j-10l6o-1u-6v-5x-2A-4 ^_no_i:g4h8 ^_no_idea:a4 ^_no_longer:a-1b-3f13
    ^_no_more:a-6b6h10r-3 ^_no_need:b-2e-1f14 ^_no_no:k3 ^_no_not:e6 ^_no_wait:g-2h7k7l2 ^_no_way:e6 ^_noah's:b4
    ^_noah's_inhaler:b4 ^_nobody:a14b-5 ^_nobody_likes:a6b-1 ^_nope:a4b-12e9f1i-3k5
    ^_not:a2b-18c-1d25e14f-3g-13h-14i-4j-2m-1r-5s11u-1A-1 ^_not_doing:f8 ^_not_feeling:d4e5f-1 ^_not_in:e4
    ^_not_much:a-5e-1s15 ^_not_now:a-1d5e7 ^_not_really:a11e-5 ^_not_right:e3 ^_not_that:a9d-4e1f-2g-1
    ^_not_this:a-1e7 ^_not_today:a-1d15e-1s-1 ^_not_until:d3 ^_note:a-4h3o13 ^_note_my:o1 ^_note_that:o10
    ^_note_to:b1 ^_nothing:a5b-6d-1s9 ^_notify:b6 ^_notify_the:b2 ^_nudge:a-5i11 ^_nudge_me:a-5i11
    ^_number:a-2c2g6h2j-1 ^_number_0:g6h2 ^_oat:b7 ^_oat_milk:b7 ^_oh:a6b-11k3l3u8 ^_oh_no:a-4k3l4 ^_oil:b2c3
    ^_oil_change:b2c3 ^_ok:a-8b-7c10e-5f-3g-4i16j-6x11A9 ^_ok_i:c5 ^_ok_so:b3 ^_ok_what:i3 ^_ok_whats:i1
    ^_okay:b2 ^_olly:b2 ^_on:b3j-2 ^_onboard:a-2b4 ^_onboard_the:b1 ^_one:a6b2e-6f-5g-3h-3i9k1m-1t4
    ^_one_more:a-3b8f-2i7 ^_oops:a-7b-12c-2g1k24 ^_oops_undo:k3 ^_oops_wrong:k5 ^_open:a13c-4d-4e-2f-6g8j7p7q-7
    ^_open_a:a-7b9 ^_open_my:b-6f-1j12 ^_open_netflix:a2 ^_open_pandora:a1 ^_open_spotify:a4b-2 ^_open_the:a8b2
    ^_open_youtube:a3b-2 ^_order:a-5b25 ^_order_me:a11b-10 ^_order_more:b1 ^_order_new:b2 ^_order_pizza:a-3b4
    ^_order_printer:b2 ^_organize:a-5b12 ^_organize_the:b3 ^_orthodontist:b4 ^_our:a12b-16o9
    ^_our_anniversary:o5 ^_our_wifi:o5 ^_pack:a-7b13 ^_pack_for:b1 ^_paid:b-5c8 ^_paid_the:b-5c8 ^_paint:a-4b10
    ^_paint_the:b4 ^_pair:a10b-1 ^_pair_with:a7b-4 ^_paper:a-1b6 ^_paper_towels:b2 ^_park:a-6d12 ^_park_it:d2
    ^_park_the:a-4d8 ^_pass:a-4b-7e15 ^_pass_on:a-1e5 ^_passport:a-2c8 ^_password:b3 ^_pasta:a-2b6
    ^_pasta_sauce:a-2b6 ^_patch:a-3b6 ^_patch_the:b2 ^_pause:a16b-1f-2j-3 ^_pause_$:a9b-7 ^_pause_my:a-8b9
    ^_pause_the:a10f-1j-1 ^_pay:a-6b25 ^_pay_my:a4b-4 ^_pay_off:a-1b6 ^_pay_parking:b1 ^_pay_the:b1 ^_pencil:b2
    ^_pencil_in:b2 ^_people:a3b-4o9 ^_people_are:a2 ^_performance:a-1b5 ^_phone:a-9b12 ^_photograph:a-3b5
    ^_phrase:b-4n8 ^_phrase_a:b-4n8 ^_physical:b3 ^_piano:b2 ^_piano_lesson:b2 ^_pick:b8e1f-1h-1i13j-2n-1
    ^_pick_a:a7e4 ^_pick_for:i7 ^_pick_one:i7 ^_pick_up:a-2b13 ^_picked:b-5c9 ^_picked_up:b-5c9 ^_ping:b5
    ^_ping_me:a-1b6 ^_plan:a-9b16m1 ^_plan_the:b3 ^_plant:a-3b7 ^_plant_garlic:b3
    ^_play:a26b4c-2d-2e-6f-4g-3h-2j-1 ^_play_a:a-4b6 ^_play_anything:a1 ^_play_catch:a-5b6 ^_play_chess:a-3b5
    ^_play_my:a3 ^_play_some:a1 ^_play_something:a7b-2 ^_play_that:a6 ^_play_the:a2b2 ^_play_with:a-5b6
    ^_please:a-18b-4c7d-6e6f8i-9j-12k6l3m-3n1o10q6 ^_please_add:b7 ^_please_call:o5 ^_please_clear:f1
    ^_please_delete:b-1f6 ^_please_don't:q4 ^_please_forget:q7 ^_please_mark:c10 ^_please_push:d-5e8h5
    ^_please_put:b6 ^_please_reactivate:b-1g6 ^_please_remember:o2 ^_please_remind:b4 ^_please_reverse:k3
    ^_please_skip:e5 ^_please_stop:r3 ^_please_tell:p5 ^_please_undo:k3 ^_plenty:a-2s9 ^_plenty_of:a-2s9
    ^_pls:e2f2 ^_plug:a-6b8 ^_plug_in:a-4b5 ^_pomodoro:a-8b-12t25 ^_pop:d7 ^_pop_the:d7 ^_post:a1b8 ^_post_on:b3
    ^_post_the:a-5b10 ^_post_this:a8b-6 ^_postpone:a-9b-16d24h4 ^_postpone_my:d4 ^_postpone_the:b-5d14
    ^_potluck:b4 ^_power:a6b-4 ^_practice:a-1b9 ^_practise:a-1b8 ^_preheat:a4 ^_preheat_the:a4 ^_prep:b5
    ^_prep_for:b1 ^_prepare:j-1n7 ^_prepare_agenda:b1 ^_preponed:h3 ^_preponed_my:h3 ^_print:a-7b16
    ^_print_boarding:b2 ^_print_the:b3 ^_printer:b3 ^_proofread:b8 ^_prune:a-2b6 ^_pta:b4 ^_pull:a-1b-12f10j13
    ^_pull_the:a-1f5 ^_pull_up:b-8f-3j16 ^_push:a-10d22e5g-5j-1 ^_push_back:d1 ^_push_everything:d5
    ^_push_it:d1e6g-2 ^_push_my:d3h2 ^_push_the:b-4d12 ^_put:a3b1c2d6e6f-15g3h3i-9j-23l6m-9n8o-6q-1r-5s-4
    ^_put_0:b3 ^_put_a:a-1b-9c17 ^_put_away:b3 ^_put_everything:a-3k6 ^_put_it:a1b-14d5e6g3m-1n2 ^_put_me:b-1t4
    ^_put_mow:g3 ^_put_my:a6b-4 ^_put_off:d8 ^_put_on:a13b-4 ^_put_the:a5b-7c-12e-3f-1h15j-3l9 ^_put_this:b-3e7
    ^_put_together:n6 ^_put_up:b6 ^_q:a-6b-10A17 ^_q_$:a-6b-10A17 ^_quarterly:b4 ^_quick:i3 ^_quiet:a7d1
    ^_quiet_that:a5d1 ^_quit:a-5b-8A19 ^_quit_$:a-8b-11A19 ^_raise:a4b9 ^_raise_the:a4b1 ^_rake:a-2b8
    ^_rate:a1b10 ^_rate_the:a1b2 ^_rate_this:a9b-2 ^_re:a-4b-6c-2g18 ^_reactivate:b-2g12 ^_reactivate_the:b-2g12
    ^_read:a3b13c-3d-1f-7g-1h-2i-3j18n-1p-1r-1 ^_read_0:a-2b4 ^_read_a:a-3b4 ^_read_ch:a-3b6 ^_read_chapter:b2
    ^_read_me:a8b-7j5 ^_read_my:a10b-12j8 ^_read_out:a3b-10j8 ^_read_the:a4b2 ^_read_to:a-2b4
    ^_ready:a-13b-5e-2i17s9 ^_ready_for:a-1b-4i14 ^_reapply:a-6b-9f-2l24 ^_reapply_what:a-1l8 ^_reboot:a5b-2
    ^_reboot_the:a5b-2 ^_recharge:a-2b4 ^_recharge_the:a-2b4 ^_recipe:a8b-5 ^_recipe_for:a14b-13
    ^_recommend:a10b-6 ^_recommend_a:a8b-5 ^_record:b11 ^_record_a:a6b-2 ^_record_the:a-4b8 ^_red:a-4b8
    ^_redo:a-12b-9c-1f-1k-1l31 ^_redo_$:b-4l9 ^_redo_that:l5 ^_redo_the:a-1b3l4 ^_refactor:a-1b5
    ^_refactor_auth:a-1b5 ^_refill:a-4b9 ^_refresh:a11b-8 ^_register:a-4b9 ^_register_for:b3 ^_rehearse:a-4b6
    ^_rehearse_the:a-4b6 ^_remember:a-11b2c-1d-1j-2o27q-1 ^_remember_i:o8 ^_remember_i'm:o1 ^_remember_my:o7
    ^_remember_that:o5 ^_remember_the:b2 ^_remember_this:o4 ^_remember_to:b7 ^_remind:a-5b6d9i-1o-1p8
    ^_remind_me:a-3b3d9i-1o-1p8 ^_reminder:b8 ^_reminders:b-5d-1j13
    ^_remove:a-11b1c-5d-3e-5f20g-3h4j-12k-2o-2p-5q17 ^_remove_all:f5 ^_remove_bananas:f1
    ^_remove_everything:f2q3 ^_remove_my:b1q1 ^_remove_that:q9 ^_remove_the:a-6b3h7j-1q3 ^_remove_this:a1f3
    ^_rename:b-5c-1f-3h24 ^_rename_it:b-1h11 ^_rename_task:h1 ^_rename_the:a-2b1h5 ^_renew:a-9b21
    ^_renew_passport:b2 ^_rent:a-4b9 ^_rent_a:a-3b6 ^_reopen:a-9b-15c-1f-3g34h-2 ^_reopen_0:b-2g7
    ^_reopen_number:g3 ^_reopen_task:g5 ^_reopen_the:b-2g10 ^_reorder:b5 ^_repeat:a14b6d-1h-2k-2
    ^_repeat_this:b7 ^_replace:a-12b5h15 ^_replace_the:a-2b3h3 ^_reply:a9b9h-1n-2 ^_reply_to:a-2b15n-1
    ^_report:a3b5 ^_report_a:a6b-6 ^_report_the:a-1b9 ^_request:b1 ^_reroute:a3 ^_reroute_me:a3
    ^_reschedule:b-12d5h15j-6 ^_reschedule_my:h9j-3 ^_reschedule_the:b-7d4h5 ^_research:a-4b8
    ^_research_preschools:a-1b3 ^_reserve:a-4b8 ^_reserve_a:a-1b4 ^_reset:a2b7 ^_reset_my:a3 ^_reset_the:b3
    ^_respond:a-1b4 ^_respond_to:a-1b4 ^_restart:a5b2 ^_restart_my:a-1b5 ^_restart_the:a3
    ^_restore:a-9b-12f-4g27k1 ^_restore_the:b-2f-2g16 ^_resume:a9f-1g6 ^_resume_my:a10b-5 ^_resume_the:a4b-5g6
    ^_return:a-16b16f-1g14h-3 ^_return_amazon:b1 ^_return_the:a-3b4g5 ^_reverse:a-6b-9k21 ^_reverse_that:k5
    ^_revert:a-8b-12k23 ^_revert_that:k7 ^_revert_the:a-1k6 ^_review:a-4b16 ^_review_the:b3 ^_revise:b2
    ^_revive:a-4b-7g15 ^_revive_the:a-4b-7g15 ^_rewind:a2b-7k9 ^_reword:b-2h7 ^_reword_the:b-2h7 ^_right:a-2i9
    ^_ring:a1b4 ^_ring_my:a7b-1 ^_ring_the:b3 ^_roll:a10b-10c-3g-4k13l11 ^_roll_a:a7b-4 ^_roll_back:a-2b-1k10
    ^_roll_over:a-2b7 ^_roll_that:k4 ^_roll_two:a10b-2 ^_roll_up:a1 ^_rotate:a2 ^_rotate_the:a5 ^_rough:b-2n7
    ^_rsvp:a-2b7 ^_rsvp_to:a-2b7 ^_run:a-2b10j5 ^_run_0:a-1b8 ^_run_a:a-1b4 ^_run_the:a1 ^_rustle:n3
    ^_rustle_me:n3 ^_salt:b2 ^_salt_and:b2 ^_same:a2b-2e4 ^_save:a-4b-1d9o11 ^_save_the:b-2d6 ^_save_this:o11
    ^_say:a13b-3p3 ^_say_hello:a1 ^_say_something:a6 ^_say_that:a4 ^_scan:a4b4 ^_scan_receipts:b2 ^_scan_the:b3
    ^_schedule:a-9b26h-3 ^_schedule_0:b1 ^_schedule_a:b5 ^_scholarship:b6 ^_school:b1 ^_scrap:a-6b-9f20g-1q6
    ^_scrap_the:a-2b-6f6q6 ^_scratch:a-4b-8e-1f11k11 ^_scratch_that:a-1k11 ^_scratch_the:b-6f12
    ^_scroll:a12b-4h-4 ^_scrub:a-4b7p-1q2 ^_scrub_my:p-1q2 ^_scrub_the:b3 ^_search:a9b-10j19 ^_search_for:b-3j11
    ^_search_my:j1 ^_search_the:a4 ^_see:a-17b7d-2j8A15 ^_see_the:a-4b11 ^_see_ya:b-3A10 ^_see_you:a-1b-1A11
    ^_sell:a-6b12 ^_sell_the:a-3b8 ^_send:a17b9c-2d-1f-2g-3h-4n-12 ^_send_0:a9b-8 ^_send_a:a5n-4
    ^_send_flowers:b2 ^_send_invoice:b3 ^_send_it:a10b-5e2 ^_send_out:b3 ^_send_the:a3 ^_sent:c11
    ^_set:a6b1c7f-13g10h2j-12m-3n-5o-1r3s-4t-3 ^_set_a:a4b5 ^_set_an:b3 ^_set_brightness:a3b-2
    ^_set_it:a-3b-1d4h3 ^_set_mouse:b3 ^_set_my:a6b-1 ^_set_out:b5 ^_set_the:a9b-6c7f-4h2 ^_set_this:e6
    ^_set_up:a-13b21 ^_set_volume:a3b-2 ^_sew:a-8b12 ^_sew_button:b3 ^_share:a4b4 ^_share_my:a8b-4
    ^_share_the:b5 ^_share_this:a2 ^_sharpen:a-4b10 ^_she:a10b-11g3 ^_shelve:a-1b-2d11 ^_shelve_the:d3
    ^_shelve_this:d2 ^_shift:b-1d9 ^_ship:a-5b8 ^_short:a-5b-4s13 ^_should:a15b-3i5o-1 ^_should_i:a16b-9i5
    ^_show:a5b-4c-12d-12e-3f-13g-10h-9i1j27k-2m-6n-7o-9p10q-9s-7t-4u-4w-2x-1z14A-5 ^_show_0:a-7b-6j13
    ^_show_all:a-3j8 ^_show_dad:a-1b6 ^_show_flights:a4b-2 ^_show_me:a9b-14c-1d-5f-3g-1i4j2n-2o-2p4q-4r4z10
    ^_show_my:a14b-5 ^_show_reminders:j4 ^_show_task:j4 ^_show_the:a-4b5j6 ^_show_up:b1 ^_shrink:a-2i-3m16
    ^_shuffle:a9b-4 ^_shuffle_my:a7b-1 ^_shut:a2b-6c-4A17 ^_shut_down:b-3A9 ^_shut_off:b3f1 ^_shut_the:a1b1
    ^_sign:a-2b11 ^_sign_the:b3 ^_silence:a7f-3 ^_silence_the:a7f-3 ^_simplify:f-1m9 ^_sing:a-1b-4x11
    ^_sing_happy:a10b-8 ^_siri:a11b-4g-1 ^_skip:a12b-12c-2d-6e25g-3h-3i-1j-3m-1o-1s-2 ^_skip_$:e5 ^_skip_0:a-3e9
    ^_skip_ahead:a2 ^_skip_it:e4 ^_skip_number:e8 ^_skip_the:a16b-5f-1 ^_skip_this:a6e-1 ^_skip_to:a8e-4
    ^_slack:a-4b9 ^_sleep:b1d3 ^_sleep_on:d3 ^_slice:a-4b-5m12 ^_slice_the:a-4b-5m12 ^_slow:a8
    ^_smaller:a-5b-6m19 ^_snap:a6b-4 ^_snap_a:a6b-4 ^_snooze:a-5b-15d35e-2f-4j-2s-1 ^_snooze_0:d2
    ^_snooze_everything:d1 ^_snooze_for:b-1d5 ^_snooze_it:d4 ^_snooze_my:d6 ^_snooze_number:d3 ^_snooze_the:d5
    ^_snooze_this:d4 ^_so:a11b-7i5 ^_so_what:i6 ^_soak:a-1b5 ^_soccer:b4 ^_solve:a2 ^_solve_the:a-3b6
    ^_solve_x:a4b-1 ^_some:a5b-2 ^_someone:a17b-12 ^_someone_stole:a4b-1 ^_something:a-9b-1e6i21s-5
    ^_something_different:e7 ^_something_easy:i11s-3 ^_something_else:e3 ^_sorry:b-9x13 ^_sort:a-7b13
    ^_sort_the:a-1b4 ^_sourdough:a-4b9 ^_speak:b-8o-2r22 ^_speak_in:a3 ^_speak_like:a-4r9
    ^_speak_slower:a10b-1r-1 ^_speak_to:a2 ^_spell:a16b-4i-2 ^_spelled:a-4b-1h10 ^_spelled_wrong:a-4b-1h10
    ^_spin:a3 ^_spin_the:a3 ^_split:a-5m16 ^_split_it:m2 ^_split_the:m1 ^_split_up:b-2m5 ^_spray:b3 ^_square:a3
    ^_square_root:a3 ^_star:a10b-4 ^_start:a13b3c-8d-6e-1f-9g-7h-8i11j-9m-16o-3r-1s-2t17 ^_start_a:b4i-2t8
    ^_start_my:a4b-8i9 ^_start_navigation:a4b-2 ^_start_packing:b4 ^_start_playing:a2 ^_start_reading:b2
    ^_start_recording:a12b-10 ^_start_the:a10b3c-1f-1g-1m-6t4 ^_status:a-8b-11j21 ^_stay:t4 ^_stay_with:t4
    ^_step:l8m2 ^_steps:a-6b1m8 ^_steps_for:b-1m3 ^_stick:d1g1 ^_stick_the:b-2d1 ^_still:m3 ^_stock:b1
    ^_stock_up:b1 ^_stop:b-4c-9d-4e-2f11g-5h9i-1j-11m-1o-11p-6q19r6s-2t6 ^_stop_at:a-5b9 ^_stop_being:a3b-4r4
    ^_stop_by:a-5b11 ^_stop_remembering:a-4q14 ^_stop_reminding:a-4b-6f15 ^_stop_repeating:a-4b-6h15
    ^_stop_the:a5h-1j-1t7 ^_store:a-2o11 ^_store_my:o8 ^_stream:b1 ^_stretch:a-1b6 ^_strike:a-6b-6c1f16h-2k5
    ^_strike_the:b-4c3f5 ^_student:a-1b5 ^_study:a-3b8 ^_study_for:b4 ^_submit:a-4b12 ^_suggest:a10b-18i3n10
    ^_suggest_a:a5b-7n2 ^_suggest_something:a7b-3i4 ^_summer:a4 ^_summer_is:a7b-1 ^_sunscreen:b4 ^_super:a-4s10
    ^_superb:a12b-7 ^_surprise:b-1i8 ^_surprise_me:b-1i8 ^_swap:a-7b-9e14h7 ^_sweep:b5 ^_swim:a-4b9
    ^_swim_with:b2 ^_swing:a-1b3 ^_swing_by:a-1b3 ^_switch:a7b-1c-6d-5f-5g-2h5j-3n-3r20s-1 ^_switch_energy:a-3b9
    ^_switch_off:a7b-3 ^_switch_on:a9b-6 ^_switch_persona:r3 ^_switch_the:a3b4 ^_switch_to:a3b-7h-2r13
    ^_sync:a1b3 ^_sync_calendars:b4 ^_sync_my:a7b-5 ^_tag:b-5h11 ^_tag_the:b-5h11
    ^_take:a-4b11c-10e-5f9g2h2i-1j-6k6m1n-3o-1p-4r-2 ^_take_a:a11b-2 ^_take_back:b1g-1k1 ^_take_down:a-3b7
    ^_take_eggs:b-2g5 ^_take_it:k2 ^_take_luna:b2 ^_take_me:a9b-7m5 ^_take_my:q2 ^_take_off:b-7f10 ^_take_out:b5
    ^_take_that:f1k1 ^_take_the:a-9b1g4h8 ^_talk:a1b-7r13A7 ^_talk_like:a-2r7 ^_talk_to:a-7b8A8 ^_target:b2
    ^_task:c6h-1 ^_task_0:c6 ^_tax:a-4b9 ^_taxes:a-1b4c6 ^_taxes_done:b-3c8
    ^_tell:a9b12c-3d-17e-4f-7g-5h-9i1j1m-9o-4p3q-5r-4s-2x6y8 ^_tell_me:a7b-8d-8e-1f-2i1j3m-4o-2p5q-4r-3s-1x7y9
    ^_tell_the:a2b10d-1 ^_test:b7 ^_test_the:b1 ^_text:a2b25c-4g-1k-1n-2 ^_text_back:a12b-7 ^_text_marcus:b1
    ^_text_the:a-2b8c-1 ^_thank:a-12b1v20 ^_thank_u:v6 ^_thank_you:a-7v15 ^_thanks:a-17b-14v31
    ^_thanks_a:a-6b-3v13 ^_that:b-14c2d2e-5f3g7h9i-2l-2o-5q-2v5 ^_that'll:a-2d2r-2A10
    ^_that's:a4b-25c11d-6e6f2h3i-4j-11k1m10p-4r-5s-7u-4w-1A5 ^_that's_a:a-16c2e10m9 ^_that's_all:a-1A11
    ^_that's_been:a-1c6 ^_that's_not:a5e1f4j-1o2p-1 ^_that's_sorted:a-1c9 ^_that's_wrong:k3 ^_that_is:a4
    ^_that_joke:a5 ^_that_one:f3 ^_that_one's:c8 ^_that_should:h7 ^_that_task:f2m1 ^_that_was:a-2k8v7
    ^_that_wasn't:c-5g9 ^_thaw:a-1b5 ^_the:a17b-43c7d-3e-8g9h17i-9j-24k-8l-5m1n-8o12p-9q-2r-10s11t-4y-1A-2
    ^_the_atm:a5 ^_the_bus:a4 ^_the_car:a-6b2f3 ^_the_concert:h2 ^_the_deadline:h3 ^_the_dentist:a3
    ^_the_dishes:c-7g7 ^_the_dog:a7b-2 ^_the_essay:m7 ^_the_first:c1 ^_the_garage:a-1m2 ^_the_kids:a14b-6c-4
    ^_the_landlord:h2 ^_the_laundry:g1 ^_the_meeting:a3b-2c-1f1h6 ^_the_parcel:c2 ^_the_party:h1
    ^_the_plumber:a2b-1g1 ^_the_recital:h6 ^_the_rent:a4c4 ^_the_report:c3 ^_the_shopping:f1 ^_the_sink:a-1b7h-1
    ^_the_spare:a-2o6 ^_the_tax:c2 ^_the_taxes:a-4c8 ^_the_train:s6 ^_the_wifi:a-3o12 ^_there:a6
    ^_there's:b-11s8w9 ^_there's_a:a10b-3 ^_thesis:b3 ^_they:a13b-10h4 ^_they_cancelled:a5 ^_they_moved:h5
    ^_this:a-1b-8d3f6i-1j4m9o-2w-4 ^_this_can:a-3d2f4 ^_this_is:a-1f4m7w-2 ^_this_one's:a-3e3m4
    ^_throw:b3c-1f7g-1j-2 ^_throw_a:a-1b3 ^_throw_out:f5 ^_tick:b-2c21f-8g-3 ^_tick_off:c10f-2
    ^_time:a2b-15d-1e-4j4s-2t11y12 ^_time_flies:a13b-2 ^_time_me:a-2e-2t12 ^_timer:b3j7s-3 ^_tiny:b-3m6
    ^_tiny_steps:b-3m6 ^_tip:a1 ^_tip_on:a1 ^_today:a-4b-5c-4w19 ^_todo:b4 ^_toilet:a-1b5 ^_tomorrow:a2b-11d16
    ^_too:a-19b-13d4e3i-5m11r20 ^_too_big:m7 ^_too_early:d5 ^_too_hard:e2 ^_too_many:a-3r10 ^_too_much:m6
    ^_took:a-2b-10c15 ^_took_care:c4 ^_top:a-10b5i5u8 ^_top_up:a-6b11 ^_toss:a-2b3f15j-1 ^_toss_a:a5b-1
    ^_toss_the:a-8b1f12 ^_track:b7 ^_track_down:a-1b4 ^_traffic:a6 ^_traffic_was:a6 ^_train:a-2b4
    ^_train_the:a-2b4 ^_transfer:a-4b17 ^_transfer_0:a1 ^_transfer_money:a-1b4 ^_transfer_the:a-1b6
    ^_translate:a13 ^_translate_good:a7 ^_translate_the:a-1b4 ^_trash:a-9b-9c3e-5f28h-1 ^_trash_the:b-2f7
    ^_travel:b3 ^_trim:a-5b11 ^_try:a-4b1e5r7 ^_try_another:a-1b-6e6r8 ^_tune:a4b1h-1 ^_tune_in:a3b-1
    ^_tune_the:a2 ^_tune_up:b2 ^_turn:a12b-1c-13d-8e1g-6h4i-2j-8k-2m5n6o-2r8s-1A-3 ^_turn_down:b2
    ^_turn_in:a-11b13 ^_turn_it:a8 ^_turn_off:a8f4j-1 ^_turn_on:a4b-6r12 ^_turn_over:a-1b2 ^_turn_that:a2f-4h3n1
    ^_turn_the:a3b-6e5h5m1 ^_turn_this:a-1n7 ^_turns:g5 ^_turns_out:g5 ^_tv:a1 ^_tweet:a11 ^_tweet_that:a7
    ^_twenty:b-1d-5s11 ^_twenty_minutes:b-1d-5s11 ^_two:a-4t8 ^_type:a7n8x-9 ^_type_up:n5
    ^_ugh:a-6b6c-1e11g-3h-1j-8w15 ^_ugh_i:b3j-3w10 ^_ugh_i'm:w3 ^_ugh_no:e1 ^_ugh_not:e2 ^_uh:a5b-3
    ^_un:a-3b-14c-5f-10g28j-1k-8l12 ^_un_complete:b-1c-2g10 ^_un_undo:k-8l13 ^_unblock:a2 ^_unblock_my:a2
    ^_uncheck:a-10b-22c-5f-1g36 ^_uncheck_the:b-3g9 ^_unclog:a-1b5 ^_undelete:a-2b-6c-2f-1g19
    ^_undelete_the:b-6g13 ^_undo:a-12b-13c-4d-3f-4g-1h-2k29l10 ^_undo_$:k4 ^_undo_adding:b-1k7 ^_undo_it:k2
    ^_undo_that:k-3l7 ^_undo_the:a-2k8l7 ^_undrop:a-4b-8g13 ^_undrop_the:a-4b-8g13 ^_unfinish:a-4b-6g19k-2
    ^_unfreeze:a3 ^_unfreeze_my:a3 ^_unlearn:a-4b-4p-3q16 ^_unlearn_my:a-4b-4p-3q16 ^_unlock:a11b-3
    ^_unlock_my:a3 ^_unlock_the:a6b-1 ^_unmark:a-2b-12c-7g21 ^_unmark_the:b-1c-3g9 ^_unmute:a7b-4
    ^_unschedule:a-2b-8f18j-1 ^_unschedule_the:b-5f11 ^_unsubscribe:a-3b5 ^_unsubscribe_from:a-3b5
    ^_untick:a-3b-7f-1g20 ^_untick_the:b-5g13 ^_upcoming:a-4b-10j16 ^_update:b12f-2h12j-2o-1 ^_update_my:a1h6
    ^_update_resume:b1 ^_update_the:a-3b5 ^_upgrade:b4 ^_upgrade_to:a-3b7 ^_use:a-3b-10c-1e-1h5n-1r26
    ^_use_a:a1b-4h6r1 ^_use_shorter:r2 ^_use_the:r4 ^_user:a-7b-1z12 ^_vacuum:a-8b12 ^_vacuum_the:a-1b5
    ^_venmo:a-1b3 ^_venmo_kyle:a-1b3 ^_verify:a1 ^_vet:b7 ^_vet_appointment:b6 ^_visit:a-8b14 ^_volume:a9b-3
    ^_volunteer:b1 ^_volunteer_at:b1 ^_wait:a-6b-6d8e-4g6j5k7 ^_wait_i:g6k-1l2 ^_wait_no:k4 ^_wait_with:d2
    ^_waiting:a-5s8 ^_wake:b12d-2g7j-4 ^_wake_me:a2b11d-6 ^_wake_up:g8 ^_walk:a-8b9j1m9 ^_walk_me:a-1j2m9
    ^_walked:b-6c9 ^_walked_the:b-6c9 ^_warm:a4 ^_warm_up:a4 ^_was:a3b-3j3 ^_wash:a-11b20 ^_wash_the:a-2b8
    ^_washing:b1 ^_watch:a-11b17 ^_watch_the:a-2b6 ^_water:a-6b16 ^_water_bill:b1 ^_water_plants:b3
    ^_water_the:b3 ^_wats:a-6b-8i12j7 ^_we:a11b-17c6d-3f2g-3h-4j-3o17 ^_we're:a-3b9 ^_we're_out:a-2b10
    ^_we_are:b3 ^_we_aren't:f4 ^_we_had:a5b-3 ^_we_have:a-10o12 ^_we_moved:b-1o5 ^_weather:a14b-8
    ^_weather_for:a6 ^_weather_in:a3 ^_wedding:b2 ^_weed:a-2b6 ^_weed_the:b4 ^_weekly:b9 ^_weigh:a-4b8
    ^_well:a7b-3u5 ^_went:b-3c10 ^_went_to:b-3c10 ^_were:a9b-6
    ^_what:a16b-37c-26d-18e-6f-17g-15h-18i3j12k-10l-15n2o-21p14q-23s-8t-11u-12v-8w-12y15z15A-11
    ^_what's:a11b-39c-17d-18e-17f-19g-14h-20i11j15k-8l-6m4n-2o-14p18q-12r-13s-20t-8v-4w-6x7y15z8A-9
    ^_what's_0:a8 ^_what's_a:a8i-3n3 ^_what's_another:a2 ^_what's_at:a-5i9 ^_what's_coming:a-2j6
    ^_what's_due:a-6j10 ^_what's_first:i9j-2 ^_what's_going:a1 ^_what's_good:a-8u10 ^_what's_happening:i-1j10
    ^_what's_in:p2 ^_what's_left:a-2i-2j8 ^_what's_most:a-5i8 ^_what's_my:a4i3o-1p9q-1 ^_what's_new:a1
    ^_what's_next:a-4i9j-1 ^_what's_on:a-7b-1i4j10 ^_what's_overdue:a-7j10 ^_what's_playing:a6i-3
    ^_what's_still:a-7j8 ^_what's_the:a8b-12c-4d-3e-3f-6g-5h-6j-2m1n-5p9s-2x5y8z13 ^_what's_there:a2
    ^_what's_today's:j-2y5 ^_what's_traffic:a2 ^_what's_up:i6j-5 ^_what's_your:a5p-7x7 ^_what_a:a5
    ^_what_alarms:j2 ^_what_am:a-5j4p1 ^_what_are:a-3e6j-3m1n-1r-1x6z10 ^_what_can:i4j-3n-2p-3s3z8
    ^_what_causes:a3 ^_what_chores:a-2j4 ^_what_comes:a-5i5m6 ^_what_commands:a-5j-1p-1z12
    ^_what_day:a-7i-3p1y11 ^_what_did:a1i-2j4p4z-1 ^_what_do:a7i3j-2n6r-1x5z-8 ^_what_does:a1i-4m2p-2z9
    ^_what_else:a-6e7j4 ^_what_events:a2 ^_what_facts:a-3p8 ^_what_gate:a4 ^_what_genre:a5 ^_what_goes:a6
    ^_what_happened:a5 ^_what_happens:a4i-5j-4z8 ^_what_have:a-10j8p6 ^_what_helps:a5 ^_what_i:k3
    ^_what_is:a10i5 ^_what_key:a1 ^_what_kind:a2j-3p5 ^_what_languages:a4 ^_what_lists:j1 ^_what_month:a-11y14
    ^_what_now:a-7i11 ^_what_ought:i1 ^_what_personas:a-6j-2r13 ^_what_reminders:j1 ^_what_should:a3j-6n13p-2
    ^_what_size:a-3p9 ^_what_temperature:a10 ^_what_terminal:a1 ^_what_time:a6i-9j4y2 ^_what_vaccines:a5j-1
    ^_what_was:a-14i1j12p10 ^_what_were:a3 ^_what_would:a-3i8m4n2p-1 ^_what_year:a7
    ^_whats:a8b-29c-8d-8e-6f-7g-4h-7i18j18m-3n-2o-5p12q-4r-4s-4u-3y10A-1 ^_whats_a:a1 ^_whats_in:a-7j4p7
    ^_whats_left:a-4j7 ^_whats_my:a3j-5p10 ^_whats_next:a-1i9 ^_whats_on:j7 ^_whats_the:a15b-8h-1i6
    ^_whats_your:a8 ^_when:a18b-29c-7d-5e-2f-5g-8h-2i-7j19k-1m-2n-1o-9p17r-1 ^_when's:a4b-18c-4f-5g-5i-2j17p17
    ^_when's_my:a-5b-2j7p9 ^_when's_the:a6b-4f-1g-4j14 ^_when_am:a-1j7 ^_when_did:a5j2 ^_when_do:a5b-3p7
    ^_when_does:a6b-1j6p-1 ^_when_is:a4b-3j3o-5p8 ^_when_was:a-3p10 ^_when_will:a5b-5j4
    ^_where:a12b-19c-5e-2f-8g-3h-2i11j2m6o-9p7q-2r-1s-1x5 ^_where's:a12b-16f-3j7p9 ^_where's_my:a10b-2
    ^_where's_the:a2b-12f-1j10p7 ^_where_am:a13i-1p-4 ^_where_are:a5 ^_where_can:a13 ^_where_did:a-5f-2j4p10
    ^_where_do:a-1i3j-4m3x7 ^_where_does:a-4p11 ^_where_is:a6j9o-3p-4 ^_where_should:a-3i7 ^_where_were:a1i1
    ^_where_would:a-1m5 ^_which:a7b-25c-12d-7e-7f-8g-6h-7i12j10k-2m-7n-1o-13p15r12s-6u-2w-1x-6y3z6A-3
    ^_which_actor:a2 ^_which_airlines:a3 ^_which_bills:j3 ^_which_bus:p3 ^_which_car:p3 ^_which_countries:a5
    ^_which_currencies:a4 ^_which_day:a-2y6 ^_which_days:a-3p8 ^_which_is:a-2i7 ^_which_of:a-6i4j3
    ^_which_one:i8 ^_which_ones:a-5j12 ^_which_personas:a-3r8 ^_which_pharmacy:p5 ^_which_phone:a2
    ^_which_reminders:a-1j4 ^_which_river:a1 ^_which_task:a-2i9 ^_which_tasks:a-1j8 ^_which_terminal:a4
    ^_which_way:a1 ^_whip:b-1n4 ^_whip_up:b-1n4 ^_whisper:a10b-2 ^_whisper_mode:a2
    ^_who:a22b-32c-9d-6e-7f-2g-4h-7i-7j6m-5n-1o-10p19s-3u-1x13 ^_who's:a14b-21c-1f-1p20 ^_who's_my:a-6j2p11
    ^_who's_pitching:a7b-4 ^_who's_the:a3 ^_who's_your:a2 ^_who_am:a-6j3p2 ^_who_called:a5 ^_who_did:a-2p5
    ^_who_directed:a6 ^_who_do:a1j6p-5 ^_who_even:f2 ^_who_holds:a1 ^_who_invented:a2 ^_who_is:a-4o-4p16
    ^_who_made:a-1x7 ^_who_owns:a2 ^_who_painted:a3 ^_who_plays:a1 ^_who_sang:a6 ^_who_sings:a8e-1 ^_who_was:p1
    ^_who_won:a3 ^_who_wrote:a8 ^_whoops:k11 ^_whoops_wrong:k6 ^_why:a28b-12e-6f-2g1j6o-3p-3x-4 ^_why's:a8b-4
    ^_why's_my:a5 ^_why_are:a7x-3 ^_why_can't:a1 ^_why_do:a12b-2 ^_why_does:a2 ^_why_is:a6g2j-3
    ^_why_this:a-10e-4j16 ^_wifi:a-6b11 ^_will:a19b-1 ^_will_do:d2 ^_will_i:a3 ^_will_it:a11d-4
    ^_windshield:a-3b8 ^_wipe:a-8b-1f20j-8p-7q12 ^_wipe_my:b-6f11j-1 ^_wipe_the:b1f3 ^_wipe_what:q3
    ^_wipe_your:q6 ^_wish:a-4b7 ^_word:a-3n10 ^_word_it:n5 ^_work:a-12b8o-1t7w10 ^_work_out:b2
    ^_would:a8e3g2i-1r-4 ^_would_you:a7e3g2i-1r-4 ^_wow:a11b-7 ^_wrap:a-1b6 ^_wrapped:b-7c9 ^_wrapped_up:b-7c9
    ^_write:a-21b10c-1d-2f-2h-2j-2n25r-2 ^_write_a:a-2b5 ^_write_an:b-4n6 ^_write_it:n3 ^_write_me:n2
    ^_write_something:n3 ^_write_thank:b3 ^_write_the:b-1n8 ^_write_to:b11n-8 ^_write_up:n4 ^_wrong:e6
    ^_wrong_time:e6 ^_xmas:a-5b8 ^_yeah:a8b-4 ^_yep:b-2c15k-1 ^_yep_did:a-2c10 ^_yes:a4b-5c5 ^_yo:a-4b-7u17
    ^_yoga:a-5b10h1 ^_you:a12b-19c5d-3f-6g-3h-2i7j-2k1m-3o15p-7q11u-2x-8z-5A-6
    ^_you're:a4b-21c-1e-1f-1k-5r8u-1x26 ^_you're_a:a-3r2x4 ^_you're_funny:x8 ^_you're_too:a-7r13 ^_you_are:a3
    ^_you_can:a-8b-1c12g-1o6q7 ^_you_don't:a-1q7 ^_you_have:a5 ^_you_should:o7 ^_you_sound:a3r3 ^_you_talk:r1
    ^_your:a5o-4r8 ^_your_answers:r2 ^_your_jokes:a-1r6 ^_zoom:a14b-9 ^_zoom_in:a10b-7
    a:a21b-5c-9d-3e4f-23g-29h1i-2j-22k-3m-1n24o5p-22q-11r7s-2t8u-29x9y-17z-7A-28 a_0:b-3o7t2 a_0_$:a7b-4
    a_0_dollar:a2b-1 a_0_minute:a-1b3 a_bad:a-6w11 a_bank:a-5b5 a_bank_account:a-5b5 a_bath:a-1b4 a_bath_$:a-1b4
    a_better:h4 a_bird:a3 a_bird_$:a3 a_birthday:a-1b2 a_birthday_card:b1 a_bit:a-5b-8r17s2 a_bit_$:a11b-4
    a_black:a3 a_black_hole:a2 a_block:a4b-3 a_block_on:a4b-3 a_blue:a-3o3 a_british:r2 a_british_butler:r2
    a_cab:a10b-6 a_cab_to:a5b-2 a_cake:h6 a_call:a4 a_call_$:a4b-1 a_campsite:a-1b3 a_car:a11 a_car_$:a5
    a_car_?:a1 a_card:a-8i13 a_card_$:a-8i13 a_carpet:a1 a_carpet_$:a1 a_cat:o5 a_charge:a6 a_charge_i:a2
    a_cheaper:a-4b6 a_checklist:a-7b-4m13 a_checklist_$:a-3b-3m9 a_coin:a8b-4 a_coin_$:a5b-3 a_complaint:b-4n4
    a_complaint_to:a-1n4 a_cough:a1 a_cough_$:a1 a_couple:a-5b-2d4s5 a_couple_of:a-5b-2d4s4 a_cup:a4 a_cup_of:a3
    a_dad:a3b-1 a_dad_joke:a3b-1 a_daily:h8 a_daily_reminder:h3 a_day:a-5d9h3 a_day_$:a-1d10 a_dentist:b10
    a_dentist_appointment:b10 a_different:a-7b-7e25i-11r6 a_different_card:a-4e6 a_different_one:e8
    a_different_task:e11 a_different_thing:e8i-5 a_dinner:b5 a_dog:b-7h2o8q2r-2 a_dog_$:a4b-2h2r-1
    a_dog_named:a-1o5 a_dozen:a-2h7 a_dozen_eggs:a-2h7 a_draft:b-4n10 a_draft_for:n5 a_draft_of:n3 a_drill:a-1r3
    a_drill_sergeant:a-1r3 a_due:a-1z3 a_due_date:a-1z3 a_fact:a5 a_failure:w5 a_failure_today:w1 a_few:a-4d1m3
    a_fight:a1 a_first:a-2n7 a_flat:a4z-4 a_flat_tire:a3 a_flight:a1 a_focus:a-5b-6t16 a_focus_block:t5
    a_focus_session:t3 a_focus_timer:b-1t6 a_fortune:a6b-4 a_fox:a5 a_fun:a7 a_fun_fact:a5 a_game:a2
    a_game_of:a3b-1 a_good:a-5b6h-3i4n6x5 a_good_time:a-5i7 a_good_way:a-5n7 a_great:a6o-1w2 a_great_book:a4
    a_haircut:a-2b13s-2 a_haircut_$:b3 a_half:o1 a_half_$:o1 a_happy:a-2b4 a_happy_birthday:a-2b4
    a_headache:a7o-2 a_high:b3h-3 a_high_priority:b3h-3 a_hold:b1 a_hold_on:b1 a_holiday:a3 a_holiday_$:a3
    a_honda:o1 a_honda_civic:o1 a_hotel_in:a3 a_human:a7r-1 a_human_$:a1 a_jacket:a4 a_joke:a-5x9 a_joke_$:a-8x9
    a_latte:a2 a_letter:n2 a_list:a-13b13z5 a_list_called:a-4b7 a_load:a-4b6 a_load_of:a-4b6 a_loan:a4j-2
    a_lot:a-12b-1m9s1v7 a_lot_of:s2 a_lot_that:v4 a_lottery:a1 a_lottery_ticket:a1 a_male:a14r-11
    a_marathon:a-3b1o2 a_marathon_$:a-3b1o2 a_meeting:b5d2 a_meeting_with:b4 a_message:a-2b-4n13
    a_message_for:b-2n6 a_message_to:a-8n8 a_million:a4 a_million_dollars:a1 a_minute:a-3s6 a_miss:a-5b-6e14
    a_miss_$:a-5b-6e14 a_mistake:a-4b-4k6l6 a_mistake_$:a-2b-4k3l7 a_month:a-1d2 a_month_$:a-1d2
    a_morning:a-6o8p8 a_morning_person:a-6o8p8 a_movie_for:b1 a_name:a1 a_new:a4b1i3 a_nice:a2 a_night:o5
    a_night_owl:a-1o5 a_note:a-7h13n-2 a_note_that:b4 a_note_to:a-2h7n-2 a_novel:a2n-3 a_novel_$:a2n-3
    a_number:a9b-1 a_number_between:a7 a_nurse:a-1o6 a_nurse_$:o2 a_paint:a-2b3 a_paint_color:a-2b3
    a_painting:a7b-6 a_painting_called:a7b-6 a_party:f2 a_party_anymore:f3 a_passport:a12b-1j-1 a_passport_$:a3
    a_pay:n2 a_pay_rise:n2 a_penguin:a3x2 a_penguin_$:x3 a_penny:a2 a_person:a-7x8 a_phone:a-2e5
    a_phone_call:a-4e5 a_photo:b3 a_photo_$:a3b-2 a_picture:a3 a_picture_of:a-1b4 a_pirate:r3 a_pirate_$:r3
    a_pizza:a-1b3 a_pizza_$:b1 a_plan:b-5m9 a_plan_for:b-5m9 a_playlist:b2 a_playlist_for:b2 a_plumber:a-8b10
    a_podcast:a3 a_polite:a-2b-6n12 a_polite_reminder:n1 a_pomodoro:a-7b-1t12 a_pomodoro_$:a-6b-1t11
    a_quarter:n-2t3 a_quarter_of:n-2t3 a_quick:a-7b-6i8n4s7 a_quick_text:n1 a_raise:a3j-3 a_raise_$:a5j-3
    a_random:a8b-5 a_real:a1 a_real_person:a7x-6 a_recipe:a5 a_recipe_for:a1 a_reminder:a-16b23d-3h-6j5
    a_reminder_about:b3 a_reminder_for:a-1b14n-3 a_reminder_to:a-4b3j3 a_repeating:a-1z5 a_replacement:b1
    a_replacement_card:b1 a_reply:a-5b-7n12 a_reply_to:a-5b-7n12 a_rest:d3 a_review:b1 a_riddle:a4 a_riddle_$:a4
    a_robot:a-7r5x3 a_room:a3b-1 a_run:b5 a_rundown:a-2j8 a_rundown_of:a-2j8 a_sale:a2b-1 a_sale_at:a2b-1
    a_sandwich:a7b-2 a_sandwich_$:a7b-2 a_savings:a-8b8 a_savings_account:a-8b8 a_screenshot:a7b-3
    a_script:b-3n6 a_script_for:b-2n6 a_second:a-6b2k4 a_selfie:a9b-7 a_selfie_$:a4b-2 a_short:n5
    a_short_note:n3 a_size:a-1o4 a_song:a-9b5n-3x11 a_song_$:a-11x11 a_song_for:b3n-2 a_sore:a2 a_spare:o-1s3
    a_step:a-10b-9k8l8m5 a_step_by:m4 a_storm:a4 a_storm_coming:a2 a_story:b2 a_synonym:a6 a_synonym_for:a6
    a_table:a3 a_task:a-12b15e-3h-6i14m-5n-8z10 a_task_$:a-4b4h-2i10m-4z6 a_task_for:b6i4j2m-2n-3 a_task_to:b4
    a_taxi:a13b-6 a_taxi_$:a9b-7 a_teacher:a-2o5 a_teacher_$:a-2o5 a_template:a-3b-1n8 a_template_for:a-3b-1n8
    a_text:a-9b-11m-1n23 a_text_for:b-2n6 a_text_i:n3 a_text_to:n3 a_thank:a-1n1 a_thank_you:a-1n1
    a_thumbs:a5b-2 a_thumbs_up:a5b-2 a_ticket:a-4b9 a_time:m6 a_time_$:m6 a_timer:a5t-4 a_timer_for:a7t-2
    a_timer_set:b3 a_transfer:a1 a_treehouse:a-1b3 a_treehouse_$:a-1b3 a_tutor:a-1b2 a_tutor_for:a-1b2
    a_used:a-9b11 a_vegetarian:o5 a_vegetarian_$:o5 a_video:a11b-8 a_visa:a3 a_visa_for:a3 a_week:a-5d16
    a_week_$:a-9b-6d17 a_weekly:a-2b3h7m-3 a_while:b-10j11 a_window:a5 abandon:a-4b-4f15 abc:o2 abc_0:o2
    abc_0_$:o2 able:z6 able_to:z6 able_to_do:a-2z6
    about:a1b5c-25d-7e-18f9g-1h2i-31j7k-19l-8m-20n8o-15p9q20r-12s8t-10u-10v-4w7x-14y-4z-17A-12 about_$:j2
    about_0:b-6s9 about_0_minutes:b-5s9 about_ana:q1 about_ana_$:q1 about_cheese:a2 about_cheese_$:a2
    about_coffee:b-1f2 about_coffee_filters:f2 about_everything:r3 about_everything_$:r3 about_history:a1
    about_history_$:a1 about_insurance:b-7h7 about_it:d5 about_jules:p4 about_jules_$:p4
    about_me:a-18f-4i-3j-9o5p16q15 about_me_$:a-11f-2i-1j-5p13q13 about_my:a-8b-2f-12n4o-2q20 about_my_boss:p1
    about_my_knee:q1 about_parental:b5 about_parental_leave:b5 about_penguins:a9 about_penguins_$:a7
    about_practice:f4 about_saturday:b1d-1n2 about_saturday_$:b1d-1n2 about_task:j4 about_task_0:j4
    about_that:a6b5f3k-2q-1 about_that_$:a6f5k-2 about_the:a-6b11c-9d-6f13g1h-3i-4j11k-1m-5n8o-1p-3q-9r-6s-2
    about_the_absence:n1 about_the_bins:f-1n5 about_the_boiler:e3j-2p3 about_the_bus:b2 about_the_car:a-2b-6f5j9
    about_the_carpool:b1 about_the_dentist:j2 about_the_election:a4 about_the_fence:f2 about_the_fire:a1
    about_the_gutters:g2 about_the_gym:f3 about_the_insurance:j2 about_the_landlord:j3 about_the_laundry:b-3f1j4
    about_the_meeting:b2 about_the_party:f1 about_the_passport:j1 about_the_rent:b7d-2j-1 about_the_roof:j6
    about_the_school:f1 about_the_taxes:b-5d7 about_the_venue:b1 about_this:d6j-1w4 about_this_again:d1
    about_work:w3 about_work_$:w3 abraham:a5 abraham_lincoln:a5 absence:n1 absolutely:a12b-8w5 ac:a12b-8
    ac_$:a7b-4 accent:a13b-6r-1 accent_$:a9b-4 accident:a-6g3k6l2 accident_$:a-4k5l2 accident_last:g5
    accident_last_night:g3 accidentally:c-4k7 accomplished:b-5c10 accomplished_on:b-5c10
    accomplished_on_the:b-5c10 account:a19b14c-1f-6j-8o-4p-7q-4 account_$:a7b9f-4q-2 account_at:a-1b3
    account_number:a6 account_number_$:a6 account_right:a2 account_right_now:a2 accountant:a-4o-3p10q-2
    accountant_$:a-2o-3p9q-2 accounts:b-1m8 acme:b1 acme_$:b1 across:a7b-6 act:a-6r7 action:a-6b-2j-1k14l3
    action_$:a-5b-2k14 activate:b-1g12 activate_my:a-3b7 activate_the:a-1b3 activate_the_new:a-1b2
    active:a-6b-5g17h-1j4 active_again:b-3g16 active_again_$:b-3g16 actor:a9b-1 actor_played:a2
    actor_played_the:a2 actually:a-15b-21c-14d-8e-3g18h23i-6j-6k-3l9m5w6 actually_do:i-2l6m4 actually_done:c-1g2
    actually_done_$:c-1g2 actually_i:b-3f3g8 actually_i'm:g3 actually_i'm_not:g3 actually_in:a-4w7
    actually_in_a:a-4w7 actually_it's:h4 actually_it's_the:h2 actually_make:h5 actually_make_it:h3 adapter:a-2b5
    adapter_$:a-2b5 add:a-5b32c-15d-10e-10f-19g3h11i-10n-14o-6p-5q-3r-5z7 add_0:a12b-10 add_0_and:a12b-10
    add_a:h7i-1n-1z5 add_a_high:b3h-3 add_a_note:b-12h15 add_a_task:a-1b10h-2i-1z2 add_an:b1 add_an_event:b1
    add_call:b1 add_eggs:b3 add_eggs_to:b3 add_gas:b4 add_it:b4 add_laundry:b5 add_milk:b2 add_oat:b5h-3
    add_oat_milk:b5h-3 add_renew:b1 add_salt:b1 add_salt_to:b1 add_something:a-1b3z1 add_something_to:b3
    add_that:a-4b4k3 add_the:a2b-10c-2g9j2 add_the_artist:a7b-6 add_this:a7b-3 add_to:h7 add_to_the:b-2h7
    add_vacuuming:b4 add_vacuuming_to:b4 added:a-8b2c-5j17o-5 added_the:a-1f2j6o-2 added_to:b5 added_to_my:b5
    adding:k7 adding_the:b-1k7 address:a-14b12i-3p9q9 address_$:a-7i-1j-5p12q8 address_is:a-2j4 address_with:b7
    address_with_the:b5 adhd:o8 adhd_$:o8 adjust:b1 adjust_the:b1 advisor:b4 affect:a7b-5 affidavit:b3
    after:a-13b-13c-17d30e5g5h-12i14j-5k-9l-2m-8o-8q-1r-2s14w-7z-4 after_0:d2 after_all:b-1c-4d-3f8g13
    after_all_$:b-1c-3d-2f8g12 after_christmas:d1 after_christmas_$:d1 after_dinner:a-1b-5d14
    after_dinner_$:a-1b-5d11 after_it:e7 after_it_$:e7 after_lunch:a-3d13 after_lunch_$:a-2d11
    after_thanksgiving:d4 after_thanksgiving_$:d4 after_that:a-7b-1d-1e1i17 after_that_$:a-2e2i11
    after_the:d3h-3p4 after_this:a-2i8 after_work:d5s7w-4 after_work_$:d5s7w-4
    afternoon:a-16b-1c-2d2f3j13p-2s3u9 afternoon_$:a-7f4j6u7 afternoon_free:a-3j4s4 afternoon_free_$:a-3j4s4
    afternoon_would:d5 afternoon_would_be:d5
    again:a-7b-29c-18d25e7f-17g21h-18i-11k-12l14m-5n-4o-12p15q-4s-8t-2u12w-1x-1z-2A-5
    again_$:b-13c-13d-15e4f-7g15h-11i-3j4k-7l5o-6p16q-1s-3u12A-2 again_?:a4 again_?_$:a4 again_at:b-3d10
    again_at_0:b-2d6 again_at_noon:d1 again_i:g-1l6 again_in:a-5d14 again_in_two:d2 again_next:e1
    again_on:b-1d12 again_on_monday:d5 again_reopen:g1 again_so:g4 again_so_reopen:g1 again_the:l2
    again_tonight:d4 again_tonight_$:d4 against:f1 against_the:f1 age:q3 agenda:a-16b1d-1f3i4j16
    agenda_$:a-12b1f4i4j8 agenda_for:a-1j9 agent:a8 agent_$:b8 ago:a-5c5f6k2 ago_$:a-5c5k4 ahead:a3
    ahead_$:a-1e7 ai:a5 aid:b7 aid_kit:b3 aids:a-5b9 aids_$:a-2b7 ain't:a4 air:a14 air_$:a1
    air_conditioning:a3b-1 air_filter:a-1b4 air_quality:a7b-4 air_quality_in:a4b-3 airbnb:a-6b8 airbnb_for:b2
    airline:b1 airline_$:a-1n4 airline_about:b2n-1 airlines:a6 airlines_fly:a5 airlines_fly_nonstop:a3
    airplane:a3 airplane_mode:a3 airplane_mode_$:a3 airpods:a3b-1 airport:a6b10h-2n-1 airport_$:a11
    airport_by:a-2b6 airport_by_0:a-2b6 airport_parking:b2 airport_parking_$:b2
    alarm:a-15b1c-13d5e-1f23g-5h5i-3j19m-2n-3o-3p-2r-3s-7t-2 alarm_$:a1b-14d5f18q-2 alarm_0:b2
    alarm_code:f-4j-1o1p4q4 alarm_code_is:o2 alarm_for:a-9b9f4 alarm_for_0:a-3b8d1 alarm_for_tomorrow:f3
    alarm_from:h2 alarm_from_0:h2 alarm_go:a-2j6 alarm_go_off:a-2j6 alarm_is:a-1j5 alarm_is_set:j1 alarm_off:f8
    alarm_off_$:f8 alarm_set:a-4b-3f4j6 alarm_set_for:b-3f4j1 alarm_should:h1 alarm_should_be:h1 alarm_system:a7
    alarm_system_$:a4 alarm_that:a-1b8 alarm_to:a-6h11 alarms:a-26b-8f14j27o-3p-5q-2x-2z14
    alarms_$:a-14b-5f12j10o-3q-2x-2z15 alarms_are:j2 alarms_do:j3 alarms_do_i:j3 alaska:a1 alaska_$:a1
    album:a20b-5g2j-2 album_$:a5b-3 album_for:a-1b3 album_is:a2 alcohol:o4 alcohol_$:o4 aldi:a-4h3o4 alert:b3
    alert_for:a3b-1 alert_me:b7 alert_me_when:b3 alerts:b4j-1 alerts_for:a2 alex:a-17b7o14 alex_$:a-9o14
    alexa:a19b-6r-1 alexa_$:a14b-5 ali:a-3o5 ali_$:a-3o5 aliens:a5 alive:a4 alive_$:a1
    all:a-4b-26c10d-9e-14f19g3h-14i-15j15k-8l-4m-3n-5o-14p-13q10r-17s16t-2u-13v-4w9x-4z-4A10
    all_$:a2b-7c-5d-2f7g12j8k-1A-3 all_alarms:a-2b-1f12 all_alarms_$:a-2f10 all_day:a1c-1s6w1
    all_day_$:a1c-1s6w1 all_done:c8 all_done_with:c4 all_events:f6j-3 all_events_on:f6j-3 all_for:j-1A11
    all_for_today:A9 all_is:a-2j7 all_is_pending:a-1j4 all_my:a-4f10j6q-4 all_my_reminders:f8j-4 all_night:a2s6
    all_night_$:a2s6 all_of:a-6c1d2f8i-2j2m2p-1q-1 all_of_my:f2j4 all_of_today's:c3d2j-4 all_reminders:f7
    all_reminders_$:f3j2 all_reminders_for:f2 all_sorted:c2 all_sorted_$:c2 all_the:a13b-4c5f-10j-3q4
    all_three:a-13b11c4 all_timers:f1 all_timers_$:f1 all_your:a-1q3 allergic:a-6b-4j-5o11p17
    allergic_to:a-6b-4j-5o11p17 allergic_to_$:p4 allergic_to_anything:a-7j-2p11 allergic_to_nuts:a5b-1
    allergic_to_peanuts:o4 allergic_to_penicillin:o2 allergy:a-1f-2q8 allowed:a10j-4 almond:h12 almond_milk:h6
    almost:a8 alone:o3 alone_$:o3 along:b-5e13 along_$:b-4e9 already:a-6b-21c22e3f9g-7i-1j18k-3n-1o-9p-2w-2z1
    already_$:a6b-7c4j4 already_added:a-3c-3j12 already_bought:a-1b-4c6f4 already_put:a-3z3 already_took:c1
    also:a-3b12 alter:a-1b-9h13 alvarez:b3o3 alvarez_$:o3 always:a14b-6o1
    am:a-7b-14c-10d-9e-2f4g-3i-8j12k-2m-4n-6o1p19r-1s4w13z-5 am_$:a6b-3f2h4p-1 am_a:a-2o7 am_alarm:a-2f4
    am_alarm_$:f4 am_free:o-2s8 am_having:s5 am_i:a1b-11i-4j13n-2o-9p22s-2w-3z-1 am_i_$:j-3p4 am_i_able:a2
    am_i_allergic:j-2p5 am_i_called:p5 am_i_doing:i4 am_i_free:j10 am_i_meeting:j5 am_i_right:a7i-1
    am_i_supposed:j3 am_on:b2 am_on_weekdays:b2 amazon:a6b8j-1 amazon_$:a3 amc:a6j-2 america:a2 america_$:a2
    amex:a1b4j-2 amex_$:b4j-2 amount:a1 amy:a-15b1f7j-1p13 amy_$:a-3b1f7j-1
    an:a12b-3c-1d1e-9f-15g-11h5j-14k2l-1m-9n26o-15p-10q-3r-10s9t9u-1w-2x-4z-10A-2 an_accident:a-3k8
    an_account:a1 an_account_$:a1 an_agent:a1 an_agent_$:a1 an_ai:a5 an_alarm:a-10b15j5 an_alarm_for:a-2b5j2
    an_alarm_set:j1 an_alarm_that:a-1b8 an_apology:a-3b-7n13 an_apology_to:a-2n4 an_appointment:b5 an_egg:a2
    an_email:a-5b-5j-1n21 an_email_$:a-4n7 an_email_to:n6 an_event:b5 an_event_called:b4 an_excuse:b-4n6
    an_excuse_email:n2 an_extra:a7b-5 an_hour:a-15b-5d8e-3f-1g-2h12i2j-4m-1n-8o-3s13t12z-1
    an_hour_$:a-4d10i-6n-5s7t8 an_hour_ago:c5 an_hour_before:s9 an_hour_earlier:h5 an_hour_free:i6s-1
    an_hour_later:d-2h7 an_hour_to:i3s1 an_oil:b8 an_oil_change:b8 an_uber:a17b-10 an_uber_$:a7b-5
    an_umbrella:a8j-3 ana:a-19b2j-2n10o8p6z-2 ana_$:a-3b3n1 ana_is:o9p-2 ana_is_my:o7p-1 anatomy:b2
    and:a-1b20d-14e5f-6g-14i1j-11k-9l-2m-11n-6o1p-10q-4r9s11u-4x-3y-3z2A-3 and_0:a3b-10c5f3j2 and_0_$:a9b-8f3
    and_0_are:c3 and_0_on:a-3j3 and_a:o1 and_a_half:o1 and_after:a-2b-1e-1i13 and_after_that:a-2b-1e-1i13
    and_cheese:b2 and_cheese_$:b1 and_give:j-2 and_go:e1 and_he:a3 and_i:a-2c1o-1w5 and_mark:b2 and_mark_$:b2
    and_play:a4b-2 and_send:b3 and_send_it:b2 and_spinach:a7i-2 and_sydney:a1 and_sydney_$:a1 and_the:a4
    and_thursdays:o1 and_thursdays_$:o1 and_wednesdays:h3 android:a7 android_is:a1 android_is_this:a1 angela:b5
    animal:a3 animated:a6b-2 animated_movies:a5b-2 animated_movies_in:a1b-1 anna:a3j-1o1 anna_$:o2
    anniversary:a-22b4j-7o8p18q5 anniversary_$:a-9b-1j-2p14q6 anniversary_is:a-4o10 anniversary_is_may:o1
    announce:b2 announce_the:b4 annoying:a14o-5 annoying_$:a14o-5 annual:a-3b6f-1h3 annual_fee:b1
    annual_physical:b2 annual_physical_$:b2 another:a-6b-18c-6d8e31f-11h-6i8j-12k-5m-7o-1r1s-5t7u-4A-3
    another_$:a-13b-11d-5e27i2 another_half:d8e-4 another_half_hour:d5e-1 another_one:a-4b9d-2e13f-3i1
    another_one_$:e16i-4 another_one_please:e7i-3 another_please:a-2i10 another_please_$:a-2i10 another_task:e4
    another_task_$:e1 another_word:a4 another_word_for:a4 answer:a2f-3k-1n3r10 answer_$:a3 answer_the:a5
    answer_the_survey:b2 answers:a-8b-3o-1r22 answers_are:r2 answers_please:a-2r9 answers_please_$:a-2r9
    ants:a-5b8 anxious:a-4o-4s-1w16 anxious_about:w5
    any:a17b-34c-10d-10e2f7g-9h-5i6j16k-1m-1o-7p-6q2r-13s-9u-5w-2x10z7A-2 any_alarms:a-7j7 any_appointments:j4
    any_calls:a-5j9 any_chance:a5 any_chance_of:a5 any_concerts:a4j-1 any_emails:j3 any_events:a-6j8
    any_good:a15 any_hobbies:a4 any_idea:a-3i1p3 any_idea_what:a-3i1p3 any_ideas:a1 any_jokes:a-5p-1x8
    any_mail:a1 any_mail_from:a1 any_meetings:a-6j9 any_meetings_today:a-2j6 any_more:a-3f13g-3q5
    any_more_$:f5q5 any_new:a8b-1j-2 any_new_emails:a6j-1 any_news:a3 any_pets:a4 any_puns:a5b-1
    any_puns_about:a5b-1 any_reminders:j5 any_tasks:j4 any_timers:a-9j9 any_travel:a2 any_travel_alerts:a2
    anymore:a-6b-16c-1e-4f23g-2h5j-1o-10q16 anymore_$:a-4b-15e-3f25g-1h5o-6q6 anymore_forget:q4 anymore_so:q2
    anymore_so_forget:q2 anyone:a2j1 anyone_today:j2 anyone_today_$:j2
    anything:a-13b-34c-9d-12e17f-8g-6h-3i16j26k-2m-5n-2o-7p6r-4s2w7 anything_$:a1b-2i-2p8w3 anything_about:a-1j7
    anything_about_the:j7 anything_but:b-3e16 anything_but_that:e6 anything_due:j9 anything_else:e11i-1
    anything_else_$:e6 anything_for:i6 anything_for_me:i6 anything_i:i4 anything_left:j6 anything_new:a4
    anything_on:a-5j15 anything_on_my:j6 anything_overdue:j5 anything_overdue_$:j5 anything_quick:i13j-3
    anything_quick_i:i8j-2 anything_scheduled:j2 anything_to:b-3j4 anything_to_do:b-3j4 anywhere:a6b-4
    apartment:a-7b6f1 apartment_$:f1 apartment_to:a-1b3 apartment_to_the:a-1b3 api:a-5b10 api_keys:b3
    api_keys_$:b3 apology:a-4b-8n15 apology_to:a-2n4 app:a2b-8c-3z1A14 app_$:a-3b-6c-1z1A14 apple:a11
    apple_pay:a6 apple_pay_$:a2 apple_stock:a2 apples:a1b-8h10j-3 apples_with:b-8h10 application:a-12c11j-4m8z1
    application_$:a-9b4c7m2 application_is:a-4c2h1 apply:a-7b12f1 apply_for:a-2b7f1 apply_for_a:b2
    apply_for_the:f1 appointment:a-22b15c-3d-2f16h6i-6j14o-9p-11q-2 appointment's:a-3h7
    appointment_$:a-7f13i-1j9p-3 appointment_at:a-1j4 appointment_for:h7j-3 appointment_is:h6o-1
    appointment_on:f5j1 appointment_on_friday:j1 appointment_on_the:b-2f5 appointment_to_the:b2
    appointment_with:f3j5 appointment_with_dr:f1 appointments:a-16b-5j24 appointments_$:a-3b-2j9
    appointments_this:a-2j6 appreciate:a-3b-3c-3f-6v23 appreciate_it:a-2v16 appreciate_it_$:a-2v16
    appreciated:a-5b-6v16 approve:b5 approve_my:a3 approve_my_time:a3 approved:b1 apps:a5 apps_$:a5 appt:a-4b14
    appt_$:a-2b9 apr:a2 april:b-1d10f-1 april_$:b-5d10 april_0:b1 april_0_$:b1 archive:a2
    are:a8b-31c5d-16f-13g-11h-10i-1j17k-9l-4m-3n-14o8p-1q-9r10s3t-2u-12v-4w-4x17y3z5A-11 are_$:a-6i11p1
    are_any:a-6j7 are_bananas:a4 are_blue:a4 are_called:a-1o5 are_coming:a-3b5 are_coming_up:j2 are_done:c6
    are_done_$:c6 are_due:a-5j7 are_eggs:a2 are_finished:c8j-2 are_finished_$:c8j-2 are_good:a8 are_in:a7
    are_late:a-3j6 are_left:a-11j13 are_left_$:a-10j11 are_my:a-8e8i-1j-1p2z6 are_on:a1 are_on_at:a1
    are_on_my:j5 are_playing:a2 are_so:a8 are_some:a3 are_the:a14b-8c-4j7m2 are_the_reviews:a5 are_the_steps:m6
    are_the_symptoms:a4 are_there:a4b-1r8y-1z4 are_there_$:a-3j-9r9z5 are_there_any:j4 are_we:a-9i8j-2y10
    are_you:a-5b-2i-9j-6r5x20z2 are_you_$:x7z-7 are_you_?:a-6x9 are_you_a:a-4x9 are_you_doing:a-3x5
    are_you_listening:a5 are_your:a-3x8 are_your_hobbies:a-3x8 area:a2 aren't:c-7f4g7 aren't_done:c-4g5
    arizona:a1 arizona_in:a1 arizona_in_$:a1 arm:a8 arm_the:a13b-8 arm_the_alarm:a2 around:a13b6c-2j-8
    around_0:d3 around_here:a7 around_here_$:a3 around_the:a3 around_this:a3 arrive:a3 arrive_$:a3 arrived:a4
    arrived_$:a2 arsenal:a1 article:b4 article_on:b5 artist:a10b-6
    as:a-10b-19c4d-5f-8g13h25i-1j-7m-3n-2r-1s7w-2z3 as_a:a-3o-2s10 as_complete:c13 as_complete_$:c5
    as_completed:c1 as_completed_$:c1 as_done:a-2c5z4 as_done_$:c6z2 as_incomplete:c-2g7 as_incomplete_$:c-2g7
    as_not:c-7g14h-1 as_not_done:c-1g4 as_urgent:b-2c-2h11 as_urgent_$:b-2c-2h11 as_well:b-2e3h4
    as_well_$:b-2e3h4 asap:a1 aside:a-2d5e7h-2 aside_and:e1 ask:a-13b8d13e-2f-2h14i-7j-1k4m-2r-4s-1z4
    ask_about:b-6h11 ask_about_the:b1 ask_for:a1h4n-1 ask_hr:b3 ask_hr_about:b3 ask_me:a7b-8d15i-1j-2r-2
    ask_me_again:d7 ask_my:a-3n4 ask_my_boss:a-3n4 ask_the:b2 ask_you:a-7k5z6 ask_you_$:a-3z7 ask_you_to:k5
    asked:a1b6k1o-1 asked_$:a3 asked_for:k2 asking:b-8n14 asking_for:a-3b-3n10 asleep:a4o-7s8w-1 asleep_$:s8w-1
    assemble:a-3b8 assemble_ikea:b3 assistant:a10b-2
    at:a9b20c-14d5e5f-25g-14h8j-2k-15l-7m2n-9o9p-15r-3s1t-10u-6v-3w-4x-6y-5z-11A-8 at_$:a7b1i-5j5p-7
    at_0:a-10b14c-1d4e-4g-7h14i-2m-4n-2o-6s1 at_0_$:a-12b5d9g-3j4m-1o1 at_0_0:a-7b4h8o-1 at_0_instead:h2
    at_0_percent:a4b-2 at_0_pm:a5 at_0_tomorrow:b6 at_?:a1 at_?_$:a1 at_a:m6 at_a_time:m6 at_all:a7 at_all_$:a7
    at_amc:a1 at_lax:a1 at_least:a2b-1 at_luigi's:b1 at_luigi's_$:b1 at_me:b-2r7 at_my:a-7b4i1o1
    at_night:a-1b-1o12 at_night_$:a-1b-1o12 at_nine:a-4b2d5o-1 at_nine_$:d5 at_noon:a-6d6j6o3r-1
    at_noon_$:b-4d9h3j4 at_noon_on:b-4o5 at_noon_to:b5 at_olive:a1 at_olive_garden:a1 at_once:a-4i-1m12
    at_once_$:a-4m9 at_quarter:b2h1 at_quarter_past:b2h1 at_school:b2 at_school_$:b2 at_seven:a2b2o-3 at_ten:d6
    at_ten_$:d6 at_that:e7 at_that_$:e7 at_the:a1b-1c-7d-12e11f-11i6j-8m-6o6p1s5 at_the_airport:b4
    at_the_back:e2 at_the_bank:b2 at_the_bottom:b-3e7 at_the_cabin:a-4b1 at_the_end:e5 at_the_gym:a-1p3
    at_the_hilton:a3b-2 at_the_hospital:a-3b-3o8 at_the_moment:i2 at_the_odeon:a2 at_the_office:a5
    at_the_party:a11b-7 at_the_store:b1 at_the_top:a-6b-3h7i10j-3 at_this:a1 at_work:a12b-6 at_work_$:a10b-4
    atlanta:a5b-2 atlanta_to:a5b-2 atm:a7 attic:a-14b4c1d2e2i-3o5 attic_$:a-10b1c2e3i-2o6 audible:a-4b12f-2
    audible_$:b3 audiobook:a16b-8 audiobook_$:a10b-4 audiobook_where:a2 audiobook_where_i:a2 aunt:a-3b12
    austin:a-3o8 austin_$:a-7o8 australia:a4 auth:a-1b5 available:a-5j2r11 avatar:a8b-5 avatar_$:a6b-5
    avocados:a-4b13 avoid:a15b-5d-1 avoiding:a1 awake:a-2b-4s13 awake_$:b-2s8 away:a10c-5f13g-3h-6j-6o-2q1z-2
    away_$:a7b10c-2o-1q1z-1 away_the:f1 away_with:b-9f13 awful:a5c-5r7 awful_$:c-3w10 ba117:o1 ba117_$:a-1o1
    baby:a-6b7i-2j-1m11s12 baby's:a-3b6 baby_$:b4 baby_clothes:b1 baby_clothes_$:b1 baby_shower:b3
    baby_steps:b-5m13 baby_steps_$:b-3m7 baby_steps_for:m1 babysitter:a-10b13n1 babysitter_$:a-3b6
    babysitter_for:b1
    back:a-15b-11c-15d12f-30g38h-19i-13j-9k34l7m-21n-5o-23p-15q-11r2s-19t-8u11v-4w-12x-7y-1z-9A-12
    back_$:a-8b-2c-6d-16f-2g12h-2i-2k22l-2m-1o-3r1s-3u7w-3 back_0:a3 back_?:a-7b9j2k-2 back_?_$:a-7b9j2k-2
    back_a:d2 back_after:d3 back_after_lunch:d3 back_an:d3 back_an_hour:d3 back_from:c4 back_from_the:c4
    back_how:k3 back_how_it:k3 back_i:a8b-5 back_in:a-1d8h-4l9 back_in_college:a2 back_my:h3j2 back_of:e7
    back_of_the:e7 back_on:a-13b-5d-2f-1g33h-1j-6 back_on_$:a-2b-4g12 back_on_my:b-8g14 back_on_please:a-3g6
    back_on_the:b-1g7 back_one:k11 back_one_$:k7 back_one_step:k3 back_out:k4 back_out_of:k4 back_please:g3k3
    back_please_$:g3k3 back_that:a1 back_the:a-6b-7d2f-1g8j-3k12l1 back_the_dentist:g3 back_the_last:g-1k7
    back_the_one:k4 back_the_task:g4 back_the_way:k3 back_they:g1 back_to:b-12c-1e5g13h-8i-1r12 back_to_being:r6
    back_to_its:a4b-2 back_to_me:a-5d5j1 back_to_nudgy:r8 back_to_open:a-1g6 back_to_the:a7b-3g1 back_to_this:e4
    back_to_to:g5 back_to_your:r3 back_up:a-12b12d12g-1 back_up_laptop:b2 back_up_my:a-6b9 back_up_on:b-2d10g-1
    back_up_phone:b1 back_what:l4 back_what_you:l4 backup:a-5b9 bacon:b4 bacon_$:b4 bad:a9b-12e-1j-1k10o-2w10
    bad_$:a13e-1 badge:a-5b8 badge_$:b2 badly:a3o-3s6 bag:a-4b10 bag_$:a-4b8 bags:a-2b18h1 bags_$:a-3b11
    bags_of:a-2h3 bags_on:b4 bags_on_the:b4 bake:a-3b7f4 bake_a:b4 bake_sale:a-3f4 bake_sale_$:b2j1 bakery:a4
    baking:a-2b7 baking_powder:b2 baking_powder_$:b2 baking_soda:b3 balance:a18i-1j-4p-6 balance_$:a11j-2p-2
    balloons:b-1f6 bananas:a1b10c-4e-1j3 bananas_$:a-5b14c-4j6 bananas_from:f1 bananas_to:b1 bananas_to_my:b1
    band:b4 band_aids:b4 band_aids_$:b4 banjo:f2g3 bank:a-10b3c5f3h-2j-4m-7n5o10p4r-3s-1 bank's:d2
    bank_$:a-4b-4c4f3h-4i6j4m-1n4 bank_about:b7 bank_about_the:b2 bank_account:b4 bank_account_$:b3
    bank_balance:a5 bank_card:a-4b6 bank_card_$:a-1b3 bank_details:q1 bank_off:c6f-3 bank_off_my:c6f-3
    bank_one:h3 bank_please:b3 banks:a-3b7 bar:a-7b11 barbecue:a-5b-8f12g4 barbecue_$:a-4f3g5 barcelona:a1
    barcelona_$:a1 bars:b4 basement:a-6b8m3 basement_$:a-1b7 basketball:a-5b7 bass:a12b-8 bath:a-2b5
    bath_$:a-2b5 bathroom:b11c2i-2j-2m6 bathroom_$:a-3b1i-1m7 bathroom_sink:b2 bathroom_sink_$:b2 batman:a3b-1
    batteries:a-16b14f5j-3o-5s10 batteries_$:a-5b11 batteries_on:b1 batteries_on_my:b1 battery:a6b6j-8o-4p-3s11
    battery_$:a-6b8o-1s5 battery_at:a2 bbc:a17b-4j-5 bbc_$:a1 bbc_radio:a3 bday:a-1b5
    be:a-3b-27c-18d-4e-17f12g-3h7i5j-11k-8l-3m4o-5p-6q-8r37s-11t3u-7w1x-4z-8A4 be_$:a-3r4 be_a:a-2r7
    be_a_bit:a-3r6 be_a_little:r1 be_at:a-1b6 be_better:d6 be_better_for:d4 be_called:a-3o5 be_doing:a-7f4i8
    be_doing_$:a-2i8 be_doing_the:f5 be_done:h1 be_for:a6h1i-1 be_for_0:h1 be_going:f2 be_going_to:f2
    be_honest:a3b-2r-1w6 be_honest_$:a3b-2r-1w6 be_in:a1m7 be_late:a-2n6 be_late_$:a-2n6 be_less:r3 be_more:r6
    be_my:a-5b-2i2r4t6 be_nicer:r5 be_quiet:a11r-7 be_reminded:a-7b6f6o-2 be_reminded_about:f7
    be_reminded_to:a-1b6o-1 be_rich:a3 be_so:r10 be_the:a-4m6r1 be_the_tough:r1 be_to:a1 be_tougher:r4
    be_working:a-1i3 be_working_on:a-1i3 beach:a8b-2 beans:a-6b8s4 beans_$:a-6b8s1 bears:a7 beat:a2
    beatbox:a15b-7 beatbox_$:a9b-5 beatles:a13b-3 beatles_$:a8b-3 beats:a6b-2 bed:a-12b14h-2j-1o4p3
    bed_$:a-6b13h-1j-1p3 bed_at:o2 bedroom:a12 bedroom_$:b4 bedroom_light:a2 bedroom_lights:a6b-3 beds:a-5b9
    beds_$:a-5b9 bedtime:a3q1 bedtime_$:a2q1 beef:b4o2 beef_$:b1o2 been:a-13b-23c29d-3j9n-2q3r-1s-1w9
    been_called:c-2f6 been_called_off:c-2f6 been_changed:f-3h1q4 been_moved:h2 been_moved_to:h2
    been_putting:c-2j8 been_putting_off:c-2j8 been_stuck:a3 been_stuck_in:a3 been_to:b-5c10 been_to_the:b-4c11
    been_walked:c5 been_walked_$:c5 bees:a2 before:a-2b23c-5d7e-11f-18g-12i2j-9k9l2m-4n-3o-7p-7r-7s13
    before_$:a-5d-1g-2k15 before_dinner:s6 before_dinner_$:s6 before_friday:d6 before_i:d3i1j-2 before_it:b13
    before_it_expires:b6 before_it_renews:b4 before_my:a-5j-3s13 before_my_meeting:i2j-1 before_my_next:s1
    before_noon:a2b-3j2 before_noon_$:a2b-3j2 before_the:a2b10f-3i2 before_the_0:b1 before_the_bus:i3
    before_we:a-3b7f-1 before_we_go:a-3b7f-1 before_work:a-5b7 before_work_$:a-5b7 begin:a-16b-7i15m12p-2
    begin_$:a-6b-2i14p-1 begin_with:m11 begin_with_the:m10 behind:e8w4 behind_the:e8 being:b-11f-1j7r9x3
    being_so:a3b-4r4 being_the:r6 believe:a18 believe_it's:a10 ben:a-6b10 ben_$:a-5b6 benefits:a8b6j-3p-6
    benefits_$:a6j-1p-2 berlin:a-1o8 berlin_$:a-6o8 berries:b2 berries_$:b2 best:a6b-2c-4f-1i9j-8o4x12
    best_for:a4 best_in:o4 best_in_the:o4 best_picture:b4 best_time:a3 best_time_of:a1 best_way:a1
    best_way_to:a1 beth:b3 better:a2b-9c-1d23e-3f-2h1i5j-7m-7o5r-3 better_$:a6b-3d5 better_for:b-3d12
    better_for_the:d4 better_for_this:d3 better_than:a2b-2o6 better_to:a-1i8m-2 between:a14b-13j2z7 between_0:j4
    between_0_and:j4 between_one:a4 between_one_and:a4 beyonce:a4b-1 big:b-4e-3g-2j-4m20s12 big_$:a-2b-2i-7m13s9
    big_for:m5 big_for_me:m5 bigger:a-2b4 biggest:a8j-5 bike:a-11b17h3 bike_$:b3 bike_on:a-1b8j-2
    bike_on_craigslist:b5j-1 bikes:a-2b7 bikes_$:a-1b5 bill:a-1b11c4f-4g10h5j-10m-1o-4p-3 bill_$:a-1b8c8d1j-1
    bill_but:g2 bill_but_it:g2 bill_is:a-7b5h2 bill_not:h2 bill_not_the:h2 bills:a-1j5 bills_$:a-4b5 bills_do:j3
    bills_do_i:j3 bin:a-13b-5c-5f26g5h-1 bin_$:a-4b-3f12 bin_bags:b3 bin_that:c-2f5 bin_that_$:c-2f5 bin_the:f9
    bin_the_loft:f5 bins:a-16c11f-3h1j2n4 bins_$:n5 bins_out:c5 bins_out_$:c6 bins_to:b6 bio:a-2b8 biology:a-4o9
    bird:b6 bird_$:a3 bird_feeder:b3 bird_feeder_$:b3 birds:a11b-6h-1 birds_$:a11b-7h-1 birth:a-3b8
    birth_certificate:a-3b8 birth_certificate_$:a-4b7 birthday:a-15b12c1d-8e-4g-1i-4j-13m2o2p22q3r-5s-4
    birthday_$:a-2j-3o-4p22 birthday_candles:b1 birthday_candles_$:b1 birthday_card:a-6c5f5 birthday_card_$:f1
    birthday_card_for:b1 birthday_is:a-3b-3o12 birthday_is_june:o3 birthday_message:n3 birthday_message_for:n3
    birthday_on:b7 birthday_on_the:b1 birthday_party:m5 birthday_party_$:m4 biscuit:a-8b5o6 biscuit_$:a-6b2o5
    bit:a-14b-18d7e-1h-1i-4m12n-1r14s3w14A-1 bit_$:a9b-5 bit_lonely:a-5b-4w15 bit_of:i-1m7 bit_of_it:i-1m7
    bitcoin:a8 bitcoin_$:a1 bite:a-2b-7h-1m19 bite_size:a-1b-1m11 bite_sized:b-3h-1m10 bits:b-2m11 bits_$:b-2m11
    black:a1b6 black_$:o1 black_hole:a2 black_hole_$:a2 black_panther:a4b-2 black_panther_$:a4b-2 blades:a-1b5
    blades_$:a-1b5 blah:a5b-8e6 blah_$:a8b-5 blah_blah:a8b-5 blah_blah_$:a8b-5 bleach:b4 blender:a-4b-9f10g5
    blender_$:a-4b-6f12 bless:a10b-3 blinds:a6 blinds_$:a3 blinds_in:a3b-1 blinds_in_the:a3b-1 block:b6t5
    block_my:a9b-2 block_my_card:a3 block_off:b5 block_off_the:b5 block_on:a3b-4 block_on_the:b-2
    block_the:a-3b5 blog:a-1b7 blog_post:a-1b7 blood:a-12b12c-3j-6o8p10q4 blood_group:a-4o6p2 blood_pressure:b1
    blood_test:b2 blood_test_$:b2 blood_type:a-6j-4p7q5 blood_type_$:j-2p5 blood_type_is:o1
    blue:a3b5c-3d-1h-2j-6o14 blue_$:a15b-10 bluefish22:o1 bluefish22_$:o1 bluetooth:a17b-9 bluetooth_$:a11b-8
    bluetooth_headphones:a6b-3 bluetooth_headphones_$:a6b-3 bluetooth_speaker:b1 bluetooth_speaker_$:b1
    board:a-13b10g9h-1j3 board_$:a-9g9j5 board_meeting:b5 boarding:b6 boarding_passes:b2 boat:b4 boat_$:a-2b5
    bob:a2b-9c8f2h-1j5n-1o5p-3 bob_$:a3b-17c10f1j5o5p-3 bob_about:b2n-1 bob_about_the:b2n-1 body:b-1t11
    body_double:b-1t11 bohemian:a6b-3 bohemian_rhapsody:a6b-3 bohemian_rhapsody_$:a5b-3 boil:a2 boil_an:a2
    boil_an_egg:a2 boiler:a-12b9e1f-1h4p2 boiler_$:e3 boils:i2s2 boils_$:i2s2 bond:a2 bond_film:a2 bones:a2
    bonjour:b-10u13 book:a1b17d-6e-1f2g-5h7i-4m-1o-2r-2 book_$:a2n2 book_0:a2 book_0_stars:a2 book_a:a-3b12n-1
    book_a_cab:a2 book_a_flight:a-2b2 book_a_haircut:b2 book_back:b6 book_club:a-4f7 book_club_$:f7
    book_flights:a-2h2 book_flights_to:h2 book_hotel:a-3h9 book_hotel_in:b1 book_me:a11b-8 book_me_a:a11b-8
    book_the:b4c4h-1 book_the_church:b5 booked:a-8b-5c18j2o-1 booked_on:j4 booked_the:b-2c8 booking:a-2b2f6g-2h2
    books:a-1b4c5d4e4f-2g1j-2 books_$:a-6b7e5g1 books_for:b1 books_to:a-5b3c1 boost:a8b-3h-1 boost_the:a8b-3h-1
    boost_the_heating:a8b-3h-1 boot:f1 boot_sale:f1 boots:a-5b10 boots_$:b5 border:a6 bored:o-1w8 bored_$:o-1w8
    boring:a7e6 boring_$:a9 born:b-4j-2o6p9 born_$:a1b-3p9 born_in:a-6o7 borrow:a-3b6 boss:a-6b7g1j-6n9o1q2
    boss_$:a3f-1n3 boss_?:i1 boss_?_$:i1 boss_about:a-1b3 boss_for:a-3n4 boss_for_a:a-3n4 boss_is:a-2o3q1
    boss_is_$:q1 boss_is_named:o2 boston:a3b2 boston_$:a-3b7 boston_to:a4b-1 boston_to_denver:a3b-1
    bot:a-4b-3x12 both:a2b-3c4f3 bother:b-5f10 bother_with:b-5f10 bother_with_the:b-5f10 bottom:a-1b-5e15h-2
    bottom_of:e7h-1 bought:b-15c20f1g-2j1o-5 bought_a:a5 bought_a_lottery:a1 bought_the:a-7b-5c7f3j3
    bought_the_cake:a-2b-3c3f4 bounced:c-2g7 bounced_so:c-2g7 bounced_so_the:c-1g4 bowl:b4 box:a-10b16
    box_$:a-1b6 boxes:a-8b7d5 boxes_$:a-2b7 boxes_from:b2 bracket:a7j-1p-2 brain:a-11d-1j-1o-8s17w7
    brain_is:a-7o-8s8w8 brain_is_fried:a-5o-6s3w9 brake:b3 brakes:b1h1 brakes_looked:b2 brakes_looked_at:b2
    branches:b6f-4 branches_$:b6f-4 brand:p4 brand_of:a-1p4 bread:a-8b9f3g4 bread_$:a-4b5g4j1 bread_and:b1
    bread_off:f5 bread_off_the:f3 break:a-22b-3d-5e-1j-2m34s9 break_down:b-5m14 break_down_number:m2
    break_down_the:b-2m5 break_it:a-2m9 break_it_down:m5 break_that:m8 break_that_down:m8 break_the:m2
    break_this:a-10b8m5 break_this_down:m4 break_up:m1 breakdown:b-4m11 breakfast:a8o2 breakfast_$:a7o2 breed:a2
    brew:a2 brew_me:a1 brew_me_a:a1 bridge:a10 brief:r7 brief_$:r7 brighten:a7b-1 brighten_the:a5b-1
    brighten_the_hallway:a3 brighter:a14b-8h-2 brighter_$:a13b-8h-1 brightness:a22b-18 brightness_$:a10b-7
    brightness_to:a3b-2 brilliant:a4 bring:a-18b9c-7d14e-8f-7g8i2j-8k4l5m-4n-2r-2 bring_back:a-1b-3d2g6k2l7
    bring_back_the:b-10d4g5k2l1 bring_back_what:l4 bring_in:b1 bring_insurance:h2 bring_insurance_card:h2
    bring_it:a-2b-2d4i1k3 bring_it_back:g1k3 bring_it_up:d5 bring_on:i2 bring_snacks:b1 bring_that:d4
    bring_that_back:d4 bring_the:a-4b6g4 bring_this:d5 bring_this_back:d4 british_butler:r2 broken:a-3b7
    broth:b4 brother:a-1b3p4 brother_is:a4o-1 brothers:a1b4 brothers_$:b4 brought:h3 brown:b5 brown_rice:b2
    bucks:a3 bucks_to:a6b-5 buddy:a-12b-10r9u11v7 buddy_$:a-12b-10r9u11v7 budget:a-16b5c1d11f-2m3 budget_$:b10
    budget_meeting:b-1h4 budget_review:b-10c4d6m1 budget_spreadsheet:b4 budget_spreadsheet_$:b4 budget_thing:d6
    bug:a-2b6d8j-1 bug_$:b5 bug_me:d8j-1 bug_me_about:d8j-1 build:a-5b9 build_a:a-2b3 build_raised:b1 builder:h1
    builder_$:h1 building:a7b-3 built:a7 bulb:a-5b6 bulb_in:a-5b6 bulb_in_the:a-5b6 bulbs:b5 bulbs_$:a-5b9
    bulletin:a-1b6 bulls:o2 bump:a-13b-4c-3d19e1f-4h8m-1 bump_it:d8e4h-1 bump_it_to:e5 bump_the:b-10d8h8
    bump_the_car:b-1d1 bump_the_invoice:h6 bump_the_priority:h4 bump_the_rent:h3 bump_version:a-4b12h-4
    buns:a-3b7 burger:a3 burn:s1 bus:a5b-1c-1j-4o5p1s7 bus_$:b-4s8 bus_card:a-1b3 bus_card_$:a-1b3
    bus_for:a4b-5s2 bus_for_the:a4b-5s2 bus_goes:a5 bus_stop:n2 busy:j8 but:a4b-11c-13d-2e16f-3g12j-2k-2o-2s2
    but_i:c-3g9 but_i_didn't:c-1g4 but_it:a3c-3g4 but_it_didn't:g2 but_that:e6 but_that_$:e4 but_the:b-2e6
    butler:a-10r13 butler_$:a-8r11 butter:a-2b7f5j-1 butter_$:a-5b3f3 butter_on:b4 buttermilk:a8z-3
    buttermilk_$:a5 button:a-7k10 button_on:b3 buy:a-9b22c5d-3e-6f8g2h2i-9j5m-2n-7o-2p-2r-4z-1 buy_$:h2j6
    buy_a:b5 buy_a_birthday:b1 buy_lightbulbs:b7 buy_lightbulbs_$:b7 buy_milk:f3 buy_oat:h2 buy_oat_milk:h2
    buy_stamps:a-8c9f6g4 buy_stamps_$:b4c3 by:a12c-18d6e-7f-5h9i-11j-15k-8m12n-2o11p-4q-2r-5s-11t-1 by_$:a5
    by_0:a2b1d3h3j-1s-2 by_0_$:a4b3h-1 by_0_minutes:d4 by_accident:a-1g3l2 by_accident_last:g5 by_an:h5
    by_an_hour:h5 by_march:h2 by_mistake:c-2f6g5 by_monday:b3 by_monday_$:b3 by_noon:b1 by_phone:b4f-3
    by_phone_$:b4f-3 by_queen:a2 by_step:a-2b-1m11 by_step_for:m1 by_the:a-2b7o3 by_two:d4
    bye:a-12b-18c-1e-1o-1s-1u-4A37 bye_$:a-10b-14o-1A29 c:o1 c_$:a1o1 cab:a10b-1f-1n-1 cab_for:b1f-1
    cab_to:a5b-2 cabin:a-6b7 cabin_$:a-4b4 cable:a-4b8 cables:a-2b5 cables_$:a-2b5 cactus:h3 cafe:a1
    cake:a2b5c3d-4e-2h3m-1n-2r-3 cake_$:a-9b4c9 cake_for:a-3b8 calc:a-2b6 calculate:a3 calculate_the:a3
    calendar:a-23b5c-1d-7f13i-3j19o-7 calendar_$:a-5b1f5h-4j8 calendar_event:h4 calendar_for:a-4b-3f9j7
    calendar_for_conflicts:b-1j2 calendar_for_friday:f1 calendar_for_the:b-3j5 calendar_for_today:f3j-3
    calendar_for_tomorrow:b-2j6 calendars:b4 calendars_with:b4 calender:a-4j4 california:a9b-5
    california_$:a6b-2 call:a-3b11c-6h10k-12l-5m-13o19p-2q-10r-17t-4u-8v-1w-7x-6z-8A-9 call_$:a7b-11e5j7o-5s6
    call_a:a11b-5 call_an:b2 call_anyone:j1 call_anyone_today:j1 call_back:b1 call_bob:a-1f1j6p-1
    call_bob_$:a-1j6p-1 call_dad:b-7h9 call_grandma:h2 call_her:a12b-1o-1 call_in_sick:b1 call_irs:b1
    call_it:a5d-2h6 call_me:a-13b-18d-2i-7j-2o37p5r-3 call_me_an:a5 call_me_captain:o6 call_me_sam:o5
    call_mom:b-8d7g10 call_mom_$:a-10b-3g11j9 call_mom_to:b-8d9 call_my:b5o-3p2 call_nana:b2g2 call_off:b-4f9
    call_off_the:b-4f9 call_the:a-1b11c3d-5f-4g-4h4i13j-8o-7p-3 call_the_bank:a-7b6c-3i7
    call_the_dentist:a4f-9i7 call_the_insurance:b5j-2n4p-1 call_the_pharmacy:a3 call_the_roofer:h5
    call_the_school:f1 call_the_vet:h7 call_to:a-2e3 call_to_the:b-2e2 call_until:d3 call_with:d4h-1n2
    call_with_the:n2 called:a4b-16c22d-3e-3f2g-12h-7i-8j-12k-1m-2n-2o19p15r-7s-9u-1w-4 called_$:a-13j-6p21
    called_biscuit:a-1o2 called_biscuit_$:a-1o2 called_book:f1 called_book_club:f1 called_me:a12o-2
    called_me_$:a6o-1 called_off:c-2f6 called_off_so:c-2f5 called_the:a9b-10c14g-6o-3 called_the_bank:a2c2
    called_the_dentist:c1 called_the_vet:a2g-1j1 calling:a-5b-4d1e3n1o5r6 calling_$:a2o3 calling_the:a-1d1n1
    calling_the_bank:a-1d1n1 calls:a-10b-2c-2d-4j16o12q-1s4 calls_$:b-3c-1j5o11q-1 calmer:a-9r12 calories:b7j-3
    came:a11b-7c2g5 came_back:g3 came_first:a2 came_first_the:a2 camera:a14b3r-4 camera_$:a14b-2r-3 camera_to:a1
    camp:a-1b6 camping:a-2b6 campsite:a-6b9 campsite_$:a-2b5
    can:a-1b-14c1d9e2f11h-6j-10k2m8n7o-9p-3q3t-15u-12v-10w-12y-5z11A-16
    can't:a-4b-9c-10d13e12f-4g-5h-4i-5k-5l-1n4o5r-1s-6t-2w19z-5 can't_believe:a10 can't_believe_it's:a10
    can't_deal:d1e4 can't_deal_with:d1e4 can't_do:a-1d3i-3w6 can't_do_the:d1 can't_do_this:d-3e1w7
    can't_drive:o7 can't_eat:o6 can't_eat_gluten:o6 can't_face:e3 can't_find:a3 can't_find_it:a3 can't_get:w8
    can't_get_myself:w4 can't_get_started:w3 can't_right:d13e-1w-5 can't_right_now:d13e-1w-5 can't_seem:w5
    can't_seem_to:w5 can't_stand:o7 can't_start:a-2b-5w11 can_call:a-6c1o8 can_call_me:a-1o9 can_call_the:a-1c2
    can_check:c1 can_close:c5 can_close_that:c5 can_cross:c7f-1 can_cross_off:c6 can_do:a-4d-2i2m6p-1z3
    can_do_$:a-1i-2m8p-1z3 can_dogs:a6 can_dogs_eat:a6 can_forget:q9 can_forget_that:q3 can_go:a-5b-2f16
    can_go_$:a-5b-2f16 can_i:a10b-11c-8d-2e5f-1i7j-1m-7n1o-4p-15s1z10 can_i_ask:a-3z7 can_i_change:z3
    can_i_delete:a-1z4 can_i_do:a-3i16s-2z-4 can_i_get:e1s4z-2 can_i_have:g2 can_i_hold:a3 can_i_knock:a-5i4s1
    can_i_say:a-4n-1z10 can_i_see:a-2j11 can_i_skip:e3 can_i_still:a5 can_i_substitute:a8 can_i_take:a3
    can_i_tell:a-4n9z-2 can_i_use:a10z-3 can_it:m7 can_knock:i2 can_knock_out:i2 can_leave:b2q2 can_my:a3
    can_penguins:a-4b-4x11 can_send:m-1n9 can_this:d2 can_u:b3e1 can_u_remind:b3 can_wait:a-8b-1d20
    can_wait_till:d1 can_we:a-17b-2d6e2h-2k10m7 can_we_come:d-2e5 can_we_do:a-1d4 can_we_make:m5 can_we_skip:e3
    can_you:a5d-3e-2f-4g4h1i-10l1m2n5o-7p-1r8s-2t-2u-2v-2x-14z7A-6 can_you_add:b5 can_you_be:a-8r11
    can_you_break:m5 can_you_bring:d2 can_you_change:a-4h8 can_you_check:b-1c3j3 can_you_count:b6
    can_you_do:a-5i-3z11 can_you_draft:n5 can_you_drink:a5b-2 can_you_drive:a8 can_you_drop:a-3r8
    can_you_find:a1 can_you_forget:q9 can_you_freeze:a2 can_you_get:g2 can_you_hear:a3 can_you_make:b2m8z-3
    can_you_pick:e3i3 can_you_put:a-5b7c5j-3 can_you_recall:a-3p7 can_you_remind:a-3b13 can_you_remove:f1
    can_you_return:a6b-2 can_you_see:a4j6 can_you_set:a-7b9j-2n-1r-1z10 can_you_show:e1 can_you_sing:a5
    can_you_speak:a1 can_you_take:a4b-2 can_you_tell:j5p3q-2 can_you_translate:a1 can_you_un:a-3g8
    can_you_undo:k1 can_you_write:a-4n11 canada:a5 canada_$:a5 canal:b5
    cancel:a-4b-6c-13d-12e-5f34i-5j-20k14m-3n5o-4p-6q-1r-3s-4u-1 cancel_$:b-8f11 cancel_a:a2 cancel_all:b-2f10
    cancel_free:b6 cancel_free_trial:b6 cancel_hulu:b7f-1 cancel_my:a6b-5f10j-1n3p-1 cancel_my_gym:b3f-3n1
    cancel_my_meeting:f2 cancel_my_reminder:f6 cancel_netflix:a-4b10f-1 cancel_on:n1 cancel_that:f-2k10
    cancel_the:a-9b1d-1f5g3h4 cancel_the_alarm:b-4f5 cancel_the_gym:b3 cancel_the_haircut:f-2g7
    cancel_the_hotel:b5f-1 cancel_the_reminder:b-3f6 cancel_what:a-5k10 cancel_what_i:a-1k6
    cancel_what_you:a-1k4 cancelled:a6b-8c4f9h-3 cancelled_$:a2f5h-1 cancelled_my:a3 cancelled_the:b-4c7
    candles_$:b1 cant:a-1d5o-1w7 capital:a6 capital_of:a6 capital_of_peru:a3 caps:a2b-8r7 captain:a-1o9
    captain_$:a-1o9 captions:a3 car:a-4b12c4d1g8h-5i-7j-2m-9n-6o2p7r-6s-3z-3 car's:a-6o7 car_$:a6b-3c6f-1g4h-2j5
    car_?:a1 car_?_$:a1 car_and:a-3b6 car_boot:f1 car_boot_sale:f1 car_do:a-3j-3p10 car_do_i:a-3j-3p10 car_i:p2
    car_in:b3 car_insurance:g3 car_is:a-2f5 car_is_a:a-4o5 car_isn't:g2 car_isn't_fixed:g2 car_on:b5
    car_registration:c1h1 car_registration_$:c1h1 car_seat:b7 car_seat_$:b3 car_to:b4 car_wash:a-3b-4d6f3
    caravan:a-2g6 card:a11b12d-9e4f-1g-1h3i8j-16m-7n6o-13p-10q-3r-6s-3z-2 card's:a3p-1 card's_cvv:a3p-1
    card_$:b4c-4d-2h3i11j-4m-1n9o-4p-2r-3 card_?:a1 card_?_$:a4 card_for:b1 card_i:a4 card_is:a1 card_payment:b2
    card_to:a-1b7 cards:a7b7c3d-2h6v-1 cards_$:b12c4v-1 care:a-5b-3c15 care_of:a-5b-3c15 care_of_$:a-1c5
    care_of_the:b-1c5 carol:n1 carols:a5b-3 carols_$:a5b-3 carpet:a3b2 carpet_$:a4 carpool:a-3b9 carpool_$:b3
    carrots_$:b1 carry:b-10e14j-4 carry_on:b-8e14j-4 cars:a2 cash:a6b7j-1 cash_$:h1 cash_for:b3
    cash_withdrawal:a2 casserole:b1 casserole_dish:b1 cast:b4 cast_the:a-2b6 cast_this:a1 cast_this_to:a1
    cat:b10c8d-4f-3g-4h-3j-7k6p5s-1 cat's:a-1b2 cat_$:a-9c9j-1p6 cat_food:b7 cat_food_the:b4 cat_litter:a-3b7
    cat_litter_$:b5 cat_this:c2 cat_videos:a7b-5 cat_videos_$:a7b-5 catch:b7k-5A10 catch_up:b3 catch_up_on:b3
    catch_with:a-5b6 caterer:a-4b9 caterer_$:a-4b7 cats:a7b-7o9q4s-6 cats_$:a-3o10q4s-5 cats_or:a2
    cats_or_dogs:a2 causes:a5 causes_hiccups:a3 ceiling:a-1b5 ceiling_fan:b2 ceiling_fan_$:b2 celsius:a2
    celsius_$:a2 centimetres:a4b-2 centimetres_$:a4b-2 certificate:a-3b8 certificate_$:a-4b7 ch:a-3b6 ch_0:a-3b6
    chance:a10 chance_of:a10 chance_of_thunderstorms:a3
    change:a-8b-7c-3f-16g-7h21i-6j-7k8l21m-13n-9o2p-13q-5r11s-6u-3z10A-3 change_$:a-9b-1h-2k8l11
    change_a_flat:a5z-4 change_again:l2 change_book:b-9h11 change_eggs:a-2h7 change_eggs_to:a-2h7 change_i:l3
    change_i_just:l3 change_it:a-2e5g-1h3k4 change_it_back:k5 change_milk:b-4h6 change_milk_to:b-4h6
    change_my:a5b3j-1o8p-5z-1 change_my_address:b4 change_my_flight:a-3b7 change_my_insurance:a3
    change_my_name:b-1h-1o12 change_my_pin:a3 change_my_reminder:h1 change_oil:b-3h6 change_on:j2
    change_the:b4c-3d2f-1n-1r3z5 change_the_alarm:a7b-5 change_the_dentist:h5 change_the_language:a4
    change_the_light:a4h-3 change_the_location:b-2h5 change_the_name:b5 change_the_oil:b3 change_the_sheets:b4
    change_the_time:a-1d6 change_the_title:b-2h5 change_the_way:a-4r7 change_to:b-8d3h5 change_your:b-5h-6r8z6
    change_your_accent:a6r-1 change_your_personality:a-1r6 change_your_voice:a-6r3z7 changed:a-4h6q7
    changed_$:f-3q4 changed_my:g1 changed_my_mind:g1 changed_to:a-1h3 changed_to_0:a-1h3 changes:a-5g2k5
    changes_$:k5 channel:a24b-17h-5 channel_0:a9b-5 channel_0_$:a9b-5 chapter:b10e-2g4 chapter_$:a5b-3
    chapter_0:a-4b12 chapter_0_$:a-1b8 charge:a3b18j-2o-2 charge_$:b4 charge_for:a2 charge_i:a2 charge_my:b4
    charge_my_headphones:a-1b4 charge_on:b1 charge_the:a-5b8 charged:a8 charged_twice:a6 charged_twice_for:a6
    charger:a-11b15 charger_$:a-8b11 charger_for:b2 charger_for_the:b2 charity:b-9f12 chase:b6j-7o3
    chase_$:a-2o3 chase_up:b5 chase_up_the:b2 chat:b-3A11 chat_$:b-7A11 chatty:a-1r6 chatty_$:a-1r6 cheap:a2
    cheap_flights:b2 cheaper:a-2b8 cheaper_phone:a-4b6 cheapest:a8
    check:a-13b16c22d-11e-6f-19g1h-11i-6j19m-7n-8o-5p-5r-3s-2z-3 check_$:b-7c12 check_credit:b2 check_if:b3c-3j6
    check_if_i:a1b-3j4 check_in:a-1b5 check_my:b-1c-1j13 check_my_calendar:b-8j9 check_my_list:b-1j4
    check_off:b-12c19f-1 check_off_eggs:b-2c5 check_off_the:c4 check_on:b6 check_on_mrs:b5 check_that:a-4b2c1k4
    check_that_off:b-2c3k5 check_the:b6f-4g5 check_the_oven:b2 check_the_traffic:a1 check_the_weather:a2
    check_tire:b1 check_tire_pressure:b1 check_whether:c-2j5 check_whether_i:b-5j10 checked:c-4g12
    checked_off:c-4g12 checked_off_the:c-4g10 checking:a18b-12 checking_$:a5b-4 checking_account:a3
    checking_account_$:a2b-1 checking_to:a4b-1 checking_to_savings:a4b-1 checklist:a-9m13 checklist_$:a-5m9
    checkout:b3 checkout_$:b2 checks:a4 checks_$:a4 cheeky:a4r3 cheerful:a-7b-1r13 cheerful_$:a-4b-1r10
    cheers:a-15b-19e1v20A14 cheers_$:a-3b-8e2f2v12 cheese:a5b8 cheese_$:a2b9 chem:a-2b9 chemist:c1 chen:a-6p4q4
    chen_$:a-4p5 cheque:b-2n2 chess:b1 chess_with:a-3b5 chicago:a7j-2 chicken:a5b17c-1j-7 chicken_$:a-2b9
    chicken_broth:b4 chicken_or:a2 chicken_or_the:a2 chicken_out:b2 chicken_thighs:b1 chickens:a1 chickens_$:a1
    chickpeas:a4 chickpeas_$:a1 child:b3f-2 chili:a-1b4 chili_$:a-1b4 chimney:a-5b12 chimney_sweep:b2
    chimney_sweep_$:b2 china:a1 chinese:a5b-1 chip:a-10b1p9 chips:a-2b6 chips_$:a-2b6 choir:a-9b13
    choose:a-6b-5i25n-1 choose_$:a-9i15 choose_a:a2 choose_something:i1 choose_something_for:i1
    chop:a-8b1f-2g-1m20 chop_it:m8 chop_it_up:m8 chop_up:m11 chores:a-12b-6f4j18 chores_$:a-1b-4f1j12
    chores_list:f1 chores_list_$:f1 christmas:a2b7j-2k-1y11 christmas_$:a2b-9y12 christmas_cards:b2
    christmas_cards_$:b2 christmas_carols:a3b-1 christmas_carols_$:a3b-1 christmas_lights:a-8b14
    christmas_lights_$:a-2b4 christmas_lights_on:a-1b6 christmas_list:b2 christmas_list_$:b2 chronicle:a6b-1h-1
    chuck:b-1f14 chuck_out:f6 chuck_out_the:f6 chunk:a-5b-2m16 chunks:b-2m9 chunks_$:b-2m9 church:a-1b10c-1h3
    church_hall:h3 church_hall_$:h3 cinema:a5 city:a4b5n-2 city_$:a3b5n-2 civic:a-3b3o1 civic_$:a-3b3o1 civil:a1
    civil_war:a2 civil_war_$:a2 claim:a-3b10 claim_$:a-1b7 class:a-6b7c2f8i-5j-6p4 class_$:a-9b8c3f5j-1
    classes:b1 classes_$:b1 clean:a-5b7c6d3g-1h1j-3n3p-1 clean_out:b8 clean_out_the:b1 clean_the:a-7b3d4h2
    clean_the_fish:h4 clean_the_garage:b-2d6 clean_up:n5 cleaned:a2b-6c13o-3 cleaned_out:a-2c8
    cleaned_out_the:a-2c8 cleaned_the:b-2c8 cleaned_the_garage:b-2c8 cleaner:b4d-1f1 cleaner_$:a1
    cleaning:a-3c2d4f2h2i-2m8 cleaning_$:a-7b4g1m2 cleaning_for:b-2d7 cleaning_off:f4 cleaning_the:b-2h4m6
    cleaning_the_closet:h3 cleaning_the_garage:a-3b2j2 cleaning_the_house:m4 clear:a-5b8c-5d-1f18j-6p-9q10
    clear_all:f4j-3 clear_everything:f2 clear_my:b-12f18j-7p-1q2 clear_my_calendar:f3 clear_my_list:f4
    clear_out:a-5b7j2q2 clear_out_the:b4 clear_space:b1 clear_the:b1 cleopatra:a4 clever:a11b-4 clever_for:a3
    clever_for_a:a3 client:a-6b8h3 client_meeting:h5 clinic:a-1b6 clinic_$:a-1b3 clock:a-2b2t4 clocks:b5
    close:a7c2d-4e-4f-10g-8h-1j-6m-4A24 close_$:b-8A12 close_all:a9b-2 close_all_the:a6b-1 close_my:a-6b8
    close_out:c4 close_out_the:c4 close_that:c5 close_that_$:c5 close_the:a-1b5c-5A12 close_the_app:a-4b-6c-1A14
    close_the_blinds:a7b-6 close_the_deal:a-1b5 close_this:A6 closed:a4b-1c-6g11 closed_$:g3 closes:b-4o7
    closes_at:b-4o7 closest:a12b-7 closest_starbucks:a1 closest_starbucks_$:a1 closet:a-5b3h2 closet_$:a-3h2
    clothes:b5 clothes_$:b4 club:a-9f7n2 club_$:f7 club_for:b1 clue:e-1i3m3 cmd:a-4b-8k10l8 cnn:a2 cnn_$:a2
    coach:a-3b4c-3d-2r14 coach_$:b-9r13 coach_about:b7d-1 coat:b3 coat_$:b3 coats:b2
    code:a-4b-7c-3f-9h-2j-10o6p19q19 code_$:b-9p8q13 code_again:p2 code_at:a3 code_at_the:a2 code_is:a-3o9
    code_is_0:a-2o9 code_was:p2 coffee:a5b4c-5d-2e-2h-1i2j-7m-2o11p8r-7w-1 coffee_$:a2i1o10p3r-4
    coffee_filters:f2 coffee_filters_$:f2 coffee_maker:a2 coffee_maker_$:a2 coffee_now:a2 coffee_now_$:a2
    coffee_shop_$:a1 coffee_with:b2 coin:a8b-4 coin_$:a5b-3 cold:a9b4o-1r4 cold_$:a4 colder:a6 colleague:a3b-2
    collect:a-2b6 college:a11b-1 college_$:a6 college_we:a2 college_we_used:a2 colonoscopy:b2 color:p2q4
    color_$:p3q4 color_to:a6b-3 color_to_purple:a4b-1 colour:a1 colour_$:b1 combination:a-4p5
    come:a10b-6d7e5h-7k-3n12p-1z-3 come_$:n5z-1 come_again:a3 come_again_so:g1 come_back:a-3b-2d10e8g-2h-2j3k-1
    come_back_$:a4 come_back_in:d7 come_back_to:a-4e9 come_out:a5 come_out_$:a4 come_up:b-4n8 come_up_with:b-4n8
    comes:a-7e3i3m5 comes_after:a-4e4i6 coming:a-5i8j15r-1 coming_$:a2b-8i12 coming_on:b8 coming_up:a-13i-1j18
    coming_up_$:a-5j9 commands:a-15b-13j-5p-2z32 commands_$:a-9b-13z24 commands_do:p-1z5 commands_do_you:p-1z5
    comments:a-4b7 comments_$:a-4b7 company:a8b11c-1 compare:b8 complaint:a-1b-12n17 complaint_letter:a-2n7
    complaint_letter_$:a-2n7 complaint_to:a-1n4 complaint_to_the:a-1n4
    complete:a-16b-16c36d-1e-2f-6g11h-9i-1j-3m-2 complete_$:a-8b-11c25g1h-4 complete_the:c1g6
    completed:a-17b-23c31g2h-1j7 completed_$:a-4b-12c18g1 completed_tasks:j2 completed_tasks_$:j2 complicated:a4
    compose:a-6b-4n15 compose_a:a-2b-4n10 compose_a_message:n1 compose_a_polite:n1 compose_an:n1
    compose_an_email:n1 compost:a-13b16 compost_$:a-8b10 compound:a3 compound_interest:a3 computer:a9
    computer_$:a6 concentrate:n-2t9 concentrate_on:t3 concert:b4f-1h6 concert_tickets:b4 concert_tickets_$:b4
    concerts:a6j-1 conditioner:b1 conditioner_$:b1 conditioning:a3b-1 conference:a-4b13 conference_room:b1
    confirm:a-2b7 confirm_the:b1 conflicts:b-1j2 connect:a6 connect_the:a-7b10 connect_to:a12b-9
    connect_to_the:a6b-4 connect_with:b1 consider:b-6c11 consider_the:b-6c11 contact:a-9b11p1
    contact_solution:b4 contact_solution_$:b4 contactless:a4 contactless_isn't:a4 contactless_isn't_working:a4
    contacts:a-4b15f-7 contacts_$:b9f-7 content:a2 content_of:a2 contest:a-3b6 continue:a5 continue_my:a3
    continue_my_audiobook:a3 contract:a-10b12f-1h3 contract_$:a-5b11 contractor:a-3b7 contractor_$:b2
    contribution:a-4b7 contribution_$:a-4b7 contributions:a-2b5 contributions_$:a-2b5 control:b2 control_$:b2
    conversion:b-3f7 convert:a9 convert_0:a15b-11 convert_0_miles:a6b-3 convert_the:a-6b11 cook:a8b10i-2z-3
    cook_$:a1 cook_dinner:b5 cook_salmon:a1 cooked:a8 cooker:a-2b4 cookies:f1 cookies_$:f2 cooking:a13b-3
    cooking_dinner:a8 cooking_dinner_$:a8 cool:a8f-1 cool_the:a4b1f-1 cool_the_house:a5b-2 cooler:a2
    cooler_in:a2 cooler_in_here:a2 copies:a-3b7 copies_of:a-3b7 copy:a2b5 copy_$:a-3b8 copy_the:a-1b3
    corolla:a-4b1o4 corolla_$:a-4b1o4 correct:a3b-14h16 correct_the:a-1b-2h10 correct_the_spelling:h3 cost:a2
    costco:b10 costco_$:a-1b5 costs:a4 costs_a:a6b-4 costs_a_fortune:a6b-4 costume:a-2b5 costume_for:a-1b3
    couch:a-9b20h-2 couch_$:b4 couch_on:b5 couch_on_craigslist:b1 couch_to:a-6b10 couch_to_0:a-6b8 cough:b5
    cough_$:a1 could:a6b-4e5g-2i3j-6k3l-1n1o-11p-5s6x-4z3A-2 could_a:a2 could_be:a9b-1i2r-1 could_do:a-3e4i2j-2
    could_i:d2e5j-3 could_i_get:a-3e5 could_i_have:i2 could_travel:a1 could_use:a2 could_use_a:a2
    could_we:a2b-1e5 could_you:a-9b4e-9g-2i-1j2k5m2r4t1x-2z5 could_you_add:b2 could_you_be:a4 could_you_break:m1
    could_you_explain:z1 could_you_give:d1i1 could_you_keep:a-3b4n-1r7 could_you_please:a-4b6h-2j2k6p-2q2
    could_you_tell:a-3p-1z7 council:a-2b1j8 council_$:b-4j8 council_about:b8 council_tax:a-2h2
    council_tax_$:a-2h2 count:a4b6 count_the:a-1b6 count_to:a8b-5 countries:a5 country:a3 country_$:a1
    couple:a-5b-2d4s5 couple_of:a-5b-2d4s4 cover:a2b9j-1n3p-2 cover_letter:a-1b2n3 cover_letter_$:b1n2
    cover_the:b1 cover_the_outdoor:b1 covers:a-3b6 covers_$:a-3b6 cracked:b2 craigslist:b8j-2 craigslist_$:b8j-2
    crank:a5b-3 cream:b12 cream_$:a-4b9 cream_cheese:b1 create:a1b5 create_a:a1b3 credit:a11b16f-2j-6p-6
    credit_$:b1 credit_card:a6b1 credit_card_$:a2 credit_card_payment:b2 credit_limit:a8 credit_limit_$:a5
    credit_score:a4 credits:a1 crib:a-9b13 crib_$:a-3b7 cricket:a7 cricket_$:a6 crisps:a-1b5 crisps_$:a-1b5
    cross:a-7b-7c20j-2 cross_off:c8 cross_off_the:c1 cross_out:f3 cross_out_the:f3 cross_the:c4 cross_the_vet:c2
    css:b7f-2 ctrl:a-10b-13k13l17 ctrl_y:a-2b-5l13 ctrl_y_$:a-2b-5l13 ctrl_z:a-2b-4k16 ctrl_z_$:b-2k10
    cup:a10b-1 cup_$:a3 cup_of:a3 cup_of_coffee:a3 cupcakes:b7 cups:a1 curb:b6 curb_$:b6 currencies:a7
    currencies_do:a1 currencies_do_you:a1 currency:b3 current:a6b-12j11 current_essay:a1
    current_timers:a-3b-5j12 current_timers_$:a-3b-5j12 curry:a1 curtain:a-4b9 curtain_rail:b4 curtain_rail_$:b4
    curtains:b1e4g2 curtains_$:a4b-4e4g3 curtains_for:a-5b7 customer:a2 customer_service:a5b-2
    cut:a2b2c-5f-2g-9h-1m5r15 cut_the:a-8b-2r17 cute:b-10o-5r11x10 cute_$:o-4x11 cvv:a3p-1 cylinder:a-1b3c3
    d:a-3b7 dad:a-15b6h7j-5n9p16 dad's:a-7b14 dad's_birthday:b1 dad's_hearing:b1 dad_$:b-1h8n2 dad_how:a-1b6
    dad_how_to:a-1b6 dad_joke:a3b-1 dad_joke_mate:a3b-1 dad_with:b4 dads:b8n-1 dads_email:b4n-1 daily:b-2h12
    daily_at:h2 daily_at_0:h2 daily_reminder:h3 daily_reminder_$:h4 dallas:a3 dan:b2 dan's:b4 dan_$:b2
    dana:a-8b10 dana_$:a-6b7 dance:a3 dance_$:a3 dancing:a5 dancing_$:a5 dark:a9b4r-1 dark_mode:a-3b10
    dark_mode_$:a-1b7 darks:b5 darks_$:b5 database:a-2b5 date:a-17d-1g-1h13i-13j-11m-3y33z1
    date_$:a-15b-2i-4p-1y26z2 date_?:a1j-1p4 date_?_$:a1j-1p4 date_is:y6 date_off:f-3h6 date_off_the:f-3h6
    date_on:y3 daughter:p5 daughter_$:a-3o2p1 daughter_is:a-1o1 dave:a-2b-6f4h-2n6p7q1 dave_$:a-2b6q1
    day:a-10b-4c-14d9e-8f-14g-5h8j8k-2m-9o-1q-1r-6s10u5w12y14z-1A-1
    day_$:a-1b-9c-6d5e-2f-3i4m-3n-3o-4p6r-2s12u6w13y-8 day_does:a2 day_for:a9b-4d1 day_is:a-17i-3p3y13
    day_is_it:a-1y6 day_is_my:j5p-1 day_is_the:a-6j8 day_is_thursday:o1y3 day_looking:a-5j9 day_looking_$:a-5j9
    day_of:j-2y3 day_of_the:j-2y3 day_off:a-5b9c-3d2n1 day_off_$:a-3b10c-3n1 daycare:a-1b3 daycare_$:b2
    daylight:a9 daylight_saving:a7 days:a5b-1d15j-17p6y8 days_$:d17 days_are:a4 days_do:a4j-6p1
    days_do_i:a4j-6p1 days_have:a4j-2 days_have_i:a4j-2 dead:a-4b10f-6w7 deadline:a-5b-16d-3f-9h28j5
    deadline_$:a3 deadline_for:a-5b-3h7j6 deadline_for_the:a-5b-2h5j6 deadline_from:b-1f-3h8
    deadline_from_the:b-1f-3h8 deadline_of:h4 deadline_of_the:h2 deal:a-1c1d8e7h-1i2 deal_$:a-2b1c3
    deal_me:a1b-2e3i3 deal_me_another:a6b-1 deal_with:d11e3h-1 deal_with_the:d7 deal_with_this:e4 dealt:b-3c10
    dealt_with:b-3c10 debit:a11b-2 debit_card:a9b-2 debit_card_$:a5b-2 dec:b7 dec_0:b7 dec_0_$:b2
    december:a-3b3j5o-5y9 december_$:a-2f1j5 december_0:a-7b1o-1y9 december_0_$:a-3b-1y6 december_0_?:y2
    december_0_at:b1 decide:a-5b3i13 decide_on:a-2b4 decide_what:i4 decide_what_i:i1 decided:b-3f11
    decided_not:f8 decided_not_to:f8 deck:a-12b14i8j-5 deck_$:a-8b9i8j-5 decline:a9b-9n4 declutter:b3
    declutter_the:b3 decorations:b1 decorations_$:b1 dee:b2 dee_$:b2 deep:b-1d-2s-4t13 deep_work:b-4d-2s-4t13
    defer:b-5d14h-4 defer_the:d3 defer_the_budget:d2 define:a21b-10 definition:a9 definition_of:a9 defrost:b3
    defrost_the:b4 degrees:a12b-6 degrees_$:a8b-5 dehumidifier:b5 dehumidifier_$:b5 delay:a-10b-9d23h-1
    delay_my:d10 delay_my_reminder:d4 delay_that:d4 delayed:a3 delayed_$:a3
    delete:a-21b-11c-13d-8e-14f45g-10h-12i-4j-17k4l-3m-8n-3o-8p-9q21r-3s-3z5 delete_$:b-6f9k2 delete_a:z4
    delete_a_task:z4 delete_all:a-1f1j-4q11 delete_all_my:f6 delete_all_of:f3 delete_every:b-3f5
    delete_everything:f2q2 delete_everything_on:f3 delete_everything_you:q2 delete_it:e-6f16 delete_it_$:f1
    delete_my:a-5f4j-2q5 delete_my_0:f4 delete_number:f5 delete_old:b6f-1 delete_old_photos:b3 delete_task:f4
    delete_task_0:f2 delete_that:f4k4 delete_that_$:k4 delete_the:a1b-2c-4f12g-2q3 delete_the_event:f3
    delete_the_fact:f-3q5 delete_the_item:f2 delete_the_reminder:f3 deleted:a1b-6c-4f2g3k15o-1
    deleted_$:a-2c-1f4k10 deleted_about:g4 deleted_task:g8 deleted_the:g-7k7 deli:b2 deliver:a5 deliver_$:a3
    delivered:a4 delivered_but:a4 delivery:a6b7f-4j-3 delivery_$:b11f-3 delta:a10j-4 delta_$:a8j-4 demo:a-7b9
    den:a4b-2 den_$:a4b-2 dental:b6 dental_plan:b1 dental_plan_$:b1
    dentist:a-25b-2c15f4g1h1j7k2l-1m-8o-6q12r-8u-1A-1 dentist's:a-6p11 dentist's_name:a-4p11 dentist's_name_$:p6
    dentist_$:a-6b-7c8d1h-4i5j5o-2p3q6 dentist_?:a-5j2 dentist_?_$:a-5j2 dentist_anymore:q2
    dentist_appointment:a-3b8f6o-5p-1 dentist_appointment_$:b-1f9j2p-1 dentist_appt:b2 dentist_appt_$:b1
    dentist_back:b-3g7 dentist_back_$:b-1g6 dentist_bring:g-7k7 dentist_call:d3 dentist_in:a2
    dentist_is:a-3b-10c6h3j1o2 dentist_is_$:b-1j4 dentist_is_at:b-3h7 dentist_is_dr:o8 dentist_off:b-1c8f-1
    dentist_on:b8 dentist_on_my:b5 dentist_one:c1 dentist_one_$:c2 dentist_reminder:b-3f7
    dentist_reminder_$:b-2f6 dentist_task:g1j1 dentist_task_$:g2j2 dentist_thing:f8 dentist_to:b-2h6
    dentist_to_0:h4 denver:a-1b3h1o5 denver_$:a-2h1o6 deploy:a-4b7 deploy_to:a-1b4 deposit:a-2b18 deposit_$:b6
    deposit_check:b1 depot:a-5b9 depot_$:a-3b5 dermatologist:a-1b5 dermatologist_$:a-1b5 descale:a-8b14
    descale_kettle:b3 descale_kettle_$:b3 descale_the:a-1b5 describe:a11b-2 describe_a:a8b-5 describe_the:a2
    deserves:a-3i8 design:a-2b7 design_$:a-1b3 desk:a-1b9f-4i1 desk_$:b9f-4 desks:a-3b6 details:a-4b4f-4h-2j12q2
    details_$:b3q2 details_of:f-3h-2j15 details_of_my:j1 details_of_the:f-2h-1j12 detector:b3
    detector_batteries:b1 detector_batteries_$:b1 detergent:b9 devices:a3 diabetic:a-9o10p8s-1w-1 dial:a13b-10
    dice:a17b-11 dice_$:a14b-10 dick:a9b-7 dictate:a5
    did:a19b-32c21d-12e-16f-9g-4h-11i-17j17k13l-5m-16n-12o-13p13q-6r-10s-9u-2w-4x-1z-11A-2 did_$:a-2k11
    did_cleopatra:a4 did_i:a-10b-7c-14g-5i-4j27k-1m-2o-1p16z-1 did_i_add:a-1j7 did_i_already:j6 did_i_call:a4j-1
    did_i_do:a-2j8 did_i_ever:a-7j1p6 did_i_finish:a-1j6 did_i_get:a4 did_i_leave:a6j-5 did_i_park:p5
    did_i_put:j2 did_i_remember:a-2j6 did_i_say:a-13p14 did_i_snooze:a-2j8 did_i_spend:a7j-5 did_i_tell:j-3p8
    did_it:a-12c18 did_it_$:a-5c11 did_my:a8 did_not:c-4g3k5 did_sarah:a5j-2 did_shakespeare:a8j-5
    did_that:a-4c14k-2 did_that_$:a-2c8 did_the:a4b-7c9h-2j4k1m-1p-1 did_the_beatles:a1 did_the_dishes:a-9c10
    did_the_dow:a1 did_the_lakers:a1 did_the_shopping:f7 did_the_thing:c2 did_the_vacuuming:a-5c7g2 did_they:a4
    did_you:p3 didn't:a5b-10c-9d-1e-8f-3g20h-2k10l5o-7 didn't_$:c-1g3 didn't_actually:g9 didn't_ask:k5
    didn't_ask_you:k5 didn't_finish:g6 didn't_go:g6 didn't_go_through:g6 didn't_mean:a-6k7l7 didn't_mean_that:k5
    didn't_mean_to:a-3k2l8 didn't_want:a-1k7 didn't_want_that:a-1k9 didnt:k7 didnt_mean:k7 didnt_mean_to:k4
    die:a12b-2 die_$:a9b-1 diego:a4 difference:a6b-6z7 difference_between:a6b-6z7 different:a-2b-13e37i-15m-1r3
    different_$:b-2e11 different_card:a-4e6 different_one:a-1e9 different_one_$:a-1e9 different_task:e15i-1
    different_task_$:e13 different_thing:e8i-5 dim:a6b-3 dim_the:a6b-3 dim_the_lights:a2
    dinner:a8b4c-2d9e-4f-3h7i-8o-7s1w-1 dinner_$:a-2b7d8h4i-2o-1s2w-1 dinner_for:d1 dinner_reservation:a-1b5
    dinner_reservation_for:b1 dinner_with:a8 dinner_with_the:a4 direct:r5 direct_deposit:a4 directed:a6
    directions:a21b-11 directions_to:a14b-8 directions_to_the:a12b-8 disable:b-4f6 disable_the:a-2f6
    disarm:a9b-6 disarm_the:a9b-6 disarm_the_security:a6b-4 discard:f10 discard_the:f10 disconnect:a7b-3
    disconnect_bluetooth:a5b-3 disconnect_the:b1 dish:a-4b17 dish_$:b3 dish_soap:b12 dish_soap_$:b7
    dishes:a-5b-13c16d3f-6g11h-4j-2m-2o-1s-2t2 dishes_$:a-1b1c8f-1g2t3 dishes_aren't:c-7g8
    dishes_aren't_done:c-4g5 dishes_as:g1 dishes_or:i2 dishes_or_the:i2 dishwasher:a1b5 dishwasher_$:b5
    dismiss:b-1f13 dismiss_the:f3 display:a-4b-10j19 display_completed:b-2j10 dispute:a-3b9 dispute_charge:b2
    dispute_charge_on:b2 dispute_the:b2 disturb:a4 disturb_$:a4 ditch:a-5b-9f18 divide:b-4c-1m20 divide_0:a8b-4
    divide_0_by:a8b-4 divide_the:a-8b2m10 divide_the_essay:m2 divide_the_project:b-2m7 divided:a7b-2
    divided_by:a7b-2 divided_by_0:a5b-2 divorce:q2 dl:a9b-6 dl_0:a9b-6 dmv:a-2b8 dmv_$:a-1b7
    do:a4b-21c-24d9e4f-6g-1h-31i11k-5l-1m9n-1o-9p9q-29r-2s-10t8u-18v-13w-3x6z14A-21
    do_$:a-14d-5g10i18m3n-5p-12r-2s-5z9 do_?:a-5i3j-1z6 do_?_$:a-5i3j-1z6 do_a:a-9t12 do_a_different:e1
    do_a_focus:t3 do_a_pomodoro:a-4t8 do_again:g5 do_again_$:g5 do_bees:a3 do_cats:a1 do_dogs:a3b-1
    do_elephants:a1 do_first:a-4i3j-5m13p-1 do_first_$:a-1i1j-2m8 do_first_for:i-2m5 do_for:a-4b1i-10m6n-1p5
    do_for_the:i-4m6 do_i:a-3b-18c-3d-8e-9f-4g-8i-7j9k-4l-2m12n7o-9p24q-1r-6s-7t-3w-8x-2z5 do_i_add:a-6z10
    do_i_ask:a-1n3 do_i_begin:a-2i5p-1z1 do_i_call:p2 do_i_cancel:a2 do_i_change:a-3p-1z10 do_i_check:a4
    do_i_cook:a1 do_i_do:a-1j-5m7p2 do_i_drink:a-6p8 do_i_drive:a-1p5 do_i_eat:a-10m8p4 do_i_even:a-5m9
    do_i_find:a7p-2 do_i_get:a9p-3z1 do_i_go:p4 do_i_have:a3b-4i-12j21p-3z-5 do_i_live:a-2p8 do_i_make:a1
    do_i_need:a10b-2j10m-1n-4p-7z-1 do_i_order:a1 do_i_reset:a4 do_i_say:n6p-2 do_i_start:a-9i9m9p-3z-3
    do_i_still:a-4j9 do_i_tackle:a-2m6z-2 do_i_take:a-2p7 do_i_talk:a3p-1 do_i_use:a-10p1z11
    do_i_usually:a-5j-3p11 do_i_word:a-5n10z-2 do_i_work:a-2p8 do_if:i1 do_if_i:a2 do_in:a7i5j-2
    do_in_barcelona:a1 do_it:a-9d18l1m-1 do_it_on:d1 do_it_this:d4 do_it_today:g1 do_it_tonight:d3
    do_laundry:a-5b13d-2 do_list:a-5b3c3f3g-1j2 do_list_$:c3f4 do_me:a-3n6 do_me_a:a-3n6 do_my:a-2b7j-2o4
    do_my_taxes:b7j-1 do_next:i4 do_next_$:i3 do_not:a4 do_not_disturb:a4 do_now:a-4i10 do_now_$:a-2i8
    do_penguins:a7 do_penguins_eat:a1 do_people:a10 do_people_still:a3 do_plants:a6b-2 do_please:i3
    do_please_$:i3 do_right:a-1i4 do_right_now:a-1i4 do_sharks:a5 do_something:e2i-7s9 do_something_else:e3
    do_that:a-17d13g-6i-4k10l3r6 do_that_$:e1k4 do_that_one:d7 do_the:a-5c-3d8f7g1t2 do_the_dishes:t3
    do_the_gutters:d3 do_the_gym:e-1f7 do_the_laundry:j2 do_the_marathon:f1 do_the_one:g1 do_the_taxes:e4
    do_they:a12 do_they_use:a1 do_this:a-9d4e1i4m-2t1w7z-1 do_this_$:a-1d-5e-4i7t1w7 do_this_one:e6
    do_this_tomorrow:d3 do_today:j4 do_today_$:j2 do_tomorrow:j5p-1 do_tomorrow_$:j5p-1 do_vaccines:a2
    do_vaccines_work:a2 do_we:a6b-2j3 do_we_get:a4 do_we_have:j5 do_with:b-5j2
    do_you:a2b-7c-1d-3f-5g-3i1j-17k-1m-1n-5o-3p4q-8r5x16y4z10A-1 do_you_call:a2 do_you_do:i-1p-1x-3z11
    do_you_ever:a5 do_you_get:a7 do_you_happen:a-4p5 do_you_have:a-10e4p-4r14y6z3 do_you_know:a-8p16x3
    do_you_like:p-4x8 do_you_look:a6 do_you_need:a4 do_you_recall:a-3p4 do_you_recommend:a1 do_you_remember:p14
    do_you_sleep:a-6x9 do_you_speak:a5 do_you_spell:a2 do_you_suggest:a-8i12 do_you_support:a7 do_you_think:a7
    do_you_want:i3 do_you_work:a-1z8 doc:b4 doc_$:b3 dock:a4b-2 dock_$:a4b-2 docs:a-3b7 doctor:a-13b4o5p5
    doctor's:a-2p5 doctor's_name:p5 doctor_$:a-9b6o1p4 doctor_is:o3 doctors:b-2s8 documents:b3
    does:a21b-23c-4d-6e-7f-8g-5h-3i-17j5k-4n-6o-2p24q-1r-9s-4u-3x-1y-2z13 does_a:a13z-2 does_costco:a1
    does_ikea:a1 does_it:a6 does_leo:a-4p7 does_my:a-3b-1j15p4 does_my_insurance:a6 does_my_list:j5
    does_my_week:a-6j7 does_snoozing:a-6z7 does_snoozing_work:a-6z7 does_southwest:a2 does_target:a1
    does_the:a15b-3g-1 does_the_sun:a3 does_this:a-5z10 does_this_work:a-6z7 does_walmart:a2 doesn't:a7
    doesn't_need:f1 dog:b12c12d-2f-7g-6j-8o3q4r-7s-2 dog's:a-10p10 dog_$:a-2c3h1p2r-2 dog_food:b3c1
    dog_food_$:c2 dog_has:c5 dog_has_been:c5 dog_his:b2 dog_is:a4 dog_named:a-1o5 dog_on_there:b1 dog_to:b2
    dog_to_the:b1 dogs:a16b-13j-2o8 dogs_$:b-2o9 dogs_eat:a6 dogs_eat_grapes:a2
    doing:a-4b-9c-6d-3f17g2i22j-8k-1o-5p-6q-1s2w-3x4z-1 doing_$:a-6i18j-5p-3x2 doing_?:i3 doing_?_$:i3
    doing_anything:w2 doing_it:f6 doing_it_$:f6 doing_that:e1 doing_that_one:e3 doing_the:a6c-2f12g-3
    doing_the_marathon:f1 doing_today:x1 doing_today_$:x1 dollar:a16b-11 dollar_bill:a2b-1 dollar_bill_$:a2b-1
    dollar_rate:a5b-3 dollar_rate_$:a5b-3 dollars:a16b-2 dollars_$:a7 dollars_at:a1 dollars_from:a2
    dollars_from_checking:a2 domain:a-1b7 dominos:a2
    don't:b-18c-19d2e13f9g-13h2i-7j-18k-11l-2o8p-11q20r15s-13t-2u-4v-4x-2z2A-5 don't_be:r5 don't_be_so:r5
    don't_drink:a-6o11 don't_drive:a-1o5 don't_drive_$:a-1o5 don't_eat:a-5o12 don't_eat_meat:o3
    don't_feel:e12f-2 don't_feel_like:e12f-2 don't_forget:b13f-1o13q-12 don't_forget_that:o10q-6
    don't_forget_the:b2 don't_get:z3 don't_have:d1f6 don't_have_to:f7 don't_keep:q7 don't_keep_my:q7
    don't_know:a6b-3e-1i1m6n5o-11w3 don't_know_$:a10o-2 don't_know_how:a-3m4z1 don't_know_what:a-2i4n4
    don't_let:b8 don't_let_me:b8 don't_like:r2 don't_need:a3b-8f12q5 don't_need_the:f3 don't_need_them:f3
    don't_need_to:a5b-2q6 don't_play:a1 don't_recognize:a6o-2 don't_recognize_$:a4 don't_remember:o-3q14
    don't_remember_my:q8 don't_remember_that:q6 don't_remind:b-1f4 don't_remind_me:b-1f4 don't_show:d4
    don't_show_me:d4 don't_think:a4 don't_understand:a4o-1 don't_wanna:e5 don't_wanna_do:e5
    don't_want:a-3e6f3i-1o-4q6 don't_want_to:e3f5 don't_want_you:o-3q8 don't_work:a-1o7 donate:a-2b8
    donate_old:b1 done:a-21b-28c46d-14e-15f-22g26h-16i-2j14k-8l-2m-10n-4o-15p-9q-2r-9s-2t-1u-6x-1A1 done_!:c4
    done_!_$:c4 done_$:a-17b-9c30d-4e-4f-5g17h-14i-6j7k-1o-6p-1r-4s-7u-2A-2 done_after:g6 done_after_all:g6
    done_by:c-2g2h2 done_except:c3 done_except_the:c3 done_in:s4 done_so:j1 done_so_far:j1 done_this:a-1j2
    done_this_week:a-1j2 done_to:a3g2h-1 done_today:j6 done_today_$:j5 done_with:a8b-5c13e-1f-2h-2m-2
    done_with_$:c2 done_with_my:c1 done_with_that:c6 done_with_the:a9b-3c1g2m-2 done_yet:g3 done_yet_$:g2
    dont:b4e5 dont_know:m4 dont_know_where:m4 dont_let:b7 dont_let_me:b7 door:a9b5c-1j-4o2 door_$:a2b2o3
    doorbell:a-2b5 double:t11 dow:a5 down:a11b2c-15e4f-16g-12h-17i-4k-4m21n-5o-6p-1r-4s-3A16
    down_$:b-19d-2m12A17 down_for:m5 down_for_me:m6 down_number:m2 down_number_0:m2 down_that:b6
    down_that_i:a-1b7 down_the:a7c-7d5e5f-6g-3h-8j1m2 down_the_road:b-5d7 down_to:a2 down_to_0:a1 download:a-4b9
    downstairs:a1 downtown:a14b-4 downtown_$:a9 dozen:a-3h8 dozen_eggs:a-2h8 dozen_eggs_$:a-2h5
    dr:a-21b3c-1e-3h12j-4o17q1 dr_chen:a-6p4q4 dr_chen_$:a-4p5 dr_lee:o6 dr_lee_$:o2 dr_patel:a-2h9o1
    dr_patel_$:o2 draft:a-22b-5c-8d-5e-7f-11g-7i-3j-6k-4m-10n53o-2 draft_$:b-2n10 draft_a:n6 draft_an:n4
    draft_an_email:n2 draft_for:b-4n11 draft_for_number:n2 draft_for_the:b-2n6 draft_of:n7 draft_of_the:n7
    draft_something:n6 draft_something_for:n1 draft_that:n13 draft_that_$:n5 draft_the:b3n4 draft_the_email:n1
    drain:a-3b9 drake:a4b-2 drawer:a-5b5o5 drawer_$:a-5b5o5 dream:a6 dream_$:a3 dreams:a-3b-8x13
    dreams_$:a-3b-8x13 dress:b6 dress_code:a3 dress_code_at:a3 drill:a-9b7r8 drill_$:b4 drill_sergeant:a-3r8
    drill_sergeant_$:r4 drink:a-4f3o9p7 drink_$:p1 drink_coffee:a-6o2p5 drink_coffee_$:a-6o2p5 drink_the:a5b-2
    drink_water:f4 drink_water_$:f4 drive:a-3b6j-7o19p7r-1w-1 drive_$:a-3b1o10p5 drive_a:a-4o9 drive_on:a1
    drive_on_the:a1 drive_to:a3 driver:a-2b9 driver_$:a-4b7 driveway:a-6b12 driveway_$:a-5b7 driving:b2d8s-3
    driving_tell:d2 driving_tell_me:d2 drop:a-18c-12d-7e-5f33h-7j-9m-1o-2p-4q4r6z7A-1 drop_$:a-9b-8f10z9
    drop_0:a-3b-10f10g6 drop_0_$:b-7f6g6 drop_everything:f9 drop_it:f5 drop_it_$:f5 drop_off:a-4b25f-16
    drop_off_$:a-1b11f-2 drop_off_the:b6f-2 drop_that:f4 drop_the:a-3b-5f13r8 drop_the_car:b2 drop_the_gym:f2
    drop_the_kids:b4 dropped:a5b-13g16 dropped_the:a5b-4g1 dry:a-8b2c2f5r3 dry_cleaning:a-6b4c3f5
    dry_cleaning_$:b4 dryer:b11j-1 dryer_$:b7j-1 drywall:a-3b6 drywall_$:a-3b6
    due:a-10b-9c-7d-5e-1f-2g-5h28i-9j27o-5p-9s-2z1 due_$:a4b-9j10p-3 due_date:a-3b-2f-5h15z3 due_date_off:f-3h6
    due_friday:h3 due_friday_$:h1 due_on:h4 due_on_the:h2 due_this:j1 due_this_week:j1 due_thursday:h7
    due_tmrw:a-2b6j3 due_tmrw_$:a-2b6j3 due_today:f4j1 due_today_$:f4j1 due_tomorrow:a-3h1j4
    due_tomorrow_?:a-2j4 dump:a-2b4 dump_$:a-2b4 dune:b1 dune_$:b2 duolingo:a-2b10 duolingo_$:a-1b5
    duplicate:b10 dust:a-5b8 dyslexic:o4 dyslexic_$:o4 e:a8i-2 each:b4 earlier:h5 earlier_$:h3
    early:a-4b7c-3d1g10j-1m-6r6 early_$:a-4c-2g9m-4r9 early_for:b1 earth:a1 easier:a-4b-5i8m6 easier_$:a-1b-2i9
    easier_to:m5 easier_to_start:m5 easiest:i2j-8m1s5 easiest_thing:a-1i5j-8s5 easiest_thing_on:a-1i5j-8s5
    easter:a5 easy:a-8e-4i8o-2s16 easy_$:a-1s8 easy_stuff:s3 easy_stuff_today:s3
    eat:a-7b-15e-2i-9j-8m5n-1o20p17x9z-6 eat_$:a-4i-3p5x10 eat_gluten:a-5b-4o5p11 eat_gluten_$:a-5b-4o5p11
    eat_grapes:a2 eat_meat:a-4o3p4 eat_meat_$:a-4o3p4 eaten:a4 eating:a2 ebay:a-3b8 ebay_$:a-2b4 eclipse:a3
    eclipse_$:a3 eco:a5b-4 edit:a-6b-2f-7g-4h30 edit_$:a-5b-2h11 edit_number:h9 edit_number_0:h9
    edit_the:a-1b2h8 edit_the_second:h3 edit_the_video:b6h-1 effect:a7b-5 effort:a2b-1 egg:a5 egg_$:a5
    eggs:a-2c6d-3e-1f5g13h6i-9m-4n-2p7r-4s-3z-6 eggs_$:a-12b-3c10g5h3k1p8r-1 eggs_and:a5i-1 eggs_from:c1
    eggs_from_the:c1 eggs_off:f2 eggs_on:a2j1 eggs_on_my:j3 eggs_on_the:j3 eggs_out:g5 eggs_out_of:g5
    eggs_to:a-3b2h8 eggs_to_a:a-2h7 eggs_to_my:b4 egypt:a5b-2 egypt_?:a4b-2 egypt_?_$:a4b-2 eiffel:a5
    eiffel_tower:a5 eiffel_tower_$:a3 eight:a6b-1 either:a8 election:a7 election_$:a6 electric:a-1b4c2h5
    electric_bill:a-2b4c2h5 electric_bill_$:b4c3 electrician:a-8b3g7 electrician_$:a-4b6 electricity:a4j-1
    elena:a-2o10p-1 elena_$:o5 elephant:a-5m8 elephant_$:a-5m8 elephants:a3 elevator:a2b-1o2 elevators:a3
    ella:a-3b6 ella's:b4 elm:o1 elm_street:o1 elon:a10b-6 else:a-26b-13d-2e39h7i-14j6k-1p-8 else_$:a-3b-10e18h8
    else_can:a-3r4z1 else_can_you:a-3r4z1 else_do:e6 else_is:a-2j5 else_is_on:j4 else_is_there:e2 else_please:e3
    else_please_$:e3 else_you:e4 else_you_got:e4 email:a-8b3d1e-8f-2g1i-8j-6k-8l-3m-9n39o-6p-4q-3r-7s-5
    email_$:a-1d1h3j-6n16 email_coach:b6d-1 email_coach_about:b5d-1 email_for:b-4n13 email_for_me:n6
    email_from:a7 email_professor:b6 email_saying:a6b-3 email_so:g3 email_the:a-1b5h2 email_to:a-14b-6c4h-1j6n15
    email_to_bob:b2n-3 email_to_my:n3 email_to_professor:b-2n5 email_to_sarah:c2 email_to_the:a-4j7
    emailed:a-2b-11c20j2 emailed_bob:a-3b-1c10 emailed_bob_$:a-3b-1c10 emailed_me:a4 emailed_tom:a-2b-5c8j3
    emailed_tom_$:a-2b-5c8j3 emails:a6b7f-2j-3n4 emails_$:b12e1j-7 emails_from:a9j-2 emails_from_today:a5j-2
    emergency:a-2p2 emirates:a2 emma:a-3b4 emma_$:a-1 emoji:a-6b-7h14r5 emoji_$:a-1b-4h3r7 emojis:a-12b-15f-3r31
    emojis_$:a-9b-13f-2r26 employee:a-5f-2o13p4 employee_id:a-5o5p4 empty:a-15b8f10j-2o-5s10 empty_$:a-3o-5s11
    empty_the:a-6b5f4 enable:a15b-8 end:a-1b-18c-5e12f1g-1h-4t8A17 end_$:a2b-1d-2e10 end_of:a-2d4e3
    end_of_the:a-3d4e3 end_the:b-7f4A10 energetic:a-5b-3s18 energy:a-25b-10c-2d-1e-6f-1i5j-2o-8r-5s43w-1
    energy's:a-9b-2s17 energy_$:a-7b-14s26 energy_left:s5 energy_left_$:s5 energy_right:s5 energy_right_now:s5
    energy_today:s1 energy_today_$:s1 engine:a10b-6 engine_$:a7b-6 england:a6 english:a5r8 english_$:a8b-7r3
    enough:e-6f8 enter:a-3b6k4 enter_grades:a-1b4 entropy:a5b-1 entropy_$:a5b-1 entry:b4 entry_$:b4
    envelopes:a-2b7 envelopes_$:a-2b7 ephemeral:a7b-2 episode:a14b1e-2i-6 episode_$:a4 episode_0:b4
    episode_of:a2 equals:a7b-4 equals_0:a7b-4 equals_0_$:a7b-4 erase:a-10b-11f20j-14p-11q22 erase_all:a-2f6j-2q3
    erase_everything:p-1q4 erase_everything_you:p-1q4 erase_my:a-1b-1f9j-5p-1q7 erase_the:b-3f4q2 erase_what:q2
    erase_what_you:q2 errands:a-1j5o2 errands_$:j1o2 error:a-5b9 espresso:a9b-5 espresso_$:a8b-4
    essay:a-12b3c9d-9e-1f-7g4h13j-4m16n-1o-10p-2s-5t5 essay's:a-10c12h1 essay_$:a-12b9d-5g4m5t6 essay_0:a6b-1
    essay_0_points:a5b-1 essay_but:g2 essay_draft:b9 essay_first:h4 essay_first_$:h4 essay_into:m5 essay_to:h5
    essays:a-2b6 estimate:a-4b7 estimate_$:a-1b3 eta:a7p-2 eta_$:a7p-2 etsy:a-8b11 eulogy:b5n-1 euro:a2
    europe:a2 europe_$:a2 euros:a5 euros_in:a2 even:a-14b-6e4f2j-1m20n5o-1 even_begin:m3 even_begin_with:m1
    even_say:n5 even_say_to:n5 even_smaller:b-4m9 even_start:a-2m5 even_start_with:m1
    evening:a-19b-8c-6d9e-5f-2j5o-4s17u21y-3 evening_$:a-9d9e-3j6u14y-2 evening_nudgy:u5 evening_nudgy_$:u5
    evening_only:s1 evening_to:a-1b-1s8 event:a-17b3d-6e-2f19i-10j17p-1 event_$:a-2f9j4 event_called:b2f2
    event_called_book:f1 event_on:b-6f10 events:a-10b-6f6j17 events_$:a-8j12 events_are:a1 events_for:j6
    events_for_next:j2 events_for_today:j1 events_on:f6j-3 events_on_my:f3j-2 ever:a11b-10c-4j8p3q2 ever_$:a6b-3
    ever_finish:a-3j7 ever_finish_the:a-2j4 ever_get:a-2j7 everest:a2 everest_$:a2
    every:a-19b14c-2d-7h16j-2m-2o4 every_day:b-3h5 every_day_$:b-3h5 every_morning:b5 every_morning_$:b1
    every_tuesday:h6o3 every_tuesday_$:o3 every_week:b-1h4 every_week_$:b-1h4 everybody:a4b-2 everyone:a15b-8n2
    everyone_$:a9b-4 everything:a-19b-35e-7f19g-5h4i-8j14k4m-7n-4o-5p4q7s-5w10z3 everything_$:a-10b-2f1j5r2w4z6
    everything_costs:a7 everything_for:b-1j9 everything_for_tomorrow:j3 everything_from:f1 everything_from_my:f1
    everything_i:a1f4 everything_is:a-3w8 everything_is_too:a-2w8 everything_on:c1f8j-6 everything_on_my:c2f6j-5
    everything_to:b-1d3 everything_you:p3q4 everything_you've:a-1p4q4 everything_you_have:p2
    everything_you_know:q1 everything_you_remember:q3 everywhere:a3 everywhere_$:a3 ex:b1f-2n2o4 ex_$:q1
    exactly:a-5z8 exactly_$:a-5z8 exam:b4h10 exam_$:b3 except:a6c2i-1 except_the:c2 exchange:a2b4
    exchange_rate:a12b-5 exchange_rate_for:a7b-4 exclamation:a-1r5 excuse:b-4n6 excuse_email:n2
    excuse_email_for:n2 exercise:b5 exercises:a-1b7 exercises_$:a-5b7 exhausted:a-6b-5o-2s16w2
    exhausted_$:a-6b-5o-2s16w2 exit:b-10p-1r-2A20 expense:a-1b4c6g-1 expense_report:a-1b4c6g-1
    expense_report_$:b4 expenses:a-6b8 expenses_$:a-2b8 expensive:a7 expensive_$:a4 expire:a8b-2 expire_$:a4b-2
    expired:f5 expires:a-1b7 expires_$:b6 explain:b-3z14 explain_how:z3 explain_the:a-1b-2z11 extend:b-3h11
    extension:a-4b8 extension_$:b2 extra:a7b-5 eye:a-2b9 eye_doctor:b1 eye_doctor_$:b1 eye_exam:b3 eye_exam_$:b3
    eyes:a8 eyes_$:a5 face:a-1e11 face_until:d2 facebook:a16b2f-3j-2q-1 facebook_$:a10b-6
    facebook_marketplace:a-1b4 facebook_marketplace_$:a-1b4 facebook_post:a1 facebook_post_$:a1
    facebook_status:a6b-2 facetime:b3 facetime_the:b4 fact:a6b-9f-11o-1q22 fact_$:a4b-2f-1q7 fact_about:a3f-2q7
    fact_about_my:f-2q7 fact_that:f-2q10 fact_that_i:f-2q10 factory:a7b-5 factory_settings:a6b-5
    factory_settings_$:a6b-5 facts:a-3b-1j-1p17 fafsa:a-2b7 fafsa_$:a-2b6 fahrenheit:a6 failed:a1 failing:a2
    failure:w5 failure_today:w1 failure_today_$:w1 fair:b2j1 fair_$:j1 fair_board:b3 fair_board_$:b3 fake:a8
    fall:a6 fall_on:a2 family:b1 fan:a16b-2 fan_$:b2 fan_on:a5b-2 fan_on_$:a4b-1 fancy:e5 far:a10j2r-6
    far_$:a-1j3 farewell:a-3n6 farmers:b2 farmers_market:b2 fast:a16b-6 fast_$:a5 fast_forward:a8b-4
    fast_forward_to:a5b-3 faster:a10b-5 faster_$:a8b-5 fastest:a3 fastest_route:a1 fastest_route_to:a1 fat:k2
    faucet:b9 faucet_$:a-1b8 favorite:a-10b-2j-8o9p8q4x8 favorite_color:p2q4 favorite_color_$:p3q4
    favorite_food:a-9x9 favorite_food_$:a-8x9 favorite_restaurant:a-3p3 favorite_restaurant_$:a-2p4
    favorite_show:a2 favorite_show_$:a2 favourite:a1p4 fed:a1b-6c12g-3 fed_the:a-4b-5c13 fed_the_cat:a-2b-4c10
    fee:b2 fee_$:b2 feed:b12j-2 feed_$:a4j-1 feed_the:b7 feed_the_cat:b2 feeder:b3 feeder_$:b3
    feel:b-8c-6e9f-5g-1i-6j-3o-10r-1s7w22 feel_guilty:w9 feel_lazy:a-1i-2s5w4 feel_like:a-5e11f-2o-2s7w2
    feel_like_a:w5 feel_like_doing:e3s8w-6 feel_so:w4 feel_so_behind:w4
    feeling:a-13b-24c-5d1e2f-6g-2h-4j-4o-1r-2s29u-2w20 feeling_energetic:b-1s8 feeling_full:s4
    feeling_full_of:s4 feeling_the:d9e-3 feeling_the_taxes:d4e-1 feels:a-1m13 feels_huge:m8 fees:b5 fees_$:b5
    feet:a1 fell:a9b-7 fence:b1d-1f9h-1m3 fence_$:a-8f7m4 fence_after:f2 fence_after_all:f2 ferns:b2
    ferry:a-1b12k-2 fertilize:b3 few:a-5d1m3 few_days:a-1d1 few_days_$:a-1d1 fewer:a-8b-5r17
    fewer_emojis:a-1b-1r9 fi:a3 fi_beats:a4b-2 field:b6 field_trip:b4 fifteen:d1i2 fifteen_minutes:d1i2
    fifteen_minutes_$:d1i2 fifty:a3 fight:a4 figure:a-1b6 figure_out:a-1b6 file:a-2b19h-1 file_$:a-2b9
    files:a-1b4 files_$:a-1b4 filing:c6 fill:a-4b9 fill_out:b2 fill_out_fafsa:b1 film:a12b-3 film_$:a6b-2
    films:a9j-4 filter:a-9b14h2 filter_$:a-4b7h2 filter_0:b4 filter_0_$:b4 filters:a-4b4f2 filters_$:a-4b4f2
    final:b-2h4 finalize:a-1b8 finally:a-1b-6c24o-8 finally_$:a8o-4 finally_cleaned:b-4c7 finally_finished:c6
    finally_finished_the:c2 finally_in:a-3c7 finally_in_$:a-3c7
    find:a12b9c-8d-6e-4f-12g-7h-7i-5j22m-6n-1o-4p-8r-3 find_a:b11 find_a_new:a-1b3 find_a_painting:a7b-6
    find_a_plumber:a-7b8 find_a_tutor:a-1b2 find_a_video:a8b-8 find_babysitter:b1 find_it:a3 find_it_$:a3
    find_me:a9b-7n2 find_me_a:a13b-5 find_me_the:n3 find_my:a3b3p-3 find_my_phone:a2 find_out:a-8b14
    find_out_when:a-1b5 find_the:a10b-2c-1f-4g-4h-1j13n-2 find_the_book:b1 find_the_charger:a-3b5
    find_the_movie:a5b-3 find_the_nearest:a8b-5 find_the_one:b-3j6 find_the_song:a2 find_the_soundtrack:a8b-6
    find_the_task:j5 find_the_warranty:a-1b4 fine:a13b-1 fine_$:a8 finish:a-8b22c-3g5h-3j8k-2p-1 finish_$:a2
    finish_duolingo:b3 finish_that:g4j1 finish_the:a-4b9h-1j4
    finished:a-3b-27c36d-7e-9f-13g26h-10i2k-11m-6o-14p-2r-1s-6 finished_$:a-15b-13c29g11h-2j-5 finished_a:a4
    finished_a_great:a4 finished_after:f-1g9 finished_after_all:f-1g9 finished_my:a-3c10 finished_that:a-3c2g5
    finished_the:a4b-6c11k-1 finished_the_dishes:c1 finished_the_essay:c3 finished_the_laundry:c4
    finished_the_report:c1 finished_the_slides:c2 finished_this:a-3c2j5 finished_this_morning:a-1j5
    finished_with:g5 finished_with_the:g5 finito:a-6b-10c17 finito_$:a-6b-10c17 finn:a-2b3 fire:b9c-2
    firewood:b4 firewood_$:b4 first:a-22b-16c1d1e-10g-10h6i26j-11k-3m30n5o-4p-14s-4u-1y-1z-7
    first_$:a-6b-12c-1d2h10i22j-7m3p-4 first_aid:b3 first_aid_kit:b3 first_for:i-2m5 first_meeting:i-1j10
    first_on:i8j-3 first_on_the:i8j-3 first_one:c11 first_one_$:c5 first_step:a-2b-2m15 first_step_$:m8
    first_step_?:m3 first_task:i1 first_the:a1 first_the_chicken:a2 first_thing:c-4d1f4i-10m11
    first_thing_i'd:m2 first_thing_to:i-4m7 first_this:i4 first_this_morning:i4 first_tiny:m4 first_tiny_step:m4
    first_today:i8j-1 first_today_$:i8j-1 fish:a-3b2g8h3x9 fish_$:a-9b6x10 fish_tank:a-1h4 fish_tank_filter:h4
    five:a16b-13d8e-3i2j-3r-1s4 five_days:a2 five_minutes:a-5i4s6 five_minutes_$:a-3i5 five_more:d11
    five_more_minutes:d11 five_points:a5b-3 five_stars:a4b-1 five_stars_$:a4b-1 fix:a-12b19c-1f-6h14
    fix_bike:b-1h5 fix_the:a-11b13f-3h8 fix_the_fence:b5 fix_the_gate:b1 fix_the_spelling:b-2h4
    fix_the_squeaky:b1 fixed:b3g1h-1 fixed_$:a-2b8 fixed_the:c1 flash:a9b-7 flash_on:a3b-2 flash_on_$:a3b-2
    flashcards:a-1b4 flashlight:a11 flat:s2z-4 flat_tire:a3 flea:b4 flea_treatment:b4 flies:a14b-3 flies_$:a5
    flight:a16b5c-1h7j-13p-3s-1 flight_$:a-6b11 flight_0:a2 flight_number:a-2o4 flight_number_is:a-2o4
    flight_task:h2 flight_to:a4 flight_to_miami:a5b-4 flight_ua:a1 flight_ua_0:a1 flights:a6b3c3d-3j-5
    flights_$:b-2c4 flights_for:b2 flights_from:a6b-3 flights_from_boston:a3b-1 flights_to:b8d-3h1
    flights_to_denver:a-4b5h1 flip:a10b-6 flip_a:a4b-2 floor:b5l-2o3 floor_$:a-7b11l-2o3 floss:a-3b8
    floss_$:a-3b8 flour:b-5h2j2 flower:b3 flower_beds:b3 flower_beds_$:b3 flowers:a-2c-2f7p4 flowers_$:a-8f8p5
    flowers_to:b2 flowers_to_aunt:b1 flu:a-5b9s6 flu_$:b-2s7 flu_shot:b5 flu_shot_$:b2 flu_shots:b3
    flu_shots_$:b3 fluid:b2 fluid_$:b2 fly:b-4x11 fly_$:a-6x11 fly_nonstop:a3 fm:a9b-6 fm_$:a7b-4
    focus:a-28b-27c-2d-7e-2f-6h-1i5j-5m-3n-2o-7r-2s-10t53w7A-1 focus_$:a-5b-8o-4t20w8 focus_block:t5
    focus_for:b-3t7 focus_for_0:b-1t5 focus_mode:a-7t13 focus_mode_$:a-4t10 focus_on:a-4i3t9 focus_on_the:t6
    focus_on_this:t2 focus_session:t5 focus_session_$:t4 focus_time:s-3t7 focus_timer:b-4f-3t14
    focus_timer_$:b-1f-3t10 fog:b-8s10 foggy:a-7o-2s12 foil:b2 fold:b9 fold_laundry:b2 fold_laundry_$:b2
    fold_the:b5 fold_the_laundry:b5 folder:a-3b3o2 folder_$:a-3b3o2 follow:a4b1 follow_up:a-3b11
    follow_up_with:b2 followers:a5j-4 following:e3 food:b5x8 food_$:a-9b2c2x9 food_bank:b1 food_bank_$:b1
    food_the:b4 foot:a5b-2 foot_0:a4b-2 foot_0_in:a4b-2 football:a5 football_on:a7b-1
    for:a5b22c-21d3e-3f-1g-12h1i-14j8k-19l-21m3n26o-11p-22q-25r-15s-2t9u-25v-2w-16x-26y-18z-3 for_$:z8
    for_0:a-8b4d1h1o-5s-10t9 for_0_$:b-5f1m2 for_0_0:b5 for_0_am:j1 for_0_min:d1t7 for_0_minutes:b3s-3t4
    for_0_not:h1 for_0_on:b4 for_0_pm:a-2j3 for_a:b6d2i2j-3m-2n-1t2 for_a_bird:a3 for_a_month:a-1d2
    for_a_new:a-1i5 for_a_run:b5 for_a_used:a-9b11 for_an:a3h-2t1 for_an_hour:a3h-2t1 for_animated:a5b-2
    for_animated_movies:a5b-2 for_another:i1 for_anything:b-3j1s5 for_anything_to:b-3j4 for_april:b2
    for_blinds:a-1b4 for_blinds_$:a-1b4 for_breakfast:a3 for_breakfast_$:a3 for_checkout:b1 for_checkout_$:b1
    for_christmas:a-2j1 for_christmas_$:a-2j1 for_class:a-3b4c4 for_class_$:a-3b3c4 for_cleaning:a-4m4
    for_cleaning_the:m4 for_coffee:a1 for_coffee_$:a1 for_conflicts:b-1j2 for_dad:a-7n7 for_dad's:b4
    for_dad_$:b2 for_daycare:b2 for_december:a-5b4j2 for_december_$:b1 for_december_0:a-3j3 for_delivery:a3j-1
    for_dinner:a9b1i-3 for_dinner_$:a2b5 for_egypt:a5b-2 for_egypt_?:a4b-2 for_friday:a-2b1f1j1
    for_friday_$:b-1f1j2 for_future:b-5o10 for_future_reference:b-5o10 for_good:e-1f8 for_good_$:e-1f8
    for_grandma:a-2b5 for_grandma_$:a-1b4 for_grandpa:a-2 for_half:a-3b6t4 for_half_an:t4 for_halloween:a4i-1
    for_halloween_$:a4i-1 for_happy:a4 for_happy_$:a3 for_it:a9b-5 for_june:a-4b5 for_kenya:a3 for_lasagna:a4b-2
    for_lasagna_$:a4b-2 for_later:b5 for_later_read:b5 for_lunch:a6b-2 for_lunch_$:a7b-2
    for_me:a-9b-6c3d-5e3f-7g3i16j-5n7o4r3s-3t-6z-1A-2 for_me_$:b-12c3f-5g4i6m2n9o3p-1r-6s-1t-3 for_me_?:a-3m1p2
    for_me_please:i7 for_me_this:m-3r10 for_me_to:a-2e5i1 for_milo:h3 for_miss:n3 for_missing:b-1n3 for_mom:b1
    for_monday:a-5b12f1h-2j1o-6 for_monday_$:f2j1 for_moving:m3 for_my:f1j2n1o-1p-1 for_my_pills:f1 for_new:b1
    for_next:a-6b-1d-2h11i-1j3n3o-1s3 for_next_month:j1 for_next_thursday:b5 for_next_tuesday:j1
    for_next_week:b-4d-2h7n4 for_next_weekend:d2 for_nina:b2 for_nina_$:b2 for_now:a-7b-5e15f-1A5
    for_now_$:a-6b-4e14A3 for_number:b3f-1n4 for_number_0:b3f-1n4 for_passport:a-1b-5j9 for_passport_$:a-1b-5j9
    for_pizza:b1 for_renewing:m4 for_renewing_my:m3 for_saturday:f2 for_saturday_$:f2 for_six:a8p-1
    for_something:a-6b-6s14 for_spring:b1 for_sugar:a4 for_sugar_$:a3 for_summer:a-5b9 for_sunday:a-7b8d2f-2
    for_sunday_$:d2 for_taxes:b1 for_ten:a-1b7e-2s-4t6 for_ten_minutes:a-1b9e-2s-4t6 for_thanksgiving:b1
    for_thanksgiving_$:b1 for_that:a-3d11e5 for_that_$:d2e2 for_that_one:d9
    for_the:a-15b3c-13d2f-3g1h2i-4j5m9n17r-7z-6A-1 for_the_0:b-3f1j6 for_the_airport:b1 for_the_album:a9b-2
    for_the_baby:a-1b4 for_the_bake:h1 for_the_bank:b2 for_the_bedroom:b2 for_the_bike:p2
    for_the_birthday:b-6h6m4 for_the_church:j1 for_the_essay:b-6h7 for_the_exam:a-2b5 for_the_game:a5b-1
    for_the_garage:b-4m5 for_the_grant:a-4j6 for_the_hall:b1 for_the_kids:a4b-2 for_the_kitchen:b-5m7
    for_the_landlord:b-3n4 for_the_library:g4 for_the_moment:b-3e7 for_the_neighbours:b1 for_the_new:a2
    for_the_next:b-1i5s2 for_the_party:a-1b5m1 for_the_podcast:b2 for_the_printer:g5 for_the_record:o6
    for_the_same:a6 for_the_school:a-1b1j1 for_the_taxes:m3 for_the_visa:m6 for_the_wedding:a-1
    for_the_week:a7j-3 for_the_weekend:a-4b-11d15j3 for_this:b-7d13e-4f5i-3n-3t1 for_this_$:a-2b-1d9t2
    for_this_afternoon:f6j-4 for_this_one:d9e-2 for_this_week:d-1j8 for_thursday:j1 for_thursday_$:j1
    for_time:a-5n2s7 for_today:a-10d-2f5j9s-5A12 for_today_$:a-8f6j10s-2A2 for_today_goodbye:A2
    for_tomorrow:a-7b-14f9j13 for_tomorrow_$:a-1b-14d-6f10j12 for_tomorrow_morning:b-2 for_tonight:b-2j6
    for_tonight_$:b-2j6 for_tuesday:h3 for_tuesday_$:h3 for_turkey:a3 for_turkey_$:a3 for_twelve:b5
    for_twelve_minutes:b5 for_two:a2d1 for_two_weeks:a-4b2d1 for_wednesday:j4 for_wednesday_$:j4 for_work:a-1p7
    for_work_$:a-1p7 for_yen:a4b-4 for_yen_$:a4b-4 for_you:a6 for_you_$:a6 for_your:a-4o3v6 for_zoe:b4
    for_zoe_$:b4 forecast:a15d-2j-1 forecast_$:b4 forecast_for:a15b-5
    forget:a-26b2c-12d-11e-10f10g-9h-10i-7j-12k-5m-5n-3o-3p-3q51r-9s-5w-1 forget_about:b-5f12 forget_about_my:q1
    forget_about_the:b-4f11q-3 forget_i'm:o4q1 forget_it:f7q-1 forget_my:a-4b-5f-1o-1p-3q23
    forget_that:a-2b-2q17 forget_that_$:q5 forget_that_i:q5 forget_that_i'm:q3 forget_that_my:q3
    forget_the:a-1b4f3q6 forget_the_cake:b2 forget_to:b12 forget_what:p-3q8 forget_what_i:p-3q8 forget_where:q4
    forget_where_i:q4 forget_who:q3 forget_who_my:q3 forgetting:b5j8p-7 forgot:a12b-2g1 forgot_my:a5
    forgot_my_passcode:a2 forgot_to:a7b-1 form:a-10b8c1g1h2 form_$:a-4b4c2h3 form_again:e1
    formal:a-6b-8h-2n10r12 formal_$:a-4b-6h-1n7r11 formally:a-5r10 formally_$:r3 forms:a-8b-2c12 forms_$:a-3b4
    formula:a4b1 formula_one:a6 fortune:a8b-4 forty:a4 forward:b-6d-4e-6f-3h3i-1k-2l33m-5n-4r-1 forward_one:l12
    forward_one_$:l12 forward_to:a3b-4h2 forward_to_the:a5b-3 found:a5 four:a5b-5f1h1 four_$:f2 four_out:a4
    four_out_of:a4 fox:a8 france:a4 france_$:a2 free:a-12c-6d-8f-7i10j17o-2p-3q-1s19u-1 free_$:a-1c-1j3s7
    free_at:b-2j4 free_friday:j1 free_on:j3 free_tomorrow:j3 free_trial:b8f-2 free_what:i4 freeze:a9b6
    freeze_cooked:a2 freeze_my:a4b1 freeze_my_account:a3 freeze_my_debit:a5 freeze_the:a3
    freeze_the_leftover:a-1b4 freezer:b6 freezer_$:a-1b4 freezing:a13b-5 freezing_$:a11b-5 french:a10b2r-2
    french_$:a13b-4 fresh:o-2s10 friday:a-12b2c-6d22e-12f2g-6h16i-9j3k-5m-7o-14p-6r-3s-5y13
    friday_$:a-4c-3d10e-3f5g-2h14i-6j3k-1m-4o-1p-3s-1y5 friday_at:b1 friday_at_0:j1 friday_night:a-5b8
    friday_not:h1 friday_not_thursday:h1 friday_works:d8 fridays:o7 fridays_$:o7 fridge:a-1b3c3 fridge_$:b1
    fried:a-5o-6s3w9 friend:a5b-8u10 friend_$:a2b-6u10 friend_and:a2 friendly:n2 friends:a9
    from:a11b10d-14f10g2h5i-8j-13k-6m-13n-10o8p-20q12r-5s-10u-3w-5x-2z-8A-3 from_$:a8 from_0:b-3h5 from_0_$:a3
    from_0_to:h5 from_amazon:a5 from_amazon_$:a1 from_amy:a-2b6 from_amy_$:a-2b6 from_atlanta:a5b-2
    from_atlanta_to:a5b-2 from_bbc:a1 from_bob:a3b-1 from_bob_$:a3b-1 from_boston_to:a4b-1 from_checking:a12b-9
    from_checking_$:a4b-4 from_checking_to:a4b-1 from_cnn:a2 from_cnn_$:a2 from_done:g6h-1 from_here:a2
    from_here_$:a2 from_home:o4 from_home_on:o3 from_hr:a2 from_hr_$:a2 from_junk:b2 from_last:a-7j8
    from_last_week:a-7j8 from_memory:q8 from_memory_$:q8 from_my:b-5f23j-7 from_my_calendar:f2
    from_my_list:f10j-1 from_my_phone:b2 from_my_shopping:f1 from_my_to:a-1b-2f8 from_now:a-2h1o6
    from_now_on:a-2h1o6 from_the:a-10b7c8g-8h8j5m-1 from_the_0:a3b-4 from_the_clinic:b1 from_the_list:b-3c7
    from_the_phone:b5f-2 from_the_post:c2 from_the_shopping:b-2f4 from_the_store:a-7j8 from_this:g8
    from_today:a5j-2 from_today_$:a5j-2 from_what:p-2q3 from_what_you:p-2q3 from_your:q7 from_your_memory:q7
    front:a10b-3 front_door:a6b-2 frozen:b2 frozen_$:a4 fsa:b4 full:a11b-10s12 full_moon:a1 full_moon_$:a1
    full_of:b-2s10 full_of_beans:s4 full_of_energy:s5 full_screen:a6b-4 full_screen_$:a6b-4 fun:a17z-1
    fun_fact:a6 fun_fact_about:a3 fund:a-1b5 fund_$:a-1b5 funny:a20b-6e-1x7 funny_$:a2b-3x11 funny_about:a4
    furnace:a-4b12 furnace_filter:b5 furnace_filter_$:b4 furniture:a-1b9 furniture_$:b4 future:b-5o10
    future_reference:b-5o10 fyi:a2b-2e-1o17 fyi_$:a6e-1o8 fyi_i:o6 fyi_i_don't:o6 gallons:a-2b4 gallons_of:a-2b4
    game:a24b-5h-1j-3 game_$:a12b-4 game_halo:a6b-3 game_halo_$:a6b-3 game_night:b2 game_of:a3b-1 game_on:a5b-1
    games:a4 garage:a-8c2d8f-1h-8i-3m16n-3t5 garage_$:a-4b7c3d-3f-2m5 garage_cleaning:b-8d7g1m2
    garage_cleaning_$:b-3g2m3 garage_cleaning_for:b-2d7 garage_door:a7 garage_door_$:a7b-4 garage_for:b3
    garage_on:b2c2f-2 garage_one:e5h-2m4 garden:a-14g7h-1j11 garden_$:b9 garden_take:f3 garden_to:c1
    garlic:a-4b9 garlic_$:a-2b6 gas:a1b10c12f-2j-11 gas_$:b-3c11 gas_before:a-2b3 gas_bill_$:b1
    gas_cylinder:a-1b3c3 gas_station:a3 gas_station_$:a2 gate:a-8g-1j-3o2p6q13 gate_$:a-1b9
    gate_code:a-9b-9o2p8q13 gate_code_$:a-4b-7p4q11 gate_code_is:o3 gate_is:a2 gave:g2p5 gave_you:a-1p5
    generate:a-2b-10n14 generator:a-3b7 genre:a5 genre_is:a5 gentle:b-6n8 geoff:a-19h6o6p11 german:a11b-2
    german_$:a10b-2 get:a4b9c-27d4e2f5h-14i9j-5k-7l-2m2n-14o1p-7r-13s1t-8u-4w14x-6A-5 get_$:j2 get_a:a2b3j-7z4
    get_a_different:e1 get_a_loan:a4j-2 get_a_passport:a6 get_an:a6b-4 get_anything:w1 get_cash:b1
    get_done:a-9i1j8s4z-2 get_done_in:a-2s4 get_done_this:a-1j2 get_done_today:j5 get_gas:a-4b6
    get_going:a-4i4m2w3 get_home:a-1d1s5 get_home_$:s5 get_in:b1 get_it:d2 get_it_out:d2 get_me:a11b-7i4
    get_me_a:a15b-8i-2 get_migraines:a-2o7 get_migraines_$:a-2o7 get_my:b2g2 get_myself:w4 get_myself_to:w4
    get_nails:b7c-1 get_nails_done:b7c-1 get_on:i2 get_paid:c-1j6o3 get_paid_$:c-1j6 get_paid_on:o3
    get_rid:b-4f16 get_rid_of:b-4f16 get_started:a-8b-5i7m5o-3w11 get_started_$:a-4b-3i9m-1o-1w9
    get_started_on:a-2m8w1 get_the:a-4b9g4m1 get_the_brakes:b2 get_this:e5 get_to:a4b-4d9 get_to_the:a1b-4d7
    get_up:a-1b-1o3p4 get_up_$:p2 get_up_at:b-1o3 getting:a8b-6g1i1r-2s6 getting_$:g3 ghosts:a2 gift:a-2b17
    gift_$:a-3b8 gift_card:b4 gift_for:b5 gifts:b-1o6 gimme:a-1b-1e3f-1i12 gimme_a:i4 girl:b1
    give:b4c-12e9f3g-4h10i4k-7l-1m1n1o-10p-6q-4r1t-9u-2w-2x-5z-4A-3 give_0:a1 give_0_out:a1 give_it:h4
    give_it_a:h4 give_me:b-13d7e3f-8h-4i3j4m6n3o-4p-4q-1r5t-5x-1 give_me_a:a-4b4d-9i5j5n1 give_me_an:d6
    give_me_another:a-4d13e5i-5 give_me_baby:m3 give_me_directions:a1 give_me_my:j2 give_me_one:d3j-2
    give_me_some:n3 give_me_something:a-4e-1i4s8 give_me_steps:m3 give_me_the:a8b-5d-11e2i-1j3r7 give_mom:a-2b4
    give_the:a-5d-10e9h13 give_the_dog:a-1b5 give_the_report:d-3h6 give_this:a8e1 give_up:a-5b-2f12
    give_us:a2b-1i3 give_us_a:a3b-1 global:b4 global_entry:b4 global_entry_$:b4 glue:a-3b13g-6
    gluten:a-1b-5o8p10 gluten_$:a-5b-4o5p11 gluten_free:o1
    go:a-8b-10c-20d-18e-2f12g-1h-18i4j6k6l9m-5n-5o7p9q-3r1s1t3u-9w-6x-1y-1z-5A10 go_$:a-5b-16d-1e-5f19g-2j6t7A8
    go_at:a-2e-2g5n3 go_at_the:a-2e-2g5n3 go_back:a10b-12d-1e-1g-10k12r9 go_back_$:b-1k13 go_back_one:k7
    go_back_to:a7b-4g-3k-5r11 go_by:a-2o6 go_bye:b-1A7 go_bye_$:b-1A7 go_dancing:a5 go_dancing_$:a5
    go_forward:a-3l14 go_into:a5 go_of:f7 go_off:a-5f-2j8 go_off_$:a-4f-1j9 go_on:a-15b8i11 go_on_a:a-4b5
    go_on_then:i7 go_over:j4 go_over_my:j4 go_through:g6 go_through_$:a1g5 go_to:a-2c-4e4h-5j-4n-7o11p17r-1
    go_to_$:a-6p10 go_to_bed:a-2o5p3 go_to_lunch:i2 go_to_oak:o3 go_to_the:a4c-2e4i-2n-3o1p1 go_what:i5
    goals:a-1b4 god:a4b-3c3e1 god_$:a4b-3c3 goes:a5f-3i-1o14 goes_off:a-4b5f-1h1j1 goes_to:b-1o7 goes_well:a2
    goes_well_with:a2 goggles:a-1b5 going:a1b-7d-4f11g-4j9o-7p-4s-1w11 going_$:j4w2 going_on:a-6j2m1w9
    going_on_in:a2 going_on_tomorrow:j1 going_to:a7d-1f13g-2o-2 going_to_call:a5 going_to_do:f7 going_to_go:j1
    going_to_rain:a1 going_to_the:f5 going_up:a1 gold:a14b-6 goldfish:b5 golf:a-6b8 gone:a12b-2e-4f7m-4
    gone_through:a2 gone_through_$:a2 gonna:e4
    good:a16b-21c1d-12e-12g-4h-12i5j-19k-5m-7n3o-8p-7r-10s-9u19x18z-4A7 good_$:a-16c8e-5f6i8u10
    good_afternoon:a-3b-1u10 good_afternoon_$:a-2u8 good_day:a-1u9 good_day_$:a-1u9 good_evening:a-3b-1u11
    good_evening_$:u5 good_for:a8 good_for_you:a4 good_knock:a4 good_knock_knock:a4 good_morning:a13b-4
    good_morning_into:a2 good_morning_nudgy:u3 good_night:a-6b-3u-8x9A13 good_one:a9 good_time:a-5i7
    good_time_to:a-5i7 good_way:a-5n7 good_way_to:a-5n7 goodbye:a-4b-10A21 goodbye_$:a-4b-8A16
    goodnight:a1b-8A14 goodwill:b6 google:a22b-8 google_$:a10b-5 google_what's:a2
    got:a3b-15c11d-15e9f-1i15j-5k-7l-2m-9n-1o-1q-6s19t-3u-6w-4x-5z-7 got_$:a-4e9p-1r3 got_0:i-2s10
    got_0_minutes:i-2s5 got_a:a5b8i-3s-2 got_about:s4 got_all:a-1s8 got_all_day:a-1s8 got_an:a-2b-1i2s8
    got_an_hour:a-2b-1i2s8 got_any:a8 got_any_good:a1 got_anything:a-3e5i10s-4 got_anything_else:e7 got_back:c4
    got_back_from:c4 got_cancelled:f6h-1 got_cancelled_$:f5h-1 got_for:i3 got_for_me:i3 got_it:c7f-2
    got_it_done:c1 got_mail:a11j-7 got_married:a5 got_moved:h7 got_moved_to:h7 got_my:a-2g3i3 got_on:a-1p6
    got_something:e1i1 got_ten:i3 got_ten_minutes:i3 got_the:a3b-11c10g-2s2 got_the_eggs:f2 got_to:b6c-1s-2A5
    gotta:a-13b18c-5d-3g-1m-1o-4A15 gotta_call:b1 gotta_go:a-1b-9A16 gotta_go_bye:b-1A7 gotta_pay:a-2b5
    gotten:a4 government:a4 government_$:a4 grab:b3 grade:a-5b4o1 grades:a-1b4 grams:a4b-3 grams_of:a4b-2
    grandad:b1 grandma:a-14c2f-2j-2o-1r21 grandma's:a-10b14 grandma_$:a-17b-3c4h1r17 grandpa:a-4b9
    grandpa_$:a-5b3 grant:a-5b4j6 grant_application:b1 grant_application_$:b1 grapes:a2 grass:b2 grass_$:b2
    great:a14b-10c-6o-4s-10v13w12 great_$:a1b-1v7 great_book:a4 greenhouse:a-2b4 greetings:a-4b-11u17 grill:b3
    grill_$:b3 groceries:a-7b-15c12d4g7j9p-1 groceries_$:a-12b-7c11j6 groceries_last:a2j-2
    groceries_last_month:a2j-2 grocery:a-9c7d4f6g-4j5 grocery_list:a-3f8j6 grocery_list_$:a-1b-4f9j7
    grocery_list_please:b3 grocery_run:b-2c4d5 grocery_run_$:c5 grocery_shopping:b4c5 grocery_shopping_$:b4
    groomer:b4 groomer_$:b4 ground:b7 ground_beef:b4 ground_beef_$:b2 group:o6p2 group_$:b1 group_chat:a1
    grout:a-1b5 grout_$:a-1b5 grow:a-1b5 guess:a14c2j-3 guess_so:a4 guess_so_$:a4 guess_what:a3c3j-2
    guess_what_i:a3c3j-2 guest:a-3b10 guest_room:a-1b5 guest_room_$:b3 guests:a-2b5 guests_$:b1 guide:a7b-18z15
    guide_$:a-4b-8z15 guilty:w9 guitar:a-4b13 guitar_$:a-1b8 gutters:a-11b3d7f4 gutters_$:a-4b3f3 gutters_for:d1
    gutters_on:d4 guy:a15b-7j-2p2 guy_$:j-1p3 guys:b4 gym:a-14c6e1f4g7h6i-4j-8m-4n1o1p4r-3s-1
    gym_$:c-4e-3f10g2h-1n1o-1p6 gym_anymore:f3 gym_anymore_$:f3 gym_bag:b2 gym_membership:a-3b13c4f-10n1
    gym_membership_$:a-2b8c5f-8n1 gym_on:o5 gym_on_mondays:o3 gym_one:e8h2 gym_one_$:e8 gym_reminder:b-2h6
    gym_task:f1g5 gym_task_$:f1g5 gym_to:h2 had:a11b-12c-3j6o-2s10 had_a:a5 had_the:j3 had_the_best:a3 had_to:j4
    had_to_do:j4 haha:a9b-4 hair:a-1o2p8 hair_$:b-1p9 haircut:a-20c3d-2f14g8h14j5o-3p-7q-4s-5
    haircut_$:a-13b-3f16g3j7p-5 haircut_appointment:h4 haircut_for:h4 haircut_for_next:h4 haircut_on:b9s-2
    haircut_reminder:h4 haircut_to:h2 haircut_to_the:h2 half:a-15b8c-4e-7f-3g3h14i-4j-8m-1s12t6w-2
    half_$:a-3b4g5o1 half_an:a-2b1e-1h3t7 half_an_hour:a-2b1e-1h3t7 half_hour:d3e-1o-1s7 half_hour_$:o-1s7
    half_past:a-1b5 halfway:a14b-2c-2 hall:a-6b6h5 hall_$:a-3b4h3 hallelujah:a-4b-15c21 hallelujah_$:a-8b-15c21
    halloween:b9i-1 halloween_$:a4i-1 halloween_decorations:b1 halloween_decorations_$:b1 hallway:a3b5
    hallway_$:b10 hallway_light:a2 halo:a6b-3 halo_$:a6b-3 hand:a-9b10j2 hand_in:a-5b5j2 hand_in_the:j2
    handed:a-8b-2c14o6s-2 handed_$:o8 handed_in:a-5b-1c15o-2 handed_in_my:c7 handed_in_the:a-1c8
    handle:a-4b10g-6z7 handled:b-9c14 handling:b3 hands:b4 hang:a-1b12c-3 hang_pictures:a-1b3 hang_the:a-6b11
    hang_the_mirror:b3 hang_up:a10b-5 hanks:a4 hannah's:b1 happen:p5 happen_if:a3 happen_to:a-4p5 happened:a5k3
    happened_to:a4 happening:a-6b-1e4f14i-2j9 happening_$:a-4e-3f17 happening_in:a10j-4 happening_in_ukraine:a2
    happening_on:j4 happening_on_my:a7j-6 happening_this:a-4j5 happening_this_weekend:a-4j5
    happening_today:a-5e9j3 happening_today_$:a-5e9j3 happens:a7i-6j-4z8 happens_if:a4i-1z1 happens_if_i:i-1z2
    happy:a17b-3o-2w8 happy_$:a1w9 happy_bday:b1 happy_birthday:a2b4 happy_birthday_$:a1 happy_birthday_on:b1
    hard:b-10e13s6 hard_$:b-3s7 hard_give:e2 hard_give_me:e2 hard_pass:b-6e10 harry:a6b-1 harry_potter:a6b-1
    harvest:a-5b8 has:a21b-9c7d-3e-2f-7g-8o-2w9 has_a:a2 has_been:a-12b-4c13w10 has_been_moved:h2
    has_been_walked:c5 has_flight:a2 has_my:a11b-1 has_the:a4b3c-5j3 hasn't:a17b-5f-1n3 hasn't_arrived:a4
    hasn't_arrived_$:a2 hasn't_gone:a2 hasn't_gone_through:a2 hate:b-3o8w4 hate_mondays:a2o-3w5 hate_phone:o7
    hate_phone_calls:o7 have:a3b-13c-6d-9e-4f-2g3h-15i1j20k-15l5m-21n-11o8p6r5s15t-10u-6v-5w-15x-5y2z-7A-9
    have_$:a-4i-1j-3p1r7z9 have_0:b-3j-5s11 have_0_minutes:s5 have_?:a-1e6j-1p-7r11z-4
    have_?_$:a-1e6j-1p-7r11z-4 have_a:a-2b-2j13o3p-3q1r-1s6x-4 have_a_dentist:b3 have_a_dog:a-4o9q2
    have_a_headache:a7o-2 have_a_minute:a-3s6 have_a_reminder:j1 have_adhd:o8 have_adhd_$:o8 have_an:i6s-1
    have_an_hour:i6s-1 have_any:a3j-3p-3x8 have_any_meetings:a-2j3 have_any_pets:a4 have_anything:a-1j6
    have_anything_scheduled:j2 have_eggs:a5b-1 have_eggs_on:a5b-1j1 have_enough:a1 have_for:a3p3
    have_for_dinner:a3 have_going:j2 have_going_on:j2 have_i:a-1b-2c-6g-3i-5j22o-1p6s-1 have_i_got:a1j3
    have_i_had:a-4j4 have_i_paid:j6 have_i_told:a-1j-1p10 have_i_used:a1 have_it:d1 have_knees:a2
    have_knees_$:a2 have_laundry:j2 have_laundry_on:j2 have_left:a6j-2 have_left_$:a7j-4 have_milk:j2
    have_milk_on:j2 have_my:i2p2 have_my_next:i2 have_no:a2i2j2o-2 have_on:a1f-1q4 have_on_my:a4j-3
    have_plans:j3 have_something:a-7i7j1 have_stored:a-4p12 have_the:a-2b-6g7j-4p3s7y6 have_the_most:a4
    have_they:a2 have_this:a-2j5 have_this_week:j1 have_three:a-3o9 have_time:s7 have_time_for:d1
    have_to:a-2b24c-4f4i-7j5o-8p-9 have_to_call:a-4b3j1 have_to_do:i-2j4 have_to_go:f1 have_to_hand:j2
    have_to_pay:a-1j4 have_to_peel:a7j-3 have_to_pick:f3 have_to_return:b3 have_today:j1 have_today_$:j1
    have_tomorrow:f4 have_tomorrow_$:f4 have_two:a-2o2q4 have_undone:a-1j-1l13 have_you:a4b-2e4i3j-6p2r1
    have_you_ever:a2 have_you_got:a-2e4i4j-3r3 have_you_learned:p4 haven't:a-5c-8g14j9o-2 haven't_called:a9g-1
    haven't_i:a-11j11 haven't_paid:g3 haven't_paid_the:g3 having:a-6b-7f5j1o-1s2w14 having_a:a-5b-4f2w14
    having_a_party:f2 hawaii:b4 hawaiian:a1 hawaiian_$:a1 hayes:b1 hdmi:a3 hdmi_0:a7b-2 hdmi_0_$:a7b-2
    he:a11b-13h8o-2q1 he's:a6b-7e4 he_is:f2 headache:a7o-2 headlines:a15b-2j-2 headlines_$:a10 headphones:a3b7
    headphones_$:a2b5 heads:a7b-2 heads_or:a4b-1 heads_or_tails:a4b-1 health:a6 health_insurance:a2 healthy:a7
    healthy_$:a6 hear:a21b-8 hear_a:a1 hear_me:a3 hear_some:a8b-1 heard:a6g-2 hearing:a-2b7 hearing_aids:b2
    heart:a4 heartworm:a-2b8 heartworm_pill:b2 heat:a9b-1 heat_$:a4 heat_up:a1 heater:a7 heater_$:b1 heathrow:a3
    heating:a5b3h-3 heating_$:b2 heating_on:a4b-1 heavy:b2 hedge:b3 hello:a5b-21j-2u31x-9 hello_$:a-6b-5u13
    hello_again:u5 hello_in:a3 hello_there:a-5u9 hello_there_$:a-5u9
    help:a-13b-10c-8d-9e-7f-10g-4h-2j-15k-4m8n21o-7p-1r-9s-4t4u-1v12w-1z27A-3 help_$:a-7b-13j-1v5z20 help_dad:b4
    help_dad_with:b4 help_me:a-8b-7d-3i2j-1m13n10t5 help_me_break:m2 help_me_get:i4 help_me_phrase:n3
    help_me_plan:m3 help_me_reply:n5 help_me_start:i-2m8 help_with:b-8c-1f-3j-1n9v9z4 help_writing:n5
    help_writing_to:n5 helpful:a-7v10 helps:a1v4 helps_$:v4 helps_with:a5 hem:a-9b12 her:a9b10c-6d-7g-4h3n4o1s-1
    her_$:b3 herb:a-4b-5f1g9 herb_garden:a-4b-5f1g9 here:a7b-16c-1d-4e5f-1g-1h-6i-8m4o-1p-6z19A10
    here_$:a3b-15d-3e4h-5i-10j2m6p-2z13A10 here_what:z4 here_what_do:z4 hey:b-12c-1j-2p4u30 hey_$:a-1b-7u13
    hey_google:a8b-2 hey_google_$:a4b-2 hey_google_what's:a2 hey_hey:b-2u7 hey_hey_$:b-2u7 hey_nudgy:b3
    hey_there:u4 hi:a-14b-16u31 hi_$:a-5b-7u14 hiccups:a8 hiccups_$:a6 hide:b-2d13 hide_the:b-1d7
    hide_the_tax:d1 hide_this:d3 high:a5c-3h1j-2s14 high_$:a1b5 high_priority:h3 high_priority_$:b-1h8
    high_priority_task:b3h-3 highway:a6b-2 highway_$:a5b-2 hike:a-2b5 hike_the:a-1b5 hilton:a4b-2
    him:a11b2d-3n4o-5q1 him_$:n2q2 him_back:a6b2d-2 hip:a1 hip_hop:a1 hire:a-6b10 hire_$:b1 his:a17b1f-1o-5
    history:b8 history_$:a1 history_essay:b3 hit:a-12b-8d9e-1i11k14o-1 hit_me:a-2i12 hit_me_with:i7
    hit_snooze:b-3d10 hit_snooze_on:d4 hit_the:a-3k9 hit_the_wrong:a-3k9 hits:a3b-2 hiya:a-6b-11u18
    hmm:a4b-9e10k-4l7r-1 hmm_no:e2 hobbies:x6 hobbies_$:a9x-3 hobbies_?:a-8x10 hobbies_?_$:a-8x10 hobbit:a6b-3
    hold:a-4b12d16e-3f-4h-3j-4q2 hold_off:d5 hold_off_on:d3 hold_on:a-2b1q2 hold_on_the:b1
    hold_the:a-1b7d5f-1h-1 hold_the_ironing:b-1d2 hold_the_mail:b2 hold_this:b8 holds:a1 holds_the:a1
    holds_the_record:a1 hole:b4 hole_$:a2 hole_in:a-1b3 holiday:b5d-1h6 holiday_$:b2 home:a13b-1d3i-4j-1o3s2
    home_$:a9b-8s5 home_depot:a-5b9 home_depot_$:a-3b5 home_on:o3 homework:a-11b14c4g12h-3j-1o-11t1
    homework_$:a-2b10c3o-2 homework_back:b-5g9 honda:a-12o12 honda_$:a-1 honda_civic:o1 honda_civic_$:o1
    honest:a3b-2r-1w6 honest_$:a3b-2r-1w6 honestly:a13b-1e2o-2s-1w-1 honestly_$:a8e2o-1w-1 honey:a10
    honey_for:a4 honey_for_sugar:a4 hoover:a4b-1e7 hoover_the:a3 hoovering:a-1d4 hop:b-3e12 horoscope:a15j-8p-2
    horoscope_say:a1 horse:a4 hose:a-3b7 hose_$:b4 hospital:a-3o8 hospital_$:a-1o8 hot:a7 hot_dog:b1
    hotel:b8f4h7n-1 hotel_$:a2 hotel_california:a3 hotel_california_$:a3 hotel_in:a-1b11f-1 hotels:a14b-5
    hotels_in:a1 hotels_near:a6b-3 hotels_near_the:a6b-3 hotspot:a6b-4 hotspot_$:a6b-4
    hour:a-15b-8d18e-10f-3g-3h11i1j-7m-3n-9o-8r-2s17t11z-2 hour_$:a-4d14e-3i-9j-2n-5o-5s13t8z-1 hour_ago:c5
    hour_ago_$:c5 hour_before:s9 hour_before_dinner:s6 hour_earlier:h5 hour_earlier_$:h3 hour_free:i6s-1
    hour_free_$:s1 hour_later:d-2h7 hour_on:d11e-4 hour_on_that:d5e-3 hour_to:i3s1 hour_to_kill:i3s1
    hours:a-7b2c-1d10f-3h10j-9o1s10 hours_$:a-7b1d9h9j-2o-2s2 hours_of:s2 hours_of_sleep:s2
    house:a1b5f-3h-3m10o1 house_$:a-7b4m3o3 house_down:a5b-2 house_move:m2
    how:a18b-11c-20d-14e-19f-18g-16h-17i-21j1k1l-8m11n15o-26p1q-10r-7s-16t-9u-9v-5w-5y4z24A-8 how's:a14b-9j4
    how's_the:a9b-4 how's_the_air:a2 how_are:x9z-1 how_are_the:a3 how_are_you:a-3x9z-1 how_busy:j2
    how_can:a-6n7z6 how_can_i:a-6n7z7 how_come:a5 how_did:a4 how_do:a10b-3i-3j-14m7n5p-5x-3z8
    how_do_i:a-1i-1j-13m7n6p-1z13 how_do_vaccines:a2 how_do_you:a6p-1 how_does:a-5j2p-4z10
    how_does_snoozing:a-6z7 how_does_this:a-9z10 how_far:a6 how_hot:a4 how_is:a2 how_is_my:j2 how_it:a-5k10
    how_it_was:a-5k10 how_long:a4j11 how_long_do:a6 how_long_does:a1 how_long_have:a-4j4 how_long_is:j4
    how_long_until:a-1j4 how_many:a5b-4d-3j3n-2p10y8z-9 how_many_alarms:a-1j3 how_many_are:a-1j2
    how_many_calories:a5j-1 how_many_days:a-4y9 how_many_hours:a2 how_many_kids:a-9j-3p12
    how_many_meetings:a-1j2 how_many_miles:a5 how_many_minutes:j4 how_many_points:a2j-2 how_many_reward:a1
    how_many_sick:a3j-1 how_many_steps:j-5m5 how_many_tasks:a-1j3 how_many_things:a-8j9 how_many_unread:a2j-1
    how_many_vacation:a4j-2 how_many_weeks:a1 how_much:a9b4j1m-2 how_much_battery:a4j-2 how_much_did:a1
    how_much_gas:a3j-2 how_much_have:a1 how_much_is:a-7j12 how_much_money:a2 how_much_storage:a4j-2
    how_much_time:a-4j4 how_much_vacation:a3j-2 how_often:a6 how_often_should:a3 how_old:j-4p9x1z-1
    how_old_are:x2 how_old_do:a1 how_old_is:j-1p8 how_should:a-8m7n2 how_should_i:a-8m7n2 how_tall:p2
    how_tall_is:p2 how_this:a-7z12 how_this_works:a-7z12 how_to:a-16b7e-3j-4m7n8r-1z13 how_to_phrase:a-3n6
    how_to_start:e-1m6n1 how_to_tie:b2 how_to_use:a-11b8z10 how_would:a-1b-1m1n5 how_would_i:b-1m1
    how_would_you:a-4n6 how_you:a-8r5z3 how_you_talk:a-4r5 hp:b1 hp_0:b1 hp_0_$:b1 hr:a-1b9d-1n10 hr_$:n2
    hr_about:b9 hr_about_my:n1 hr_about_parental:b5 hr_regarding:n4 hr_regarding_my:n4 hsa:a-2b6
    huge:a-7b-3h-2m19 huge_$:a-9b-3h-1m18 huh:a13b-10 huh_$:a13b-10 hulu:b5f-1 hulu_$:b4 human:a9r-1 human_$:a1
    humidifier:a1 humidity:a11b-2 hunger:a4b-2 hunger_games:a4b-2 hunter2:o3 hunter2_$:o3 hurt:a1
    husband:a-8o10p4 hw:a-8b11 hw_$:a-8b11
    i:a-3b-35c-1d-19e-8f-16g3h-21i8j15l1m-1n5o24p21q4r-15t-3u-33v-3w8x-15y-24z4A-23
    i'd:a-6c-3d1e6f1g-3h-3i-5n4o7p-4r6 i'd_call:a-1b8d-1j3p-1 i'd_do:m2 i'd_do_for:m2 i'd_give:a3
    i'd_like:b-4f4j-1o1 i'd_like_a:a-1n2 i'd_like_to:a8b-1 i'd_like_you:a-1o2q1 i'd_prefer:a-5r9 i'd_prefer_a:r3
    i'd_rather:a-7b-4d2e8o8 i'd_rather_do:a-4b-3d3o8 i'd_rather_not:e6 i'll:a-1b-13d12e15h-2 i'll_be:n1
    i'll_be_late:n1 i'll_do:a-1d9 i'll_do_it:d1 i'll_do_this:d2e-1 i'll_get:b-3d9 i'll_get_to:b-3d9
    i'll_pass:b-1e9 i'll_skip:e6 i'm:a-5b-47c-8d-1f-10g-16h-24i8j-5k-18l-10m-2n-5o32p-7r-20s21v-8w27x-11y-3z-1A8
    i'm_a:a-8o18s-2w-2 i'm_a_nurse:a-1o6 i'm_a_vegetarian:o3 i'm_actually:a-4w7 i'm_actually_in:a-4w7
    i'm_allergic:b-4o12p2 i'm_allergic_to:b-4o12p2 i'm_anxious:a-3o-3w11 i'm_at:a1b-1i1o-3s4
    i'm_back:d3g-3i1u12w-2 i'm_back_$:u12w-1 i'm_bored:o-1w8 i'm_bored_$:o-1w8 i'm_called:a-2o12
    i'm_diabetic:o10s-1w-1 i'm_done:c7A6 i'm_done_with:c4 i'm_driving:d8s-3 i'm_driving_tell:d2 i'm_dyslexic:o4
    i'm_dyslexic_$:o4 i'm_feeling:s9w-1 i'm_free:a-3b-1i5j8 i'm_free_what:i4 i'm_happy:w9 i'm_happy_$:w9
    i'm_having:w3 i'm_having_a:w3 i'm_home:a4 i'm_in:a-2d3o4s-2 i'm_in_a:d3 i'm_knackered:a-1i6o-1s5w-2
    i'm_knackered_$:a-1i6o-1s5w-2 i'm_lactose:o8 i'm_lactose_intolerant:o8 i'm_leaving:A5 i'm_leaving_now:A5
    i'm_left:o8 i'm_left_handed:o8 i'm_lost:a1 i'm_lost_in:a1 i'm_married:a-2o8 i'm_married_to:a-2o8
    i'm_new:i-2z8 i'm_new_here:i-2z8 i'm_not:a15c-3d-7e6f3h-5q4s-7w-4 i'm_not_doing:f3 i'm_not_done:a11c-1g-2
    i'm_not_going:a2f5 i'm_not_sure:a9 i'm_not_up:e7 i'm_off:a-6w-2A18 i'm_off_$:a-2A9 i'm_on:a-6b-2i6s4
    i'm_on_the:b-1d2s2 i'm_proud:w3 i'm_proud_of:w3 i'm_ready:i8 i'm_ready_what's:i1 i'm_really:w8
    i'm_running:a-6b6o-3s8 i'm_running_late:b6 i'm_running_on:a-1s9 i'm_so:a7s-9w8 i'm_so_stressed:w7
    i'm_stuck:e-4m12 i'm_stuck_on:e-4m12 i'm_vegan:o5 i'm_vegan_$:o5 i'm_vegetarian:o8q8 i'm_vegetarian_$:o3q3
    i'm_watching:a5 i'm_wide:s6 i'm_wide_awake:s6 i've:a-11b-13c20d-8e-8f1g-5h-10i3j4m-1n-4o5p-2r-7s18
    i've_already:a-3z3 i've_been:c3 i've_been_to:c3 i've_got:a-2b2c-15i5o7s7 i've_got_an:s3 i've_got_ten:i3
    i've_got_the:c-2f2s4 i've_got_to:b8s-2 i've_never:a9b-1 i've_never_seen:a3 i've_only:s4 i've_only_got:s4
    i've_sent:c2 i've_sent_the:c2 i_$:j-3p4 i_0:a10b-1j-2 i_0_$:a5b-1 i_able:a2 i_able_to:a2
    i_accidentally:c-4k7 i_add:a-10j7z10 i_add_a:a-3z7 i_add_the:j4 i_added:j9o-2 i_allergic:j-2p5
    i_allergic_to:j-2p5 i_already:a-8b-2c6j17o-3 i_already_added:a-3c-3j12 i_always:o2
    i_am:a-1b-9c-3i-1j-8o9p-2s8w16 i_am_$:a10j-1p-1 i_am_a:a-2o7 i_am_free:o-2s8 i_am_having:s5
    i_appreciate:c-2f-3v15 i_ask:a-2b-1n1z5 i_ask_for:a5b-1 i_ask_my:a-3n4 i_ask_you:a-5z6 i_asked:a7k1
    i_asked_for:k2 i_be:i4 i_be_doing:i3 i_been:c-2j7 i_been_putting:c-2j8 i_begin:a-6i8p-2z1 i_boil:a1
    i_booked:j4 i_bought:a6j3o-2 i_bought_a:a1 i_bought_the:a-2c2j4 i_buy:a9 i_call:a2b-2i5j-5n5
    i_call_mom:a4j-1 i_call_my:p2 i_call_the:a-5b-1i8n5p-2 i_called:a-3c14o-6p3 i_called_the:c4j1
    i_can:a-14b8d-4i6j-2m2n6s3 i_can't:a-11b2c-9d11e6f-2g-4h-2i-1k-4n4o4s-4t-1w11z-4 i_can't_deal:e4
    i_can't_do:d2e-1i-2m1w6 i_can't_drive:o7 i_can't_eat:o3 i_can't_face:e3 i_can't_find:a3 i_can't_get:w8
    i_can't_seem:w5 i_can't_stand:o7 i_can_call:b1 i_can_do:a-3d-2i3m6 i_can_knock:i2 i_can_send:m-1n9
    i_cancel:a3 i_cancel_my:a2 i_cant:a-1d5o-1w7 i_change:a-2p-2z14 i_change_my:a11p-1z-1 i_changed:q2
    i_check:a5 i_cleaned:a4c1o-3 i_completed:c4 i_cook:a9i-1z-1 i_cook_salmon:a1 i_could:a2b-3e2i8j-8o-3s9
    i_could_do:a-3e4i2j-2 i_delete:a-2z7 i_delete_a:z4 i_deleted:g10 i_deleted_$:g5 i_deleted_about:g4
    i_did:a-18c17f-1g4j-2k9 i_did_it:c3 i_did_not:c-4g3k5 i_did_the:a-10c12g5 i_didn't:a1c-6e-5g10k7l7o-5
    i_didn't_$:c-1g3 i_didn't_actually:g2 i_didn't_ask:k5 i_didn't_finish:g6 i_didn't_mean:a-1k1l7
    i_didn't_want:a-1k7 i_do:a-18i24j-1m3n-2p-1s-4t6z-3 i_do_$:a-2i17s-1z-3 i_do_first:m7 i_do_if:a2 i_do_in:i4
    i_do_now:i3 i_do_the:a-1d2t3 i_do_this:t2 i_doing:a-3i11p-2 i_doing_$:a-2i11j-3p-2
    i_don't:a3b-8c-8e11f7g-7h-2i-2j-9k-3l-2n1o5p-2q2s-5z4 i_don't_drink:a-6o11 i_don't_drive:a-1o5
    i_don't_eat:a-5o12 i_don't_feel:e5 i_don't_forget:b2 i_don't_get:z3 i_don't_have:d1f7
    i_don't_know:e-1i1m7n5o-10w3 i_don't_like:r2 i_don't_need:a8f2 i_don't_recognize:a6o-2 i_don't_think:a4
    i_don't_understand:a4o-1 i_don't_wanna:e5 i_don't_want:a-3e2f5i-1o-4q6 i_don't_work:a-1o7 i_dont:e5m1
    i_dont_know:m4 i_drink:a-6p8 i_drive:a-7j-2o9p8 i_drive_$:p6 i_drive_a:a-6o9 i_dropped:g1j1 i_eat:a-10m8p4
    i_emailed:c1j4 i_even:a-9m12n4 i_even_begin:m3 i_even_say:n5 i_even_start:a-2m5 i_ever:a-5p5q3
    i_ever_finish:a-3j7 i_feel:a-2b-4c-5i-4j-2o-8s7w22 i_feel_guilty:w9 i_feel_lazy:a-1i-2s5w4
    i_feel_like:a-3s7w3 i_feel_so:w4 i_finally:c4 i_find:a8p-3 i_find_my:a6p-3 i_finish:a-1j6
    i_finished:a-3c7i5j7k-2o-3 i_finished_a:a4 i_finished_my:c6 i_finished_the:c6 i_finished_this:a-1j5
    i_focus:a-1i4 i_focus_on:a-1i4 i_forgot:a12b-2g1 i_forgot_my:a5 i_forgot_to:a7b-1 i_free:j10
    i_free_friday:j1 i_free_on:j5 i_gave:a-5g3p5 i_gave_you:a-1p5 i_get:a3b-3d4e7j-4o9p-8s2 i_get_a:a-3e1z5
    i_get_done:a-6i1j3s4z-2 i_get_home:d3 i_get_migraines:a-2o7 i_get_paid:o3 i_get_started:m3 i_get_the:a3
    i_give:b-3f12 i_give_up:a-5b-2f12 i_go:b-4j-6o16p5 i_go_by:a-2o6 i_go_dancing:a5 i_go_to:a-7b-1i1j-3o10p6
    i_got:a15b-3f-3j2o-2s-3 i_got_a:a1 i_got_anything:j1 i_got_mail:a11j-7 i_got_the:a3 i_gotta:a-7b17c-3o-3A3
    i_guess:a7 i_guess_so:a4 i_had:a8b-2j7s-2 i_had_the:j3 i_had_to:j4 i_handed:a-1c8 i_handed_in:a-1c8
    i_hate:b-3o8w4 i_hate_mondays:a2o-3w5 i_hate_phone:o7
    i_have:a-2b12c-12d-2e-5h-4i3j11k-3m-6o4p-10q3r-3s7w-3z-11 i_have_$:a-1p7 i_have_0:j-4s7 i_have_?:a3
    i_have_a:a-4j7o1q2 i_have_adhd:o8 i_have_an:i6s-1 i_have_any:a7j-2 i_have_anything:j4 i_have_enough:a1
    i_have_for:a2 i_have_going:j2 i_have_left:a6j-2 i_have_my:i2 i_have_no:a3i3o-2 i_have_on:a2 i_have_plans:j3
    i_have_something:a-3i1j1 i_have_the:a-2b-1g1s8 i_have_this:a-2j5 i_have_to:a-2b23c-1i-6j1o-4p-4
    i_have_today:j1 i_have_tomorrow:f4 i_have_two:a-2o2q4 i_haven't:c-8g14o-2 i_haven't_called:a9g-1
    i_haven't_paid:g3 i_hit:a-3k9 i_hit_the:a-3k9 i_hold:a3 i_just:k11l2o-3p-1 i_just_did:k3 i_just_paid:c2
    i_just_undid:l3 i_keep:a-6b1c-1o9p1 i_keep_my:a-2o5 i_keep_the:b-1o4p1 i_knock:a-5i4s1 i_knock_out:a-4s4
    i_leave:a6j-5 i_leave_the:a6j-5 i_left:a1j-3o7 i_left_off:a2 i_like:a-3c-1o7p14r1 i_like_to:a-3o5
    i_live:a-17b-2i-2o15p8q9 i_live_$:a-1p4q3 i_live_?:a-1p4 i_live_in:a-7o8q5 i_lost:a6o-1 i_lost_my:a5
    i_love:a5o-3x10 i_love_this:a2 i_love_you:a-7x10 i_make:a1 i_mark:z4 i_mark_something:z4 i_marked:c-4g10
    i_mean:a2d3 i_meant:a-6h17j1o-3 i_meeting:j5 i_might:a11o-4 i_must:b5 i_must_not:b5
    i_need:a-5b10c-9d-3f-8g-2i5j8k-2m11n1o-14p-11q-1r1s3w-4z-5 i_need_a:b-9i9j-3n2r3 i_need_an:a4b7j-4
    i_need_for:a1j-1m1 i_need_help:b-1n5 i_need_something:s8 i_need_the:a-1b-4g1m3
    i_need_to:a-3b11j16m-4n-2o-3p-2 i_never:a5c-8n2o8 i_never_get:w1 i_no:f4 i_no_longer:f4 i_once:a7o-3
    i_only:a-4g5o-3s10 i_only_have:a-4o-2s11 i_order:a1 i_ordered:a2 i_owe:b6 i_paid:c2j5 i_paid_the:a-3c2j5
    i_park:a-6j-1o1p6q2 i_park_$:a-4p6q2 i_parked:a-7o6p5 i_parked_on:a-2o6 i_picked:a-1c4 i_picked_up:a-1c4
    i_prefer:a-12b-4c-1o11p6r8 i_prefer_mornings:a-6o5p6 i_promised:a-2b12o-1 i_put:a-7b-4f5g-2j15 i_put_my:o2
    i_put_soap:b-2j7 i_put_the:j4 i_read:a7 i_remember:a-2j5 i_remember_to:a-2j5 i_replied:a-4c11o-1
    i_replied_to:a-4c11o-1 i_reset:a4 i_reset_my:a4 i_return:a7 i_right:a7i-1 i_said:g1j-4p6q4
    i_said_about:a-2j-4p6q4 i_said_i:g2 i_saw:a10 i_say:a-15i-4j-1n10p9z8 i_say_$:z7 i_say_i:p2 i_say_i'm:a1
    i_say_my:p3 i_say_the:a-1j-2p6 i_say_to:a-6n5z4 i_see:a-4j8o1z5 i_see_everything:a-8j5z6 i_see_my:o3
    i_sent:a8 i_sent_the:c5 i_set:j4 i_should:a-21b16i5j-5o-5z10 i_should_be:i1 i_should_really:a-5b13o-3
    i_should_start:i4 i_shouldn't:l8 i_shouldn't_have:l8 i_skip:e4 i_sleep:a-2o7 i_slept:a5o-3s6
    i_slept_badly:a3o-3s6 i_snooze:a-7i-3j4p-2z11 i_snooze_$:j1 i_snooze_a:z5 i_snoozed:j1 i_spend:a7j-5
    i_spend_on:a5j-4 i_spent:a4j-3 i_spent_on:a4j-3 i_start:a-14i11m13p-3z-3 i_start_$:a-6i7m1 i_start_?:i7m-2
    i_start_this:m4 i_start_with:m7 i_still:b5g4j2 i_still_have:a-3b3j4 i_still_need:b1g6 i_still_return:a5
    i_study:a-1b-2o9 i_study_biology:a-3b-2o9 i_substitute:a8 i_substitute_for:a5 i_supposed:a-4j11p-1
    i_supposed_to:a-4j11p-1 i_tackle:a-10i11m9z-3 i_tackle_$:a-1i6 i_tackle_first:i2 i_take:g-3j-7k2o12p5
    i_take_my:a-8o6p5 i_take_the:a-3o6 i_talk:a3p-1 i_talk_to:a3p-1 i_tell:a-12j-4n14p6z-3 i_tell_my:a-7n9
    i_tell_you:j-3p8 i_text:a-7i-3n10 i_think:a-1c1d8e2o-2 i_thought:c-2g7 i_thought_i:c-1g7 i_ticked:a-2g3j1
    i_ticked_off:a-2g3j1 i_told:b8d-2j-4o-3p10q3 i_told_you:j-3p10q3 i_took:c9o-3 i_took_my:a-2c8 i_type:a-9z10
    i_typed:j4 i_undid:g-2l15 i_undid_$:l4 i_undo:a-6k5z3 i_use:i-1o6z7 i_use_instead:a6z-2 i_used:a7
    i_used_to:a2 i_usually:a-8b-7j-4o11p11 i_usually_get:a-2b-1o3p6 i_usually_wake:b-1o4p3 i_walked:a6
    i_wanna:b8o-4 i_wanna_hear:a3 i_wanna_start:b3 i_want:a-1b8c-9e-1g2i-3j1k-8n-2o-7r13s-1t5 i_want_a:b3
    i_want_the:a-1b-7m1r14 i_want_to:a3b3j7n-2o-4t7 i_want_you:a-1b1 i_was:a6g4o2 i_was_a:a2 i_was_born:a-6o7
    i_was_charged:a2 i_wasn't:c-7g9 i_wasn't_done:c-7g9 i_watch:a7i-2 i_wear:a3b-1i-6o9 i_wear_a:o4 i_wish:a4
    i_won't:a-2f9 i_won't_be:a-2f9 i_wonder:a10 i_wonder_what:a2 i_word:a-7n12z-2 i_word_this:a-5n10z-2
    i_work:a-17b-3j-2o13p8q7 i_work_$:a-2p5q4 i_work_best:o1 i_work_from:o4 i_work_nights:a-2o6 i_work_on:a-1i4
    i_would:b6j1p-1 i_write:t5 i_write_to:n6 i_wrote:h1 ibuprofen:a6 ibuprofen_with:a5 ice:a-8b15f-1 ice_$:b2
    ice_melt:b2 ice_melt_$:b2 iceland:a5 iceland_$:a5 id:a-10b6o6p4 idea:b-13f8g8j-2o-1p3 idea_$:a5b-12f7g9
    idea_what:a-3i1p3 identity:a8 if:a24c-8d-2e-1f-1g-5i-1j14m-1o-7p-8r1s-4 if_i:a12b-6g-1i-6j12o-3p-3z1
    if_i'm:b-2j8 if_i'm_free:b-1j8 if_i_forgot:a2 if_i_put:j6 if_only:a5 if_you:i4r5 if_you_were:a-6i4r5
    ikea:b11 ikea_$:b1 ikea_shelf:b2 ikea_shelf_$:b2 ikea_wardrobe:b1 ikea_wardrobe_$:b1
    im:a-3b-18e-2f-1j-1s19w16z3 im_so:a-4b-2s7w5 important:a-7h11i7m-3o3 important_$:h9m-2 important_thing:i2
    improve:b3 in:a20b6c3d9e-13f-18g-31h3i-17j-13k-22m3n-3o17p-5q-3s2t-4u-16v-8w8x-15y-1z-14A-14
    in_$:a-10c16d-6h5j-4o-2p-8s4y8 in_0:a-13b2d15h-4s1 in_0_minutes:a-5b5i1s2 in_?:z2 in_?_$:z2
    in_a:b-13d10j10o-9r-4s-3w6 in_a_fight:a1 in_a_meeting:d3 in_a_week:a-3b-2d7 in_an:a-5d6i-2s6
    in_an_hour:a-3d6i-2s6 in_barcelona:a1 in_barcelona_$:a1 in_bite:b-2m7 in_bite_size:m4 in_california:a5b-2
    in_centimetres:a4b-2 in_centimetres_$:a4b-2 in_chicago:a1 in_coffee:b2 in_coffee_with:b2 in_college:a5
    in_college_we:a2 in_denver:a-3o6 in_denver_$:a-4o6 in_english:a4 in_europe:a2 in_europe_$:a2 in_five:a-3i5
    in_five_minutes:a-3i5 in_for:a-4b11 in_for_next:b3 in_french:a7 in_french_$:a4 in_half:b6 in_half_an:b6
    in_hallway:a-3b5 in_hallway_$:a-3b5 in_hawaiian:a1 in_hawaiian_$:a1 in_here:a14h-2m-1 in_here_$:a13h-1m-1
    in_it:b-3j9 in_it_$:b-3j9 in_italian:a10b-4 in_italian_$:a3 in_italian_how:a4b-1 in_japan:a3 in_japan_$:a3
    in_japanese:a3 in_japanese_$:a3 in_korean:a1 in_korean_$:a1 in_law:a-2n2 in_leeds:q5 in_lisbon_$:b1
    in_london:a2 in_london_$:a1 in_lot:o1 in_mind:a-2o10 in_mind_that:o4 in_my:c14o-6 in_my_essay:a-1c6
    in_ohio:a-2o3 in_ohio_$:a-2o3 in_on:a9b-6 in_on_the:a6b-4 in_one:a-4m2o6 in_paris:a2 in_paris_$:a2
    in_perth:a-4b5 in_sick:a1 in_smaller:m4 in_sydney:a1 in_ten:b-1d4
    in_the:a-8b10c-7d-2e1f-16g-10h12m-16o17p-4r8s5 in_the_air:a2 in_the_attic:a-6b1o6 in_the_blue:a-1o5
    in_the_car:a-3b6 in_the_dark:a3b-1 in_the_essay:a-2c5j2 in_the_evening:d3 in_the_hallway:b3
    in_the_kitchen:a1 in_the_living:a8b-7 in_the_mood:a-3b-4e6s8 in_the_morning:a-8d7o3 in_the_mornings:o1
    in_the_nursery:a1 in_the_office:a8b-5 in_the_shopping:h4 in_the_tank:a-2s7 in_the_timesheet:b1 in_the_top:o4
    in_the_war:a4 in_the_world:a5 in_this:z1 in_to:a3b-1 in_tokyo:a7y-1 in_tokyo_$:a5 in_town:a4 in_two:a-4b4d5
    in_two_hours:a-3b6d1 in_ukraine:a4 in_ukraine_$:a2 in_us:a1 in_us_dollars:a1 in_your:a-2p5
    in_your_memory:a-2p5 inbox:a3b5j-4 inbox_$:a4b2j-4 income:b3 incomplete:b-6c-2g14 incomplete_$:b-6c-2g14
    increase:a7b1 increase_my:b3 increase_the:a7b-1 index:b2 indoors:a-2b6 indoors_$:a-2b6 info:f-8q10
    information:a-2f-1o3q4 ingredients:a9b-3 ingredients_for:a10b-6 ingrid:b2 inhaler:a-3b7 inhaler_$:b4
    ink:a-1b7 ink_hp:b1 ink_hp_0:b1 ins:a3 inspection:a-2b8 inspection_$:a-2b6 instagram:a10 instagram_$:a8b-2
    install:a-5b12 install_the:a-3b7 instead:a-6b-18d12e13f-3h28i-10j-9m-2o-2z-4 instead_$:a-8b-13d11e9h18i-6j-3
    instead_?:a-1e4j-1 instead_?_$:a-1e4j-1 instead_of:a2b-3h14z-2 instead_of_0:h2 instead_of_buttermilk:a6z-2
    instructions:a-7b-5j-1z22 insulation:a-1b7 insurance:a-10b8d2f-5h10i-1j1n5o-1s-3z-3
    insurance_$:a-8b3h6j10n3p-3s-1 insurance_?:a2p-2 insurance_?_$:a2p-2 insurance_card:b-1h4
    insurance_card_$:b-1h4 insurance_cover:a1 insurance_number:a-3j-4p9 insurance_plan:a3 integration:a-1b4
    interest:a10 interest_rate:a1 interesting:a13b-5 interesting_$:a12b-4 intern:a-4b7 intern_$:a-2b4
    international:a1 internet:a12p-6 internet_$:a5 interview:a-2b8h6j6p-6y-5 interview_$:a2j6p-6y-5
    interview_to:a-2h6 into:a-7b-14c-7d-8e-9f-11g-6h15i-4j-9k-1m37n10o-2r-4s-1 into_a:a-14h9m9n3
    into_a_checklist:a-7b-4m13 into_a_daily:h6 into_a_weekly:h5 into_an:a-5b3n3 into_french:a2 into_french_$:a2
    into_little:m3 into_manageable:m2 into_manageable_chunks:m1 into_my:a3b-1 into_parts:m5 into_parts_$:m5
    into_pieces:m5 into_savings:a7b-1 into_savings_$:a7b-1 into_smaller:m5 into_steps:m5 into_steps_$:m5
    into_subtasks:m3 into_subtasks_$:m2 intolerant:o8 intolerant_$:o8 intro:a1b10e-7 intro_$:a4b6e-7
    invented:a8b-2 invented_the:a6b-1 invented_the_zipper:a2 inventory:b3 inventory_$:b3 invitation:a-10n10
    invitation_$:n1 invitations:b1 invitations_$:b1 invite:a-8b3h3n4 invite_the:a-1b5 invite_the_neighbors:b3
    invoice:a-26b4c10d2f-6g4h1j6m-2 invoice_$:a-6b-3j9n1 invoice_0:b3 invoice_one:b-2d6 invoice_task:c9g-2
    invoice_task_$:c5 invoice_to:a-2b9 invoices:a-7b8t1 invoices_$:a-7b9 ip:a7p-4 ip_address:a7p-4 ipad:b1
    ipad_$:b1 iphone:b10 iphone_$:b4 ira:a-3b7 ira_$:a-3b7 iron:b11o-1 iron_shirts:b3 ironing:a-11b-3c1d14e5h-1
    ironing_$:a-3b1c1d2 irs:b2 irs_$:b1
    is:a12b-32c7d-33e-14f-16g-16h-3j10k-26l-19m-5n-17o44p12q-6r-19t-17u-24v-15w8x-19y18z-26A-22
    is_$:a-6b3e2i-2o-4p11q1 is_0:a-3h-6j-3o23 is_0_$:a-7h-1o16 is_0_0:a-2o8 is_a:a-3m8o5 is_an:h2 is_an_hour:h2
    is_anything:a-4j6 is_arizona:a1 is_arizona_in:a1 is_at:b-4h14o-4 is_at_0:b-4h10o-3 is_awful:a1 is_awful_$:a1
    is_better:a9 is_better_than:a5 is_bitcoin:a2 is_bluefish22:o1 is_bluefish22_$:o1 is_booked:a-4c11
    is_called:a-15c-3o20 is_cleaning:j4 is_cleaning_the:j4 is_december:a-3j-2y9 is_december_0:a-3j-2y9
    is_done:c15g-4j-3 is_done_$:c13g-2j-2 is_dr:a-8h-1o13p3 is_dr_chen:a-4p5 is_due:a-9b7c-1h7j3 is_due_on:h2
    is_easter:a2 is_finally:a-3c7 is_finally_in:a-3c7 is_fine:a7 is_finished:a-1c10 is_finished_$:a-1c10
    is_flight:a1 is_fried:a-5o-6s3w9 is_good:a1 is_good_for:a1 is_hunter2:o3 is_hunter2_$:o3 is_in:a-7h5o5
    is_in_the:a-5o4 is_it:a5d-1e-1h-2i10j-12m-9o-1y20 is_it_$:a-5i4j-1y7 is_it_?:y1 is_it_better:a-1i8m-2
    is_it_friday:a-7y9 is_it_in:a9y-4 is_it_true:a1 is_jordan:a-5p5 is_june:o5 is_june_0:o4 is_killing:a1o-7w10
    is_killing_me:a1o-7w10 is_leaking:a-2b6h-1 is_leaking_again:g1 is_left:a-9i-2j15 is_left_on:i-2j6
    is_low:o-5s4 is_low_$:o-5s4 is_making:b6o-2 is_may:o3 is_may_0:o3 is_milk:j7 is_milk_on:a-4j8 is_most:a-4i8
    is_mount:a4 is_mr:o2 is_my:a-13b-7c-8f-3h-3i-4j13o15p14q-4s-3 is_my_0:j4 is_my_alarm:j3
    is_my_appointment:a-3j8 is_my_credit:a4 is_my_daughter:a-7o2p5 is_my_dentist:a-1j1 is_my_doctor:o1
    is_my_flight:a5 is_my_haircut:j5p-1 is_my_internet:a7p-5 is_my_list:j2 is_my_meeting:a-3j12p-2
    is_my_nephew:a-4o3p1 is_my_next:j5 is_my_package:a6j-1 is_my_reminder:j1 is_my_sister:a-8j-3p10
    is_my_sister's:p2 is_my_son:a-4p6 is_my_wake:j2 is_my_wife's:o3 is_named:o2 is_netflix:a1 is_next:j-1y6
    is_not:g6r5 is_not_paid:g3 is_now:a-6i7o-1 is_now_at:h1 is_number:c-5j7 is_number_0:c-5j7 is_o:o1
    is_o_negative:o1 is_off:b1n3 is_on:a-12b-4h3i-2j14o10 is_on_my:j9 is_on_the:a-2o4 is_open:a-1g3
    is_open_again:a-1g3 is_out:a-10b3c7f7 is_out_$:a-6b3c7 is_out_of:a-1f8 is_over:a6 is_over_$:a6
    is_overrated:a6 is_overrated_$:a6 is_overwhelming:m4 is_paid:c6 is_paid_$:c6 is_pending:a-1j4
    is_penguin42:o1 is_penguin42_$:o1 is_ready:a10b-1 is_ready_$:a10b-1 is_set:j1 is_set_for:j1 is_sick:b2
    is_sick_$:b2 is_so:a5b5o-3 is_still:a-8b5j4 is_still_open:a-10j9 is_sunrise:a8j-7 is_sunrise_tomorrow:a8j-7
    is_taylor:a1 is_taylor_swift:a1 is_that:j4 is_the:a12b-12c-13e-1f-5h-6i13j17m-5o-1p-10y-2 is_the_0:j-6y6
    is_the_best:i1 is_the_dentist:a-6j8 is_the_library:j2 is_the_mall:a2j-1 is_the_meeting:j1 is_the_most:i3j-1
    is_the_next:a2j-3 is_the_pharmacy:a-2g3 is_the_quickest:a-8i11 is_the_rent:a-3j5 is_the_worst:a7o-1
    is_there:a-2b-4e6j10o-1s5 is_there_a:a4j1 is_there_anything:a-1s7 is_there_for:a-5j7
    is_there_something:a-7e4j2 is_this:a2j-2m5 is_this_$:a9 is_thursday:o1y3 is_thursday_$:o1y3 is_tom:a4
    is_tom_hanks:a4 is_too:a6c-2m4w5 is_too_big:a-1m6 is_too_much:w5 is_under:o3 is_under_the:o3 is_urgent:h6
    is_urgent_$:h6 is_visiting:a7o-5 is_what:a6 is_wrong:h2 is_your:a8p-2 is_your_boss:a1 island:a2 island_$:a2
    isn't:a3b-14c-13d-4e3f10g24h-4k-2m-3o-5 isn't_done:c-3g9 isn't_done_$:g4 isn't_finished:c-2g9 isn't_fixed:g4
    isn't_it:a2e6 isn't_it_?:a4 isn't_relevant:f6 isn't_working:a6 isn't_working_$:a4 isnt:g1 issue:b2
    it:a-7b-35d19e9f14g15h15i-14j-25k10l9m24n4o-31p-21q-10r-3s-31t-18u-28v2w-27x-19y10z-21A-26
    it's:a8b-20d-8e-13f11h30i-9j-17k-7l-2m13n-1p-9r-10s-4u-7w2x-1A-6 it's_0:a-9b13h1 it's_0_$:a-4b6o1
    it's_0_so:b4 it's_a:f4 it's_been:a3b-1c5f-2q4 it's_cold:a1 it's_due:h5 it's_due_friday:h4 it's_freezing:a6
    it's_my:a10 it's_my_birthday:a10 it's_not:a-6f3g1h5 it's_raining:a7 it's_siobhan:a-3b-2h10
    it's_siobhan_$:a-3b-2h10 it's_snowing:a7 it's_the:h3 it's_too:m5 it's_too_big:m4
    it_$:a-20b-15d-13e14f21g1h-6j3k3l9m11n2o-9p-1q-9r-19s-6t-1u-8v9w-5x-3y1z-2A-6 it_?:m5y1 it_?_$:m5y1
    it_a:b-1d3h3 it_a_week:d3 it_active:g2 it_active_again:g2 it_after:d2 it_again:a-3d2g1l1m1
    it_again_$:a-1g3m2 it_and:e2 it_as:h6 it_at:b-4e10 it_at_the:b-4e10 it_back:a-6b-2e-3f-1g11k13
    it_back_$:a-1d-1g11k1 it_back_how:k1 it_back_on:g1 it_back_please:k1 it_back_the:k3 it_back_to:k4
    it_back_up:d2 it_be:a3m7 it_be_in:m7 it_better:a-1i8m-2 it_better_to:a-1i8m-2 it_by:l2 it_come:d4
    it_come_back:d4 it_didn't:g2 it_didn't_go:g2 it_done:c4 it_done_$:c2 it_down:m1 it_down_$:m1 it_expires:b6
    it_expires_$:b6 it_for:a-2b-1e3n8 it_for_me:n8 it_friday:a-8b11y8 it_from:f1 it_go:f2 it_go_$:f2 it_going:a6
    it_in:b3d3n2y-4 it_in_the:b2d2 it_into:m4n3 it_is:a4 it_isn't:f2g1 it_leaves:h2 it_leaves_at:h2 it_less:m6
    it_like:k4 it_louder:a5 it_louder_in:a5 it_now:a2y5 it_now_$:a2y5 it_off:a-1c7f2 it_off_$:c8
    it_on:b9c-1d13e-6f-5g-4j-2 it_on_my:b9 it_on_the:b6 it_out:a-2d2f2q3 it_out_$:a-1f3q3 it_out_of:d2
    it_please:a-1f5m5 it_please_$:a-1f5m5 it_rain:a5d-1 it_rain_tomorrow:a5d-1 it_rained:a5 it_rained_the:a5
    it_renews:b4 it_says:f-1g2h6 it_short:r5 it_short_$:r5 it_should:a-4h10 it_should_be:h3 it_should_say:a-2h6
    it_smaller:m4 it_smaller_$:m4 it_snow:a3 it_snow_on:a1 it_still:g2 it_still_needs:g2 it_take:a3
    it_take_to:a2 it_this:c7d2f-3 it_this_morning:c7f-2 it_this_weekend:d4 it_thursday:h3 it_thursday_$:h3
    it_till:d2 it_to:a-3b-18e12g5h3i-2r6 it_to_the:a-5b-9d-6e15g6h-1 it_to_tomorrow:d1 it_today:g1
    it_tomorrow:d2 it_tonight:d3 it_true:a1 it_true_that:a1 it_until:d6 it_up:a-1d3h-1m12 it_up_$:a-2b1m11
    it_up_for:m1 it_was:a-3g-7k17l3 it_was_$:k7 it_was_a:a-3k4 it_was_before:a-5k10 it_weekly:h8 it_weekly_$:h8
    it_wrong:a7 italian:a12b-13f1g5 italian_$:a8b-3 italian_how:a4b-1 item:a-3f6i2j-2 item_about:f2
    item_about_coffee:f2 item_on:i2j-2 item_on_my:i2j-2 items:a-3b-1j11 items_are:j1 items_are_on:j1
    itinerary:a-4b8 itinerary_$:a-4b8 ito:a-1b4 ito_$:a-1b4 its:a7b-11f1h9 its_dock:a4b-2 its_dock_$:a4b-2
    its_too:a5b-1 ive:a-1s6 jab:a8b-3 jab_$:a8b-3 jacket:b2 jake's:b2 jam:a3b1 janelle:b2 janelle_$:b2
    january:d10 january_$:d10 japan:a5 japan_$:a5 japanese:a5 japanese_$:a5 jazz:a6b-5o5 jazz_$:a2b-7o6 jeans:b7
    jeff:h7o-3 jen:n9 jen's:a4b-2n-2o2 jen's_email:a6n-2 jenny:a-6b7o1 jess:a-1b5 ji:a10b-9f2 jim:a-1o7 jim_$:o5
    jira:a-2b6 jo:a-5o2p3 job:a-4b-3c-7f1h6i15j-4m12o-6p1u-2 job_$:a4c-2i13j-1o-5p2u-1 job_application:m3
    jobs:a-1m3 jobs_$:a-1m3 john:a7 joint_account_$:a3b-2 joke:a9b-6k-1x9 joke_$:a-1x9 joke_mate:a3b-1
    joke_mate_$:a3b-1 joke_was:a5 joke_was_terrible:a1 jokes:a-2b-1p-4r13x3 jokes_$:a-2p-2r8x5 jokes_are:a-1r6
    jordan:a-7o3p5 jot:b3 jot_down:b3 journal:a-2b6 journal_$:a-2b6 juice:a-6b7s4 juice_$:b3 jules:a-2o7p2
    jules_$:p4 july:a1o1y-1 july_0:a3y-1 jump:b1e4 jump_start:b2 jump_start_a:a3 jump_start_the:a-1b4
    jumper:a-2b7 june:a-5b7o6 june_$:b6 june_0:a-2o7 june_0_$:a-2o7 junk:a-4b9 junk_drawer:b5 junk_drawer_$:b5
    just:b-24c12d-10e-8f-10g-6i2j-4k17l8m2n-5o1p-13q-4r-5s13w6z-3 just_a:a-1s7 just_deleted:g-5k8
    just_deleted_$:g-5k8 just_did:a-4k10 just_did_$:a-4k10 just_finished:c7 just_got:c4 just_got_back:c4
    just_now:k3 just_one:i4m3 just_paid:c2 just_paid_the:c2 just_pick:i1 just_said:k3 just_said_$:k3
    just_so:a-1o10 just_so_you:a-1o10 just_tell:i1 just_tell_me:i1 just_the:m1 just_undid:l7 just_undid_$:l7
    k:a-3b8 karen:a-7c1d-3h6j1 karen_$:a-1c1j1 keep:a-10b-7c-8e-2f-11g-5h1i9j-5k-8l4m-5n-2o15q7r14t4 keep_a:a2
    keep_in:a-2o8 keep_in_mind:a-2o8 keep_it:a-3f-1k-5l6r12 keep_it_short:r5 keep_me:d-1t5 keep_my:a-3o2q7
    keep_the:a-2h1o3p1 keep_the_receipts:o2 keep_the_spare:p2 keep_your:a-2r8 keeps:a10b-3 kenya:a10j-4
    kenya_$:a5j-1 kenya_?:a3 kenya_?_$:a3 kerala:a3 ketchup:a-2b8 kettle:i2s2 kettle_$:b1 kettle_boils:i2s2
    kettle_boils_$:i2s2 key:a-11b5c-2j-5n1o5p12 key_$:a-4p10 key_is:b1o2 key_is_under:o3 keyboard:a-5b5k7
    keyboard_$:a-1k7 keys:a-2b15f-2o3 keys_$:b9 kick:a-4b-3d9r5 kick_the:b-1d6 kid:a6o-4 kid's:a-2p1
    kids:a1b2c-2d-8g-5h-4i-1j-8n-1o16p14r-1s2 kids':a-12b9c-2j-2o3p6 kids'_names:a-4j-1p7 kids_$:a-7b2c2o5
    kids_are:b-5o8 kids_are_called:a-1o5 kids_at:b6f-1 kids_go:o3 kids_go_to:o3 kids_to:b2
    kill:a-1c-3e-1f16g-4h-3j-1m-2s10 kill_$:a-2b-1s8 kill_the:b1f9g-3 kill_the_lights:a7b-4 killing:a1o-7w10
    killing_me:a1o-7w10 killing_me_$:a1o-7w10 kilometers:a4b-1 kilometers_$:a4b-1 kim:a-4b9h-1n2o3 kim_$:n2
    kind:b1j-3p5 kind_of:j-3p5 kindly:a-18b-12g8i2j-2k3l3n1r11s-1 kindly_$:i3 kindly_postpone:d4
    kindly_postpone_this:d4 kindly_remind:b3 kindly_remind_me:b3 king:a4b-1 king_$:a2 kit:a-4b12o1 kit_$:a-3b7o2
    kitchen:a3b2f-3g-1h-6j-2l-2m15 kitchen_$:b6h-1 kitchen_floor:a-1b11l-2 kitchen_floor_$:b8l-2
    kitchen_lights:a5b-2 kitten:b3 kitten_$:b3 knackered:a-6i6o-2s4 knackered_$:a-6i6o-2s4w1 knee:a-4b5q1
    knee_$:q1 knees:a4 knees_$:a2 knit:b1 knitting:a5b-5f2g1j-1 knives:b4 knives_$:b4 knock:a7b-8i8j-3
    knock_jokes:a3 knock_jokes_$:a3 knock_knock:a16b-6 knock_knock_jokes:a3 knock_out:a-5i6j-2s4 knock_out_$:i3
    knock_out_before:i4j-1 knocked:a1b-7c8 knocked_out:b-5c8 knocked_out_the:b-5c8
    know:a-3c-8d-7e-11f-11g-4h-3i-8j-5k-6m6n3o14p11q11r-7s-5z7A-1 know_$:a2q1z1 know_about:a-8b1j-1p7q7
    know_about_me:a-1p3q3 know_about_my:q3 know_any:a4b-2p-5x5 know_any_good:a3 know_any_jokes:a-5p-1x8
    know_any_puns:a5b-1 know_at:b3 know_how:a-5m3n5z1 know_how_to:a-3m4n5 know_i:o4 know_i'm:a-7o12
    know_i'm_dyslexic:o4 know_my:a-6b-1p4q8 know_that:a4o13q-3x-2 know_that_i:a-2o13q-1 know_the:a8b-5
    know_what:i4n4z-3 know_what's:a1 know_what_i:a3 know_what_to:a-2i5n5 know_when:a-1b9 know_when_it's:a-3b9
    know_where:m8p2q1 know_where_i:p2q1 know_where_to:m8 know_who:a-4p5 korean:a2 korean_$:a1 kyle:a-1b3
    kyle_for:a-1b3 la:a12b-9 lab:a-7b9c1h3 lab_report:a-3b1c1h3 lab_report_$:a-2b3c2 lab_write:b4
    lab_write_up:b4 label:a-1b7 lactose:o8 lactose_intolerant:o8 lactose_intolerant_$:o8 ladder:a-5b6f2
    ladder_$:b2 lake:a3 lake_$:a1 lakers:a1 lakers_win:a1 lamb:a4 lamb_$:a4 lamp:a11 lamps:a6b-3 lamps_$:a6b-3
    landed:a2 landlord:a-23b1c7d8f-6g-9h6n9p5 landlord's:a-3p4 landlord's_number:a-3p4 landlord's_number_$:a-2p4
    landlord_$:a-12b1c6n9o-2 landlord_about:b4 landlord_about_the:b2 landlord_again:a-3p3
    landlord_email:b-10c2d12 landlord_email_$:b-4c2d4 landlord_is:o4 landlord_one:h7 lane:b-4c-3h11n3
    lane_$:a-1b-3h11n3 language:a11b-3r3 language_$:r5 language_to:a11b-5 language_to_spanish:a1 languages:a5
    languages_do:a2 languages_do_you:a2 laptop:b12 laptop_$:b9 laptop_to:b1 lasagna:a4 lasagna_$:a5
    last:a20b-11d-9e-1f-5g3h-4i-7j-1k24l3m-4n-2o-11p-11q-3r-5s-6 last_$:e1 last_0:k2 last_0_changes:k2
    last_action:a-4k9 last_action_$:a-4k9 last_change:a-3b-2k8l1 last_change_$:a-3b-2k8l1 last_email:a3
    last_email_from:a1 last_month:a5j-3 last_month_$:a3j-2 last_night:a2c4g2 last_night_$:a4c1 last_one:a-5b8e-1
    last_one_$:k6 last_one_it's:h1 last_ten:a8 last_thing:a1b-1k4l2 last_thing_$:k4l2 last_two:a-6f7k1
    last_two_$:a-5f8 last_week:a-4j10 last_week_$:a-1j6 last_week_?:a-1j3 last_year:a3 last_year_$:a1
    late:a6j1n6o1 late_$:b2j1n6 lately:a1j1 lately_$:a1j1 later:a-23b-14c-5d31f-4g-2h6i-1j-9r-6s-4u-2A21
    later_$:a-12b-20d26e-3h5r-3A13 later_read:b5 later_read_the:b5 later_today:a-1b4d12j-2 later_today_$:d4
    latest:a15b-7j2p-3 latest_email:a5 latest_news:a3 latte:a2 laugh:a9b-4 laugh_$:a7b-3 launch:a12j-1
    launch_$:a-9b11 launch_the:b3 laundry:a-24b4c10d8e1f1g17h3i-6j5k-2m-8n-4o-11p-4q-2r-6s-6u-1A-1
    laundry_$:a-4b5c3d-5e3f6g7h-1s-2 laundry_as:c6 laundry_as_complete:c3 laundry_as_done:c4g-2 laundry_back:g5
    laundry_back_to:g2 laundry_detergent:b9 laundry_done:a-5g3j6 laundry_is:b-5c10 laundry_isn't:c-1g4
    laundry_isn't_finished:c-1g4 laundry_on:b-1d1j4 laundry_task:g1h3 laundry_task_$:g3 laundry_to:d11
    laundry_to_my:b1 laundry_to_sunday:d3 law:a-2n2 lawn:a-10b11c3e3g2i-4 lawn_$:a-7b8c4 lawyer:a-4b10n-1
    lawyer_about:a-2b3 lawyers:b4 lax:a1 lazy:a-1i-2s5w4 leading:a2 league:a12b-3 league_$:a10b-3 leak:a-4b13
    leak_$:a-3b11 leaking:a-2b7h-1 leaking_again:g1 leaky:b3 leaky_faucet:b3 leaky_faucet_$:b2
    learn:a-10b17f1j-4o9 learn_$:a3 learn_the:f3 learn_this:a-3o10 learn_to:a-4b8 learned:p4 learned_about:p4
    learned_about_me:p4 lease:a-3b12 lease_$:a-3b9 least:a5b-2 leave:a2b-2c-3d8e9f-5j-13m-1o-2p-3r6s-3w-3A11
    leave_$:a7b-2d-1s-1w-2A12 leave_for:a-1b6 leave_for_the:b6 leave_that:d2 leave_the:a3b-7d7e5j-6
    leave_this:e6 leave_this_one:e4 leaves:a-3b1s5 leaves_$:b3 leaves_at:h2 leaves_at_0:h2 leaving:a7b-3A5
    leaving_now:a2A5 leaving_now_bye:A3 lecture:b4 lee:b3j-1o6 lee_$:o2 leeds:a-1q5
    left:a-5b-15c-4e-2i-12j25o15p-6s9 left_$:a-5b-7j15s10 left_for:j1 left_for_today:j1 left_handed:o11
    left_handed_$:o8 left_off:a2 left_off_$:a2 left_on:a5i-3 left_on_my:i-2j5 left_on_the:a4j-1 left_the:b-1o3
    left_to:a-6i-1j10 left_to_do:a-6i-1j10 leftover:b7z-2 leftover_soup:a-1b4 leftover_soup_$:a-1b4
    leftovers:a-2b7 leftovers_$:a-2b7 leg:b7 lemon:a4 lemonade:a4b-1 lena:q3 lena_$:a1b-2q3 leo:a-23b3j-2n3o9p11
    leo's:b5 leo_$:a-13b3h1p6 leo_is:o4 leo_is_my:o4 less:a-21b-11j-3m12r31s4 less_scary:a-1m9 less_scary_$:m7
    less_than:a-3s7 lesson:a-8b4d-3f6h4 lesson_$:a-6b4f6 lessons:a-9b1g11 lessons_$:a-7g10
    let:b7c-4e5f8h-3i-6j3m-7n-4o-4p-2q-2r-5A8 let's:a-2b-22d4e8g-2h1i16j-8k-3m2n3r-2s-4t12u-1w-1
    let's_call:d-1h7 let's_come:e5 let's_come_back:e5 let's_do:a-7d1e-3i8t8 let's_do_a:a-1t5 let's_do_it:d3
    let's_do_that:d4 let's_draft:n6 let's_focus:t8 let's_get:a-1b-1i10 let's_have:g3i1j-1 let's_have_the:g3i1j-1
    let's_leave:d2 let's_not:f5 let's_not_do:f5 let's_pick:d4 let's_play:a5 let's_skip:e4 let's_skip_it:e1
    let_go:f7 let_go_of:f7 let_it:f1 let_it_go:f2 let_me:b4e3f-5g2i-4j7m-4n-3o-2r-3A9 let_me_forget:b12
    let_me_have:a-2b-3e-2g5j6 let_me_hear:a7b-1 let_me_know:b9 let_me_see:b-2j7 let_me_skip:e4 let_that:a-2e3f4
    let_that_one:a-2e3f4 let_the:b1 lets:b-1i2n4 letter:a-16b1c8d-2e-2h-2j-2m-1n20r-2t4 letter_$:a-1b2n12t5
    letter_for:b-1n3 letter_for_the:b-1n3 letter_from:f2 letter_from_the:f2 letter_to:a-6b7n3
    letter_to_the:a-3n12 letters:a1b1 letters_$:b4 lettuce:b-1h3 level:a4b-7o10 level_$:a12b-8 level_0:b-5o10
    library:a-9b6c5d4e3f-3g2j1 library_$:a2 library_book:a-8b5j3 library_book_$:a-3b6
    library_books:a-10b1c6d5e4f-1g2 library_books_$:a-5b5e5g1 library_card:b1 library_on:a1 licence:a-5b7
    licence_$:a-4b6 license:a-11b6c4j-3o3p7 license_$:b3 license_plate:a-7j-2o6p8 license_plate_$:a-1p5
    license_plate_is:o1 license_plate_it's:o5 life:a1j-4x8 life_$:a3 life_?:a-8x10 life_?_$:a-8x10
    life_insurance:b4 light:a16h-6 light_$:a5 light_color:a6b-3 light_color_to:a6b-3 light_in:a-3b4
    light_in_the:a-3b4 light_off:a3 light_off_$:a3 light_on:a3 light_the:a-4b8 lightbulb:a-3b5
    lightbulb_in:a-3b5 lightbulbs:b11 lightbulbs_$:b11 lights:a28b1c-2d-1f-7h-4j-3k-2 lights_$:b10f-2
    lights_off:a4 lights_on:b5 lights_on_the:b6 lights_to:a8b-5
    like:a6b-30c-5d-3e4f-3g-9h-9i-14l-2m-2p11r24s1u-1x3z-9A-2 like_$:j3 like_?:j1 like_?_$:j1
    like_a:a-10b-9r18w5 like_a_british:r2 like_a_drill:a-1r3 like_a_failure:w5 like_a_pirate:r3 like_being:a-3x5
    like_doing:e3s8w-6 like_doing_that:e3 like_grandma:r2 like_grandma_$:r2 like_it:a-3e3k2r5 like_my:a-9p9r2
    like_my_grandma:r2 like_on:a1 like_on_the:a1 like_on_tuesday:j1 like_the:m1 like_this:a9 like_this_one:a1
    like_to:a1o4r-2 like_to_be:a-3o5 like_to_see:a2d1 like_you:o2 like_you_to:a-1o2q1 like_your:a10o-1r-2
    liked:a7 likes:a11b-4 lily:b1 limit:a16b-2j-4 limit_$:a5 limit_for:a3j-2 limit_on:a1 limiting:a-3b5
    limiting_$:a-3b5 lin:b2 lincoln:b-1o7 linda:h3 linda_$:h4 line:a5b-3e8 line_$:a-5e8 lines:b3 lines_for:a-3b5
    link:h4 linkedin:a-7b12 linkedin_$:b3 liquid:b2 liquid_$:b2 lisa:b-1n2 lisa_$:a2b-6n2 lisbon:b2 lisbon_$:b3
    list:a-25b4d-25e-6f19g4j30k-10l-4m1n-19o-23q-20s-2t-13u-8v5w-6x-4y-1A-7
    list_$:a-34b-2d-13f22g3h5i10j15k-3m-8n-7o-11p-14q-9r-8s-10t-2v6 list_?:a-5s6 list_?_$:a-5s6 list_all:a9b-3
    list_called:a-4b6 list_doesn't:f1 list_doesn't_need:f1 list_everything:b-3j12p3q-3 list_everything_for:j2
    list_for:a-2b2i-3j3m3 list_for_anything:b-3j4 list_for_me:b11i-2j-1 list_for_the:b-3m4 list_have:j5
    list_i:c5 list_is:a5c1j-3 list_item:b1 list_my:b2 list_of:a12b1j-5 list_of_things:b5 list_out:b-1j2
    list_please:b12 list_please_$:b13 list_the:a2f-1j-9m5p9 list_the_ingredients:a8b-6 list_the_steps:b-1m6
    list_what:a-1i-2z5 list_with:j6 list_with_me:j7 listen:a5b3 listen_to:a5b3 listen_to_the:b1 listening:a5
    listening_to:a5 listing:b3 lists:a-13j20p-2 lists_$:a-7j13 lists_do:a-4j8 lists_do_i:a-4j8 lit:a-3b8
    litter:a-5b11 litter_$:b5 litter_box:b1 litter_box_$:b1 little:a-2b-8m12u1A5 little_penguin:b-1u1A6
    little_penguin_$:b-1u1A6 live:b-6c-3i-8j-5o12p11q10r-4x7 live_$:a-6b3i-3j-1p8q2x7 live_?:a-1p4
    live_?_$:a-1p4 live_in:a-7o6q7 live_in_leeds:q5 live_on:a1b-1o1 live_on_mars:a3b-1 lives:a-12b-2o13p1
    living:a1b4h-2 living_room:a3b2h-2 living_room_$:a1 lo:a4b-2 lo_fi:a4b-2 lo_fi_beats:a4b-2 load:b8
    load_of:a-4b6 load_the:b3 loads:i5 loads_of:i5 loads_of_energy:i5 loan:a2b4j-2 loan_$:a2j-2 loans:a-1b5
    loans_$:a-1b5 local:a2 location:a22b-18h4p-1 location_$:a9 location_of:b-2h5 location_of_the:b-2h5
    location_services:a5b-2 location_services_$:a5b-2 location_with:a8b-4 lock:a5b4p1 lock_the:a3
    lock_the_shed:b3 lock_up:a-2b5 lock_up_the:a-2b5 locker:a-17j-6p19q6 locker_code:a-5p8q2 locker_is:a-4p8
    locker_number:a-1p2q1 locker_number_$:p2 loft:a-10d4f5g8i-1j-3m3 loft_$:m1 loft_conversion:b-3f7
    loft_one:d5g9j-2 loft_one_$:d3f-5g10j-2 log:b2A10 log_$:b4 login:a-1b6 logo:b1 lol:a14b-13i-2x12
    lol_$:a6b-13x12 london:a9 london_$:a2 lonely:a-3b-4w15 long:a13b-5h-2j8o-2s4z-1 long_$:r1s5 long_do:a6
    long_does:a1 long_have:a-4j4 long_have_i:a-4j4 long_is:j4 long_is_the:a-3j4 long_until:a-1j4
    long_until_my:a-1j4 longer:a-16b-6f21h-2j7q3 longer_need:b-3f11 longer_need_to:f5 longest:a2c-3j5
    longest_$:c-2j6 loo:a-3b6 loo_roll:a-3b6 loo_roll_$:a-3b6 look:a-5b8c-4d-3e6f-5g-2h-6i-6j27m-3n-1o-3
    look_at:a-10b5e8h-1j5o-1 look_at_that:e7 look_for:a4b-4j3 look_for_a:b3 look_for_the:a10b-12j4
    look_into:a-8b14 look_like:j10p-6 look_like_$:j4p-2 look_like_?:j1 look_like_on:j1 look_up:a3b-3j11p2
    look_up_flights:b5 look_up_my:b-1p2 look_up_the:a12b-12j7 looked:n1 looked_at:b2 looking:a-2j11
    looking_$:a-5j9 looking_for:j1 looks:p1 loop:a3b1 loop_in:a-2b4 lose:b-1e-7f18g-2o-3q9 lose_that:q5
    lose_the:e-1f11q4 lose_weight:a1 lost:a22b-4o-8z1 lost_$:a1 lost_in:a5 lost_it:g1 lost_my:a5
    lot:a-7b-8m8s1v7 lot_$:b-4v2 lot_of:s2 lot_that:v4 lot_that_helps:v4 lottery:a6 lottery_ticket:a1 lou:b2
    loud:a13b-8 loud_$:a13b-8 louder:a21b-9h-1 louder_$:a9b-5 louder_in:a5 louder_please:a6 louder_please_$:a6
    lounge:a7b-4 love:a6b-12c-2d5i-1j-3o-6r15x10 love_$:a-1b-4d6r9 love_buddy:r1 love_buddy_$:r1 love_this:a2
    love_you:a-7x10 lovely:a11b-4 lovely_day:a11b-4 loving:a-3r8 loving_partner:a-3r8 low:b-11c-1h4j-2o-6s25
    low_$:a5b-9o-5s12 low_energy:s9 low_energy_$:s2 low_energy_today:s1 low_priority:b-1h7 low_priority_$:b-1h7
    lower:a4c-1h7 lower_the:a4h7 lower_the_priority:a-3b-5h12 lower_the_thermostat:a4 lsit:a-5b1j4
    lsit_$:a-5b1j4 luggage:a10 luggage_$:a5 luigi's:b1 luigi's_$:b1 luna:a-6b6o5 luna_$:a-4b1o5 luna_to:b2
    luna_to_the:b2 lunch:a-10c-2e-5f5g-4h15j9k-1p-4s7 lunch_$:a6d10e-2i1o-1 lunch_break:b-6s10 lunch_is:a2
    lunch_w:b3 lunch_with:a-15d-10f9h10j10 lunch_with_karen:d-2h2 lunch_with_sarah:d-5h6 lunches:b1 lyrics:a4
    mac_and:b1 mac_and_cheese:b1 machine:a10 machine_$:b6 made:a4x5 made_you:x5 made_you_$:a-3x8
    mail:a9b11c-4f-3j-12n10 mail_$:a7 mail_from:a12b-7 mail_package:b1 mail_package_to:b1 mail_to:b-4n8
    mail_to_hr:n4 mail_to_the:b-3n2 mail_while:a-5b9 mailed:b-4c9 mailed_$:b-4c9
    make:b13c-16d-12e-16f-19g2h21i-14j-6l-6m20n4p-10q-5r-14s-8t-3u-5v-1w-4x-3z-13A-4 make_$:a-6j12
    make_a:b1h-14m5o7 make_a_draft:b-2n6 make_a_list:b1 make_a_note:b12h-6 make_a_plan:b-2m4 make_a_playlist:b2
    make_an:b9h-1 make_an_appointment:b5 make_copies:b2 make_copies_of:b2 make_it:b-1h7j-3k5m10 make_it_less:m6
    make_it_louder:a5 make_it_smaller:m4 make_it_thursday:h3 make_it_weekly:h8 make_lasagna:b3 make_lasagna_$:b1
    make_me:a9b1m-1 make_me_a:b7 make_me_an:a1 make_me_laugh:a9b-4 make_sure:a-5b14 make_sure_i:b8
    make_that:b-6g1h11 make_the:a4b-16c-1d-2f-1h8m8n8 make_the_gym:h2 make_the_lights:a3 make_the_living:b4
    make_the_trash:h2 make_this:a-9e-1h7m9 make_this_less:a-3m6 make_this_smaller:m3 make_watering:b-1h3
    make_watering_the:b-1h3 maker:a2 maker_$:a2 makes:a11b-6 making:a8b2 making_a:a3o-2 making_that:b6
    making_that_noise:b6 male:a15r-11 mall:a12b-3j-2 mall_$:a8b-3 mama:a-4c9 mammogram:a-3b8 mammogram_$:a-3b8
    man:a5 man_$:a4 manageable:h-2m9 manageable_chunks:m1 manageable_chunks_$:m1 managed:a-2b-10c15
    managed_to:a-2b-10c15 manager:a-2n8o4 manager_$:a-2o4 mango:a2 manual:a-5b-6z13 manual_$:a-4b-6z13
    many:a4b-17c-1d-5j2n-3p9r10s-3u-1v9x-2y7z-9 many_alarms:a-1j3 many_are:a-1j2 many_are_left:a-1j2
    many_calories:a5j-1 many_days:a-4y9 many_days_are:a4 many_emojis:r3 many_emojis_$:r3 many_hours:a2
    many_kids:a-9j-3p12 many_meetings:a-1j2 many_meetings_do:a-1j2 many_miles:a5 many_minutes:j4
    many_points:a2j-2 many_reward:a1 many_reward_points:a1 many_sick:a3j-1 many_sick_days:a3j-1 many_steps:j-5m5
    many_tasks:a-1j3 many_things:a-8j9 many_things_are:a-2j3 many_things_have:a-1j2 many_times:j3
    many_unread:a2j-1 many_vacation:a4j-2 many_vacation_days:a4j-2 many_weeks:a1 many_words:r2 map:a10b-5
    map_$:a11b-8 maple:a-3b4o2 maps:a4 maps_$:a5 marathon:a-2b3f4o2 marathon_$:a-5b5o2 march:a-4d4g-1h2
    march_$:a-1d4 march_0:h2 marcus:a-5b13 marcus_happy:b1 marinate:a-4b8 marinate_the:b3 mario:a1
    mark:a-4c22d-7e-2f-12g10h4i-4j-12k-1m-3n-4o2p-2r-2s-2z3 mark_$:b2 mark_0:b-5g6h4 mark_all:a8b-1 mark_it:c4g1
    mark_it_as:h1 mark_laundry:c6 mark_laundry_as:c4 mark_my:b1c1 mark_number:g3 mark_number_0:g3
    mark_something:z4 mark_something_as:z4 mark_the:a-2c4h5 mark_the_laundry:g4 marked:c-5g12j1 market:b5
    market_$:b6 marketplace:a-2b6 marketplace_$:a-2b6 married:a8b-1o6 married_to:o8 marry:a6 mars:a12b-3
    mars_$:a8b-2 massage:b1 massage_$:b1 mastercard:a4 mat:b1o3 mat_$:b1o1 match:a2h2 match_$:a5
    mate:a5b-12d1e1v11 mate_$:a5b-12e1v11 math:a-8b12 matter:a2 mattress:a-8b12 mattress_$:a-6b11 max:a2b2c-3o5
    max_$:o3 may:a-4o7 may_$:a-1o1 may_0:o3 may_0_$:o3 maybe:a5b-17d21e-4f-1h-1s10 maybe_$:a11b-5 maybe_0:b-5s12
    maybe_later:d5 maybe_later_$:d5 maybe_sunday:d4 maybe_tomorrow:d5 maybe_tomorrow_$:d4 mayor:a7b-4
    mcdonalds:a8b-6 me:a1b-34c-28d9e5f-11g-10h-48i25j5k-29l-21m8n8o7p8r13s-10t13u-27v-19w-5A-8
    me_$:a-4b-17d-7e4f-12g3h-2i12j-4k-1n5o-10p12q19s3t-10u-1w6x-9z-3A-7 me_0:b5 me_0_minutes:b1 me_?:a-7p12z-2
    me_?_$:a-7p12z-2 me_a:a4b-7d-17e3h-3i6n6o-5r-2s-3t-3x16 me_a_card:a-8i13 me_a_cup:a3 me_a_different:a-6e12
    me_a_draft:n1 me_a_first:a-2n7 me_a_fun:a4 me_a_joke:a-7x9 me_a_new:a3 me_a_quick:a-5i9 me_a_recipe:a7
    me_a_reminder:b8 me_a_riddle:a4 me_a_rundown:a-2j8 me_a_song:a-10x11 me_a_step:m4 me_a_story:a3
    me_a_synonym:a3 me_a_table:a3b-1 me_a_task:b4i5m-1 me_about:a1d7f8j9p-12q-1 me_about_it:d5 me_about_my:a-6j8
    me_about_task:j4 me_about_the:b6 me_about_this:d7 me_again:a-6b-8d21 me_again_at:b-2d9 me_again_in:d3
    me_again_on:d2 me_again_tonight:d3 me_all:a-4j15p-1 me_all_my:j4 me_all_of:j4 me_an:a12b-9d5 me_an_uber:a7
    me_another:b-4d11e11i-12 me_another_$:a-4e14 me_another_half:d8e-4 me_another_one:e2 me_around:a3
    me_around_this:a3 me_at:a-10b4d8i5 me_at_0:d5 me_at_noon:d4 me_baby:m3 me_baby_steps:m3 me_back:a5g3j-1
    me_back_$:a6 me_break:m2 me_break_down:m2 me_captain:o6 me_captain_$:o6 me_directions:a2 me_directions_to:a2
    me_everything:a-7j5p10 me_everything_you:p3 me_flights:a7b-1d-2 me_forget:a-1b11 me_forget_the:b6
    me_forget_to:b4 me_get:i4 me_get_started:i4 me_have:a-2b-3e-2g5j6 me_hear:a7b-1 me_how:a5b-2j-4z2
    me_how_many:a2 me_how_to:a3b-1n1 me_i:a-2i1o6 me_if:j3 me_if_i:a-2j4 me_in:a-12b1d1r9t1 me_in_0:b5s-3
    me_know:b9 me_know_at:b3 me_know_when:a-3b9 me_later:b-3d6 me_later_$:b-3d6 me_laugh:a9b-4 me_laugh_$:a7b-3
    me_like:a-1r5 me_more:r3 me_my:a4b-6f-1j4p7q-1 me_my_last:a1 me_my_list:j4 me_my_locker:p1 me_my_next:i6j-3
    me_number:j7 me_number_0:j7 me_of:p3 me_of_my:b1p3 me_of_the:d2 me_on:a5e-3o-2t7 me_on_this:e-3t8
    me_one:d2e-3i11j-4 me_one_thing:i2 me_out:a-9A11 me_phrase:n3 me_pictures:a6j-2 me_pictures_of:a6j-2
    me_plan:m3 me_plan_the:m3 me_please:i6 me_please_$:i5 me_reply:n5 me_reply_to:n5 me_sam:o5 me_sam_$:o5
    me_see:b-2j7 me_see_my:a6j-3 me_see_the:a-2j7 me_see_what's:j2 me_skip:e4 me_so:p2 me_some:a2b-3n3
    me_something:a4j-1s8 me_something_easy:a-1s8 me_something_funny:a2 me_something_to:i4 me_start:i-2m8
    me_steps:m3 me_steps_$:m3 me_that:a-3b13d-2e4j-1 me_that_i:b2 me_that_the:b10d-3
    me_the:a7b-20d-6e2f-5g-5j-4p-2r13y10z10 me_the_definition:a2 me_the_forecast:a4 me_the_headlines:a5
    me_the_next:e2j-3 me_the_one:a-2e4j1 me_the_radar:a4 me_the_schedule:a5j-3 me_the_steps:m5
    me_the_time:a-6y11 me_then:b3d2 me_then_$:d3 me_this:a-2m-4r9 me_through:b-6d-1e-2j1m15 me_through_it:m3
    me_through_the:m2 me_through_this:m6 me_time:a-1b7 me_to:a3b12d-6e3f7i2j-7m-1n-8o-3r-3 me_to_do:a-6d1e4i4j-3
    me_to_pay:b1 me_to_take:b1 me_to_the:a15b-13 me_to_work:a5b-1 me_today:j2 me_today_$:j2 me_tomorrow:a-4d4
    me_tomorrow_$:a-1b-3d6j1 me_up:a4d-1n2 me_up_a:n3 me_up_at:b6 me_what:a-11e2j5p8q-5z6 me_what's:j4
    me_what's_on:j3 me_what_i:a-1j7p1 me_what_is:j1 me_what_my:p3 me_what_time:j1 me_what_to:a-6i12j-2
    me_what_you:p7q-3z2 me_when:a-8b7j6 me_when_it's:a-5b10 me_when_the:b-1j6 me_where:i3 me_while:n-2t14
    me_while_i:n-2t14 me_who:a2 me_who_won:a2 me_with:b-8i4r6 me_with_another:i4 me_with_this:d3 me_your:p8
    me_your_memory:a-2p8 meal:a-1b7 meal_prep:b1 meals:a-2b6 meals_$:a-2b6 mean:a1b-1c-5d2e-3i-1j-8k18l6o-1p-8z3
    mean_$:a6j-1p-5z4 mean_?:a1 mean_?_$:a1 mean_that:k9 mean_that_$:k7 mean_to:a-5c-3k12l8 mean_to_delete:k6
    mean_to_do:k5 meaner:r6 meaning:b-3x8 meaning_of:b-3x8 meaning_of_life:a-4x8 meaning_of_the:a5b-2
    meant:a-1h17o-4 measure:b4 measure_the:b3 meat:a-4o3p4 meat_$:a-4o3p4 mechanic:h2 medication:a-7b1j-6p10
    medicine:a-8b4g5h4 meditate:b6 medium:a-8b-8o2s15 medium_$:a-6b-2o2s9 meds:a-8b13c9d-2 meds_$:a-7b7c8
    meet:a-11b2x10 meeting:a-32b4c-14d5e-4f18g-8h9i-5j34m-8n-3o-12p-17q-1r-2 meeting_$:a-10b12f5h-7j9n-4s2
    meeting_at:b-5f7j4 meeting_at_0:b-5f7j1 meeting_is:j2n3 meeting_is_$:j4 meeting_is_off:n3 meeting_notes:b4
    meeting_notes_to:b1 meeting_room:b3 meeting_room_$:b2 meeting_to:a-3b-5d7h7 meeting_to_0:b-1h7
    meeting_with:a-9d-1f9h5j8p-2 meeting_with_the:h2 meeting_with_tom:h2 meetings:a-11b-1j17 meetings_do:a-1j2
    meetings_do_i:a-1j2 meetings_today:a-2j6 meetings_today_$:a-1j5 meh:a-6b-3e15 meh_another:a-4b-2e11 melt:b2
    melt_$:b2 membership:a-9b13c4f-10n1p4 membership_$:a-3b8c5f-8n1 membership_number:a-2p4 memories:a-2f-11q16
    memorize:a-4b4f-1o7 memorize_lines:a-3b5 memorize_lines_for:a-3b5 memory:a-21b-17c-2f-14j-10o-2p27q31r-3
    memory_$:a-18b-18f-10j-7o-1p25q24r-1 memory_of:a-2p3 memory_of_me:a-2p3 mentioned:j-2p3q3 menu:b7j-2
    menu_$:a-2b7 menu_at:a4j-2 merge:a-3b8 message:a-1b-13d-4e-4f-2h-5j-2n34 message_$:a4b-5n3
    message_for:a-9b-13n24 message_for_my:n2 message_for_the:b-3n10 message_to:a-1b2d-1e-1n12 message_to_my:n1
    message_to_the:a-3n2 messages:a5b2j-5 messages_$:b3j-2 messi:a4 met:a4o-1 meter:a-3b8 meter_$:a-5b7 mets:a3
    mexico:a2 mia:a-8o4p4 mia_$:a-2o3 miami:a8b-4 miami_$:a6b-4 microchip:a-4b8 microsoft:a4 microsoft_$:a1
    microwave:a10b-6 middle:p1 middlemarch:a-2b3 might:a11o-4 migraines:a-2o7 migraines_$:a-2o7 migrate:a-3b6
    migration:a-1b6 mike:a8b3d2e-2h-7 mileage:a-8b13 mileage_$:a-4b8 miles:a15b-5 miles_$:a3 miles_to:a4b-1
    miles_to_kilometers:a2 milk:a-14b9c7d-2e-5g7h11i-4m-1o-5r-3s-3 milk_$:a-7c8g10h3k1 milk_and:b5
    milk_anymore:f1 milk_not:h5 milk_off:b-6f8j-1 milk_off_my:b-1f3j-1 milk_off_the:b-1f2 milk_on:a-6b-1f-2h7j8
    milk_on_my:h2 milk_on_the:b-3h3j2 milk_to:h2 milk_to_oat:b-1h3 million:a4 million_dollars:a1 milo:h3
    min:a-14b-1c-1d8f-1h4j-4o-4s9t8 min_$:a-5h5j-3o-3s8t5 mind:a-17b7d-2e3f12g-2i-2j-8k3m-1o9 mind_$:a-1b-1f7
    mind_about:f2 mind_putting:b11j-1 mind_reminding:b7f-1 mind_reminding_me:b7f-1 mind_that:o4 mind_that_i:o3
    mind_the:b-3f10 mine:a-11c-6f7p8s9 mine_$:a-11c-6f7p8s9 minimum:a5 minimum_payment:a2 minimum_payment_on:a2
    minister:a6 mins:a-9b-10d8s13 mins_$:a-8b-12d8s13 minus:a8b-5 minus_0:a8b-5 minus_0_$:a8b-5 minute:a-9b9s5
    minute_timer:a-1b9 minute_timer_$:b7 minutes:a-9b-1c-11d13e-12f-11g-6i9j-5k-3m-3n-7o-10p-5r-8s26t15z-5
    minutes_$:b-2c-3d22e-9f-4h-5i10j-10k-1m-3o-7r-2s6t10z-3 minutes_before:a6d-1i2 minutes_before_my:s4
    minutes_before_the:a8b-1i3s-5 minutes_for:a-3b7 minutes_for_the:a-3b7 minutes_of:a-1d-1t8 minutes_please:d5
    minutes_please_$:d5 minutes_so:a-2s7 minutes_till:d-4s8 minutes_till_the:d-4s8 minutes_to:d-3h7
    minutes_until:a-3b-1j5s5 minutes_what:s2 minutes_what_can:s2 mirror:b2 miss:a-3b-8e14n2 miss_$:a-6b-7e14
    missed:a7j-3 missing:j2n3 mission:b-5c10 mission_accomplished:b-5c10 mission_accomplished_on:b-5c10
    mistake:a-6b-7c-3f6g5k9l4 mistake_$:a-3b-4c-2g5k3l7 mix:a5b-4 mix_$:a4b-3 mobile:a-8b12r-2 moby:a9b-7
    moby_dick:a9b-7 mode:a8b-9r7t12 mode_$:a8b-11r8t9 mode_on:a1b-1t2 mode_on_$:t2 modify:f-3h8 module:b7c-1
    module_$:b7c-1 mom:a-1b7c2d2f4g7i-4j-2o-3r-2x-1z-2 mom's:a-16b9j-3o8p7 mom's_birthday:a-6o2p6
    mom's_birthday_$:a-3p6 mom's_birthday_is:o3 mom_$:a-10b-5c7g10j6n1o-6 mom_a:a-6b9 mom_lives:a-6o7p1
    mom_to:a-6d9 mom_to_0:d9h-8 moment:a-4b-6e7s7 moment_$:a-1b-3e6i2 moms:a-9b11f-3o3 mona:a5b-3
    mona_lisa:a5b-3 mona_lisa_$:a5b-3 monday:a-18b4c-4d24e-5f4g-9h12i-3j8m-6n-2o-11r-2s-1
    monday_$:a-11b-1c-1d16e-2f6g-6h6j6 monday_?:a-3d1j1 monday_?_$:a-3d1j1 monday_at:d2 monday_at_ten:d2
    monday_morning:b8 monday_morning_?:b5 mondays:a10b-1h1w4 mondays_$:a5 mondays_and:h3
    mondays_and_wednesdays:h3 money:a6b8j-4n3 money_$:a2b-2n4 money_do:a2 money_do_i:a2 money_for:b5 money_in:b1
    money_to:a-4b9 money_to_savings:a-1b4 month:a-14b1d14e-2i-5j5p-3y14 month_$:b1d14i-1 month_?:j2 month_?_$:j2
    monthly:a-4h8 monthly_$:a-2b-3h8 mood:a-3b-8d-1e6s6w7 mood_for:a-3b-4d-3e7s8 mood_for_that:e3 moon:a12b-2
    moon_$:a7 mop:b1 more:a-12b-9c-11d20e-13f2j-14k-7l-3n3o-11q2r34s-12t-1u-5w-2z-3A-4 more_$:a-4b-2f4p4q5r5
    more_coffee:a-2b9 more_coffee_$:a-2b9 more_formal:b-2h-1n7r1 more_formal_$:b-1h-1n7 more_formally:r3
    more_formally_$:r3 more_minutes:a-4b-6d19r-1 more_minutes_$:a-1b-5d14 more_minutes_please:d5
    more_sarcastic:r1 more_sarcastic_$:r1 more_strict:r1 more_sugar:b9 more_than:a7 more_thing:b9i-1
    morning:a-7b-10c5d9e-15f-9g2h-8i6j1k-2m-13n-6o2p3r-6s11t-1u24w-6z-5A-4
    morning_$:a-13b-7c8d7e-8f-10g4h-6i6m-7n-3s15u17z-1 morning_?:b5i1 morning_?_$:b5i1 morning_into:a2
    morning_nudgy:u3 morning_nudgy_$:u3 morning_person:a-6o8p8 morning_person_$:a-6o8p8 mornings:a-9b-3o13p6
    mornings_$:o7 mortgage:a-4b15 mortgage_$:b6 mortgages:a2 most:b-12i31j-12p-1 most_important:a-3i8
    most_important_thing:i2 most_money:a8b-6 most_pressing:a-5i8 most_pressing_$:a-5i8 most_urgent:a-7i15j-3
    most_urgent_$:i4 mot:a-8b-1c3f4j1 mot_$:a-1f5 mother:a-13j1n2p5 mother's:a3b3j-3 mother_$:a-2j2
    mother_in:a-8n2p4 mother_in_law:a-2n2 mount:a-3b11 mount_the:a-7b8 mountain:m7 mountains:a-1b-3s10
    mountains_$:a-1b-3s10 mouse:b3 mouse_traps:b3 move:a-17b-2c-15d7e23f-13g1h10i5j-13m10n-11o-7r-6s6
    move_$:a-12b3i10m4 move_0:a11b-6g2h-1 move_0_from:a2 move_along:a-2b-4e13 move_along_$:b-4e9 move_in:m3
    move_into:m4 move_into_manageable:m1 move_laundry:g2 move_laundry_back:g2 move_money:b5 move_money_to:b3
    move_my:b-4d-1h16 move_my_haircut:h9 move_on:a-7d-1e19h-3 move_on_$:a-4b-1e11 move_on_to:b-1e10h-2
    move_the:a-1b8c-2e-5f-1h7 move_the_car:b7 move_the_couch:b3 move_the_piano:d-2h4 move_this:a6
    move_this_one:e4 move_this_to:d3 moved:a-4b-7c-1d-2h16o11 moved_to:b-8h7o11 moved_to_austin:a-3b-1o9
    moved_to_the:h2 movers:b5 movers_$:b5 movie:a29b-7h-2j-8 movie_$:a5 movie_for:b1 movie_schedule:a2
    movie_times:a5 movie_times_$:b3 movie_times_for:a6b-6 movie_was:a1 movies:a15b-3j-4 movies_are:a4
    movies_are_playing:a2 movies_in:a1b-1 movies_in_the:a1b-1 moving:a-12e11m6 moving_house:m2 mow:a-5b2c4g2
    mow_lawn:b2 mow_the:a-1c4g2 mow_the_lawn:a-1c4g2 mower:a-3b5 mower_$:b1 mower_blades:b2 mower_blades_$:b2
    mowing:e4i-2 mp:b3 mr:a-2o5 mrs:a-4b14j-2o3 mrs_alvarez:b3o3 mrs_alvarez_$:o3
    much:a3b-17c-7d-8e-11f-8g-4h-5i-8k-2m8n-3o-10p-5r3s10u-3v21w17z-4A-1 much_$:a3b-9m-6r13v4w5
    much_appreciated:a-5b-6v16 much_at:a-4m9 much_at_once:a-4m9 much_battery:a4j-2 much_did:a1 much_did_i:a1
    much_gas:a3j-2 much_have:a1 much_have_i:a1 much_in:a-6m7s7 much_is:a-7j12 much_is_my:a5j-3 much_money:a2
    much_money_do:a2 much_right:a-4w8 much_right_now:a-4w8 much_storage:a4j-2 much_storage_is:a2 much_that:v4
    much_time:a-6j4s5 much_time_is:a-4j4 much_vacation:a3j-2 much_vacation_time:a3j-2 mulch:b2 mum:b8n1o-4
    mum's:a-15b-2c4e5i-1p15 mum's_birthday:b-3j2p4 mum's_birthday_$:b-3j2p4 mum_$:a1o-3 mum_back:b3
    mum_back_$:b3 museum:a3 music:a23b-9h-1 music_$:a13b-7 must:a-3b11 must_not:b7 must_not_forget:b7
    mustard:a-2b6 mustard_$:a-2b6 mute:a13b-8 mute_$:a11b-7 mute_the:a2
    my:a5b-23d-15e-16f5g-16h1i-5j9k-7l-29m-26n6o19p27q37r-18s1t-12u-24v-6w-18x-32y-27z-25A-37 my_0:a-7f9h8j1o-4
    my_0_$:a1 my_0_am:a-4f2j2 my_0_o'clock:h2 my_0_pm:b-1h4 my_account:a25b-7j-1p-2 my_account_$:a8b-4
    my_account_number:a6 my_account_right:a2 my_accountant:a-1o-2p10q-2 my_address:a-9b1p4q6
    my_address_$:a-3p2q6 my_address_with:b4 my_agenda:a-8b-5f5j11 my_agenda_$:a-5b-5f5j7 my_agenda_for:j3
    my_alarm:a-20d7f8h2j13o-1p-6q-2 my_alarm_$:a-5d4f6j1q-1 my_alarm_for:b2j-2 my_alarm_go:a-2j6
    my_alarm_should:h1 my_alarms:a-4b-1f1j16o-2q-1 my_alarms_$:a-2b-1f1j12o-2q-1 my_amex:a2j-2 my_amex_$:a2j-2
    my_anniversary:a-6o1p2q6 my_anniversary_$:a-3p2q6 my_anniversary_is:o3 my_appointment:a-6b-2f5h7j3p-1
    my_appointment_on:f2j1 my_appointments:a-10b-1j15 my_appointments_$:j3 my_audiobook:a8 my_audiobook_$:a4
    my_audiobook_where:a2 my_baby:a1 my_back:a8 my_balance:a5 my_balance_$:a2 my_bank:a5o2p-1q1
    my_bank_account:a7b-3 my_bank_balance:a5 my_battery:a3 my_benefits:a7p-2 my_benefits_$:a7p-2 my_bike:a1j-1
    my_birth:b2 my_birth_certificate:b2 my_birthday:a5q3 my_birthday_$:a1 my_blood:a-9j-4p11q4
    my_blood_type:a-6j-4p7q5 my_bluetooth:a2 my_bluetooth_headphones:a2 my_boss:a-7b5f-3j-3n9p1q2
    my_boss_$:f-1n3p1 my_boss_for:a-3n4 my_boss_is:a-2o3q1 my_brain:a-7o-8s8w8 my_brain_is:a-7o-8s8w8
    my_brother:a-1b3p4 my_brother_is:a4o-1 my_calendar:a-15d-2f15h2i-2j13o-4 my_calendar_$:a-3b-2f3j9
    my_calendar_for:f12 my_car:a6b-7o7p-1 my_car_$:a8b-3 my_car_is:o1 my_card:a30b-9j-2o-5 my_card's:a3p-1
    my_card's_cvv:a3p-1 my_card_$:a12b-2 my_card_i:a1 my_card_is:a1 my_cash:a5 my_cash_withdrawal:a2 my_cat:k7p2
    my_checking:a7b-1 my_checking_account:a5b-1 my_chores:a-1b1f1 my_chores_$:b3 my_chores_list:f1 my_coffee:i3
    my_colleague:a3b-2 my_contactless:a4 my_contactless_isn't:a4 my_credit:a14b2j-5p-4 my_credit_card:a11b-6
    my_credit_limit:a8 my_credit_score:a5 my_dad:a-1p6 my_daughter:p5 my_daughter_$:a-3o2p1 my_daughter_is:a-1o1
    my_day:a-18b4c-3d1h-1i8j14p-2 my_day_$:a-7b-2i9j3 my_day_looking:a-5j9 my_day_off:b9c-3d2 my_debit:a5
    my_debit_card:a5 my_dentist:a-7b-3o2p2q4 my_dentist's:a-4p11 my_dentist's_name:a-4p11 my_dentist_$:p6
    my_dentist_appointment:b-1h3j2o-1p-1 my_dentist_is:o7 my_desk:a-7b10f-4i1 my_desk_$:a-3b10f-4 my_discover:a1
    my_doctor:a-7o6p6 my_doctor's:p5 my_doctor's_name:p5 my_doctor_$:a-3o1p4 my_doctor_is:o3 my_dog:q1
    my_email:a-1b5g3j-2 my_emails:a4 my_employee:a-5f-2o13p4 my_employee_id:a-5o5p4 my_essay:c8o-3 my_eta:a7p-2
    my_eta_$:a7p-2 my_event:a-6j8 my_events:a-3j6 my_ex:b1f-2n2o4 my_ex_$:q1 my_face:d1e5 my_face_until:d2
    my_facebook:a7b-2 my_facebook_status:a6b-2 my_favorite:a-15b-1j-4o12p9q4 my_favorite_color:a-5p3q4
    my_favorite_restaurant:a-3p3 my_favorite_show:a2 my_first:a-2j1r5 my_first_meeting:j3
    my_flight:a2b10h5j-8p-3 my_flight_$:a-3b8 my_flight_number:a-2o4 my_friend:u9 my_grandma:b-2r11
    my_grandma_$:a-3r11 my_grandpa:a4 my_groceries:a-4j7 my_groceries_$:a-4j7 my_grocery:j3 my_grocery_list:j3
    my_gym:b2f-3n1o2 my_gym_membership:b3f-3n1 my_hair:a-14b3o2p8 my_hair_$:a-10b3p9 my_haircut:a-5b-5f5h8j8p-6
    my_haircut_$:a-3b-1f6j8p-5 my_haircut_reminder:h4 my_headphones:a-1b4 my_homework:a-8b9c8h-1o-10t1
    my_homework_$:a-3c8o-2 my_horoscope:a15j-8p-2 my_horoscope_say:a1 my_husband:a-9o5p6 my_identity:a4
    my_inbox:a7j-4 my_inbox_$:a8j-4 my_income:b3 my_insurance:a8b3j-9p1 my_insurance_$:b5 my_insurance_cover:a1
    my_insurance_number:a-3j-4p9 my_insurance_plan:a3 my_internet:a7p-5 my_ip:a7p-4 my_ip_address:a7p-4
    my_job:a3o-3p3 my_job_$:a3o-3p3 my_keys:a1o1 my_keys_$:a6 my_kid:a5o-4 my_kid's:a-2p1 my_kids:a-6b-3o12p4
    my_kids':a-4j-1p7 my_kids'_names:a-4j-1p7 my_kids_are:a-1o7 my_kids_go:o3 my_knee:q1 my_knee_$:q1
    my_landlord:a-8b-1j-1n4p9q1 my_landlord's:a-3p3 my_landlord's_number:a-3p4 my_landlord_$:a-1n1p4
    my_landlord_again:a-3p3 my_landlord_is:o2 my_last:a10b-2g4j-6k6p-2 my_last_action:a-1k5 my_latest:j5p-2
    my_leave:n2 my_leave_$:n2 my_library:b1 my_license:a-9c4j-2o3p7 my_license_plate:a-7j-2o6p8 my_life:a4
    my_list:a-7b2c2f8g5j7n-2o-10p-12q-6r-1v7 my_list_$:a-12b2f3g5i3j3o-3p-3s-1v8 my_list_?:i-2s6 my_list_have:j5
    my_list_of:a12j-3 my_list_please:f1 my_list_with:j3 my_lists:a-6j8 my_lists_$:a-6j8 my_location:a13b-5
    my_location_$:a4 my_location_with:a3 my_locker:a-11j-2p12q6 my_locker_code:a-5p8q2 my_locker_number:a-1p2q1
    my_lost:a4o-1 my_lsit:a-5b1j4 my_lsit_$:a-5b1j4 my_luggage:a8 my_luggage_$:a2 my_lunch:d-3h6
    my_lunch_with:d-2h7 my_manager:n3o4 my_manager_$:o4 my_mastercard:a2 my_meds:a-1c9 my_meds_$:a-1c9
    my_meeting:a-7b-2f4i1j14o-1p-7 my_meeting_$:i2 my_meeting_is:j4 my_meeting_with:a-1f3j7p-1
    my_membership:a-2p5 my_membership_number:a-2p5 my_memory:q7 my_mind:g1 my_mind_about:f1 my_mom:a2i-1n1p4
    my_mom's:a-5o5p1 my_mom_$:a-1n2 my_mom_lives:a-6o7p1 my_mother:a-15j1n2p6 my_mother_$:a-4j3
    my_mother_in:a-8n2p4 my_mp:b3 my_name:a-19b-6h-2j-1o12p6q13 my_name_$:a-5p8q4 my_name_is:a-2q8
    my_name_to:a-2b-1h-1o13 my_neighbor:a6o-2 my_neighbour:a8o-4 my_nephew:a-4o2p2 my_nephew_$:a-4o3p1 my_new:a6
    my_new_card:a1 my_next:a-12b-2f2i8j15o-1p-9q-1s2 my_next_alarm:j3 my_next_appointment:a-1i-2j11
    my_next_event:f4j1 my_next_job:i4 my_next_meeting:j3s3 my_next_task:i11j-7 my_nickname:a-7o5q6
    my_number:a9h6p-8 my_old:a3b2j-2p1q2u-4 my_order:a13b-2p-2 my_package:a10j-1 my_parcel:a3 my_partner:a-5o5
    my_partner's:p1 my_partner's_birthday:p2 my_passcode:a4 my_passcode_?:a2 my_passport:a-8b1c3j-8m3o4
    my_passport_$:a-4b4c5j-5m3 my_passport_in:o2 my_passport_number:p2 my_phone:a23b-3f-3j-7o-7p1 my_phone_$:a11
    my_phone_i:a1 my_phone_number:a-8p5q1 my_phone_on:a6b-3 my_phone_plan:a4j-1 my_pills:a-5c5 my_pills_$:a-3c5
    my_pin:a1b-8q10 my_pin_$:a-1b-6q11 my_pizza:j1 my_plate:a1c3j4o-4 my_plate_$:a4c4f-1o-3 my_playlist:a5b-2
    my_playlist_$:a1 my_podcast:a1 my_podcast_$:a1 my_pronouns:a-5o7 my_pronouns_are:a-5o7 my_pto:a5
    my_pto_request:a5 my_reading:c4d1 my_recent:a5j-2 my_recent_transactions:a1 my_refund:a5
    my_reminder:a-4b-9d12f1 my_reminder_for:h1 my_reminder_to:b-2d8f1h-2 my_reminders:a-6f9j8p-1
    my_reminders_$:a-4f6j6 my_reminders_for:f1 my_resume:a-5b6 my_resume_$:a-1b2 my_roommate:a1b-6n5o1
    my_routing:a8p-5 my_routing_number:a8p-5 my_salary:a5n2p-1 my_savings:a5b-2 my_savings_account:a7b-6
    my_schedule:a-9b-6f10j15p-3 my_schedule_for:a-2b-4f5j7 my_schedule_tomorrow:f3 my_screen:a2d1 my_screen_$:a1
    my_shoe:a-6o1p6q5 my_shoe_size:a-6o1p6q5 my_shoes:a2 my_shopping:a-9b2c4h1o3 my_shopping_list:a-3b2c4h1
    my_sister:b-1h-2j-3n6o1p8 my_sister's:a-6o2p6 my_sister's_birthday:a-3p6 my_sister_$:a-6n5o3
    my_sister_called:a2o-2 my_sister_moved:h-1o3 my_son:a-12o6p8 my_spending:a5j-4 my_statement:a8j-3
    my_statement_$:a8j-3 my_tablet:a4b-1 my_tablet_$:a4b-1 my_task:i2j1 my_task_about:j2 my_tasks:a-10b6j12o-2
    my_tasks_$:j10o-2 my_tasks_?:a-3b10j-3 my_tasks_for:j3 my_tax:c6j-1 my_taxes:a5b7j-3p-1 my_taxes_$:a1b7j-2
    my_tea:a-6p6 my_tea_$:a-6p6 my_teacher:a5o-3 my_therapist:a-1o8 my_therapist_is:o2 my_time:a-3i8
    my_time_off:a3 my_timer:a-14b-3h8j14 my_timer_$:a-1f1j3 my_tire:a9p-3 my_tire_pressure:a9p-3
    my_to:a-8b1c2f8j2 my_to_do:a-5b3c3f2j2 my_todo:b4i2 my_todo_list:b1i2 my_top:a6i5o-2p-1
    my_top_priority:a-2i5 my_top_up:a10o-2 my_transfer:a3 my_transfer_still:a1 my_uber:b6f-5 my_uber_$:a8f-4
    my_umbrella:a-1o2 my_uncle:a-3e4p7 my_visa:a11b-7n1 my_visa_$:a7b-1 my_visa_bill:a3b-1 my_w2:a10j-1p-3
    my_wake:j2 my_wake_up:j2 my_way:a3c2 my_way_home:c2 my_week:a-6j7 my_week_look:a-6j7 my_whole:f4
    my_whole_list:f4 my_wife:a-10b2o7p3 my_wife's:a-5o7 my_wife's_birthday:p4 my_wife's_name:a-1o7p-1
    my_wife_$:b1 my_wifi:a-2p3q3 my_wifi_password:a-3p3q3 my_workout:c2d1 my_workout_playlist:a2
    myself:a-5o-3s3w13 myself_$:a-6s6w4 myself_to:w4 myself_today:s-1w5 myself_today_$:s-1w5 nadia:a-4c5
    nadia_$:a-2c5 nah:a5b-16e21i-3 nah_$:a13b-8 nah_another:e3 nah_give:e1 nah_give_me:e1 nails:b11c-1
    nails_$:b2 nails_done:b7c-1 nails_done_$:b7c-1 name:a-8b-6c-8d-2e-1f-8g-1i-9j-18n-2o19p26q15r-5s-3z-3
    name_$:a-7b-6j-6p23q4 name_?:a-2p6 name_?_$:a-2p6 name_from:p-2q5 name_from_what:p-2q3 name_is:a-2o9p-5q6
    name_of:a-2p8 name_of_my:a-6p7 name_on:b5 name_tags:b1 name_the:a-3b8 name_to:b-2h-2o13 name_to_max:a1
    named:a-9b-5f1o15 names:a-5p6 nana:a-8b13g2 nana_$:a-1b4 nap:b4 nap_$:b4 nappies:a-1b5 nappies_$:b4 nasa:a9
    national:a1 navigate:a8b-1 navigate_to:a5b-2 navigation:a20b-12f-3 navigation_$:a19b-10f-3 navy:a2j-1
    navy_$:a2j-1 near:a15j-11o1 near_me:a3b7j-7 near_me_$:b8j-2 near_the:a6b-5o2 near_the_stadium:a4b-3
    nearby:a18b-11 nearby_$:a14b-10 nearest:a12b-12o3 nearest_pharmacy:a3 nearest_pharmacy_$:a3 necessary:a6b-2
    necessary_$:a4b-2 need:a-4b11c-19d-14e-6f21g9h-7j2k-7l-2m7o-21p-16q1s1w-7z-11 need_$:a-2j8
    need_a:a2b-11i9j-3n4r3 need_a_jacket:a2 need_a_reminder:b5 need_a_taxi:a5 need_a_text:a-2n6 need_a_visa:a4
    need_an:a4b6j-4 need_an_alarm:a-1b8 need_an_umbrella:a8j-3 need_batteries:f4 need_for:a5e-1f9j-3
    need_for_kenya:a2 need_for_the:a1f4 need_for_this:f3 need_help:b-1n5 need_help_writing:n5 need_milk:b6j-3
    need_new:a-1b4 need_something:s8 need_the:a-4b-6f5g1m2 need_them:f3 need_them_$:f3
    need_to:a-2b10c-2d-2e-2f4g5h-7j13m-7n-6o-8p-5q3 need_to_be:b1 need_to_buy:a-6f3j8 need_to_call:a3b-6g3j5
    need_to_do:a-2b4g5i2j-2 need_to_get:a-1b3j4 need_to_know:a3b-5q2 need_to_make:a6j-1 need_to_remember:q2
    need_to_renew:b2 needs:a-16b18c-5d-2f-6g12i1 needs_doing:g4i3 needs_his:h2 needs_to:a-1b4j4 needs_to_come:g1
    negative:a6b-10o9 negative_$:a6b-10o9 neighbor:a6o-2 neighbor's:c2 neighbor's_cat:c2 neighbor's_cat_this:c2
    neighbors:a3 neighbors_over:b3 neighbour:a8o-4 neighbour's:a7 neighbours:b5 neighbours_about:b1
    neighbours_about_the:b1 nephew:a-4o2p2 nephew_$:a-4o3p1 netflix:a13b3f-4j-3 netflix_$:a16b-3
    netflix_subscription:a-4b7 never:a17b-22c-19d-3e-2f18g10h-1i-3j-5k3m-3n1o5p-1r-1s-3 never_get:w1
    never_got:g3 never_mind:a-5b-8f13k5 never_mind_the:b-3f10 never_seen:a3 never_understood:a5 never_work:a-2o4
    nevermind:b-13f20 nevermind_$:b-7f11 nevermind_the:b-1f6 new:a15b24c-11d1e-5f-3g-6j-19m-8n-5o-3p-5r-3s-1z6
    new_$:a3 new_batman:a3b-1 new_card:a2 new_checks:a5b-5 new_checks_$:a5b-5 new_emails:a6j-1 new_emails_$:a3
    new_headphones:a-2b4 new_headphones_$:a-2b4 new_here:i-2z8 new_hire:b1 new_hire_$:b1 new_intern:b1
    new_intern_$:b1 new_phone:b-1h5 new_pin:a2 new_task:b7 new_year:b-2d6 new_year_$:b-2d6 news:a28b-14j-3
    news_$:a8b-2 news_from:a9b-4 news_from_the:a2 newsletter:a-9b1f10g6n-5 newsletter_$:a-6b5f8n-2
    newspaper:a-8b17f-4 newspaper_$:a-4b12f-3
    next:a-6b-25c-6d5e32f-13g-16i39j11k-10l-5m-16n-3o-14p-21q-10r-15t-5u-11v-2w-5x-3y3z-9A-9
    next_$:a-9b-17c-2d-8e30i17j-10 next_?:a-2i6 next_?_$:a-2i6 next_alarm:j3 next_appointment:a-1i-2j11
    next_appointment_$:j6 next_chapter:a5b-3 next_chapter_$:a5b-3 next_door:b1 next_door_$:b4
    next_episode:a13i-6 next_episode_of:a1 next_event:a-2f5i-9j13 next_event_$:f4j1 next_friday:y6
    next_friday_$:y6 next_full:a1 next_full_moon:a1 next_job:a-2b-2i11 next_job_$:a-1i8
    next_meeting:a-1b-2i-2j10s2 next_meeting_$:a-1b-2i-2j11s1 next_month:a-10d12j8 next_month_$:a-3d12
    next_on:b-1i14j-8 next_on_my:i4j-2 next_on_the:b-1i10j-4 next_one:a-3d-1e6i11 next_one_$:a-1e7i4
    next_one_please:i3 next_please:a-3i9 next_please_$:i6 next_song:a5 next_song_$:a5 next_station:a4
    next_station_$:a4 next_task:a-2e5i11j-10 next_task_$:i10j-4 next_task_please:i4 next_thing:a-1i13j-6
    next_thing_$:i8 next_thing_on:i5j-4 next_thursday:b8 next_to:b-1c6 next_track:a11e-1i-4 next_tuesday:h5
    next_tuesday_$:b-2h6 next_week:d9e-8h3i-7j1n3 next_week_$:d2h4i-4n3 next_week_for:d7e-4 next_weekend:d2
    nice:a8b-19n7u-2x18 nice_$:a3b-9x12 nicer:a-1r6 nicer_to:r1 nicer_to_me:r1 nickname:a-6o5q6
    night:a2b-2d1e-3f-6h-6o7p-1r-1s2u-10w-3x8A11 night_$:d3e-2o3s4x-1A8 night_owl:a-1o5 night_owl_$:a-1o5
    nights:a-3o6p2 nights_$:o1 nights_on:o3 nights_on_tuesdays:o1 nina:a-3b6 nina_$:b2 nine:a12b-10d4f2
    nine_$:a5b-7d5f2 nix:a-2b-7f12 nix_the:a-2b-7f12
    no:b-28c-14d-18e25f12g-5h16i-7j-8k10l9n1o-14p-9s3t-1u-10v-8w-5x-5z-4A-8 no_$:a10e-2 no_clue:e-1i3m3
    no_date:j5 no_date_$:j5 no_different:e2 no_energy:s7 no_energy_$:s7 no_go:k3 no_i:a-2g4h7k3 no_i_didn't:k5
    no_i_meant:h8 no_idea:a11 no_idea_$:a11 no_in:n2 no_longer:a-7b-6f21h-2q3 no_longer_need:b-3f11
    no_more:a-6b6h10r-3 no_need:b-2e-1f14 no_need_for:e-1f9 no_no:k3 no_no_no:k3 no_not:e11 no_not_that:e2
    no_put:k2 no_put_it:k2 no_something:e3 no_something_else:e1 no_to:n2 no_to_the:n2 no_wait:g-2h7k7l2
    no_wait_undo:k3 no_way:e6 noah's:a-3b7 noah's_inhaler:b4 nobody:a15b-5 nobody_likes:a6b-1 noise:a13o-3
    noise_$:a12b-7o-2 noise_again:b5 noise_again_$:b5 nonstop:a3 noon:a-2b-3d5e-1h8j4o3r-3s6
    noon_$:b-6d8h5j2r-1s6 noon_?:h4 noon_?_$:h4 noon_on:b-4o5 noon_to:b5 nope:a4b-12e9f1i-3k5 normal:a-5b-8r20
    normally:a6b-6p2 northern:a-4b7 northern_lights:a-4b7 northern_lights_$:a-4b7
    not:a-6b-32c-44d9e36f11g17h26i-26j-9k1l-10m-20n-12o-10p-2r-4t-7u-15v-6w-9x-8y-3z-10A-18 not_$:a7b-6e6g4
    not_0:a-5h16o-3 not_0_$:h9o-2 not_a:o5 not_be:g6h-1r2 not_complete:g8 not_disturb:a4 not_disturb_$:a4
    not_do:e1f5 not_do_the:f6 not_doing:e-3f12w2 not_doing_it:f4 not_doing_the:f4 not_done:a9c-13g17h-7
    not_done_$:c-7g15h-2 not_done_after:g2 not_done_with:a11c-1g-2 not_feeling:d4e5f-1 not_feeling_the:d9e-3
    not_finished:f-1g10 not_finished_$:g1 not_forget:b7 not_forget_to:b5 not_going:a2e-1f9 not_going_to:a2e-1f9
    not_gonna:e4 not_happening:a-7e5f9 not_happening_$:a-4e-2f12 not_having:f3 not_having_a:f3 not_in:e7
    not_in_the:e7 not_much:a-5e-1s15 not_my:a1f-2r5 not_now:a-1d5e7 not_now_tomorrow:d1 not_now_tonight:d5
    not_paid:g3 not_really:a11e-5 not_relevant:f5 not_relevant_anymore:f5 not_right:e6 not_right_now:e6
    not_sure:a9 not_sure_$:a5 not_that:a8d-5e8f-4g-2 not_that_$:e5 not_that_one:a12e-2f-2
    not_the:a-2b-1e15f-3g-2 not_the_water:h2 not_this:a-2e12 not_this_$:e8 not_thursday:h2 not_thursday_$:h2
    not_to:a-1b4d-1f8h-2 not_today:a-2d18e-2s-2 not_today_$:d10 not_today_maybe:d1 not_until:d3 not_up:e7
    not_up_for:e7 not_what:a3k4 not_what_i:a3k4 note:a-21b-9c-2d-2f-5h17j-1n10o18q4 note_$:h1 note_for:b-1n6
    note_for_miss:n3 note_my:o3 note_that:a-3b3o11 note_that_i:b4 note_that_my:o1 note_to:a-6h6n6
    note_to_call:b4h-3 note_to_grandma:b-1n4 note_to_number:h1 note_to_self:b1 note_to_the:b-3h4 notes:b20
    notes_$:a-5b15 notes_to:b1 nothing:a6b-10d-2e3s9 notifications:a8 notifications_$:a4 notifications_on:a1
    notify:b6 notify_the:b2 novel:a5b6n-3 novel_$:a1b5n-3 novel_a:a1 november:j3
    now:a-16b-38c-1d13e13f6g-12h12i23j-12l-5m-14n-7o-2p-17q-3r1s3u-7v-2x-7z-11A19
    now_$:a-6b-19c-3d3e14f1g-6h2i9j-1k-4m-7n-2o-2p-10r3s7u-2x-4y2z-6A8 now_?:i7 now_?_$:i7 now_at:h1 now_at_0:h1
    now_bye:A3 now_bye_$:A3 now_maybe:d2 now_not:h2 now_not_0:h2 now_on:a-2h1o6 now_on_$:o3 now_please:i-4k3A7
    now_please_$:i-3A7 now_put:a-1h7 now_put_that:a-1h7 now_so:f1 now_tomorrow:d1 now_tonight:d5
    now_tonight_$:d5 now_what:a-5i11 now_what_$:a-4i10 nudge:a-6b-3d1i11n4 nudge_me:a-6d1i11 nudge_me_$:a-3i11
    nudge_me_about:b2 nudgy:a-19b-12c-2d-2g-1j-5k1r8u17x9z2A3 nudgy_$:a-17b-19i1j-3k-3r8u19x10z3A4
    number:a-8b-21d-10f13g5h7i-15j-2k-1l-4m7n5o4p18q4r-8s-13t3u-5w-1x-3y-1z-6A-5 number_$:a3b4c-3f-4j-11o-2p13q3
    number_0:a-29b-23d-5e3f7g12h7j10k-3m11n8o-4p-6s-7t4 number_0_$:a-19b-9c7d-12e4f10g1h-5m4n10s-3t5
    number_0_0:b-4h5 number_0_again:j7p-2 number_0_as:c-3g8 number_0_into:m3 number_0_is:h3 number_0_saying:h1
    number_0_to:h1 number_again:a2g-1 number_again_$:a2g-1 number_between:a7 number_between_0:a1
    number_between_one:a4 number_for:a6 number_for_my:a1 number_from:q4 number_from_memory:q1
    number_is:a-11h-1j-1o14p2 number_is_$:p4 number_is_0:a-2o8 number_of:b1 number_six:a-3f8 numbers:a-3b11
    nurse:a-3n1o6 nurse_$:o2 nursery:a-2b6 nursery_$:b1 nuts:a8b-2 nuts_$:a5b-1 nxt:a-11b-14i25
    nxt_$:a-11b-14i25 o:a-4o9 o'clock:a-7b-7f7h10 o'clock_$:b-3f5 o_negative:a-2o9 o_negative_$:a-2o9 oak:a1o3
    oat:a-4b1h14 oat_milk:a-4b1h14 oat_milk_$:h5 oat_milk_not:h5 oat_milk_on:b-3h6 ocean:a2 ocean_$:a2
    october:a1b1j-2 october_$:a2j-2 octopuses:a2 odds:b1 odeon:a2
    of:a10b-7c-6f2g-2h6i-7j-8k-6l-11m2n-2o-20q5r-4s11t7v-6w1y-2z1A1 of_$:c5 of_0:a18b-13h4o-2t3 of_0_$:a15b-6o-2
    of_0_minutes:t4 of_a:a-7r12 of_an:n-2t3 of_an_hour:n-2t3 of_android:a1 of_android_is:a1 of_beans:s4
    of_buttermilk:a6z-2 of_coffee:b4p4 of_coffee_now:a2 of_done:b-1c-3g10 of_done_$:c-2g7 of_energy:a-3i5s7
    of_energy_$:s3 of_energy_right:s2 of_everything:j2 of_five:a2 of_flour:b-3h3 of_france:a3 of_france_$:a2
    of_friday:h3 of_gas:a1 of_it:i-1m9 of_life:a-4x8 of_life_$:a3 of_life_?:a-8x10 of_me:a-6p3q6 of_me_$:a-6p3q6
    of_middlemarch:a-2b3 of_milk:p1 of_milk_$:a3 of_my:a-19b-3c-2d5e4f2h-4i6j13o-1p3 of_my_alarms:j2
    of_my_face:d1e5 of_my_life:a4 of_my_list:h1i1 of_my_next:j3 of_my_old:q2 of_myself:a-1s-3w10 of_myself_$:w4
    of_myself_today:s-1w5 of_number:f2 of_number_0:f2 of_office:n5 of_peru:a3 of_peru_$:a3 of_six:a3b-1
    of_six_$:a3b-1 of_sleep:s2 of_sleep_$:s2 of_snow:b1 of_snow_$:b1 of_task:a8i-3 of_that:a-3c1i-1k3m3
    of_that_$:c1k3 of_the:a-9c-2e9f-6g3h7j3k-2m-6n2r-3s-4u8z-1 of_the_car:c1 of_the_day:j5 of_the_grand:a2
    of_the_line:a-1e8 of_the_list:b-1h7 of_the_pile:a-8e7h-1i8 of_the_queue:e2 of_the_receipt:a-4b5
    of_the_visa:j7 of_the_week:b-3d5j-2y3 of_the_word:a6b-2 of_these:a-3i5 of_things:a-2b5z3 of_things_to:b5
    of_this:e-1m2n-1z10 of_this_$:f1m4 of_those:c1 of_thunderstorms:a3 of_time:s8 of_today's:c3d2j-4
    of_today's_tasks:c3d2j-4 of_us:a1 of_world:a3 of_your:p-1q4 of_your_memory:q4
    off:a-2b-17c22d8e-18f24h-3i2k-3l-7m-16n4o-14q-10r-17s-18t-4u-11v-3w-11x-5z-10A21
    off_$:a7b-16c1d-10e-1f4g-3h-12i6j4m-1n8o-4r-1s-2u-1w-1A13 off_?:a-4i3j6s-1 off_?_$:a-4i3j6s-1 off_all:f6
    off_all_alarms:a-1f8 off_at:a-6b14f-7 off_at_0:a-3b4h1 off_eggs:b-2c5 off_eggs_from:c1 off_for:a-4b5
    off_in:b3 off_in_the:a5b-1 off_my:a-11b-2c14f11j-14 off_my_0:f5 off_my_calendar:f2 off_my_list:b-7c5f7j-5
    off_my_plate:a-2c7 off_my_to:f1 off_on:d2 off_on_the:d3 off_please:a6b-1f5 off_so:c-2f4j1 off_so_bin:c-2f5
    off_the:a4b-6c-8d2e-1f8g8h5j5k-2 off_the_dentist:c2 off_the_dishes:c1 off_the_eggs:c2 off_the_grocery:f2
    off_the_kitchen:a1 off_the_list:b-8f15 off_the_smart:a1 off_the_water:a-3b4 off_until:d5 off_walk:b-1c4
    off_walk_the:b-1c4 off_we:f2 off_wifi:a3 off_wifi_$:a3 off_work:p3 off_work_$:p1 offer:a5f4j-4n1
    office:a-3b13c1f-1j-6n7 office_$:b12d1 offline:b2 offside:a1 offsite:b2 often:a6 often_should:a3
    oh:a6b-11k3l3u8 oh_no:a-4k3l4 oh_no_i:k5 ohio:a-6o13 ohio_$:a-6o13 oil:a-6b12c2d4 oil_$:a-1b8 oil_be:a2
    oil_change:a-8c4d5h2 oil_change_$:b5 oil_change_on:j2 oil_change_to:b-8d3h5 oil_in:b4 oil_in_the:b4
    ok:a10b-9c7e-6f-5g-6h-5i15j-12m-1n-3r-2x11A8 ok_$:a12b-16x12 ok_i:c5 ok_so:b12j-2 ok_so_i:b3 ok_what:i3
    ok_what_now:i1 ok_whats:i1 okay:b2 okta:b4 okta_password:b4 okta_password_$:b4
    old:a-5b27c-3e-3f-7g-7h-1j-1m-1o2p9r4s-4u-6x1z-4 old_$:o7 old_are:x2 old_are_you:x2 old_do:a1
    old_is:a1b-1j-2p8 old_is_my:a-9p11 old_navy:a2j-1 old_navy_$:a2j-1 old_photos:b4 oldest:a-2j6 olive:a2b4
    olive_garden:a4 olive_garden_$:a4 olive_oil:b7 olly:b2
    on:a10b2c-8d8e6f-10g-3h6i6j4k-16l-22m-5n-15o8p-12q-7r-7s1t22u-25v-16w-2x-19y-7z-25A-22
    on_$:a5b-33c-4d-7e19f-2g10h-3i1j-1m-1p7s-4w6 on_0_dollars:a1 on_a:a-2b4d3i6 on_a_0:a2b-1 on_channel:a1
    on_channel_0:a1 on_christmas:a4 on_cleaning:h3 on_cleaning_the:h3 on_craigslist:b8j-2 on_craigslist_$:b8j-2
    on_deck:a-3i9j-3 on_ebay:a-2b4 on_ebay_$:a-2b4 on_eco:a5b-4 on_facebook:a6 on_facebook_$:a6b-2
    on_facebook_marketplace:a-1b4 on_for:a-2j8 on_friday:a-8f8j7 on_friday_$:a-4b-2f8j7 on_fridays:o4
    on_fridays_$:o4 on_groceries:a2j-2 on_groceries_last:a2j-2 on_here:a-9j12 on_here_$:a-9j12 on_high:a6b-4
    on_hold:b-1d8e-1 on_i:a9b-1j-1 on_i_0:a9b-1j-1 on_in:a8b-4 on_in_the:a6b-3 on_instagram:a4 on_instagram_$:b2
    on_it:j3 on_it_$:j4 on_june:b3 on_june_0:b3 on_level:a-4b-1o10 on_level_0:a-4b-1o10 on_low:a7b-3
    on_low_$:a6b-3 on_mars:a5b-1 on_mars_$:a5b-1 on_me:a-14f-1i-7j-1p12q4r1s7 on_me_$:a-13f-1i-7j-1p12q4s7
    on_monday:a-10b3d3f5g-5j7 on_monday_$:a-2f5g-3j6 on_monday_?:a-2j1 on_monday_morning:b6 on_mondays:a-5b4o2
    on_mondays_$:a-4b5 on_mrs:b5 on_my:a3b19c5e-1f-3g4h-4o-18p-16q-6 on_my_account:a1 on_my_amex:a2j-2
    on_my_bank:a-5b7 on_my_calendar:a-6b7f3j1 on_my_card:a2 on_my_list:b3c1f-11g9s3 on_my_lsit:a-5b1j4
    on_my_phone:a3j-2 on_my_plate:j4 on_my_shopping:b4h2j-2 on_my_statement:a1 on_my_timer:j1 on_my_to:b3c3i2j-2
    on_my_todo:b1i2 on_my_visa:a2 on_my_way:a3c2 on_netflix:a6 on_netflix_$:a6 on_phone:a-1b3 on_phone_$:a-1b3
    on_pizza:a1 on_pizza_$:a1 on_please:g6 on_please_$:g6 on_restaurants:a4j-2 on_saturday:a-10b9d5e-3f3h2o-4
    on_saturday_$:a-3b8d2e-2f5 on_saturday_?:b3 on_saturdays:b-3o5 on_saturdays_$:b-3o5 on_shuffle:a8b-3
    on_shuffle_$:a8b-3 on_some:a7b-5 on_some_christmas:a3b-1 on_something:a3 on_speaker:a8b-7 on_speaker_$:a8b-7
    on_sunday:a5b-5d1n1 on_sunday_$:a11b-5d-3n1 on_sundays:o8 on_sundays_$:o7 on_that:a-4d7e1h3 on_that_$:e4
    on_the:c-4d9e-16f-14g-7h2i3k2m1n-2p-2q-1r-7t21 on_the_0:a-8b9d3g-5h-2o3 on_the_agenda:a-3i3j1
    on_the_attic:b-6c4 on_the_bus:a5b-5s2 on_the_calendar:j1 on_the_coffee:a6b-3 on_the_essay:a-2b-1t6
    on_the_first:d2 on_the_garage:a-1b-5c4t7 on_the_grocery:j5 on_the_insurance:d2 on_the_landlord:b-2d3h5
    on_the_left:a1 on_the_list:a-9b6f-8g12i7 on_the_menu:a4j-2 on_the_phone:a-1b-1d4n1 on_the_porch:a3
    on_the_report:m7t7 on_the_school:b-1h4 on_the_seat:a1 on_the_shopping:b1f-11h7j2 on_the_slides:a-4t10
    on_the_smart:a3b-1 on_the_sprinklers:a-1b4 on_the_third:a-1o3 on_the_timer:a-3j5 on_the_tv:a8b-3
    on_the_way:b3 on_then:i7 on_there:a-17b11i3j10 on_there_$:a-13b3i3j9 on_there_too:a-1b5
    on_this:a-6d-10f8m6t10 on_this_$:a-1e1i-3m2t2 on_this_morning:a-2i4 on_this_one:a-5d-5e-4f8m4t6
    on_thursday:a-7b2d6f2h-4j3y4 on_thursday_$:a-2d6f2h-3y4 on_thursday_?:a-1j6 on_time:b-3s8 on_time_$:b-2s8
    on_to:a-2b-2e12h-2q2 on_to_the:e4 on_today:a-7i2j9 on_today_$:a-7i2j9 on_tomorrow:j1 on_top:h2
    on_tuesday:a-6b9d7h-2j4o-1 on_tuesday_$:a-4b5d8h-1j2 on_tuesdays:o4 on_tuesdays_$:o2 on_tv:a5j-1
    on_twitter:a6 on_twitter_$:a4 on_wednesday:a-6b5h8j3s-3 on_wednesday_$:a-4b3h9j2s-3 on_wednesdays:o1
    on_weekdays:b3 on_weekends:o7 on_weekends_$:o7 on_with:a3i6j-4 on_with_$:i6 on_youtube:a2 on_youtube_$:a2
    onboard:a-2b4 onboard_the:b1 onboard_the_new:b1 onboarding:b6 onboarding_doc:b2
    once:a5b-8c-4f-1h11i-3m9o-9p4r3 once_$:a2b-12c-1h12m5o-1r4 once_what:i-1m3
    one:a-19b-37c-10d4e19f15g13h17i22j-1k8l1m3n-5o-13p-22q-17r-12s-28u-21v-12w-19x-15y-8z-18A-20
    one's:a-9c7e5g3m4 one's_done:c3 one's_done_$:c3 one's_not:g1 one's_not_done:g1
    one_$:a-9b-20c-1d-4e10f15g1h4i13j1k7l6n-1o-9p-5q-4r-5s-10u-5v-1w-6x-3z-3A-5 one_?:a-1d1i-1j7
    one_?_$:a-1d1e-3i-1j7 one_a:a-2h3 one_about:a-2b-2f3g4j3 one_about_the:a-2b-2f3g4j3 one_active:g4
    one_active_again:g4 one_after:e7i-1 one_again:g5 one_again_$:a1 one_and:a4 one_as:h2 one_aside:e1
    one_aside_and:e1 one_at:d2 one_at_the:e1 one_back:a-3b7d2g4j-2 one_back_they:g1 one_bring:g1 one_can:f4
    one_can_go:f4 one_first:i3 one_for:f4i2 one_for_me:i2 one_for_now:e2 one_go:a-5e-2f1j8m2 one_go_$:a-3f1j8
    one_here:a-6e3i-1j-1m10 one_here_$:a-5e2i-1j-1m10 one_i:k4l2 one_i_just:g-2k4 one_important:h9m-2
    one_important_$:h9m-2 one_is:a2c7i-2 one_is_done:c2 one_isn't:g3 one_it's:b-3h6 one_it's_siobhan:h1
    one_later:e2 one_more:a-3b8d5e-1f-3h-4i6j-3m3 one_more_thing:b9i-1 one_needs:g7 one_needs_his:h2 one_of:a3
    one_off:c2f1 one_off_$:c1 one_on:b-1d9 one_out:f2 one_please:e11 one_please_$:d1e3 one_please_not:e4
    one_right:e5 one_right_now:e5 one_step:k15 one_step_$:k9 one_that:e-7i10 one_thing:a-1e-4i24j-4
    one_thing_$:i9 one_thing_i:i1 one_to:a5b-3h6 one_tomorrow:d4 one_undo:k4 one_until:d6 one_what:e4
    one_what_else:e2 one_with:a1b-1j2 one_with_the:a1b-1j2 ones:a-13b-1j26 ones_$:a-6j14 ones_are:a-2j5
    onions:a-6b11 onions_$:a-2b6 online:a-5b-3c14 online_$:a-2b-6c11 only:a-3b-10c-7f-2g3h8i1j-6o-8s24
    only_$:h6i3 only_easy:s3 only_easy_stuff:s3 only_got:s4 only_have:a-4o-2s11 only_have_a:a-3s6
    onto:a-1b-3d7e6 oops:a-7b-12c-2g1k24 oops_undo:k3 oops_wrong:k5 oops_wrong_one:k5
    open:a18b-8c-11e-6f-12g25h-6i-3j6m-4o-3p5q-9r-4s-3 open_$:a-2b-1g8j5 open_a:a-7b9 open_a_bank:a-5b5
    open_a_savings:a-8b8 open_again:a-3g9 open_again_$:a-3g7 open_an:a-4b7 open_it:a-4g8 open_it_again:a-4g7
    open_late:a9b-3 open_my:b-6f-1j12 open_my_to:j4 open_netflix:a2 open_now:a1 open_now_$:a1 open_on:a5
    open_pandora:a1 open_pandora_and:a1 open_spotify:a4b-2 open_that:g6 open_the:a7b2c-1 open_the_blinds:a4b-2
    open_the_curtains:a2 open_the_garage:a9b-6 open_the_mail:a-7b8 open_the_wine:a-6b9 open_today:a5j-3
    open_today_$:a5j-3 open_youtube:a3b-2 opened:a2 opening:b4 opens:b2 optician:b-1j8 options:a-12e15j-8p-4z8
    options_$:a-7e15j-3p-1 or:a27b-20m-1o-2p10r-2s1x-8 or_a:a6x-2 or_dogs:a2 or_dogs_$:a1 or_is:j1
    or_tails:a4b-1 or_the:a2i2 or_the_egg:a2 or_two:s3 orange:a2b2 orange_juice:b3 orange_juice_$:b3
    order:a11b24c-1d-1f-8h-1j-8o-2p-6 order_$:a3b1f-2 order_0:a7b-5 order_0_$:a8b-6 order_a:b2
    order_a_pizza:a-3b4 order_a_replacement:b1 order_checks:b4 order_checks_$:b3 order_is:a1 order_me:a11b-10
    order_more:b1 order_new:a-1b3 order_pizza:a-3b4 order_pizza_for:a-1b2 order_printer:b2 order_printer_ink:b2
    ordered:a2 orders:a-1b7 orders_$:a-1b5 organize:a-5b12 organize_the:b3 orthodontist:b4 oscar:a2
    other:a-5e23f-5j-6p-1 other_options:a-6e15j-2p-1 other_options_$:a-6e15j-2p-1 ought:a-8i4o7 ought_i:i4
    ounces:a5b-3 our:a6b-12c-4j-4o12p14 our_anniversary:a-11b-1j-2o4p15 our_anniversary_$:a-4p10
    our_anniversary_is:o5 our_wifi:o5 our_wifi_is:o2
    out:a-1b9c9d-4e-5f4g5h-21j-6l-4m-6n3o-16p-18q6t-2u-6w15x-2z-3A5 out_$:a2b-7c8g-7j-8m-3o-4p-2q2r5s-5w21
    out_?:a3i-5s5 out_?_$:a3i-5s5 out_before:i4j-1 out_fafsa:b1 out_for:a3j-1 out_for_delivery:a3j-1
    out_in:a-2i3 out_my:a-3j12 out_of:b-1c-11d1g15h-5i-1j-6k1m-5n1p-3q1s-3A9 out_of_0:a8b-1
    out_of_done:b-1c-3g10 out_of_five:a2 out_of_my:d1e5 out_of_office:n5 out_of_six:a3b-1 out_of_the:b-8g15
    out_of_your:q4 out_on:a-2j2 out_please:a3 out_the:a-9c13d-3e-1f7g-4h-2n1 out_the_car:f1 out_the_fridge:a-2c4
    out_the_garage:b1f4 out_the_steps:b-3m6 out_the_trash:c3j2 out_there:a2 out_this:a4j-3 out_what:p-1q2
    out_when:a-1b5 out_when_trash:b5j-1 outback:a-3b4 outdoor:a-7b10 outline:a-5b10 outline_$:a-4b9 outside:a7
    outside_$:a12b-5 oven:b12h-2 oven_$:a-3b7 oven_to:a8b-5 oven_to_0:a8b-5 over:a1c-8e20f-11g-1h-5i-2m-5o3r-1s5
    over_$:a9 over_my:j4 over_the:a-11b4e13f-2g-1s7 over_to:d6 over_to_tomorrow:d6 overdraft:h3
    overdue:a-15b-9j28 overdue_$:a-8b-10j22 overrated:a6 overrated_$:a6 overwhelmed:a-6o-1s-5w19
    overwhelmed_$:a-1o-1w11 overwhelming:a-4m8 owe:b6 owl:a-1o5 owl_$:a-1o5 own:b5 pacific:a-1o6 pack:b15
    pack_for:b1 pack_lunches:b1 package:a2b14f-2j-3 package_$:b7f-1 package_to:b1 packed:a8g-2
    packed_again:a5g-2 packed_again_$:a5g-2 packing:a-7b4g2m4 packing_$:a-2g3 packing_list:b5 packing_list_$:b5
    pad:a-1b5 pad_thai:b2 pad_thai_$:b2 pads:a-3b7 pads_$:a-3b7 page:b10e7m-2 page_$:a1b2 pages:a-7b16h-2o-6
    pages_of:a-2b3 pages_of_middlemarch:a-2b3 pagination:a-3b7 paid:a-9b-28c28f-3g10h-5j10m-1n2
    paid_$:a-11b-10c17h-1j8n3 paid_for:a8b-5 paid_on:o3 paid_on_the:o3 paid_the:a-8b-11c17g1j2
    paid_the_electric:c4 paid_the_rent:b-2c9 paid_the_water:b-3c2j4 pain:a4 pain_$:a4 paint:a-1b20c-4d-7f9
    paint_$:b5 paint_color:a-2b4 paint_for:b2 paint_samples:f2 paint_samples_$:f2 paint_the:a2b3d-6f2
    paint_the_fence:a6b-2d-5f3 painted:a9b-1 painted_his:a3 painted_the:a3 painting:a3b-14h9m4 painting_$:f-1h5
    painting_called:a7b-6 painting_the:a-8b2f1m4 painting_the_fence:a-2m4 pair:a10b-1 pair_with:a7b-4
    pair_with_my:a7b-4 pancakes:a11b-3 pancakes_$:a8b-1 pandora:a5b-3 pandora_and:a1 pandora_and_play:a1
    panther:a4b-2 panther_$:a4b-2 paper:a-5b17f2 paper_$:a-6b12 paper_scissors:a7b-4 paper_scissors_$:a7b-4
    paper_towels:b1f3j2 paper_towels_on:j1 papers:b11j-5 papers_$:a-3b10 paperwork:a-3b8 paperwork_$:a-3b8
    paracetamol:b4 paracetamol_$:b4 parasite:a2 parasite_$:a2 parcel:a-10c15f-4h11 parcel_$:j3 parcel_to:a-5b7
    parent:b4 parent_teacher:b3 parent_teacher_conference:b4 parental:b5 parental_leave:b5 parental_leave_$:b5
    parents:b5j4y-2 parents_evening:b5j4y-2 parents_evening_$:b5j4y-2 paris:a12 paris_$:a11
    park:a-7b-3d11j-3o5p6q2 park_$:a-2p5q2 park_it:d2 park_it_until:d2 park_on:b-3o2 park_on_level:o2
    park_the:a-5d8 park_the_garage:b-2d7 parked:a-1b-4o6p5 parked_on:a-2o6 parked_on_level:a-2o6 parking:b10o3
    parking_$:a-4b8 parking_near:a3b-3 parking_near_the:a3b-3 parking_permit:b6 parking_permit_$:b4
    parking_spot:o4 partner:a-10b-1o5r8 partner's:p1 partner's_birthday:p2 partner_$:a-5o5r4 parts:a-3b-1m11
    parts_$:a-3b-2m11 party:a-3b6c-3d-1f5j-3m10n5o-2 party's:b-1f4 party_$:a1j-1m7n6 party_anymore:f3
    party_anymore_$:f3 party_for:a-2b4 party_planning:m1 pass:a-16b-11d-2e37 pass_$:a-5b-8e21 pass_on:a-8e18
    pass_on_that:e7 pass_on_this:a-4e9 passcode:a4 passcode_?:a2 passcode_?_$:a2 passed:a14b-10q2
    passed_away:a3q2 passed_away_$:a3q2 passed_the:a10b-8 passes:b2 passport:a-17b5c7f-7h4i-3j4m5n-3s-1
    passport_$:a-4c4j8m2 passport_in:o2 passport_in_the:o2 passport_is:a-2b4c6j-4 passport_number:p2
    passport_number_$:p3 passport_one:g3 passport_one_back:g1 passport_renewal:b2g-1h6 passport_renewal_$:b4
    passport_renewed:m2 passport_renewed_$:m2 passport_task:a-2j6 passport_thing:d1 passport_thing_until:d1
    password:a-20b14c-2f-4h-4j-6o10p13q10 password_$:a-9b10o-2p10q7 password_for:b3 password_is:a-4o13
    password_is_bluefish22:o1 password_is_hunter2:o3 password_is_penguin42:o1 past:a-15b14d-3e18f-4h3m-5
    past_it:e1 past_it_$:e1 past_the:e5 past_this:e12 pasta:b9 pasta_$:a2 pasta_sauce:a-2b6 pasta_water:a3
    pasta_water_$:a3 patch:a-5b8 patch_the:b2 patel:a-3h9o2 patel_$:o3 patio:b3 patio_furniture:b1
    patio_furniture_$:b1 paul:b2 paula:a-8b10 pause:a16b-1f-2j-3 pause_$:a9b-7 pause_my:a-8b9
    pause_the:a10f-1j-1 pay:b21c-3d-2f-1g-2h3j4o-1p-3 pay_$:j3 pay_council:b-1h3 pay_council_tax:b-1h3 pay_my:a2
    pay_off:b6 pay_off_the:b2 pay_parking:b1 pay_rise:n2 pay_the:b3j1 pay_the_rent:j1 payday:a7j-3
    payment:a1b7g3j-4 payment_$:a-5b9 payment_on:a2 payment_on_my:a2 paypal:a-8b11 peanut:b3f-2q6
    peanut_butter:b5 peanuts:o4 peanuts_$:o4 pediatrician:a-4b7 pediatrician_$:a-4b7 peel:a4j-3 pencil:b2
    pencil_in:b2 pencil_in_coffee:b2 pending:a-7b-3j19p-2 pending_$:j2 pending_?:a-6b-3j11 pending_?_$:a-6b-3j11
    penguin:a-10b-14c-4d-7f-3g-3h-1j-5k-1o-1r9u12v6x7z4A14 penguin42:o1 penguin42_$:o1
    penguin_$:a-10b-21c-2d-3g-1r6u12v6x10A14 penguins:a17b-10j-1p-2x8 penguins_$:a7 penguins_eat:a1
    penguins_fly:a-6b-1x11 penguins_fly_$:a-7x11 penguins_like:a1 penguins_like_you:a1 penicillin:o2
    penicillin_$:o2 penny:a2 pension:a-7b8 people:a16b-13c3h1j-3o8 people_$:c5 people_are:a2 people_still:a3
    pepper:a-5b8o2 pepper_$:o2 percent:a19b-10 percent_$:a14b-9 percent_of:a4 percent_of_0:a1 performance:a-1b6
    permission:a-8b5c8 permission_slip:a-5b1c9 permission_slip_$:a-3c9 permission_slip_for:b1 permit:b6
    permit_$:b4 person:a-4o7p8s-1 person_$:a-7o7p8s-1x1 persona:a-18b-20r31z5 persona_$:a-12b-13r22z5
    persona_to:a-5b-7r13 persona_to_grandma:r2 persona_to_zen:a-1b-4r8 personalities:a-14r19z-1
    personality:a-9b-6e-5r21 personality_$:a-7b-5e-4r19 personas:a-13b-7j-9p-2r28 personas_do:a-2r7
    personas_do_you:a-2r7 perth:a-3b5 peru:a3 peru_$:a3 pest:a-1b5 pest_control:a-1b5 pest_control_$:a-1b5
    pet:b4 pet_sitter:b2 pete:a-1b4 pete_$:a-2b4 pets:a6 pharmacy:a-2b6g1j-1p5 pharmacy_$:b5 pharmacy_do:p5
    pharmacy_do_i:p5 phil:b3 phil_$:b3 phoenix:a2j-1 phone:a9b11c-1e7f-15g-5h4i-8j-13m-1n4o-1p3r-4s-2
    phone_$:a13b4d3f-8j-2o-5 phone_bill:a-2b3 phone_bill_$:a-2b3 phone_call:a-5b-5e11n1 phone_call_$:a-4e7
    phone_calls:a-5o6p1 phone_calls_$:a-2o5p1 phone_contract:b1 phone_contract_$:b1 phone_i:a1
    phone_number:a-8b-6h8p5q2 phone_number_$:a-7p6 phone_number_0:b-4h5 phone_on:a4 phone_plan:b9j-1
    phone_plan_$:b9j-1 phone_plans:a-1b4 phone_plans_$:a-1b4 phone_to:a2 photo:b5g3 photo_$:a3
    photo_album:a-5b2g2 photo_album_for:a-1b3 photo_on:a8b-5 photograph:a-2b5 photos:a-8b24d1f-6j-1
    photos_$:a-5b16 photos_from:a-1b7 photos_from_the:b1 photos_of:a1 photosynthesis:a10z-1 photosynthesis_$:a3
    phrase:a-12b-6n22 phrase_a:b-4n8 phrase_the:n3 phrase_this:a-3n8 physical:a-9b15 physical_$:a-1b6
    physical_therapy:a-5b8 physical_therapy_$:b2 physio:a-6b13 physio_$:b6 piano:a-17b10d-4f6g8h2
    piano_$:a-6b1g9 piano_for:a-2b5 piano_lesson:b-2d-2f6h4 piano_lesson_$:b-2f6 piano_lessons:b4
    piano_lessons_$:b4 pick:a-3b12c-2e4i20m-5n-8o-3z-2 pick_a:a6e4i2n-1 pick_a_number:a9b-1 pick_a_paint:a-2b3
    pick_a_task:i10 pick_for:i7 pick_for_me:i7 pick_one:i9 pick_one_for:i2 pick_something:e2
    pick_something_for:i1 pick_up:a-8b19d-5f3 pick_up_dry:b1 pick_up_the:a-1b1d-1f4 pick_what:i3 pick_what_i:i3
    picked:a-7b-11c19g1 picked_up:a-7b-11c19g1 picked_up_$:b-1c4g2 picked_up_the:a-4b-8c15 pickup:a-2b-4h10
    picnic:a-3f1h1 picnic_$:b2 picture:a4b6j-1 picture_$:a13b-12 picture_of:a-1b4 picture_of_the:a-5b8
    pictures:a4b7j-3 pictures_$:b1 pictures_of:a6j-2 pie:a-4b8 piece:a-4m11 pieces:a-16b-4m26 pieces_$:a-2b-2m12
    pieces_please:a-1m7 pieces_please_$:a-1m7 pig:a2 pile:a-15b-4e7g6h-2i8j6 pile_$:a-11b-8g7i8j6
    pill:a-2b4h2o-1 pills:a-9b5c5 pills_$:a-7b6c5 pin:a3q10 pin_$:b-7q11 pin_for:p2 pin_for_the:p2 pineapple:a1
    ping:b5 ping_me:a-1b6 ping_me_in:b1 pirate:a-16r18 pirate_$:a-2r5 pitching:a7b-4 pizza:a9f7 pizza_$:a8
    pizza_for:b2 pizza_is:a2 pizza_timer:a-4b-1f8 pizza_timer_$:b-1f8 place:l9 place_$:a-5l9 places:a6
    places_near:a3 plan:a-6b13f-1h-1m18n-2p-6 plan_$:b10j-2 plan_cover:a8 plan_for:a-8b-5j5m10
    plan_for_the:b-2m4 plan_the:m3 plane:a-1b5 planet:a3 planets:a2 planned:a-7b-12d-1j12s9 planning:a-6b-2m17
    planning_$:a-1m7 plans:a-15b7j15 plans_$:a-4b8 plans_tonight:a-5j10 plans_tonight_$:a-5j10 plant:a-1b5h3
    plant_garlic:b3 plants:a-8b2c5h13 plants_$:a-10c5h9 plate:a-2b-1c2o1p7 plate_$:a1c4f-1o-4p4 plate_is:o1
    plate_it's:o5 plates:b3 plates_$:b3 play:a41c-5d-7e-9f-7g-6h-4i-4j-6m-3o-1r-3 play_$:a-2b5 play_a:a-3b6
    play_anything:a1 play_catch:a-5b6 play_catch_with:a-5b6 play_chess:a-2b4 play_chess_with:a-3b5 play_my:a3
    play_next:a3 play_some:a1 play_something:a7b-2 play_that:a6 play_that_one:a4 play_the:a2b3
    play_the_piano:a-6b10 play_this:a3 play_tic:a2 play_tic_tac:a2 play_twenty:a2 play_twenty_questions:a2
    play_with:a-5b6 play_with_the:a-5b6 playdate:a-4b7 played:a10b-1 played_the:a2 player:a7b-5
    playing:a21b-5i-4j-1 playing_right:a5i-2 playing_right_now:a5i-2 playing_tonight:a2 playlist:a19b-3
    playlist_$:a14b-6 playlist_for:b2 playlist_for_the:b2 plays:a13b-5 plays_the:a8b-1
    please:a-8b-24c-5d-1e8f6h-13i5j-3k8l8m5n11o-2p-14r9s-23t6u-19v-12w-14x-14y3z6A2
    please_$:a3b-30c-17d6e-3f-6g-1h-12i9j5k-2l7m11n9o-20p-8q-10r3s-14t8u-14v-7w-10x-8y4z9A5 please_?:a-2f7r6
    please_?_$:a-2f7r6 please_add:b11h-3 please_add_renew:b1 please_call:o5 please_call_me:o5 please_clear:f1
    please_clear_my:f1 please_delete:b-1f6 please_delete_the:f4 please_don't:q4 please_forget:q7
    please_forget_my:q4 please_i:e2 please_make:k3 please_mark:c10 please_mark_my:c2 please_mark_the:c1
    please_not:e4 please_push:d-5e8h5 please_put:b12f-2 please_reactivate:b-1g6 please_reactivate_the:b-1g6
    please_remember:o2 please_remind:b7 please_remind_me:b7 please_reverse:k3 please_skip:e5 please_stop:r3
    please_stop_using:r3 please_tell:a-2j2p2 please_tell_me:j4 please_undo:k3 plenty:a-2s9 plenty_of:a-2s9
    pls:a-10b-16c-3d14e9h-4i1j5k4r1 pls_$:a-8b-15c-1d15e1h-2i2j6k4r1 plug:a7 plumber:a-18b7c5e-2h5j9n3
    plumber's:a-5o2p6 plumber's_number:a-5o2p6 plumber_$:a-9j11n2 plumber_came:a3b-1c4 plumber_needs:g1
    plumber_needs_to:g1 plumber_task:h1 plumber_task_that:h2 plus:a17b-6 plus_0:a6b-2 plus_two:a9b-1 pm:b-4h5j1
    pm_$:b-4h5j1 pm_appointment:f1 pm_appointment_$:f1 pm_with:h3 pm_with_the:h3 podcast:a6f4 podcast_$:a13b-5
    podcast_episode:a-4b8 podcasts:a2 point:a-3i17u-1 point_$:a-4i11u-1 point_of:a3 pointless:b-11f16
    points:a23b-8j-8 points_$:a7b-2 points_do:a4j-3 points_do_i:a4j-3 points_to:a4b-3 policy:b1 policy_$:b2
    polish:b1 polite:a-2b-7n12 polite_reminder:n1 polite_reminder_to:n1 pomodoro:a-17b-20d-2e-1i-1t41
    pomodoro_$:a-11b-13t26 pomodoro_on:t6 pomodoro_on_the:t6 pool:a-8b13 pool_$:a-3b6 pool_pump:b3
    pool_pump_$:b3 pools:a1 pop:d7 pop_the:d7 popcorn:a10h-5 pope:a1 population:a9b-3 population_of:a9b-3
    porch:b6 porch_$:a-2b4 porch_light:a2 pork:o4 pork_$:a-4o4 portuguese:a10o-1 post:a1b17c1j-4n-1 post_$:a7b1
    post_office:c4d2 post_office_$:b1d2 post_on:b3 post_on_facebook:a2 post_on_instagram:a-3b5 post_the:a-5b10
    post_this:a8b-6 postcode:a-5b-4h9p4 poster:a-2b6 postpone:a-10b-17c-1d28f-1h3 postpone_my:d4
    postpone_the:b-5d16 postpone_the_dentist:d6 postpone_the_oil:d3 postpone_this:d4 pot:o5 potatoes:b1
    pothole:b8 potluck:a-7b6h4 potluck_$:b4 potter:a6b-1 potting:b4 pounds:a2 powder:b2 powder_$:b2 power:a2
    power_of:a-4b7 pr:a-5b11 pr_$:b4 pr_0:b4 pr_0_$:b4 practice:a-6b11f2j-1n1 practice_$:b2n1 practise:a-1b8
    pre:b2 prefer:a-17b-7c-3o11p5r16 prefer_a:r3 prefer_a_different:r3 prefer_mornings:a-6o5p6 prefer_to:o1
    prefer_to_do:o1 preheat:a4 preheat_the:a4 preheat_the_oven:a4 premier:a5 premier_league:a5
    premier_league_$:a3 prep:a-8b14c2 prep_$:a-4b10 prep_for:b3 prepare:a-2j-1n15 prepare_a:b-4n6
    prepare_agenda:b1 prepare_agenda_for:b1 prepone:h5 preponed:h3 preponed_my:h3 preponed_my_0:h3
    preschools:a-1b3 prescription:a-3b2c3 prescription_$:c2 prescription_at:b1 present:a-3b12j-2 present_$:b5
    presentation:a-3b-3c1m4t3 presents:a-7c8 presents_$:a-7c8 press:a-3b2d2k5n-3 pressed:s7 pressing:a-6i10
    pressing_$:a-5i8 pressure:a6b11j-1p-3 pressure_$:b9 pretty:a-2s13 previous:a7b-5k3 previous_song:a3
    previous_song_$:a3 price:a12j-2 price_$:a3 price_for:a1 price_of:a1 prices:a11b-9 prime:a9 prime_minister:a6
    print:a-8b19 print_boarding:b2 print_the:b7 printer:a-3b11g3 printer_$:a-4g4 printer_ink:a-1b6
    printer_ink_hp:b1 priority:a-20b-12c-3d-2g-1h29i15j-3p-7 priority_$:a-14b-8h21i15j-2p-7 priority_of:a-1h7
    priority_of_the:h5 priority_on:b-7h11 priority_on_cleaning:h3 priority_on_the:b-4h7 priority_task:b3h-3
    priority_task_to:b3h-3 priya:a-11b11n3o-1 priya's:b1 priya_$:a-9b12n1 probably:a-6b9 problem:b12
    problem_$:a4 problem_set:a-6b10 problem_set_0:a-5b7 productive:b-1s9 professor:a-3n7 professor_hayes:b1
    profile:a6 profile_$:a9b-2 program:a-12b2z11 program_$:a-9z11 project:a-13h3j3m10 project_$:b6j-1
    project_in:a-1b-2m7 promised:a-2b12o-1 pronouns:a-9o14 pronouns_are:a-5o7 proofread:b15d-4j-2 propane:b1
    proper:a-5b-12s-3w21 proposal:a-1b10g2h-2n-2 proposal_$:b6 proud:a-1s-3w10 proud_of:a-1s-3w10
    proud_of_myself:a-1s-3w10 provider:a3b4p-5 provider_$:a3b4p-5 prune:a-2b6 pta:b4 pto:a3b3 pto_request:a2
    pto_request_$:b1 pull:a-4b-6c-1f10j13p5q-4 pull_request:b3 pull_request_$:b3 pull_the:a-1f5
    pull_the_survey:a-1f5 pull_up:b-9f-3j16p5q-4 pull_up_my:b-1j9 pull_up_the:a1b-1j1 pump:a-3b8 pump_$:a-2b7
    puns:a7b-1 puns_about:a5b-1 puppy:a-4b12 puppy_$:b4 purchase:a8j-5 purple:a5b-3 purple_$:a4b-1
    push:a-14b-1c-2d23e9f-4g-6h2j-2k-2m-1 push_back:h3 push_back_my:h3 push_everything:d5 push_everything_to:d3
    push_it:d1e6g-2 push_it_to:e6g-1 push_my:d3h2 push_the:b-4d12 push_the_dentist:d6 push_the_laundry:d3
    push_this:a-1d7e4 put:a-13b14c4d3e1f-15g5h7i-6j-4l4m-16n13o-7p-8q-6r-10s-9u-1w-1A-1 put_0:b3
    put_a:a-3b-11c21 put_a_block:a4b-3 put_a_hold:b1 put_away:b3 put_batteries:b1 put_batteries_on:b1
    put_down:a-5b5j3 put_down_the:a-1j3 put_eggs:b1 put_eggs_on:b1 put_everything:a-3k6 put_in:a-2h1z3
    put_in_the:h1 put_it:b6c-5d6e4f-6g2h-7j-3k2m-2n1 put_it_at:b-4e10 put_it_back:a-1g8k3 put_it_off:d3
    put_it_on:a4b10c-1d7e-3f-3g-4h-1j-1 put_me:b-1t4 put_mow:g3 put_mow_the:g3 put_my:a2b-4o1 put_my_passport:o2
    put_my_phone:a4b-3 put_off:d8 put_off_the:d7 put_on:a15b-6 put_on_a:a-1b3 put_on_some:a7b-5 put_on_the:a2b-1
    put_soap:b-2j7 put_soap_on:b-2j7 put_that:a-4b-1d-2f6h12o-1 put_that_in:a-4f6h10o-1
    put_the:a1b-7c-1e-4f-6g2h14k-1l8 put_the_car:b3 put_the_essay:b-3d3h2 put_the_radio:a6b-2 put_the_tv:a2
    put_the_vet:h2 put_the_visa:h1 put_this:a-2b-3e6n4 put_this_one:e1 put_this_to:a-2n5 put_together:a-5n11
    put_together_a:b-3n7 put_up:b6 put_up_the:b2 put_wash:b1 put_wash_the:b1 putting:a-2b11c-3f-2j5
    putting_off:c-2j8 puzzle:b2 puzzle_$:b2 q:a-6b-10A17 q4:a-6b10 q_$:a-6b-10A17 quality:a7b-4 quality_in:a4b-3
    quarter:a-9b12h1n-4t3 quarter_of:n-2t3 quarter_of_an:n-2t3 quarter_past:b2h1 quarterly:a-3b9h9m-1
    quarterly_report:b1 quarterly_taxes:b4 quarterly_taxes_$:b4 quarters:a3 queen:a3 queen_$:a2 questions:b3
    questions_$:b2 queue:a16b-12e6f-4 queue_$:a6b-8e9f-4 quick:a-5b-8c-1e-3f-4i28j-17m-3n5s13 quick_$:s8
    quick_i:i9j-2 quick_i_can:i6 quick_text:n3 quick_text_to:n3 quickest:a-5i11 quickest_way:a1
    quickest_way_to:a1 quiet:a20b-3g-1r-8 quiet_$:a7r-4 quiet_that:a5d1 quit:b-9i-4o-4A24 quit_$:a-8b-11A19
    quiz:a-1b8 quiz_$:a-4b9 quote:a-3b10 quote_$:b6 rack:b2 radar:a4 radar_$:a4 radio:a16b-3h-3 radio_0:a2
    radio_0_$:a2 radio_on:a6b-2 raffle:a-1b-2f3g5 raffle_$:a-1 rail:b3 rail_$:b4 rain:a16b-4d-3 rain_$:a2
    rain_sounds:a2 rain_tomorrow:a5d-1 rain_tomorrow_$:a1 rained:a5 rained_the:a5 rained_the_whole:a5
    raining:a7b-3e4i-3 raining_$:a3b-1f1 raise:a12b9f-1j-5 raise_$:a5j-3 raise_my:a2 raise_my_credit:a2
    raise_the:a5 raise_the_blinds:a2 raise_the_rent:b1 raise_the_temperature:a5b-4 raised:a-1b4
    raised_beds:a-1b2 raised_beds_$:a-1b2 raj:a-2b-2f7 rake:a-2b8 ramadan:a1 ran:a2b2 random:a15b-7
    random_number:a11b-1 rang:a-3c3h2 rate:a16b5j-2 rate_$:a1 rate_for:a7b-4 rate_for_yen:a4b-4
    rate_limiting:a-3b5 rate_limiting_$:a-3b5 rate_on:a2 rate_the:a2b1 rate_the_current:a7b-5 rate_this:a9b-2
    rate_this_book:a1 rates:a7b1g-2 rates_$:b2 rather:a-4b-13d3e14h3i-2m-1o7r-1 rather_do:a-4b-3d3o8
    rather_not:a-6b-2e15 rather_than:h4 rating:a9b-1h-1 rating_of:a6h-1 re:a-8c-2g18 react:b4
    reactivate:b-7f-7g19 reactivate_the:b-6f-5g17 reactivate_the_gym:b-2g10 reactivate_the_reminder:b-1g6
    read:a13b14c-10d-7e-1f-8g-4i-9j16n-4o-5p-2r-2s-2 read_$:a7c-2 read_0:a-2b4 read_0_pages:a-2b4 read_a:a-3b4
    read_a_story:a-3b4 read_ch:a-3b6 read_ch_0:a-3b6 read_chapter:b2 read_chapter_0:b2 read_me:a8b-7j5
    read_me_my:j8 read_me_the:a6b-1 read_my:a10b-12j8 read_out:a3b-10j8 read_out_my:b-4j8 read_the:a4b7d-2j-1
    read_the_article:b5 read_the_news:a2b-1 read_to:a-2b4 reading:a-11b13c3 reading_$:b2 reading_for:a-6b3c4
    reading_the:b2 readme:a-1b7 ready:a-7b-13e-7i24j-2o-4s17 ready_$:a10b-1 ready_for:a-6b-6e-3i13s6
    ready_for_the:i6 ready_to:a-1i-7s15 ready_what's:i1 real:a1b-2s8w-6x7 real_$:x9 real_person:a7x-6
    really:a13b2d-3e-4j-2o-7s1v7w9x-6 really_a:a6x-4 really_call:b6o-1 really_good:w2 reapply:a-6b-9f-2l24
    reapply_what:a-1l8 reapply_what_you:a-1l8 reboot:a5b-2 reboot_the:a5b-2 recall:a-11p17 recall_my:a-2p7
    recall_what:p3 recall_what_i:p3 receipt:a-7b4h5 receipt_$:a-2b5 receipt_for:b2 receipt_for_the:b2
    receipts:a-8b13o2 receipts_$:a-4b11 recent:a5j-2 recent_transactions:a1 recent_transactions_$:a1
    reception:a-1b3 reception_$:a-1b3 recharge:a-2b4 recharge_the:a-2b4 recipe:a10b3j-2 recipe_$:b4
    recipe_for:a13b-3 recital:a-5b8h6 recognize:a6o-2 recognize_$:a4 recommend:a14b-6 recommend_a:a9b-6
    recommend_a_good:a2 recommended:b3 record:a4b6j-2o5 record_a:a6b-2 record_a_video:a1 record_for:a6
    record_for_the:a4 record_my:a-2b4 record_the:a-4b8 recording:a5b-2 recruiter:a-8b4n5 recruiter_$:a-6b1n4
    recurring:a-2z11 recurring_reminders:a-2z11 recurring_reminders_$:a-2z11 recycling:a-7b10f2
    recycling_$:a-1b9 recycling_out:b2 recycling_out_$:b2 red:a11o1 red_$:a8b-4 red_wine:b1
    redo:a-23b-15c-5d-2e-5f-7h-3j-5k-13l50r-1 redo_$:a-6b-9k-1l23 redo_it:k-1l10 redo_it_$:k-1l10
    redo_that:a-2l12 redo_that_$:a-1l9 redo_the:a-3b2j-1l9 redo_the_last:l6 refactor:a-1b5 refactor_auth:a-1b5
    reference:a-2b-2o10 refill:a-6b12 refresh:a11b-8 refund:a2b-3n8 refund_$:n1 regarding:a-4b-4g1n8p2
    regarding_my:a-2n4p2 reggae:a5 reggae_$:a3 register:a-1b9 register_for:b3 registration:a-9b9
    registration_$:a-8b7c1 rego:a-4c5 rehearse:a-4b6 rehearse_the:a-4b6 reimbursement:b4 reinstate:a-4b-11g17
    reinstate_the:a-4b-11g17 rejected:g5 release:a-6f11n-3 relevant:a-6f17h-1 relevant_anymore:f8
    relevant_anymore_$:f8 remaining:a-3b-5j14
    remember:a-23b4c-8d-7e-7f-11g-5h-5i-9j2k-4m-4n-8o26p17q22r-5s-1x-2z-7 remember_$:p7 remember_about:a-1p2q3
    remember_about_me:q3 remember_i:o8 remember_i'm:o1 remember_i_hate:o2 remember_my:a-9b-7f-4o4p6q14
    remember_my_car:o5 remember_of:q2 remember_of_my:q2 remember_that:b-2e-1o14q4 remember_that_$:q5
    remember_that_for:o6 remember_that_my:o2 remember_the:a7b1p-6 remember_this:o4 remember_to:a-5b17j4o-2
    remember_to_bring:b2 remember_to_buy:b3 remember_where:a-2p4 remember_where_i:a-2p4 remember_who:a-1p3
    remembering:a-5p-1q16 remembering_my:a-2q10 remembering_where:q5 remembering_where_i:q5
    remind:a-19b22d10e-3f5g-2h-1i-7j6m-5n-6o-5p3q-2r-2s-6 remind_me:a-18b19d10e-3f5g-2i-7j6m-5n-5o-5p3q-2r-1s-6
    remind_me_0:b6d-2 remind_me_about:a-4f8j8p-6 remind_me_again:b-2d5 remind_me_in:d6s-3 remind_me_later:b-3d6
    remind_me_of:p3 remind_me_that:a-1b13d-1j-1 remind_me_then:d2 remind_me_to:b17d-8 remind_me_what:p8
    reminded:a-9b9f6o-2 reminded_about:f7 reminded_to:a-3b9o-1 reminded_to_take:a-1b6o-1
    reminder:a-40b-5c-4d9e-5f23g7h21i-12j17m-8o-7p-11q-3r-5s-5 reminder_$:a-14b-7f8h5i-7j15p-3z1
    reminder_about:b-1f2h5 reminder_about_the:f3h2 reminder_by:d8 reminder_by_two:d4
    reminder_for:a-8b4d-3f9g5n-6 reminder_for_me:b8 reminder_for_my:f3 reminder_for_the:b-4g6h2
    reminder_for_tomorrow:b1 reminder_i:g2 reminder_i_deleted:g2 reminder_to:a-9b-2d5f7j3n1 reminder_to_0:h2
    reminder_to_call:a-3d8f3h-9j3 reminder_to_water:f2 reminders:a-26b-20c-2d-5f13i-1j37p-8q-3r-3z9
    reminders_$:a-14b-13c-1f9j22p-3q-1r-1z10 reminders_about:j1 reminders_are:a-1j3 reminders_for:b-3d-2f5j5
    reminders_for_this:d-1j9 reminders_for_today:f3j-1 reminders_for_tomorrow:f1 reminding:a-6f12
    reminding_me:a-6f12 reminding_me_about:b2f2 reminding_me_to:a-3f10
    remove:a-18b-5c-12d-6e-8f41g-8i-3j-14k-4m-3o-3p-6q17r-1s-2 remove_$:a-2f9 remove_all:f5
    remove_all_reminders:f3 remove_bananas:f1 remove_bananas_from:f1 remove_everything:f2q3 remove_it:a-1f11
    remove_it_$:f5 remove_my:b1q3 remove_that:b-2f3q9 remove_that_$:f8 remove_the:a-7c-3f11g-2h6j-1q3
    remove_the_alarm:b-2f6 remove_the_deadline:b-1f-3h8 remove_the_fact:q4 remove_the_stain:b8f-5
    remove_the_wallpaper:b1 remove_this:a1f3 rename:b-7c-3d-1f-4g-3h27k1 rename_it:b-1h11 rename_it_to:h1
    rename_task:h1 rename_task_0:h1 rename_the:a-3h10 rename_the_gym:b-1h5 renew:a-10b17c2e3j-1 renew_car:h1
    renew_car_registration:h1 renew_domain:b3 renew_library:b-2e6 renew_my:b7 renew_passport:b4 renew_the:b-1c5
    renewal:a-4b6g-1h6 renewal_$:a-2b8 renewed:a-1c11m2o-2 renewed_$:m2 renewed_my:c12o-2 renewing:m4
    renewing_my:m3 renewing_my_passport:m3 renews:b4 reno:b-6m7 reno_$:b-5m7 rent:a-18b10g7h6j15m-4o-4p-2r-2
    rent_$:a-7c6g4j1 rent_a:b6 rent_due:j1 rent_due_$:j1 rent_is:a3c2h-2 rent_is_paid:c6 rent_on:b4j-1
    rent_on_the:b5 rent_to:b-1h5 rent_up:h3 rent_up_to:h3 rent_yet:g2 rent_yet_$:g3 rental:b8 rental_car:b6
    rental_car_$:b3 reopen:a-16b-19c-3d-2e-2f-6g43h-5j-1k-1m-1 reopen_0:b-2g7 reopen_0_$:b-2g7 reopen_it:g7
    reopen_it_$:g7 reopen_number:g3 reopen_number_0:g3 reopen_task:g5 reopen_task_0:g5 reopen_that:g7
    reopen_that_$:g6 reopen_the:a-3b-6g18 reopen_the_dentist:g4 reorder:b5 repair:a-12b9g7 repair_$:a-1b4
    repeat:a10b-8d-4e-1f-12h26k-2 repeat_every:b-1h4 repeat_every_week:b-1h4 repeat_monthly:a-2b-3h8
    repeat_monthly_$:a-2b-3h8 repeat_the:f-7h9 repeat_this:b7 repeating:a-8b-4h14z5 repeats:a-2b-1h13
    replace:a-15b8h14j-1 replace_smoke:b1 replace_the:a-4b5h3 replacement:b1 replacement_card:b1
    replied:a-4c11o-1 replied_to:a-4c11o-1 reply:c-2f-1h-3j-1n14r9 reply_to:a-7b7h-1n15 reply_to_jen's:a6n-2
    reply_to_my:a3 reply_to_the:a-4b3n3 report:a-13b-1c5d14f-12h11i-1j7k-1m8n-8o-10p-1r-5s-6t5
    report_$:a-7b6d-7f-3g3h-1j4m11n-1o-5s-2t4 report_a:a7b-6 report_as:b-6h12 report_is:a-1h3
    report_is_finished:c1 report_the:a-1b9 report_the_pothole:b2 report_to:b-3d5 report_to_wednesday:d4
    representative:a12b-9 request:a-1b11n4 request_$:a-5b10n5 reroute:a3 reroute_me:a3 reroute_me_around:a3
    reschedule:b-12d5h15j-6 reschedule_my:h9j-3 reschedule_the:b-7d4h5 reschedule_the_meeting:b-1d7h-1
    research:a-4b8 research_preschools:a-1b3 reservation:b5 reservation_$:b5 reservation_at:a1
    reservation_for:b1 reservations:a4 reservations_$:a3 reserve:a-4b8 reserve_a:a-1b4 reset:a6b10p-2
    reset_my:a9p-1 reset_my_pin:a5b-1 reset_the:b3 resignation:n4 resignation_letter:n4 respond:a-1b2n2
    respond_to:a-1b2n2 respond_to_the:n2 rest:a-3d3j3 restart:a5b2 restart_my:a-1b5 restart_the:a3
    restaurant:a6b-4p3 restaurant_$:p4 restaurants:a16b-5j-6 restaurants_nearby:a3 restaurants_nearby_$:a3
    restore:a-11b-16c-2f-6g33 restore_the:b-4f-4g20 restore_the_dentist:g2 restore_the_one:g3
    restore_the_reminder:g2 resume:a6b5f-3g6j-1n-2 resume_$:a-1b11n-2 resume_my:a10b-5 resume_my_audiobook:a2
    resume_the:a4b-5g6 retirement:a-4b7 return:a-1b12c-5d-3e-3f-6g15h7j-7m2n-4r-1z-2 return_$:a-7b6m5
    return_amazon:b1 return_parcel:b-2h5 return_the:b7g3 return_the_library:b2 returned:a-3c10
    reverse:a-19b-12e-2f-6k34l5o-3 reverse_$:a-9b-7k19o-2 reverse_it:f-3k8 reverse_it_$:f-3k8 reverse_that:k10
    reverse_that_$:k6 reverse_the:l6 reverse_the_last:k4 reverse_what:k2 reversed:l5 reversed_$:l5
    revert:a-10b-12k26 revert_that:k7 revert_the:a-1k6 revert_the_last:a-1k6 review:a-16b17c2d4f-4h2n-2
    review_$:c4 review_the:b7 reviews:b5 reviews_$:a-3b7 reviews_for:a5 reviews_for_the:a2 revise:b4
    revisit:a-3b-3d11 revive:a-4b-7g15 revive_the:a-4b-7g15 reward:a5j-2 reward_points:a5j-2 reward_points_do:a1
    rewind:b-12k19 reword:b-2h7 reword_the:b-2h7 rex:b2 rhapsody:a6b-3 rhapsody_$:a5b-3 rhythm:a4 rice:a7b11z-4
    rice_$:a2b8z-3 rich:a3 rid:b-4f16 rid_of:b-4f16 rid_of_my:f3 rid_of_number:f2 rid_of_the:f3 riddle:a4
    riddle_$:a4 ride:a-5b9 right:a11b-16c-7d10e5f-4h-4i9j-10k-4l3m-4o-8p-10r6w6y-1z-1A-1 right_$:a20b-9
    right_now:b-3c-1d11e6f-2h-3i1j-4o-5p-5r7w7 right_now_$:a-1b-2c-1d8e5f-1h-2i2j-1o-5r7w7 right_now_?:a5
    ring:a10b3d-2 ring_$:a7b-6 ring_my:a7b-1 ring_my_phone:a2 ring_the:a-2b13d-1 ring_the_council:b6
    ring_the_surgery:b4 rings:j4 rinse:a10b-7 rise:a-3n2 rise_$:b3 river:a7 river_is:a1 road:a7b-4d6 road_$:a1
    road_trip:b1 road_trip_$:a5 roads:a8b-5 rob:a-1b2 rob_$:b1 robot:a4b-7r4x2 robot_$:a-1x9 robot_vacuum:a2
    rock:a12b-9 rock_paper:a7b-4 rock_paper_scissors:a7b-4 roll:a4b-4c-5d1f-3g-5h-1i5k13l11 roll_$:a-8b6i7
    roll_a:a7b-4 roll_back:a-2b-1k10 roll_back_the:k3 roll_over:b7 roll_that:k4 roll_that_back:k4
    roll_the:a1b-3d4 roll_two:a10b-2 roll_two_dice:a2 roll_two_six:a1 roll_up:a1 roll_up_the:a1 rolling:a2b-1
    rolling_stones:a2b-1 rolling_stones_$:a1 roof:a-12d4e-1g5j13 roof_$:j1 roof_one:j5 roof_one_$:j5
    roof_task:d2j1 roof_task_$:j2 roofer:a-4b2h5 roofer_$:a-4b1h5 room:a5b9f-1o-1 room_$:a5b1 room_0:h3
    room_for:a-1b2 roomba:a18b-13 roomba_$:a7b-4 roommate:n5 root:a4 root_canal:a-2b5 root_of:a8b-1
    root_of_0:a8b-1 rose:b6n-6 rose_$:b6n-6 roses:b5 roses_$:b7 rotate:a3 rotate_the:a5 rotation:a-3h8
    rotation_$:a-3h8 roth:a-3b7 roth_ira:a-3b8 roth_ira_$:a-3b8 rough:a-2b-4n7s-8w13 round:a-7b6 route:a9n-3
    route_$:a13b-4n-2 route_to:a1 router:a-4b10o1 router_$:a-3b10 routing:a14p-5 routing_number:a11p-5
    routing_number_$:a8p-5 rsvp:a-6b13 rsvp_$:b4 rsvp_to:a-2b7 rubbish:s-3w10 rude:a2 rug:a-3b4 rug_$:a-3b4
    rules:a4 run:a-19b1d6f7h-8j4s11A4 run_$:a-10b-4c3d-2f9s12 run_0:a-1b8 run_a:a-6b4o2 run_a_marathon:a-4b1o2
    run_the:a1 run_to:d2 rundown:a-6d-1j14 rundown_of:a-2j8 running:a-6b12j2o-5s8w-1 running_$:a-2j6
    running_late:b6 running_late_$:b6 running_on:a-5b4o-1s9 rustle:n3 rustle_me:n3 rustle_me_up:n3 ruth:a-6b4c5
    ruth_$:a-4c5 rx:b3 sad:a-7b-1o-1s-3w19 safe:a2 safety:b8c-1 saga:a14b-8 saga_called:a2
    said:a13b-6c-2g1j-6k1p4q3 said_$:a10k1 said_about:a-2j-4p6q4 said_about_my:q3 said_about_the:j-2p3 said_i:g2
    said_i_paid:g2 salad:b6 salad_$:b3 salary:a5n2p-1 sale:a-1f7m2 sale_$:a-4b9 sale_at:a2b-1
    sale_at_target:a2b-1 sales:b1 salmon:a1b5 salmon_$:a1 salmon_at:a2 salmon_at_$:a2 salt:b5 salt_and:b3
    salt_to:b1 sam:a-2b10d-3h-3i-2j1n9o3 sam's:b4 sam's_cover:b1 sam's_cover_letter:b1 sam_$:a-1h-2i-1j3n5o5
    same:a13b-5e4j-1 same_thing:a3 same_thing_?:a1 samples:f2 samples_$:f2 san:a5 san_diego:a4 sandeep:c2
    sandwich:a6 sandwich_$:a9b-3 sang:a6 santa:b6n-1 sarah:b5c1d-6h4j-1n1 sarah_$:a-5c1 sarah_on:b1
    sarah_on_my:b1 sarcastic:r1 sarcastic_$:r1 sat:b1 saturday:a-17d23e-7f5g-5h9i-5j8k-1m-3o-7p-5s-2
    saturday's:b2 saturday_$:a-7b3d11e-4f7h1j2o-2 saturday_?:b3 saturday_?_$:b3 saturday_afternoon:j3
    saturday_afternoon_$:j3 saturday_morning:b-1d6 saturday_morning_$:b-1d6 saturdays:b-3o5 saturdays_$:b-3o5
    sauce:b5 save:a-2b-1d9o11 save_the:a-1d6 save_this:o11 save_this_for:a-1b2d2 saved:a-4p10 saving:a7
    savings:a10b4h-4 savings_$:a11h-1 savings_account:b1 saw:a13
    say:a8b-20c-4e-6f-4g-7h15i-13j-11k-4m-4n24o-4p5q-2r-1z4 say_$:a9b-1p-3z6 say_hello:a1 say_hello_in:a1
    say_i:a2 say_i'm:a1 say_i'm_lost:a1 say_my:a-2p9 say_something:a6 say_something_funny:a5 say_thank:a2
    say_thank_you:a2 say_that:a11 say_that_again:a8 say_the:a-1j-2p6 say_to:a-13i-2n16z3 say_to_the:a-3n8
    say_two:a-1h5 say_when:n6p-1 say_when_i:n6p-1 saying:b-16h6n13 saying_i'll:n1 saying_i'll_be:n1
    says:a9b-1f-2h4 says_delivered:a4 says_delivered_but:a4 scan:a4b4 scan_receipts:b2 scan_the:b3 scarf:b3
    scary:m9 scary_$:m7 scene:a12b-8 scene_$:a11b-8 schedule:a-3b6d-5f6h-8i-1j21p-5 schedule_$:a-11b-6j20
    schedule_0:b1 schedule_a:b8 schedule_a_meeting:b1 schedule_at:a3 schedule_for:a11b-14f5j1
    schedule_for_the:a2f2j-3 schedule_for_today:j4 schedule_tomorrow:f3 schedule_tomorrow_$:f3
    scheduled:a-11b-11j23 scheduled_for:a-6j10 scheduled_for_the:a-1j4 scholarship:b6
    school:a-22b11c-7g-10h5m-2o6p8q1 school_$:g-5h5n2o1q1 school_does:a-5p6 school_fair:j1 school_fair_$:j1
    school_run:d4h-2s1 science:a-4b8j-2m2 science_fair:b3 science_fair_board:b3 science_project:a-1b3j-1m3
    science_project_$:b6j-1 scissors:a7b-4 scissors_$:a7b-4 score:a15j-3p-5 score_$:a3p-1 score_of:a4
    score_of_the:a2 scotch:b1 scrap:a-6b-9f20g-1q6 scrap_the:a-2b-6f6q6 scrapbook:b-4g5h2 scrapbook_$:b-4g5h2
    scratch:a-2b-7e-1f11k11 scratch_that:a-1k11 scratch_that_last:k5 scratch_the:b-6f12 screen:a13b5f-2r-3
    screen_$:a15b-4 screen_brightness:a1 screenshot:a8b-4 screws:b1 script:b-4n8 script_for:b-4n8
    script_for_the:b-3n4 scroll:a12b-4h-4 scrub:a-4b7p-1q2 scrub_my:p-1q2 scrub_the:b3 seal:b2 search:a11b-12j19
    search_for:b-3j11 search_for_a:a-11b12 search_for_the:a13b-9 search_my:j1 search_my_tasks:j1 search_the:a4
    seat:a3b8f-4 seat_$:b2 seating:b1 seats:a11b-9 seattle:a8i-2 seattle_$:a7i-2 second:b-5e-1f4g5h3k3
    second_$:f3 second_one:a-1b-1g7 second_one_$:g9 second_task:h3 second_task_$:h2 seconds:a18b-7e-4
    seconds_$:a16b-7e-1 seconds_in:a1 secret_santa:b1 security:a2b1 security_system:a1 security_system_$:a1
    see:a1b-6c-11f-9g-5h-4i-10j24m-1n-2p-8q-2r-8s-3x-1z2A21 see_everything:a-8j5z6 see_if:a-3j7 see_in:a4
    see_my:a7b-1o1 see_the:b3d6j1 see_the_whole:a-2j7 see_what:a-1j6 see_what's:j3 see_what_i:a-1j6
    see_ya:b-3A10 see_you:a-6b-4A20 see_you_$:a-2A10 see_you_tomorrow:A6 seedlings:a-5b6 seem:w5 seem_to:w5
    seem_to_get:w5 seen:a9b-2 self:b3 selfie:a9b-7 selfie_$:a4b-2 sell:b6 sell_my:b1 sell_the:a-4b7 seller:a-3b1
    send:a5b22c-7d-4f-5h-9j3k-3m-5o-3r-1 send_$:a5b-12j8m-1n1 send_0:a9b-8 send_a:a5n-4 send_flowers:b2
    send_flowers_to:b2 send_invoice:b3 send_invoice_to:b2 send_it:a8e1 send_it_to:b-3e4 send_my:b2 send_out:b3
    send_the:b13 send_the_deposit:b4 send_the_invoice:b3 send_the_roomba:a6b-5 send_to:a-3n5 send_to_the:a-2n4
    sending:f1 sense:a9b-6 sense_$:a9b-6 sent:a3b-17c31f-4i-2n-6o-3 sent_$:a-1b-9c15 sent_it:c9
    sent_the:a-4b-2c17n-4 sent_the_email:c7n-4 sent_the_invoice:c4 sentence:a15b-5f-5r5 sentence_$:a10b-4
    serendipity:a3b-1 sergeant:a-8r13 sergeant_$:r4 sergeant_voice:a-3r7 sergeant_voice_$:a-3r7 series:a15b-9
    serious:a-3b-1r11 service:a4 service_$:a3 serviced:b1 serviced_$:b1 services:a5b-2 services_$:a5b-2
    session:a-9b-10t13A11 session_$:a-7b-5t3A11 set:b9c5d-4f-1g9i-7j6k-2m-11n-17o-6p-7s-8z10A-1 set_$:a-5j9
    set_0:a-5b7 set_0_$:a-5b7 set_a:b11h-2n-6t3z2 set_a_focus:b-3t8 set_a_reminder:b13n-1 set_a_repeating:a-1z5
    set_a_timer:a7t-4 set_an:b3 set_an_alarm:b3 set_brightness:a3b-2 set_brightness_to:a3b-2 set_for:a-8f5j10
    set_for_0:f1j1 set_it:a-3b-1d4h3 set_mouse:b3 set_mouse_traps:b3 set_my:a4 set_my_alarm:b6 set_out:b5
    set_the:a12b-7c7f-4h2 set_the_alarm:b3 set_the_deadline:h5 set_the_oven:a1 set_the_table:a-10b12
    set_the_temperature:a1 set_the_thermostat:a2 set_this:e6 set_up:a-2b19 set_up_the:a-1b7 set_volume:a3b-2
    settings:a7b-2 settings_$:a12b-9 seven:a2b5o-3 seven_$:b3 sew:a-8b12 sew_button:b3 sew_button_on:b3
    shades:a6b-4 shakespeare:a8j-5 shall:a1 shall_i:a1i1 shampoo:b6 share:a4b4 share_my:a8b-4
    share_my_location:a3 share_the:b5 share_this:a2 share_this_on:a2 sharks:a7 sharp:s6 sharpen:a-6b12
    sharpen_the:b3 she:a3b-6g6o11 she_her:a-5o10 she_never:a-1g7 shed:a-9b4h5p5 shed_$:a-8b9p5 shed_tonight:b1
    shed_tonight_$:b1 sheet:b5 sheet_$:b3 sheets:a-8b17 sheets_$:a-3b11 shelf:a-6b9 shelf_$:b2 shelve:a-1b-2d11
    shelve_the:d3 shelve_this:d2 shelve_this_until:d2 shelves:a-3b9 shelves_$:b4 shift:a-9b-5d14k-4l15
    shift_z:a-1b-4k-3l15 shift_z_$:a-1b-4k-3l15 shifts:b3 shifts_with:b3 ship:a-4b8 shipped:a1 shirt:b4p3
    shirts:b3 shoe:a-4j-3p8q5 shoe_size:a-6j-3o1p8q5 shoe_size_$:p3q2 shoe_size_?:p3 shoe_size_is:o3
    shoes:b13i-1j-6o1p4 shoes_$:a-4b7o4 shoes_i:a2 shoes_to:b2 shop:a-7b8 shop's:d3 shop_$:a-4b7
    shopping:a-21c3d-1e-2f8g5h11i-6j4m-1n-1o2p-2r-1 shopping_$:a-1b-2g12 shopping_list:a-7b5c1f4g-4h5j2
    shopping_list_$:a-5c2f2g-2h6j2 shopping_list_doesn't:f1 shopping_one:b-1h8 shopping_one_$:h4 shops:a9j-4
    short:a-7b-25n4o4r21s11 short_$:r5 short_note:n3 short_note_to:n3 shortcuts:a-10b3z11 shorter:b-1r9
    shorter_answers:a-2r9 shorter_answers_please:a-2r9 shorts:a7b-2 shot:a-2b10 shot_$:b2 shots:b6 shots_$:a-1b7
    should:a5b-6c-12d-8e-10f-10h25i19j-24k-5m1n10p-15q-5r-12s-9t-1w-4z5 should_be:a5b-11f-1h16i4r-3
    should_be_for:h1 should_i:a10b-14c-2g-2i14j-13m3n13o-4p-7s-3z-2 should_i_be:i1 should_i_begin:a-1i1
    should_i_buy:a7 should_i_call:b-1i6 should_i_do:i8 should_i_focus:a-1i4 should_i_get:m3 should_i_have:a3
    should_i_say:a-3n7 should_i_start:i2 should_i_tackle:a-3i5m2 should_i_watch:a4i-2 should_i_wear:a10i-5
    should_i_work:a-1i4 should_know:a-11o7z11 should_know_that:o3 should_not:g7h-1 should_not_be:g7h-1
    should_probably:a-6b9 should_really:a-5b13o-3 should_really_call:b6o-1 should_say:a-8b-1h15 should_start:i4
    should_you:a6b-2 shouldn't:a-2c-1g5l8q3 shouldn't_have:a-1c-1g5l8 shouldn't_have_undone:l9 shout:a-7b4r7
    shout_at:a-7b4r7 show:a9b-10c-15e4f-17g-13h-12j24k-4l-1n-9o-12p8q-10s-10t-6u-6w-3x-2z13A-6 show_$:a11b-1
    show_0:a-7b-6j13 show_0_$:a-7b-6j13 show_all:a-3j8 show_dad:a-1b6 show_dad_how:a-1b6 show_flights:a4b-2
    show_flights_from:a4b-2 show_it:d1 show_it_again:d1 show_me:a1b-15c-2d2e8f-4g-3i1j1m2n-3o-3p3q-4r2s-1t-1z9
    show_me_a:a-10e3i8 show_me_all:j3 show_me_another:e4 show_me_everything:a-2j8 show_me_how:j-2z4
    show_me_my:a8p-5 show_me_number:j7 show_me_pictures:a6j-2 show_me_something:e2 show_me_the:a-4b-2d1j-6r8z11
    show_me_this:d4 show_me_tomorrow:j3 show_me_what:a-2e3p4 show_me_your:a-2p8 show_my:a14b-5 show_my_recent:a3
    show_reminders:j4 show_reminders_for:j1 show_task:j4 show_task_0:j4 show_the:a-4b5j7
    show_the_apartment:a-1b5 show_up:b1 show_up_early:b1 showed:a4e6o-1 shower:a-5b13 shower_$:a-1b7
    showing:a13j-1 showing_$:a1 showing_at:a1 showing_at_the:a1 shows:a1 shows_the:a1 showtimes:a4b-2
    showtimes_for:a4b-2 showtimes_for_animated:a3b-1 shrink:a-3i-3m18 shrink_it:m12 shuffle:a18b-10d-2
    shuffle_$:a8b-3 shuffle_my:a7b-1 shut:a2b-7c-4d3h-1j-1m-1A17 shut_bring:d5 shut_bring_it:d5 shut_down:b-3A9
    shut_down_the:a4 shut_off:b3f1 shut_off_the:b4f-2 shut_the:a1b1 sick:a4b3c-1j-3n2o-3w5 sick_$:a-6b1w5
    sick_days:a3j-1 sick_days_do:a1 sick_leave:a3 sick_leave_$:a3 sick_yesterday:a5 sick_yesterday_$:a5 side:f1
    sided:a1 sided_dice:a1 sign:b22j-2 sign_$:a1 sign_the:b8 sign_the_lease:b4 sign_up:a-1b6 sign_up_$:b2
    signed:a-2b-8c12 silence:a11f-4 silence_the:a7f-3 sim:a-6b8 simplify:f-1m9 since:a2j-1 sing:b-6x11
    sing_happy:a10b-8 sing_happy_birthday:a10b-8 single:a-2i8x-1 sings:a8e-1 sings_this:a6e-1 sink:a-5b11e5h-2
    sink_$:b5 sink_is:a-1b7h-1 sink_is_leaking:a-1b7h-1 siobhan:a-4h10 siobhan_$:a-3b-2h10 siri:a21b-10g-1
    siri_$:a7b-2 sister:b-4c-2f5h-2j-3n6o1p8s-1 sister's:a-6o2p6 sister's_birthday:a-3p6 sister's_birthday_$:p3
    sister_$:a-6n5o3 sister_called:a2o-2 sister_moved:h-1o3 sister_moved_to:h-1o3 sit:n-2t5 sit_$:b1
    sitter:a-5b10 sitter_$:a-3b8 six:a8f5h6j-3o-1p-2 six_$:b-10h9s1 six_sided:a1 six_sided_dice:a1
    size:a-11b-6c-1f-2j-8m10o11p18q3 size_$:a3b-7p7q2 size_0:a-2b3o2 size_0_$:b6 size_?:p3 size_is:a-3o5
    size_is_0:o1 size_shoes:a-2p5 sized:b-4h-1m10
    skip:a-15b-24c-12d-15e60f-2g-12h-10i-6j-10k-5m-10n-4o-6p-3r-5s-6u-4z17A-1 skip_$:a-9b-6e20 skip_0:a-3e9
    skip_ahead:a2 skip_ahead_$:a-1e7 skip_it:e10 skip_it_$:e3 skip_number:e8 skip_number_0:e8 skip_over:e7
    skip_over_the:e2 skip_past:e6 skip_that:a-4e11 skip_that_$:e4 skip_the:a14b-9e8f-5 skip_the_dentist:e1
    skip_the_laundry:e8 skip_this:a3e4 skip_this_$:e5 skip_to:a8e-4 skip_to_the:a4e-1 skipping:e11f-4
    slack:a-4b9 sleep:a3b-5d6j-1o5p-1x7 sleep_$:b-1s1x9 sleep_?:a3 sleep_?_$:a3 sleep_on:d6 sleep_on_the:d4
    sleep_till:d2 sleepy:a-4b-6s16w-1 slept:a1b-2i-2o-4s13 slept_badly:a3o-3s6 slice:a-4b-5m12
    slice_the:a-4b-5m12 slide:d4 slides:a-16b2c2d-1f-4h2m8t10 slides_$:a-4c7 slides_for:b6 slides_task:g-3m10
    slides_task_$:g-3m10 slip:a-6b1c8n2 slip_$:a-4c9n2 slip_for:b1 slow:a3b9 slow_cooker:a-2b4 slower:a18b-3r-9
    slower_$:a11b-2r-2 small:a-7b-8e-3i8m15s7 small_steps:a-1m7 smaller:a-16b-18d-2m39 smaller_$:a-6b-12m23
    smaller_pieces:m7 smaller_pieces_$:m3 smaller_please:m9 smaller_please_$:m9 smaller_steps:m3
    smaller_steps_$:m3 smallest:a-1i2m4 smart:a13b-4x-2 smart_plug:a3 smarter:a1 smarter_than:a1 smell:a10
    smith:f1 smoke:a-4b12f-2q1 smoke_alarm:b4 smoke_alarm_$:b1 smoke_detector:b3 smoke_detector_batteries:b1
    snacks:a-3b9 snacks_$:b4 snap:a6b-4 snap_a:a6b-4 snooze:a-25b-23c-2d43e-4f-8h-4i-7j2k2m-2o-2p-8s-6t-2z16
    snooze_$:a-3b-5d10j5k4p-2 snooze_0:d2 snooze_a:z5 snooze_a_task:z5 snooze_everything:d1 snooze_for:b-1d5
    snooze_it:d4 snooze_my:d6 snooze_my_alarm:d6 snooze_number:d1g3 snooze_number_0:d1g3 snooze_on:b-3d8
    snooze_on_the:b-3d8 snooze_that:d4 snooze_that_for:d3 snooze_the:a-1d5j3 snooze_the_alarm:d1 snooze_this:d4
    snoozed:a-18b-9g3j26 snoozed_$:a-7b-1j15 snoozing:a-6z7 snoozing_work:a-6z7 snow:a14d-1 snow_$:a5 snow_in:a2
    snow_on:a1 snow_this:a1 snow_this_weekend:a1 snowing:a8
    so:a7b-1c-7d-12f10g8i-5j-11k-12l-5m-4o-9p-6r13s8t-1u-6v6w13x-6z-6A-7 so_$:a14m2o-4 so_behind:w4 so_bin:c-2f5
    so_bin_that:c-2f5 so_expensive:a4 so_expensive_$:a4 so_far:a-1j4 so_far_$:a-1j3 so_forget:q2 so_high:a-4b6
    so_high_$:a-4b6 so_i:a-7b14 so_i_can:a-4b10 so_i_need:b3 so_it:f-7h14 so_it's:g3 so_it_says:f-1h6 so_loud:a2
    so_loud_$:a2 so_many:r3 so_many_emojis:r3 so_much:b-9i-1r6v9w3 so_much_$:a-6b-3r8v5 so_much_that:v4
    so_overwhelmed:a-1s-1w10 so_remove:f3 so_remove_it:f3 so_reopen:g1 so_reopen_that:g1 so_rude:a2
    so_stressed:w7 so_stressed_out:w2 so_take:f4 so_take_that:f3 so_that:a-4c-1f4g7 so_that's:b4c6f-1g-1
    so_that's_done:c2 so_that_one:g3 so_the:a-3c-2g10 so_the_rent:c-1g4 so_tired:a9s-1w-2 so_what:i6
    so_what_do:i1 so_you:a-7c2f6o10 so_you_can:a-2c3f6 so_you_know:a-1o10 soak:a-7b13 soap:a3b5f-2j4 soap_$:a4b4
    soap_on:b-2j7 soap_on_the:b-2j7 soccer:a2b7 socket:a6b-3 socket_in:a6b-3 socket_in_the:a6b-3 socks:a-3b7
    socks_$:a-2b6 soda:b3 sodium:b1 sofa:b1 sofa_to:b2 sofa_to_the:b2 softer:a2b-8r10 soil:a-3b6 sold:a6b-6f2
    solution:b4 solution_$:b4 solve:a2 solve_the:a-3b6 solve_x:a4b-1 solve_x_squared:a4b-1
    some:a19b-11e6f-1j-5n10s7w-7 some_christmas:a3b-1 some_christmas_carols:a3b-1 some_hip:a1 some_hip_hop:a1
    some_wording:a-3b-2n7 some_wording_for:a-3b-2n7 somebody:a1b4 someone:a3b-2h-2r10 someone_on:a3
    someone_stole:a5b-1 someone_stole_my:a5b-1 someone_to:a-2b8h-1
    something:a-13b-37c-10d-14e25f-10g-8h-7i29j-3k-5l-2m1n12o-9p-12q-2r-14s19t-1u-4w-4x-1z13A-6
    something_$:e-1i10j-1s-7z15 something_as:z4 something_as_done:z4 something_by:a6b-2
    something_different:a-2b-1e16 something_different_$:a-1b-1e12 something_easier:a-2b-1i9
    something_easy:a-4e-2i9s4 something_easy_$:a-1s8 something_else:a-7b-2e23i-3j-2 something_else_$:e11
    something_else_please:e3 something_for:i8 something_for_me:a-2i10 something_funny:a10 something_funny_$:a1
    something_i:a4i-1m7 something_i_can:i-2m8 something_i_could:a1 something_in:b-3n3 something_on:j1
    something_quick:s9 something_small:a-3b-3e-1i8s8 something_to:a1i9j-3n5 something_to_cancel:n3
    something_to_do:i9 something_to_my:b3 something_to_the:n3 sometime:b5 sometime_next:b2 sometime_next_week:b2
    sometimes:a11r-4 sometimes_$:a11r-4 son:a-12o6p8 song:a32b-4c-3d-1e-8f-7h-1j-3n-5o-1x11 song_$:a9b-8e-5x11
    song_for:b3n-2 song_for_the:b5n-2 song_from:a4f-1 song_from_the:a4f-1 song_that:a1 song_that_goes:a1
    songs:a12b-4 songs_$:a2 songs_by:a5b-3 soon:a-3j5A2 sore:a2 sorry:a-1b-9n3x13 sort:a-12b19m3s-1 sort_out:b5
    sort_the:a-1b4 sorted:a-10b-6c23 sorted_$:a-8b-3c18 sound:a6b-6h-1r12 sound_different:a9 sound_like:a-2r7
    sound_like_a:a-6r8 sounds:a9b-4 soundtrack:a9b-6 soundtrack_of:a2 soundtrack_to:a5b-3 soup:a2b8j-4
    soup_$:b8j-3o1 sour:b2 sour_cream:b2 sourdough:a-7b4f8 southwest:a3 space:b6 space_on:a-1b3
    space_on_phone:a-1b3 spain:a5 spain_$:a4 spam:a7e-1 spam_$:a7e-1 spanish:a2b1c-2f-1g6o8 spanish_$:a2o8
    spare:a-20b1c-4f-3j-4o13p13s13 spare_key:a-10j-2o6p14 spare_key_$:a-2p10 spare_key_is:o3 spare_room:a-2b5
    speak:a2b-10i-1n-1o5p-1r24z-1 speak_$:a5 speak_in:a4 speak_like:a-4r9 speak_more:r7 speak_slower:a10b-1r-1
    speak_spanish:a-3o9 speak_spanish_$:a-3o9 speak_to_me:r2 speaker:a12b-3 speaker_$:a14b-7 speakers:a14b-12
    speakers_$:a10b-8 speech:f3 speech_$:f3 speed:a11b-1h-1 spell:a20b-4i-2 spell_necessary:a5b-2
    spell_necessary_$:a4b-2 spelled:a-4b-1h10 spelled_wrong:a-4b-1h10 spelling:b-4h8 spelling_it's:b-3h6
    spend:a6j-5 spend_on:a5j-4 spend_on_groceries:a2j-2 spending:a5j-4 spent:a6j-3 spent_on:a4j-3 spice:b3
    spin:a2 spin_the:a3 spin_the_wheel:a9b-5 spinach:a2b9i-2 spinach_$:b10i-1 split:a-9g-3m24 split_it:a-3m13
    split_it_up:a-2m8 split_the:m2 split_up:b-2m6 sponges:a-1b10f-3 sports:a1 spot:o4 spotify:a9b-3
    spotify_$:a9b-6 spray:a-2b6 spreadsheet:a-6b4e3h-2m6 spreadsheet_$:a-1b8 spring:d6 spring_$:d7 sprinkler:b5
    sprinkler_$:b4 sprinklers:a-3b13f-1 sprinklers_$:a-5b10 square:a7b-1 square_root:a6 square_root_of:a6
    squared:a5b-1 squared_equals:a4b-1 squared_equals_0:a4b-1 squash:a-4b7 squash_$:a-4b7 squeaky:a-5b9
    squeaky_door:a-4b9 squeaky_door_$:a-4b9 st:o8 stadium:a7b-5 stadium_$:a5b-3 staff:a-1b2h3
    staff_meeting:a-1b1h3 staff_meeting_$:b1 staging:a-3b7 staging_$:a-3b7 stain:a-2b15f-5 stain_$:b6
    stain_on:b3 stain_on_the:b3 stairs:a-2b12 stairs_$:b3 stale:a-5b4j3 stamps:a-17b8c11f5g10j-5k-2r-1
    stamps_$:a-5b7c7g1 stand:a9o7 stand_$:a6b-5 stand_for:a5 stand_for_$:a5 standing:b2 standup:b1 star:a15b-7
    star_wars:a6b-2 star_wars_$:a3 starbucks:a1 starbucks_$:a1 starry:a1 starry_night:a1 starry_night_$:a1
    stars:a17b-6 stars_$:a16b-8 stars_in:a-3b4
    start:a-2b4c-15d-13e-12f-14g-13h-15i26j-5k-3m22o-12p-13q-2r-8s-9t17u-3w10z-11A-2
    start_$:a-12b-15i8j4m13p-1w13z-1 start_?:i7m-2 start_?_$:i7m-2 start_a:a2b6i-2m-4n-1t8 start_a_0:a-2b1t3
    start_a_game:a3b-1 start_a_load:a-4b6 start_a_new:b1 start_my:a4b-8i9 start_navigation:a4b-2
    start_on:a-2e-1m9 start_packing:b4 start_playing:a2 start_reading:b2 start_reading_the:b2
    start_recording:a12b-10 start_the:a6b5c-3f-2g-3h-1i-1m2t3 start_the_car:b1 start_the_dishwasher:b1
    start_the_essay:b1 start_the_report:m2 start_the_roomba:a6b-6 start_the_slow:a-2b4 start_the_vacuum:a7b-5
    start_this:m4 start_with:a-4i8j-1m7 start_with_$:i6 start_with_?:i1 start_with_the:a-5i1m6
    started:a-14b-11i16m5o-4w11 started_$:a-10b-9i18m-1o-1w8 started_on:a-2m8w1 started_on_the:a-1m8
    starts:d-1h10 starts_at:h10 starts_at_0:h8 state:a-1b3o3 state_$:o4 statement:a8j-3 statement_$:a8j-3
    states:a14j-3 states_$:a2b3j-1 states_border:a6 station:a22b-7 station_$:a17b-3f1 stats:a-5b9
    stats_homework:a-5b9 status:a7b-18g1h-5j21p-2 status_$:b-11j16 status_of:a8b-7g1h-2 status_of_my:a2
    status_report:a-1j8 status_report_$:a-1j8 stay:a1t4 stay_with:t4 stay_with_me:t4 steak:a1 steak_$:a1
    steakhouse:a5b-5 step:a-22b-19d-3e-10f-3g-5i-15j-9k23l14m34n-2r-5 step_$:a-10b-8k19m9 step_?:m5 step_?_$:m5
    step_back:k8 step_by:a-2b-1m11 step_by_step:a-2b-1m11 step_for:m4 step_for_the:m4 step_please:a-4l7m5
    step_please_$:a-4l7m5 steps:a-21b-9c-2d-4e-2f-4g-4h-4i-4j-17m53n-1p-3r-2z-2 steps_$:a-11b3m20
    steps_for:a-3b-13j-1m23 steps_for_moving:m3 steps_for_renewing:m2 steps_for_the:b-2m5 steps_please:a-1m8
    steps_please_$:a-1m8 steps_to:m9 steps_to_get:m4 stereo:a7b-6 stereo_$:a7b-6 steve:a-6b10f5 stick:b4d1g1
    stick_the:b-2d1 sticks:b4 sticks_$:b4 still:a1b-1c-11d-3e-2f-6g16h-4i-5j18o-8p-5s4 still_alive:a2
    still_good:a8 still_have:a-3b3j4 still_have_to:a-3b3j4 still_need:a-3g13 still_need_to:b1g7 still_needs:g3
    still_on:j2 still_open:a-11j12 still_open_$:a-9j10 still_pending:a3 still_return:a5 still_return_the:a2
    still_use:a2 stock:a15j-4 stock_doing:a1 stock_doing_$:a1 stock_market:a4 stock_market_$:a3 stock_price:a5
    stock_price_$:a3 stock_up:b1 stock_up_on:b1 stole:a9b-3 stole_my:a8b-3 stolen:a6 stolen_$:a6 stone:a3
    stones:a2b-1 stones_$:a1 stop:a4b-14c-10d-6e-3f10g-6h9i-3j-12k-1m-3o-12p-7q19r15s-3t6u-1 stop_$:a8b-9n2
    stop_at_the:b4 stop_being:a3b-4r4 stop_being_so:a3b-4r4 stop_by:a-5b11 stop_by_the:a-3b9
    stop_remembering:a-4q14 stop_remembering_my:q8 stop_remembering_where:q5 stop_reminding:a-4b-6f15
    stop_reminding_me:a-4b-6f15 stop_repeating:a-4b-6h15 stop_the:a5h-1j-1t7 stop_the_newspaper:a-2b7
    stop_using:r3 stop_using_so:r3 stopped:a14b-5 storage:b11j-2 storage_$:b2 storage_is:a2 storage_is_left:a2
    store:a-1g-2h-2j6o18 store_$:a-3b3j10 store_my:o11 store_my_license:o5 stored:a-1p10q2 stored_about:q4
    stored_about_me:q4 storm:a1 storm_coming:a2 storm_coming_$:a2 story:a7 story_$:a5 stove:b4j-1 strange:a9b-1
    stranger:a5 stranger_things:a5 strawberries:a-3b7 strawberries_$:a-3b7 street:a1o7 street_$:o3
    stressed:a-3o-2s-2w17 stressed_about:w9 stressed_about_work:w3 stressed_out:w6 stressed_out_$:w6
    stretch:a-5b7f4 stretch_$:a-3f4 stretch_for:b4 stretching:h5 strict:r1 stricter:a-4r6
    strike:b-8c1f16h-2j-1k5 strike_$:a1 strike_the:b-4c3f5 strings:a-2b6 stripe:a-2b7 stroller:a-1b3
    stuck:a2e-4m12 stuck_in:a3 stuck_on:e-4m12 stuck_on_the:m4 student:a-5b10 student_loans:a-1b5
    student_loans_$:a-1b5 study:a-9b11o8 study_biology:a-3b-2o9 study_for:b5 study_group:b2
    stuff:a-3b-9e-1j12o-1r8s2 stuff_$:a-5b-7j4r9 stuff_today:s3 stuff_today_$:s3 stupid:c3 style:a-8r12
    submit:a-7b19 submit_timesheet:b4 submit_timesheet_$:b2 submitted:a-4b-1c12 subscription:a-6b16f-2
    subscription_$:a-6b14 substitute:a12 substitute_for:a6 substitute_honey:a4 substitute_honey_for:a4
    subtasks:b-7m11 subtasks_$:m2 subtitles:a8b-4 subway:a4 sucks:a-4b-4e1w11 sucks_$:a-4b-4e1w11
    sugar:a-5b18d-2 sugar_$:b7j1 sugars:a-13b-3o8p11 sugars_$:b-3o8 suggest:a2b-18i22n10p-1s-7 suggest_a:a6b-7n2
    suggest_i:i4 suggest_i_tackle:i1 suggest_something:a7b-3i11s-6 suit:b1 summer:b14j-2 summer's:a13
    summer_$:a7 summer_camp:b3 summer_is:a7b-1 sump:b1 sump_pump:b1 sump_pump_$:b1 sun:a8 sun_$:a2 sun_set:a3
    sunday:a-5b1c-1d24e-4f-7g-1 sunday_$:a1b-7d17 sundays:o8 sundays_$:o7 sunny:a9b-3h-1 sunrise:a5b1j-7
    sunrise_tomorrow:a8j-7 sunscreen:a-2b11 sunscreen_$:a-1b6 sunscreen_and:b2 sunset:a8 sunset_$:a2
    super:b-1s14 super_bowl:b2 superb:a12b-7 supplier:a-2b8 supplier_$:a-2b8 support:a3b3 support_apple:a2
    support_apple_pay:a2 suppose:a5 supposed:a-3j11p-1 supposed_to:a-3j11p-1 supposed_to_pick:j1 sure:a14b5o-1
    sure_$:a14b-7 sure_i:b8 sure_i_don't:b2 surgery:a-4b6c3 surgery_$:a-4b3c3 surprise:i8 surprise_me:b-1i8
    survey:a-9b8f3 survey_from:a-4b1f3 survey_from_the:b1 sushi:a8 swallowed:a2 swallowed_my:a2
    swallowed_my_card:a2 swap:a-8b-5e14h7 sweep:a-4b10 sweep_$:b2 sweet:a1b-10h-5r4x12 swift:a10 swim:a2b5
    swim_$:a3 swim_lessons:b1 swim_with:b2 swimming:a-1b7h1 swimming_$:h2 swing:a-1b3 swing_by:a-1b3
    switch:a8c-7d-9f-7g-3h5j-4n-4r21s-1 switch_energy:a-3b9 switch_off:a11b-6 switch_off_the:a11b-6
    switch_on:a9b-6 switch_on_the:a6b-4 switch_persona:r3 switch_persona_to:r3 switch_the:a2b8d-3
    switch_the_laundry:b6 switch_the_tv:a1 switch_the_winter:a-1b3 switch_to:a2b-8h-3r15 switch_to_a:a-2b4
    switch_to_the:b-11r11 sydney:a9 sydney_$:a4 symptoms:a4 symptoms_of:a4 sync:a1b3 sync_calendars:b4
    sync_calendars_with:b4 sync_my:a7b-5 sync_my_phone:a7b-5 synonym:a16i-4 synonym_for:a6 syrup:a-1b5
    system:a10b-1 system_$:a7 t:a-7b11r-2 table:a3b6 table_$:a3b1 table_for:b4 table_for_two:a2b-1 tablet:a6
    tablet_$:a6 tablets:a-5c11 tablets_$:a-5b-2c11 tac:a2 tac_toe:a2 tackle:a-12i12m10z-4 tackle_$:a-1i6
    tackle_first:i5 tackle_first_$:i4 tackle_this:a-2m7z-2 tag:b-5h11 tag_the:b-5h11 tagged:j3 tags:b1
    tails:a4b-1 taj:b1 take:a-2b8c-22d-8e-11f25g-2h1i-8j-21k13m4n-11o4p7q4r-10s-5x-2z-8A-2 take_$:a-7p10
    take_a:a12b-2 take_a_picture:a2 take_a_screenshot:a7b-3 take_a_selfie:a7b-6 take_back:b1g-2k3
    take_back_the:b1g-1k1 take_down:a-3b7 take_down_the:b1 take_eggs:b-3f1g5 take_eggs_off:f2 take_eggs_out:g5
    take_for:a4p-1 take_ibuprofen:a8b-2 take_ibuprofen_with:a5 take_it:a-8f16g-8k7m-1q3 take_it_back:g-4k8
    take_it_off:f8 take_it_out:a-1f3q3 take_luna:b2 take_luna_to:b2 take_me:a11b-7m4 take_me_through:m5
    take_me_to:a9b-3 take_my:a-12b8o1p3q1 take_my_coffee:o3 take_my_pills:b2 take_off:b-7f10 take_off_the:b-4f7
    take_out:b7 take_out_the:b5 take_reservations:a4 take_reservations_$:a3 take_that:b-2f6g-1k8
    take_that_back:k7 take_that_off:f3 take_that_one:f1 take_the:a-18b1c-1f-2g3h7m7o5 take_the_car:b3
    take_the_dog:b1 take_the_due:f-3h6 take_to:p3 take_walk:a3 take_walk_ins:a3 taken:a-7b-6c16f2
    taken_care:a-1c5 taken_care_of:a-1c5 taken_off:f3 taken_off_my:f3 takeout:b6g-1 takeout_$:b6g-1
    takes:a-8b-8h3o12s7 taking:j2 talk:a10b-10c-2d-3e-2f-1h-1i-3j-3n-3p-5r23A6 talk_$:a4b-5r4 talk_like:a-4r8
    talk_like_a:a-2r4 talk_to:a-4b11n-1p-2A8 talk_to_about:a3p-1 talk_to_me:r4 talk_to_you:b-1A9 talk_too:r1
    talk_too_much:r1 talking:a21b-7c-1r-1A2 talking_to:a3 tall:a8b-4p2 tall_is:p2 tall_is_mount:a3 tank:a-6h3s7
    tank_$:a-2s7 tank_filter:h4 tank_filter_$:h4 tanya:a-7o1p2 tanya_$:a-2o1 tap:a-3b7 tap_water:a1
    tap_water_in:a1 tape:a-5b11 tape_$:a-4b10 tapes:b3 tapes_to:a-1b3 target:a1b10c-1j-3 target_$:a3
    task:a-45b-34d-7e8f18g20h16i26j8k-15l-7m18n-13o-17p-17q-9r-20s-13t-8u-6v-2w-4x-5y-2z8A-7
    task_$:a-13b-27c-2d-10e7f10g11h5i12j-2k-3m12n-7o-4p-5q-1r-4s-3z7 task_0:a-7b-11c3g1h-2j10m11
    task_0_$:a-6b-6h-5j11m11 task_0_is:c1 task_0_to:h2 task_?:a-2i7 task_?_$:a-2i7 task_about:b-10g3j9
    task_about_the:b-10g3j9 task_again:d2 task_back:g6 task_back_$:g4 task_for:b6i4j2m-2n-3 task_for_me:i6
    task_i:c-2g11 task_i_just:c-1g3 task_instead:e8i-5 task_instead_$:e8i-5 task_into:n1 task_is:a-2i7m1
    task_is_most:i1 task_is_the:i3 task_isn't:f3 task_number:f5 task_of:f1 task_please:i8j-1 task_please_$:i8j-1
    task_that:b-3h9 task_that_he:h2 task_that_i:h1 task_that_the:h2 task_to:b6g-5h3
    tasks:a-33b-11e-3f8h-2i8j38m11o-5p-5q-5r-6s-3A-1 tasks_$:a-16b-13c-4d-3f10i10j17m13o-4q-3r-2 tasks_?:a-6b10
    tasks_?_$:a-6b10 tasks_are:a-4j6 tasks_do:j1 tasks_do_i:j1 tasks_for:a-1b-5j12 taste:a3 tastes:a10b-5
    tax:a-4b5c6d3e2f-3h5i-3m3p-10 tax_$:b2h2j2p-2 tax_return:a-5h3m5 tax_return_$:a-3m5 tax_thing:c1e4
    taxes:a-17b2c12d12e4f-7g6h1j-3m3n-1o-3p-7r-1s-1 taxes_$:a-6b9d-2e4g5h-1m3p-4 taxes_are:a-4c8
    taxes_done:b-3c8 taxes_right:d2 taxes_right_now:d2 taxes_to:a-1c2h2 taxes_until:d3 taxi:a11b-4f1
    taxi_$:a9b-7 taylor:a9 taylor_swift:a8 tea:a-5b2o6p5 tea_$:a-2b1p6 teacher:b6c-2n4 teacher_$:a-3n2o5p1
    teacher_conference:b4 team:b7c-2f-2j5o1 team_$:a-1b12 teams:h3 tech:a6 teh:a-8j11
    tell:a2b11c-8d-3e-9f-10g-8h-11j5k-1m-8n10o-15p14q-14r-11s-5t-2w-2x4y8
    tell_me:a7b-10e-5f-4j12m-2o-9p6q-12r-8s-3t-1x5y9z5 tell_me_a:b-1x8 tell_me_about:a11b-12j6p-2
    tell_me_again:d2 tell_me_all:a-1j7p-1 tell_me_at:d2 tell_me_everything:a-2p11 tell_me_how:a7b-2n1
    tell_me_if:j3 tell_me_my:j-2p12 tell_me_something:a11i-1 tell_me_the:b-4j-1y11 tell_me_to:a-4b5
    tell_me_what:a-5i3j4p-1q-3z9 tell_me_when:a-4b3j1 tell_me_where:i3 tell_my:a-6n11p-1 tell_the:b12d-1
    tell_the_landlord:b6 tell_what:p5 tell_what_is:p5 tell_you:a1j-2p9 tell_you_about:p4 tells:n2 telly:a4
    temp:a6b-2 temperature:a21b-7j-1 temperature_in:a4b-3 temperature_should:a1 temperature_to:a1
    temperature_to_0:a1 template:a-4n8 template_for:a-3b-1n8 ten:a6b-9d14e-6h2j-10s7t4 ten_$:a6b-9d5
    ten_minutes:a-5b2e-4h6j-2s4t5 ten_minutes_$:b9d1e-4s5 ten_minutes_before:i3 ten_more:d5 ten_more_minutes:d5
    tenants:a-1b3 tenants_$:a-1b3 tennis:a-5b-1f2g7 tent:a-3b10 tent_$:b1 terminal:a8 terminal_does:a2
    terminal_is:a2 terrible:a8 tesco:h3 tesla:a7 tesla_trading:a1 tesla_trading_at:a1 test:a-13b23 test_$:a-2b9
    test_the:b1 tests:b8 tests_for:b6 tests_for_checkout:b1 texas:a6 texas_$:a3
    text:a-6b2c-8d-6e-3f-6g-7i-7j-7k-8m-5n41o-4r5s-2u-1 text_$:a6b-9n3r8 text_back:a11b-7 text_for:a-2b-5n10
    text_i:n3 text_i_can:n3 text_marcus:b1 text_marcus_happy:b1 text_my:a3b-1 text_the:a-2b8c-1
    text_to:a-7b-9n18 text_to_cancel:n3 text_to_jen:n3 text_to_the:b-1n4 textbook:a1 texting:o3 texts:a4b-1
    texts_$:a6 thai:a8 thai_$:b2 thai_place:a-2b6 than:a14b-10h4j-4m-2o5s6 than_ten:a-4s7
    thank:a-5b7c6f-1g-2k-3m-1n1o-3r-6v22x-5z-2A-3 thank_u:v6 thank_u_so:v6 thank_you:b6c2k-1n2o-1r-5v18x-5z-2A-2
    thank_you_$:a1b-1e1v10 thank_you_cards:b5c4v-1 thank_you_in:a1 thank_you_note:b-8n12 thank_you_notes:b6
    thank_you_so:v4 thanks:a-10b-24c-4f-1j-1r-1u-1v40 thanks_!:a-1b-2v12 thanks_!_$:a-1b-2v12 thanks_$:a-7b-7v17
    thanks_a:a-6b-3v13 thanks_a_lot:a-2v8 thanksgiving:a-4b4d3 thanksgiving_$:a-1b1d3
    that:a-2b-28c-4d7e15f6g7h14i-10j-23k25l10m-9n3p-14q15r-18s-12t-19u-28v3w-28x-24y-11z-22A-26
    that'll:a-2d2r-2A10 that's:a3b-19c18d-9e5g-4h2i-8j-3l-1m8n-1p-7r-7s-4u-5v5w-3A7 that's_a:a-16c2e10m9
    that's_all:a-2j-1A14 that's_all_for:j-1A11 that's_been:a-1c6 that's_done:c4 that's_done_with:c2
    that's_not:a5e1f4j-1o2p-1 that's_not_happening:a-5e6f6 that's_not_my:a3f-1o3 that's_not_what:a4
    that's_off:a-1c7 that's_off_my:a-1c7 that's_sorted:a-1c9 that's_taken:c3 that's_taken_care:c3
    that's_wrong:k3 that_$:a-7b-34d-4e22f3g2i4j-8k22l9m-5o-18q2r-9s-10u-3v-5w-4x-7z-1A-2 that_?:a-4i6k5
    that_?_$:a-4i6k5 that_a:d1 that_again:a4d-2e5l1 that_again_$:e6 that_alarm:a7f-4 that_anymore:f3
    that_anymore_$:f3 that_back:a-1b-6d3k10 that_back_$:k8 that_can:a-3d9f4 that_down:m8 that_down_for:m4
    that_email:a6b-6g4n4 that_fact:f-2q10 that_fact_$:f-1q7 that_fact_about:q1 that_for:b-1d7o4 that_for_me:o6
    that_goes:b5 that_he:h1n3 that_helps:v4 that_helps_$:v4 that_i:a-11b13c-1e-1f-4g-4h1j-4n-4o10q11
    that_i'm:a3b3o4q2 that_i'm_vegetarian:q3 that_i_hate:o6 that_i_have:a-6b6j-1o3q5 that_i_love:a1
    that_i_need:h4 that_i_work:q1 that_in:a-6f6h10 that_in_$:a-1h7 that_into:a-2h4n1 that_into_a:a-2h4n1
    that_is:e3 that_joke:a5 that_joke_was:a5 that_last:a2k7 that_last_one:g1k1 that_last_thing:k3
    that_message:n3 that_movie:a1 that_my:a-1k7o2 that_new:a-1b5 that_noise:b6 that_off:a-2b-4c3f4k4
    that_off_$:a-2b-3c3f1k5 that_on:d3 that_one:b-3c5d10e6f11g11h-6i-15j-3k-14l-3m-1o-3 that_one's:a-3c8g3
    that_one's_done:c3 that_one's_not:g1 that_one_$:a-5c9e8f5h-4i-4k-8 that_one_again:g5 that_one_for:e1
    that_one_is:c1 that_one_isn't:g3 that_one_off:f2 that_one_please:d2 that_our:o2 that_please:a-4b3k6
    that_please_$:a-4b3k6 that_redo:l3 that_redo_it:l3 that_should:h7 that_should_say:h5 that_show:a1
    that_song:a6 that_task:f11m1 that_task_$:f7 that_the:b9c-1d-3 that_the_alarm:b6 that_thing:a-3j10
    that_thing_about:j3 that_thing_i:a-1j6 that_to:a-6b-2h13 that_undo:k-7l10 that_was:a-2b-1k11v9
    that_was_a:a-2k9 that_was_an:a-5k8 that_wasn't:c-5g9 thats:a4 thaw:a-3b8 thaw_the:b4
    the:a4b7c13e-2f17g24h15i-19j-7k-13l-1m10n3o-17p-14q-9r-7s-15t-4u-36v-20w-53x-18y-2z-10A-24
    the_0:a-7b6c-10d3f8g-11t-2y5 the_0_$:a-11b3c-2d4g-7h7j2t-1y5 the_0_am:b-2f4 the_0_of:f2 the_absence:n1
    the_ac:a10b-7 the_ac_$:a7b-4 the_affidavit:b3 the_agenda:a-4b1i3 the_agenda_$:a-3i3 the_agent:b2
    the_air:a17b-12 the_air_$:a1 the_air_conditioning:a3b-1 the_air_quality:a2 the_airbnb:a-3b4
    the_airline:a-2b1 the_airline_$:a-1n4 the_airline_about:b2n-1 the_airport:a2b11h-1 the_airport_$:a9
    the_airport_by:a-2b6 the_alarm:a5b-9c-5d1f13g-1h-6j-6p3q4 the_alarm_$:a5b-6 the_alarm_code:f-3j-1o1p4q4
    the_alarm_for:f3 the_alarm_set:b-2f4 the_alarm_system:a7 the_album:a9b-2 the_amex:b1 the_amex_$:b1
    the_apartment:a-6b10 the_apartment_to:a-1b3 the_api:b1 the_app:b-8c-2A14 the_app_$:a-3b-6c-1A14
    the_article:b5 the_article_on:b5 the_artist:a8b-6 the_atm:a6 the_attic:a-13b2c1d2e2i-3o6
    the_attic_$:a-10b1c2e3i-2o6 the_audiobook:a2 the_baby:a-1s6 the_baby's:a-3b6 the_baby_$:a-4b7
    the_babysitter:n2 the_back:a2d-4e13g-8r-2 the_back_of:e7 the_bake:a-2f4 the_bake_sale:a-2f4 the_bakery:a4
    the_balloons:b-2f6 the_banjo:b-1f2g4 the_bank:a-11c7f4i5j-3m-3n7o-1 the_bank's:d2
    the_bank_$:a-16c5f3g1h-3i7n5 the_bank_about:b7 the_bank_off:c6f-3 the_bank_one:h3 the_bank_please:b3
    the_barbecue:a-6b-8f12g4 the_barbecue_$:a-4f3g5 the_basement:a-3b3m3 the_basement_$:b2 the_bass:a8b-5
    the_bathroom:a1c3i-1j-1m6 the_bathroom_$:a-1i-1m7 the_beach:a1 the_beatles:a11b-3 the_beatles_$:a8b-3
    the_bed:a-1b8 the_bedroom:a16b-7 the_bedroom_$:a4 the_bedroom_light:a2 the_bedroom_lights:a4b-2
    the_best:b2c-2j-2x12 the_best_way:a1 the_big:i5 the_bike:a-9b9p1 the_bike_$:b2 the_bike_on:b1
    the_bikes:a-2b6 the_bikes_$:a-1b5 the_bill:g9 the_bill_$:a5 the_bins:a-7f-2h1j3n4 the_bins_$:b-1n6
    the_bins_out:c5 the_birth:b1 the_birth_certificate:b1 the_birthday:a-2b-12c5f4h5m5
    the_birthday_card:a-1b-5c5f5 the_birthday_party:b-5m6 the_blender:a-4b-9f10g5 the_blender_$:a-4b-6f12
    the_blinds:a14b-9 the_blinds_$:a10b-6 the_blinds_in:a3b-1 the_blue:a-6b13c-1j-4o11 the_board:b-3g10
    the_boat:a-5b8 the_boiler:a-9b6e2f-1h4p2 the_boiler_$:e3 the_book:a1f4 the_books:b3 the_bottom:b-3e7
    the_boxes:a-1d5 the_brakes:b1h1 the_brakes_looked:b2 the_bridge:a4 the_brightness:a5b-1 the_brightness_$:a2
    the_broken:b2 the_budget:a-8b-3c1d11f-1m3 the_budget_$:b3 the_budget_meeting:b-1h4
    the_budget_review:b-10c4d6m1 the_budget_thing:d6 the_bulls:o2 the_bus:i1o5s3 the_bus_$:s4 the_bus_card:a-1b3
    the_bus_for:a4b-5s2 the_cabin:a-6b7 the_cabin_$:a-4b4 the_cactus:h3 the_cake:a-3b5c5d-3f3 the_cake_$:a-5c9
    the_cake_for:b1 the_calendar:a-4b9 the_calendar_$:b4 the_calendar_for:j1 the_call:a11b-13d5h-3
    the_call_$:a10b-5 the_call_with:d5h-1 the_camera:a9 the_camera_to:a1 the_campsite:b1 the_capital:a6
    the_capital_of:a6 the_car:a-4b-2c7d3f8g9h-8j3m-5n-1 the_car_$:a4b-16c7g5h-1j7 the_car_and:a-3b6
    the_car_boot:f1 the_car_in:b4 the_car_insurance:g3 the_car_isn't:g2 the_car_on:b5 the_car_registration:c1
    the_car_seat:b3 the_car_wash:a-1b-7d6f4 the_caravan:a-2g6 the_card:a-1b4 the_card_$:a-1b4 the_carpool:b1
    the_carpool_$:b1 the_cat:a-2b3c8p1 the_cat_$:a-5b-2c9p1 the_caterer:a-4b7 the_caterer_$:a-4b7
    the_ceiling:a-1b5 the_ceiling_fan:b2 the_change:b-7g-1l13 the_change_i:l3 the_charger:a-5b8
    the_charger_$:a-1b3 the_charger_for:b2 the_cheapest:a8 the_check:g3 the_chemist:c1 the_chicken:b6
    the_chicken_$:a-2b6 the_chicken_or:a2 the_chimney:a-2b7 the_choir:a-7b9 the_christmas:a-6b11
    the_christmas_lights:a-4b10 the_church:a-1h3j1 the_church_hall:h3 the_city:a2b5n-2 the_city_$:a2b5n-2
    the_civil:a2 the_civil_war:a2 the_cleaner:a-1b7 the_client:h3 the_clinic:b6 the_clinic_$:b3 the_clock:a-1t4
    the_clocks:a-1b5 the_closest:a11b-6 the_closest_starbucks:a1 the_closet:a-1h3 the_closet_$:a-1h3
    the_club:a-3n3 the_coach:a2c-2 the_coffee:a7 the_coffee_maker:a1 the_commands:a-6z9 the_commands_$:a-6z9
    the_complaint:a-3b-6n13 the_complaint_letter:a-2n7 the_compost:a-6b7 the_concert:f-1h7 the_contract:a-5b4h4
    the_contract_$:a-2b5 the_contractor:a-2b5 the_couch:a-1b9 the_couch_$:b1 the_couch_on:b2 the_council:j8
    the_council_$:b-4j8 the_council_about:b8 the_cover:n3 the_cover_letter:n3 the_crib:a-2b4 the_crib_$:a-2b4
    the_cricket:b1 the_current:a9b-5 the_current_essay:a1 the_curtains:a8b-5g2 the_curtains_$:a8b-6g3
    the_dark:a3b-1 the_date:a-3j-2y12 the_date_on:y3 the_day:j5 the_day_$:j5 the_deadline:a-10b-11d-1f-9h24j5
    the_deadline_for:a-5b-3h7j6 the_deadline_from:b-1f-3h8 the_deadline_of:h2 the_deal:a-1b5 the_debit:a5b-4
    the_debit_card:a5b-4 the_definition:a6 the_definition_of:a6 the_demo:a-5b6 the_den:a4b-2 the_den_$:a4b-2
    the_dentist:a-8b-20c-3d3f6g4h2i2j15k3m-4o-3p-5r-2s3 the_dentist_$:b-6d2h-2i6j7 the_dentist_appointment:b3
    the_dentist_back:b-3g7 the_dentist_bring:g-7k7 the_dentist_call:d3 the_dentist_is:b-1j4 the_dentist_on:b7
    the_dentist_one:c1 the_dentist_reminder:b-3f7 the_dentist_task:g1j2 the_dentist_to:b-2h6 the_deposit:b5
    the_details:j1 the_details_of:j1 the_difference:a-2z7 the_difference_between:a-2z7 the_dinner:a3b-6h3
    the_directions:a2 the_dishes:a-3b-11c4d4f-4g12h-3m-2s-1t3 the_dishes_$:b-5c10f-1g2t3 the_dishes_aren't:c-7g8
    the_dishes_as:g1 the_dishes_or:i2 the_dishwasher:a3 the_dishwasher_$:a1 the_dmv:b2 the_doctor:a-2b2h1
    the_doctor_$:a-1b4 the_dog:a-5b6c13f-2g-4h-4 the_dog's:a-8p9 the_dog_$:a-7b2c3 the_dog_food:c2
    the_dog_his:b2 the_dog_to:c1 the_dollar:a2 the_door:o3 the_door_$:o3 the_dow:a5 the_dress:a2
    the_dress_code:a2 the_drill:a-3b4r4 the_drill_$:b2 the_drill_sergeant:r4 the_driveway:a-4b9
    the_driveway_$:a-2b4 the_dropped:b-6g8 the_dry:a-3b-5c3f9 the_dry_cleaning:a-3b-5c3f9 the_dryer:b5j-1
    the_dryer_$:b3j-1 the_drywall:b2 the_drywall_$:b2 the_due:b-3f-5h13 the_due_date:f-5h11 the_dump:a-2b4
    the_dump_$:a-2b4 the_easiest:a-3i2j-8m1s5 the_easiest_thing:a-1i5j-8s5 the_egg:a2 the_egg_$:a2
    the_eggs:a-10b1c3f1j1k2 the_eggs_$:a-2b-3c5j1k2 the_eiffel:a5 the_eiffel_tower:a5 the_election:a5
    the_election_$:a5 the_electric:a-4b1c2h5 the_electric_bill:a-4b1c2h5 the_electrician:a-2b-1g8
    the_elevator:a2b-1o2 the_email:a-10b-12c4f3h-6j6n13 the_email_to:a-5b-9c5j7n2 the_emails:e2
    the_end:a-7b-3d1e14h-4 the_end_$:a-1b-1d-1e11 the_end_of:a-2d4e3 the_engine:a7b-6
    the_essay:a-22b-6c2d-6f-4g5h15j-1m15n-1o-2t5 the_essay_$:a-7b1c-1d-4g5m2t6 the_essay_but:g2
    the_essay_first:h4 the_essay_into:m5 the_essay_to:h5 the_evening:a-8b-2c-2d3s17 the_event:f5
    the_event_called:f2 the_exam:a-5h11 the_exchange:a2 the_exchange_rate:a2 the_expense:c6g-1
    the_expense_report:c6g-1 the_fact:a-2f-6q15 the_fact_about:f-1q5 the_fact_that:f-2q10 the_fan:a14b-8
    the_fan_$:a5 the_fastest:a3 the_fastest_route:a1 the_fed:a7g-2 the_fence:b-1f9h-1m3 the_fence_$:a-4f7m4
    the_fence_after:f2 the_ferns:b2 the_files:a-1b4 the_files_$:a-1b4 the_fire:b5c-1
    the_first:a-6c6d4g-3i-10j4m8 the_first_$:b-1d6 the_first_one:c11 the_first_step:m2 the_first_thing:c-4f4i-2
    the_first_tiny:m4 the_fish:a-1h4 the_fish_tank:h4 the_flash:a3b-2 the_flash_on:a3b-2 the_flight:b3
    the_flights:c4 the_floor:a5b-2 the_flowers:b-4f8 the_flu:s6 the_flu_$:b-2s7 the_folder:b4 the_folder_$:b4
    the_following:e3 the_forecast:a8 the_forecast_for:a8 the_freezer:b2 the_french:b1 the_fridge:c4
    the_front:a10b-3 the_front_door:a6b-2 the_game:a10 the_game_$:a6b-1 the_garage:a-4b-8c3d8h-8i-2m16n-3t5
    the_garage_$:a-2b3c3d-3f-1m5 the_garage_cleaning:b-8d7g1m2 the_garage_door:a11b-5 the_garage_for:b3
    the_garage_on:b2c2f-2 the_garage_one:e5h-2m4 the_garden:a-8b4j3m1 the_garden_$:a-2b6 the_garden_to:c1
    the_gas:a-9b5c2 the_gate:a-13o2p7q13 the_gate_$:b3 the_gate_code:a-9b-9o2p7q13 the_gift:b3 the_gift_card:b4
    the_gold:a7b-5 the_grandma:r6 the_grant:a-4b2j6 the_great:a4 the_greenhouse:a-2b4 the_groceries:g1
    the_groceries_$:g1 the_grocery:a-1b-9c9d5f7g-3j2 the_grocery_list:b-1f8j3 the_grocery_run:b-7c5d6
    the_groomer:b3 the_groomer_$:b3 the_group:a1 the_group_chat:a1 the_guest:b4 the_guitar:a-1b4
    the_gutters:a-7d7f5 the_gutters_$:f3 the_gutters_for:d1 the_gutters_on:d4 the_guy:a9b-4
    the_gym:a-13b-12c10e2f9h8i-2j-4m-3p5 the_gym_$:b-3c-2e-2f10g2n2p6 the_gym_anymore:f3
    the_gym_membership:b6c5f-4 the_gym_on:o5 the_gym_one:e8h2 the_gym_reminder:b-2h6 the_gym_task:f1g5
    the_gym_to:h2 the_haircut:a-6b-20c5d-2f10g8h7 the_haircut_$:a-2b-12f11g3 the_hall:a-1b4 the_hall_$:b1
    the_hallway:a7 the_hallway_$:b4 the_hallway_light:a2 the_headlines:a5 the_headlines_$:a3 the_heat:a13b-8
    the_heat_$:a5b-2 the_heat_up:a2 the_heating:a7h-3 the_heating_on:a4b-1 the_herb:a-4b-5f1g9
    the_herb_garden:a-4b-5f1g9 the_highway:a5b-2 the_highway_$:a5b-2 the_hilton:a4b-2 the_hobbit:a6b-3
    the_hole:a-2b3 the_homework:g8 the_hoover:b-1e5 the_hoovering:a-1d4 the_hose:a-1b4 the_hospital:a-6o8
    the_hospital_$:a-6o8 the_hotel:b4f4 the_hotel_$:a3 the_hotel_in:b5f-1 the_house:a3b1f-1h-2m6
    the_house_$:a-5b1m4 the_house_down:a5b-2 the_house_move:m2 the_humidifier:a1 the_humidity:a11b-2 the_ikea:b4
    the_ikea_wardrobe:b1 the_ingredients:a11b-6 the_ingredients_for:a10b-6 the_insurance:a-14b-2c3d5h-1j9n7p-2
    the_insurance_$:a-2b-2j10n4p-2 the_intern:b3 the_interview:h6y-4 the_interview_$:a3y-4
    the_interview_to:a-2h6 the_invitation:a-9n11 the_invitation_$:n2 the_invoice:a-12b-2c11d3f-4g5h2m-1
    the_invoice_$:b-1n2 the_invoice_one:b-2d6 the_invoice_task:c9g-2 the_invoice_to:b4 the_ironing:a-5b-9c1d12
    the_ironing_$:b-1c2d2 the_item:f2 the_item_about:f2 the_job:m3n1 the_job_application:m3 the_joint:a3b-2
    the_joint_account:a3b-2 the_jumper:b1 the_kettle:i2s2 the_kettle_$:a2 the_kettle_boils:i2s2 the_key:n2
    the_keys:b5 the_keys_$:b3 the_kids:a3b6d-5g-4h-2s6 the_kids':a-1b1c-1o5 the_kids_$:a-4b3c2
    the_kids_are:a3b-1e1 the_kids_at:b6f-1 the_kitchen:a11b-10f-1h-5l-2m15 the_kitchen_$:a5
    the_kitchen_floor:b9l-2 the_kitchen_lights:a1 the_knitting:f3g1j-1 the_lab:h3 the_lab_report:h3
    the_ladder:f2 the_lakers:a1 the_lakers_win:a1 the_lamp:a1b1 the_landlord:a-12c9d9f-1g-8h5n1o-1p-3
    the_landlord_$:a-5b1c8j1n3 the_landlord_email:b-10c2d12 the_landlord_one:h7 the_language:a5b-1
    the_language_to:a5b-1 the_last:a7b-14c-2g-4k17l5 the_last_action:k3 the_last_change:a-2b-1k7l1
    the_last_email:a2 the_last_thing:a2l2 the_last_two:a-6f7k1 the_latest:a10b-3 the_launch:a-2b4
    the_launch_$:a-2b4 the_laundry:a-8b-12d6e4f6g7j10m-3o-1s-2 the_laundry_$:a1b-4c5d-3e4f6g1
    the_laundry_isn't:c-1g4 the_laundry_task:h4 the_laundry_to:d4 the_lawn:a-3b1c4g2 the_lawn_$:a-2c5
    the_lawyer:b4n-1 the_leak:a-2b8 the_leak_$:b6 the_lease:b9 the_lease_$:b6 the_left:a8b-3 the_left_$:a8b-3
    the_leftover:a-1b4 the_letter:a-4t5 the_letter_$:n-2t5 the_letter_to:n5 the_library:a-2b-2c7d5f-1g3
    the_library_book:a-3j4 the_library_books:a-3b-4c7d6g4 the_library_on:a1 the_light:a6h-3
    the_light_color:a6b-3 the_light_in:a-3b4 the_lights:a22b-15 the_lights_$:a6b-2 the_lights_to:a2
    the_line:a3b-8e8 the_line_$:a-1e8 the_list:a-17b-2d-7f3g12h1i5j6m-3t-1 the_list_$:a-2b-13d-4e1f5g5h2i10
    the_list_?:j1 the_list_for:b6i-3j1 the_list_of:b3 the_list_please:b5 the_living:a8h-1 the_living_room:a8h-1
    the_loan:b1 the_loan_$:b1 the_location:b-2h5 the_location_of:b-2h5 the_loft:a-7b-2d4f5g8i-1j-3m3
    the_loft_$:m1 the_loft_conversion:b-3f7 the_loft_one:d5g9j-2 the_longest:a2c-3j5 the_longest_$:c-2j6
    the_lost:a-4b6 the_loving:a-3r8 the_loving_partner:a-3r8 the_lyrics:a4 the_mail:a-13b17 the_mail_$:a-4b8
    the_mail_while:b2 the_mall:a5j-1 the_manual:b1 the_map:a10b-7 the_map_$:a10b-8 the_marathon:f5 the_market:b4
    the_market_$:a-1b5 the_mat:o3 the_mat_$:o1 the_match:h2 the_mattress:a-7b9 the_mattress_$:a-5b7
    the_meaning:a-3x8 the_meaning_of:a-3x8 the_meeting:b-5c-5d4f11h1j-1 the_meeting_$:b3 the_meeting_is:n3
    the_meeting_to:d7h-4 the_meeting_with:a-3b-6f4h8 the_menu:a4j-2 the_menu_at:a4j-2 the_message:a4b-9n8
    the_message_to:n1 the_mets:a3 the_milk:a-7c10f-6g7j-2k2 the_milk_$:a-3b-5c3g7k3 the_milk_off:b-1c6
    the_minimum:a5 the_minimum_payment:a2 the_minutes:b6 the_minutes_$:b5 the_mirror:b3 the_missing:b3
    the_moment:b-4e7i1 the_moment_$:a-1b-3e6i2 the_mona:a5b-3 the_mona_lisa:a5b-3 the_money:b-5n5
    the_mood:b-8e6s8 the_mood_for:a-3b-4d-3e7s8 the_moon:a10b-1 the_moon_$:a4 the_morning:a-6b-1d6o3u9
    the_morning_$:a-10d7o3u9 the_mornings:o1 the_mornings_$:o1 the_mortgage:a-3b6 the_most:a9b-8i9j-5
    the_most_important:a-2i5 the_most_money:a8b-6 the_most_urgent:i6j-1 the_mot:a-7b-4c3f4j1 the_move:a-15i10m13
    the_move_$:a-10b3i10 the_move_in:m3 the_move_into:m4 the_movers:b1 the_movers_$:b1 the_movie:a16b-5h-1j-1
    the_movie_schedule:a2 the_mower:a-2b3 the_mower_$:b1 the_museum:a3 the_music:a11 the_music_$:a3
    the_name:a-4b5p7 the_name_of:a-2p8 the_name_on:b5 the_nearest:a17b-12 the_nearest_pharmacy:a3
    the_neighbor's:c2 the_neighbor's_cat:c2 the_neighbors:a3 the_neighbors_over:b3 the_neighbours:b5
    the_neighbours_about:b1 the_new:a-4b11d5h2j-3 the_new_batman:a3b-1 the_new_intern:b1 the_new_phone:b-3h5
    the_new_year:a-1d6 the_news:a8b-2 the_news_from:a1 the_newsletter:a-4b-2f11g6n-5 the_newsletter_$:f8n-2
    the_newspaper:a-7b14f-1 the_newspaper_$:a-2b7 the_next:a19b-16c-1d-7e7f-3g-2h-4i12j-3m-1
    the_next_chapter:a5b-3 the_next_episode:a4 the_next_full:a1 the_next_one:a-1e2i8 the_next_song:a2
    the_next_task:a-1e6 the_next_thing:i10j-4 the_note:f-2q6 the_numbers:a-3b7 the_nursery:b1 the_nursery_$:b1
    the_ocean:a2 the_ocean_$:a1 the_odeon:a2 the_office:a13b-1j-1 the_office_$:a9b-3 the_oil:d7h-5j1
    the_oil_$:b4 the_oil_change:a-2b-5d7h-3j1 the_old:a-10b11g-6j7r7 the_oldest:a-2j6
    the_one:a-3b-8d-6e4g1h-2i1j4k3l2 the_one_about:a-2b-2f3g4j3 the_one_after:e9i-1 the_one_i:k4l2
    the_one_thing:i8 the_one_with:a1b-1j2 the_optician:b-1j8 the_outdoor:a-8b10 the_oven:a1b5h-2 the_oven_$:b3
    the_oven_to:a8b-5 the_pacific:a-1o6 the_package:a-1b8f-1 the_package_$:b2 the_page:a5b-8e7 the_page_$:a10b-8
    the_painting:b-3f-2g1h9 the_painting_$:f-1h5 the_papers:a4j-4 the_parcel:a-5b3c1f-3h6j3 the_parcel_$:a-1j4
    the_parent:b2 the_parent_teacher:b2 the_parents:j5y-2 the_parking:a-1b5 the_party:a1b1f1m5 the_party_$:a4m2
    the_party_planning:m1 the_passport:a-13b2c-3d2f-1h2j6m1 the_passport_$:j6 the_passport_one:g3
    the_passport_renewal:g-1h2 the_passport_task:a-2j6 the_passport_thing:d1 the_pasta_water:a3 the_payment:g4
    the_pension:a-2b2 the_permission:b-3c9 the_permission_slip:b-3c9 the_pharmacy:a-1b2g2 the_pharmacy_$:b2
    the_phone:a2b-5d3e3f-4n4 the_phone_$:a5b-8d4 the_phone_call:b-5e5n1 the_phone_number:h1 the_phone_plan:b1
    the_phone_to:a1 the_photo:a-2g4 the_photo_album:g2 the_piano:a-11d-3f7g9h3 the_piano_$:a-3b-1g10
    the_piano_for:a-2b5 the_piano_lesson:b-7d-2f7h4 the_picnic:a-3f1h1 the_picnic_$:b2 the_picture:a-1b6
    the_pile:a-8e7h-1i8 the_pin:a-1b3 the_pizza:b-1f8 the_pizza_timer:b-1f8 the_plan:a-4i3j5 the_plants:a-9c7
    the_plants_$:a-1b-1c6f1 the_playlist:b2 the_plug:a4b-1 the_plumber:a-2b2h2n3 the_plumber's:a-5o2p6
    the_plumber's_number:a-5o2p6 the_plumber_$:n2 the_plumber_needs:g1 the_plumber_task:h1 the_podcast:a1b-2f5
    the_podcast_$:a3 the_pool:a-9b12 the_pool_$:a-4b6 the_pool_pump:b3 the_pope:a1 the_population:a9b-3
    the_population_of:a9b-3 the_porch:a1b2 the_porch_$:a-2b4 the_porch_light:a5b-3 the_post:a-1c4d2
    the_post_office:a-1c4d2 the_pothole:b2 the_potluck:h4 the_premier:a5 the_premier_league:a5
    the_prescription:c4 the_prescription_$:c2 the_presentation:a-3b-3c1m4t3 the_previous:a3b-2k3
    the_printer:a-3g4 the_printer_$:a-3g5 the_priority:a-5b-11h21 the_priority_$:h4 the_priority_of:a-1h7
    the_priority_on:b-7h11 the_project:a-4b-9j8m5 the_proposal:g2 the_puppy:a-2b4 the_quarterly:b5
    the_queue:e9f-3 the_queue_$:e9f-3 the_quickest:a-5i11 the_quickest_way:a1 the_radar:a4 the_radar_$:a4
    the_radio:a6h-2 the_radio_$:a-1b4 the_radio_on:a6b-2 the_raffle:g5 the_receipt:a-7b10 the_receipt_$:a-4b5
    the_receipt_for:b2 the_receipts:a-3b5o2 the_receipts_$:b4 the_recipe:b10 the_recipe_$:b4 the_recital:h6
    the_record:a1b-2o6 the_record_for:a4 the_recruiter:a-6b2n4 the_recruiter_$:a-4n4 the_recycling:a-2b4f3
    the_recycling_$:b1 the_recycling_out:b2 the_reminder:a-1b-17f14g8h2 the_reminder_about:b-2f1h1
    the_reminder_for:b-8f6g6 the_reminder_i:g2 the_reminder_to:b-2f6 the_rent:a-17b2f-3g7h7j13m-2o-3
    the_rent_$:a-4b-4c6g4 the_rent_is:a3c2h-2 the_rent_on:b4 the_rent_to:b-1h5 the_rent_up:h3 the_rent_yet:g2
    the_report:a-12b-25d16f-7g3h11j2m10n-3o-6s-2t6 the_report_$:a1b-2c-1d-4e2f-1g4h-3j-1m12o-3t4
    the_report_as:b-1h8 the_report_is:a-1h3 the_report_to:b-4d5 the_restaurant:a1 the_return:b-5h5
    the_reviews:a5 the_reviews_for:a5 the_ring:a9b-8 the_road:b-5d7 the_robot:a9 the_robot_vacuum:a2
    the_rolling:a2b-1 the_rolling_stones:a2b-1 the_roof:a-11b-2d4e-1g5j13 the_roof_$:j1 the_roof_one:j5
    the_roof_task:d2j1 the_roofer:h5 the_roomba:a11b-6 the_roses:b3 the_roses_$:b3 the_route:a5b-4
    the_router:a-3b7 the_router_$:a-3b7 the_routing:a4 the_saga:a10b-6 the_saga_called:a2 the_salad:b6
    the_same:a10 the_same_thing:a3 the_schedule:a12b-2j-5 the_schedule_for:a13b-6j-4 the_school:a-14b6d2f2n1
    the_school_$:h-1n3 the_school_fair:j1 the_school_run:d4h-2s1 the_science:b-1m3 the_science_project:b-1m3
    the_score:a4 the_score_of:a4 the_scrapbook:b-4g5h2 the_scrapbook_$:b-4g5h2 the_screen:a8b-4
    the_screen_$:a9b-8 the_seat:a1 the_second:a4b-10e-1f4g5h3 the_second_one:a-1b-1g7 the_second_task:h3
    the_security:a5 the_security_system:a1 the_seller:a-3b1 the_shades:a6b-4 the_shed:a-8b1h5p5
    the_shed_$:a-6b6p5 the_shed_tonight:b1 the_sheets:b4 the_shopping:a-7b-8c-7f9g7h9j1 the_shopping_$:b-8g12
    the_shopping_list:f3g-2h2j1 the_shopping_one:b-1h8 the_shower:b6 the_shower_$:b4 the_showtimes:a4b-2
    the_showtimes_for:a4b-2 the_sink:a-3b9h-1 the_sink_is:a-1b7h-1 the_slides:a-11b-6c3f-2h2m8t10
    the_slides_$:b-4c7 the_slides_task:g-3m10 the_slow:a-2b4 the_slow_cooker:a-2b4 the_smallest:a-1i2m4
    the_smart:a7b-4 the_smart_plug:a3 the_smoke:b4 the_smoke_alarm:b1 the_snooze:k5 the_snooze_$:k5
    the_snoozed:a-3b-3g4j8 the_socket:a5b-2 the_socket_in:a5b-2 the_sofa:b4 the_sofa_to:b2 the_song:a9
    the_song_$:a1 the_soundtrack:a9b-6 the_soundtrack_of:a2 the_soundtrack_to:a5b-3 the_soup:a-2b5
    the_spanish:g7 the_spare:a-13b3c-1f-2j-1o12p11 the_spare_key:a-5j-1o7p11 the_spare_room:a-2b5
    the_speaker_$:a1 the_speakers:a9b-8 the_speakers_$:a4b-2 the_spelling:b-4h8 the_spelling_it's:b-3h6
    the_spreadsheet:a-1e4h-1m6 the_sprinkler:b5 the_sprinkler_$:b4 the_sprinklers:a-1b10f-1 the_squash:a-4b7
    the_squash_$:a-4b7 the_squeaky:a-1b5 the_squeaky_door:a-1b4 the_stadium:a7b-5 the_stadium_$:a5b-3
    the_staff:a-1h3 the_staff_meeting:a-1h4 the_stain:a-1b10f-5 the_stain_on:b3 the_stairs:a-2b12
    the_stairs_$:b3 the_stamps:c3 the_states:a5 the_states_$:a5 the_station:a-4b5 the_station_$:a-4b5
    the_status:c2g2h-1 the_status_of:c2g2h-1 the_steps:a-5b-6j-4m23 the_steps_for:a-2b-10j-1m17 the_steps_to:m4
    the_stock:a5 the_stock_market:a4 the_store:b2g-1j9 the_store_$:a-3b3j10 the_stove:b4j-1 the_street:a1
    the_stretching:h5 the_sun:a8 the_sun_$:a2 the_sun_set:a3 the_supplier:b3 the_supplier_$:b3
    the_surgery:a-1b3c3 the_surgery_$:a-1c3 the_survey:a-9b5f4 the_survey_from:a-4f5 the_symptoms:a4
    the_symptoms_of:a4 the_table:b5 the_table_$:a3 the_table_for:a-4b6 the_tablet:a5b-1 the_tablet_$:a5b-1
    the_taj:b1 the_tank:a-2s7 the_tank_$:a-2s7 the_task:a-2b-5g6h2j5 the_task_$:h6 the_task_about:b-4j7
    the_task_i:c-1g7 the_task_of:f1 the_tax:a-12b-4d5e3h1m4 the_tax_return:a-4b-2h4m5 the_tax_thing:c1e4
    the_taxes:a-19b-14c2d12e6f-4g1h1i1m5 the_taxes_$:a-9b-1e5i2j2m5 the_taxes_are:a-4c8 the_taxes_right:d2
    the_taxi:f1 the_teacher:n1 the_teacher_$:b1 the_team:a-11b5j6n1 the_team_$:a-2b8 the_telly:a4
    the_temperature:a11b-7 the_temperature_in:a3b-3 the_temperature_to:a1 the_tennis:a-1b-6f2g7 the_tent:a-3b9
    the_tent_$:b1 the_text:a-2b-5n11 the_text_to:a-2b-1n8 the_thank:c4 the_thank_you:c4 the_thermostat:a8b1h-3
    the_thermostat_$:a-2b6 the_thermostat_to:a6h-1 the_thesis:a-5b1e-2g4m2 the_thesis_$:a-1b3
    the_thing:b-12c1e2f4j7 the_thing_about:b-7e3j8 the_third:a-3b-3f4h2o3 the_third_floor:a-1o3
    the_third_one:b-3f4h2 the_tickets:b-2h4j4 the_tickets_$:j4 the_time:a-10d5j1p-1y19 the_time_$:a-9y15
    the_time_difference:a4 the_time_in:a8 the_time_of:a-2d6 the_timer:a-2b-13c-1f7h4j12 the_timer_$:b-16f9h6j5
    the_timesheet:b1 the_timesheet_$:b1 the_tip_$:b1 the_tip_on:a2b-1 the_title:b-14h17 the_title_of:b-3h3
    the_title_to:b-10h13 the_top:b-14h14i9j-5o3 the_top_$:b-9h9i6 the_top_drawer:o2 the_top_of:h6i3j-3
    the_tough:r8 the_tough_love:r8 the_tracking:a2 the_tracking_number:a1 the_traffic:a5 the_traffic_on:a5b-1
    the_trailer:a11b-6 the_trailer_for:a5b-1 the_train:a10 the_train_$:a9s-6 the_trains:a1
    the_trampoline:a-3b-7f12 the_trampoline_$:a-3b-7f12 the_trash:a-6b-2c4f-10h14j1 the_trash_$:c5
    the_trash_reminder:b-3h6 the_tree:b2 the_tree_$:b2 the_trip:a-2b4 the_trip_$:a-1b4 the_trunk:a1b-3o2
    the_trunk_$:a1b-3o2 the_turkey:a-1b5 the_tv:a16b-1h-3j-3 the_tv_$:a3 the_tv_on:a2 the_tv_show:a5
    the_tv_to:a3 the_twins:a-1b6 the_twins_$:a-6b7 the_undo:a-3k-17l21 the_undo_$:k-13l15 the_us:a3 the_us_$:a3
    the_uv:a2 the_uv_index:a2 the_vacuum:a18b-13 the_vacuum_$:a6b-4 the_vacuum_cleaner:a1
    the_vacuuming:a-8b-4c7e4g2 the_vacuuming_$:a-1c4d1 the_veg:a-5b7 the_venue:b3 the_venue_$:b3 the_very:m4
    the_very_first:m4 the_vet:a-9b-13d-4e-2f4g3h10j16k-1m-1 the_vet's:b5 the_vet_$:a-1g5j5o-2 the_vet_?:j2
    the_vet_for:h3 the_vet_on:b-1h2 the_vet_one:f8 the_vet_task:b-3h3j2 the_video:b8h-2
    the_visa:a-7b-1c1d2f-1j6m4 the_visa_application:a-2b-2c2m4 the_visa_one:j7 the_volume:a11b-5
    the_volume_to:a2 the_wait:a2 the_wait_at:a2 the_wallpaper:b1 the_wallpaper_in:b1 the_war:a4 the_war_$:a4
    the_warranty:a-3b6 the_warranty_for:a-1b4 the_washing:a3 the_washing_machine:a3 the_water:a-6c3h2j3
    the_water_bill:a-4b-4c3h3j4 the_way:g-3k7r7 the_way_$:a6 the_way_home:a-2b3 the_way_it:g-1k7
    the_way_you:a-4r7 the_weather:a16b-2c-1j-1 the_weather_$:a11b-8 the_webinar:b1 the_wedding:a-13m13
    the_wedding_$:a-1 the_wedding_planning:b-7m14 the_week:a6b-1d4j-8y3 the_week_$:a1d4j-2 the_week_is:a-3y6
    the_weekend:a1b-14d16j3 the_weekend_$:b-13d17j4 the_wheel:a11b-6 the_whole:a7b-9c-2j6s4
    the_wifi:a-4b-6c-1h-1o13p11q4 the_wifi_$:a2 the_wifi_at:o2 the_wifi_password:a-7b-3o6p10q4 the_will:a-3b4
    the_will_$:a-3b4 the_wind:a3 the_window:f4 the_windows:a3f5 the_windows_$:a3b-3f6 the_wine:a-6b9
    the_winter:a-2b5 the_wire:a3 the_wire_$:a2 the_word:a12b-8h4 the_words:n5 the_words_to:n3 the_world:a10b-2
    the_world_$:a2 the_world_cup:a1 the_worst:a10o-1 the_worst_$:a9o-1 the_wrong:a4b-4c-6f-1k14l1o-2
    the_wrong_amount:a1 the_wrong_one:g4 the_wrong_thing:k5l2 the_yankees:a5 the_yoga:a-7b-4f5h2j8
    the_yoga_class:a-1b-4f9 the_zipper:a2 the_zipper_$:a2 their:a19b-5c-3 them:a-20b-12c-3f3g9i10m5n5o2r5
    them_$:a-9b-1f3g2m5n4o3 them_to:g2 then:a3d6e-4i13r-2z1 then_$:a7b-9d4i4r-1z2 then_what:i4 theo:a-3h1o1
    theo_$:a-1o1 therapist:a-20b17o7 therapist_$:a-7b8 therapist_is:o2 therapy:a-7b12 therapy_$:a-2b6
    there:a5b-13c-7d-9i-2j15k-3m-4n-2o-9p1r4s2u13x-2y-4z2 there's:b-12g7s8w9 there's_a:a10b-3
    there_$:a-11b-6j6r7u13z4 there_a:a5b-1j1 there_a_reminder:a-1j5 there_an_alarm:j1 there_any:j5
    there_any_events:a-3j3 there_any_travel:a2 there_anything:a-1s7 there_for:a-6j7 there_is:a2f1 there_is_a:a1
    there_something:a-7e4j2 there_to:a4 there_to_do:a4 there_too:a-1b5 there_too_$:a-1b5 there_was:a1
    there_was_a:a1 thermostat:a8b2h-3 thermostat_$:a-2b6 thermostat_to:a6h-1 thermostat_to_0:a6h-1 these:a1i4n3
    these_days:a6 these_days_$:a6 thesis:a-8b7e-2g4m2 thesis_$:a-1b3 thesis_chapter:e-2g5
    they:a27b-23c-3e-1f-1g11h2j-7o1p-2 they're:a13b-7 they've:h3 they_cancelled:a5 they_cancelled_my:a3
    they_moved:h5 they_say:a4b-1 they_use:a1 they_use_in:a1 thighs:b1
    thing:a-30b-18c-9d8e13f15g-8i21j2k5l3m5n-4o-6p-13q-3r-7s1 thing_$:a-5b-17e5f17g-3i13j-6k1l1m-5q-4 thing_?:a1
    thing_?_$:a1 thing_about:b-8e2j12p-2 thing_about_the:e3j6p-2 thing_i:a-6g1i1j6 thing_i'd:m2 thing_i'd_do:m2
    thing_into:h7m-1 thing_into_a:h7m-1 thing_is:b7j-1 thing_on:a-10b-1f4i9s5 thing_on_here:a-5j7
    thing_on_my:i5j-9s5 thing_please:e3i1 thing_please_$:e3i1 thing_till:d5 thing_to:a-1m6 thing_to_do:a-1m6
    thing_until:d6 things:a-1i-1j7z1 things_$:a5 things_are:a-2j3 things_are_left:a-2j2 things_have:a-3j6
    things_have_i:a-3j6 things_to:a2b4 things_to_do:a3b3 think:a18d7i-1j-3o-5r-2 think_$:b-4d8 think_about:b4
    think_aliens:a2 think_of:a2 thinking:a6o-7q6 thinking_about:a8 third:a-7b-3f4h2o7 third_floor:a-1o3
    third_floor_$:a-1o3 third_one:b-3f4h2 thirty:a12b-1e-1 thirty_seconds:a8b-2e-1 thirty_seconds_$:a8b-2e-1
    this:a5b-35c-3d24e23f7g-13h-11i-10k-23l-17m23n4o-6p-34q-18r-12s-8t4u-26v-12w-2x-16y-10z10A-8
    this_$:a-23b-13d2e4f12i6j-15m6n10o-4s-3t8w7z-2 this_afternoon:a-5d3f4j1 this_afternoon_$:a-1f5
    this_afternoon_would:d5 this_again:d5 this_album:a6 this_app:z1 this_at:a-2b-3d4e4 this_back:d4
    this_back_up:d2 this_book:a4 this_can:a-4d2f4 this_can_wait:d3 this_card:e6 this_down:a-6m11
    this_down_$:a-6m10 this_email:b4d-1n2 this_essay:a3 this_essay_0:a3 this_evening:d4 this_evening_$:d4
    this_event:b6f1 this_for:a-9b8d4 this_for_later:b5 this_for_me:a-1b8 this_into:a-4m5n3 this_is:a-1f4m7w-2
    this_is_too:a5w-2 this_less:a-3m6 this_month:j4 this_month_$:a2 this_month_?:j2
    this_morning:a-2b-2c12d-10e-5f-8g6i12j4m-5o-6s10 this_morning_$:a-1b-2c13d-9e-5f-7g7i9m-3o-5s10
    this_morning_?:i2 this_movie:a3 this_my:o4 this_novel:a2 this_novel_a:a1 this_now:f3 this_off:d3
    this_on:a3b-3d6 this_on_facebook:a2 this_one:a-11b-6c-4d1e17f8g-4i-20j7m6n-2o-4t4w-2 this_one's:a-3e6m4
    this_one_$:e1i-9j4m11t4 this_one_?:a-6j7 this_one_aside:e1 this_one_for:e-2f5 this_one_here:e4
    this_one_later:e2 this_one_right:e1 this_one_to:a7 this_please:a-9e7A7 this_please_$:a-9e7A7 this_show:m6
    this_show_$:a6 this_smaller:m3 this_so:d1 this_song:a21b-3e-2f-2 this_song_$:a8 this_song_from:a3f-1
    this_task:e-3f4i-2m8n1 this_task_$:e-3f4m7 this_textbook:a1 this_thing:j-1z2 this_till:d6
    this_to:a-1b-6d8h3n3 this_to_my:n2 this_to_next:d2 this_to_the:a1 this_tomorrow:d4 this_tomorrow_$:d4
    this_tonight:d1 this_tonight_$:d1 this_track:a10e-3 this_track_$:a9e-3 this_traffic:a1 this_tune:a5
    this_tune_to:a5 this_until:a-1d12 this_until_march:d2 this_up:d7 this_up_again:d7 this_week:b12d-3e-4j3w4
    this_week_$:b12d-3e-3w4 this_weekend:b19e-4j4m-3o-3 this_weekend_$:b20d-5j2m-1o-3 this_work:a-6z7
    this_works:a-7z12 this_works_$:a-7z12 those:a3b3 thought:c-2g7 thought_i:c-1g7
    three:a3b-5d-1h13i-2j-6o6p-2s10 three_$:a3b-12c2d-3h7s8 three_hours:b-6h6s2 three_hours_$:b-5h6
    three_quarters:a3 thriller:a3 throat:a1 through:a10b-8c4d-4e-5f-1g1i-2j8m12o-6s-2 through_$:a7b-2g5
    through_it:m3 through_my:j5 through_my_list:j5 through_the:a8c-3 through_this:m6 through_this_one:m6
    throw:b3c-2f9g-2j-2 throw_a:a-1b3 throw_out:f7 throw_out_the:f7 thumbs:a7b-2 thumbs_up:a6b-2
    thunderstorms:a3 thursday:a-17b1c-2d20e-4g-3h16i-7m-2n-1p-5r-1s-1y8 thursday_$:a-11d16e-1g-1h13i-3j-1p-1y8
    thursday_0:b1 thursday_0_$:b1 thursday_?:j6 thursday_?_$:j6 thursday_night:b-4d6 thursday_night_$:b-4d6
    thursdays:o1 thursdays_$:o1 tic:a2 tic_tac:a2 tic_tac_toe:a2 tick:a-10b-10c21e-3f-9g6h-2j2 tick_off:c5f-2j4
    tick_off_the:j5 ticked:a-12c-3g12j8 ticked_off:a-8c-3g8j8 ticked_off_the:a-1c-1g10 ticket:a4g5 ticket_$:b5
    tickets:a-13b13f-1h5j2 tickets_$:a-4b5f-1h2j3 tickets_to:b4 tidy:b3 tidy_the:b3 tidy_the_garage:b3 tie:b5
    tie_a:a1 til:b-9d20h-4 tiles:j5 tiles_$:j5 till:a-21b-18c-9d42e-4f-10g-6h-1j-5m-3o-2s14 till_0:d5o-1s1
    till_0_$:d1o-1s1 till_after:d3 till_after_christmas:d1 till_january:d3 till_january_$:d3 till_monday:b-3d15
    till_monday_$:b-1d8 till_spring:d3 till_spring_$:d3 till_sunday:d1 till_sunday_$:d1 till_the:a-2b-3d3s11
    till_tonight:a-1d5 till_tonight_$:a-1d5 till_wednesday:d4 till_wednesday_$:d4
    time:a-6b-10c-10e-3f-12g-5h-6i4j5k-4p-6r-14s19t14u-3w-1x-3y26z-6A-3 time's:a9j-10s4
    time_$:a-10b-1e-2i-2j-8m4p-1r-5s9t2y23 time_difference:a4 time_difference_between:a4 time_do:j-4p6
    time_do_i:j-4p6 time_does:a7 time_does_the:a1 time_flies:a14b-3 time_flies_$:a5 time_for:e5 time_for_that:e6
    time_in:a9 time_is:a-2j8p-4y4 time_is_it:y6 time_is_left:a-4j4 time_is_my:a-4j11p-2 time_is_the:j3
    time_me:a-2e-2t12 time_my:j1 time_of:d5 time_of_my:d6h-6 time_of_the:h4 time_off:a-2b6n2 time_off_$:n2
    time_on:a-5j7 time_on_my:a-4j6 time_to:a-4i7 time_today:a-1s10 time_today_$:a-1s10 time_what:i2 time_zone:o5
    time_zone_is:a5 timer:a-19b-9c-7d-9f12g-1h10j32m-1n-1o-1p-2q-1s-11t7 timer_$:a-9b-15c-4f15h4j14t7
    timer_for:a5b-1t3 timer_for_0:b3 timer_for_ten:b4 timer_for_the:t2 timer_set:b3 timers:a-15b-7j21
    timers_$:a-6b-7j14 times:a14b8g-1j-3k-3 times_$:a3b2 times_0:a5 times_0_$:a5 times_for:a7b-5
    timesheet:a-5b11 timesheet_$:a-4b9 tiny:a-2b-3i-5m16 tiny_step:m4 tiny_step_$:m1 tiny_steps:b-3m6 tip:a10
    tip_$:b1 tip_in:a1 tip_in_japan:a1 tip_on:a6b-4 tip_on_0:a1 tip_on_a:a2b-1 tire:a3h7o1p-3
    tire_pressure:a7b2p-3 tire_pressure_$:b3 tire_rotation:a-3h8 tire_rotation_$:a-3h8 tired:b-1o-6s21w-12
    tired_$:a4o-5s13w-8 tires:a-4b16 tires_$:a-5b14 tissues:a-2b6 titanic:a1 title:a-6b-10h20 title_of:h3
    title_to:b-10h13 title_to_email:h2 tmrw:a-11b5d12j2 tmrw_$:a-3b8j3
    to:a10b6c-5d8e-5f-7g-12h24i-6j-6k-10l-9m-7n30p-9q-9r-1s-7t-9u-31v-22w-9x-10y-20z-9A-7 to_$:j-1p13
    to_0:a16b-9c-4d1f-9g-1h13j-4n-3o-2 to_0_$:a7b1d3h-1 to_0_0:a5h1 to_0_degrees:a4b-1 to_0_pm:a-3b-2h8 to_a:h7
    to_a_dozen:a-2h7 to_a_human:a6r-1 to_about:a3p-1 to_add:a-5b10k4 to_add_vacuuming:b4 to_alex:o5 to_alex_$:o5
    to_an:a6b-2 to_an_agent:a6b-2 to_another:e2 to_another_$:e2 to_anything:a-7j-2p11 to_anything_$:a-7j-2p11
    to_apply:f1 to_apply_for:f1 to_ask:h3 to_aunt:b8n-3 to_austin:a-7o8 to_austin_$:a-7o8 to_away:a7b-2
    to_away_$:a7b-2 to_be:b2f3g-2o3r-8w5 to_be_called:a-3o5 to_be_honest:a3b-2r-1w6 to_be_reminded:a-3f6
    to_be_to:a1 to_bed:a-2o5p3 to_bed_$:p3 to_bed_at:o2 to_begin:a-5b-4i8m7 to_begin_with:m4 to_being:r6
    to_being_the:r6 to_blue:a7b-3 to_blue_$:a7b-3 to_bob:b1n-3o2 to_bob_$:o2 to_bob_about:b2n-1 to_book:a-1c5
    to_book_the:b-1c5 to_bring:a-2b12d-1 to_bring_the:b7 to_burn:s1 to_buy:a-10b7f4j7n-3 to_buy_$:a-2j6
    to_buy_milk:f3 to_buy_oat:h2 to_buy_stamps:b6 to_call:a-4b-5d4e-1h4i5j14n-6o-1p-1r-1 to_call_$:a-7j8
    to_call_anyone:j1 to_call_her:a5 to_call_mom:a-3d8h-8j3 to_call_the:a3b1i6j-5n-3o-3 to_cancel:n8
    to_cancel_my:n4 to_cancel_on:n1 to_channel:a6b-2 to_channel_0:a6b-2 to_check:a-2b4c-3k6 to_check_the:b4
    to_chicago:a1 to_clean:n4 to_come:b6d-1 to_come_again:g1 to_complete:c6 to_complete_$:c6 to_completed:b-8c10
    to_completed_$:b-8c10 to_concentrate:t3 to_concentrate_on:t3 to_customer:a2 to_customer_service:a5b-2
    to_dan:b2 to_dan_$:b2 to_dave:b-1n5 to_december:h3 to_december_0:h3 to_delete:k6 to_delete_that:k4
    to_denver:b2h1 to_denver_$:b1h1 to_do:a-17b2d-8e4f7g14h-9i8j8k2l-3n-19p-14r-11s6x-4
    to_do_$:d-4e2g11i5j5n-1z-2 to_do_?:a-2i8 to_do_again:g5 to_do_first:i4j-1 to_do_for:a-4b2j4 to_do_in:a10j-1
    to_do_list:a-5b3c3f3g-1j2 to_do_my:b7j-1 to_do_next:i1 to_do_now:a-1i5 to_do_please:i3 to_do_that:k5
    to_do_the:f3g6 to_do_this:d2e2i-1 to_do_today:j5 to_do_with:b-4j4 to_done:c5g-2 to_downtown:a5 to_drink:f4
    to_drink_water:f4 to_eat:a5 to_email:h2 to_email_the:h2 to_everyone:n3 to_factory:a6b-5
    to_factory_settings:a6b-5 to_feed:b1 to_feed_the:b1 to_finish:b5 to_finish_the:b5 to_first:h7 to_first_$:h7
    to_fix:h4 to_fix_the:b3 to_focus:t4 to_focus_on:t2 to_forget:q2 to_forget_my:q2 to_french:a3b-1
    to_french_$:a3b-1 to_friday:a6b-11d7h2o-4 to_friday_$:b-10d7h4 to_german:a5 to_german_$:a5
    to_get:a-2b7j4m2o-1w4 to_get_a:a9j-6 to_get_my:b3 to_get_the:a-1b1m2 to_get_to:a1 to_go:j3o-1 to_go_off:j1
    to_go_to:f1 to_grandma:a-1b-1n1r4 to_grandma_$:a-1b-1n1r4 to_hand:j2 to_hand_in:j2 to_hdmi:a7b-2
    to_hdmi_0:a7b-2 to_hear:a7b-1 to_hear_some:a3 to_hr:a-5n11 to_hr_$:n2 to_hr_about:n1 to_hr_regarding:n4
    to_its:a4b-2 to_its_dock:a4b-2 to_jazz:a6b-3 to_jazz_$:a6b-3 to_jen:a2b-2n1 to_jen's:a6n-2
    to_jen's_email:a6n-2 to_karen:c1 to_kenya:a4 to_kenya_$:a2 to_kill:a-5b-4i3s10 to_kill_$:a-2b-1s8
    to_kilometers:a2 to_kilometers_$:a2 to_know:a-2b-7j3o3p1q6 to_know_my:p2q3 to_know_the:a2 to_learn:a2f2
    to_learn_$:a3 to_learn_the:f3 to_leave:a7w-1 to_lena:a3b-4 to_lena_$:a3b-4 to_listen:a9b-3
    to_listen_to:a9b-3 to_lock:b1 to_lock_the:b1 to_look:a-3b7h-1 to_look_at:a-3b7h-1 to_lunch:i2 to_make:a3j2
    to_make_$:a-7j12 to_max:a6b-2 to_max_$:a6b-2 to_me:b-6d3i-1j2n-1r9 to_me_$:a3b-2j4 to_me_like:a-1r5
    to_me_more:r3 to_me_with:d3 to_miami:a7b-4 to_miami_$:a6b-4 to_mike:a12b-4 to_mike_$:a3b-2 to_monday:b-1d3
    to_monday_$:b-1d3 to_move:b2 to_move_the:b2 to_my:a2b23c-3f-11h-14i-3j-10n17o-10p-5q-3 to_my_boss:n2
    to_my_brother:a-5b5 to_my_calendar:b2 to_my_chores:b3 to_my_landlord:n5 to_my_list:b14f-1j-1 to_my_mp:b3
    to_my_playlist:a3b-1 to_my_savings:a1 to_my_shopping:b7 to_my_sister:a-4n6 to_my_to:b7j-2 to_nadia:a-1c5
    to_nadia_$:a-1c5 to_next:a-3b-5d13 to_next_month:d3 to_next_tuesday:h3 to_next_week:d6 to_not:g5h-1
    to_not_done:g5h-1 to_nudgy:r8 to_nudgy_$:r8 to_number:h1 to_number_0:h1 to_nuts:a5b-1 to_nuts_$:a5b-1
    to_oak:o3 to_oat:b-1h3 to_oat_milk:b-1h3 to_open:g6 to_open_$:a-1g6 to_order:a-1b4 to_paint:f4 to_paris:a4
    to_paris_$:a4 to_pay:a-1j6 to_pay_$:j3 to_peanuts:o4 to_peanuts_$:o4 to_peel:a7j-3 to_penicillin:o2
    to_penicillin_$:o2 to_phrase:a-8n9 to_phrase_this:a-3n5 to_pick:f4 to_pick_up:a-1f4 to_play:a4 to_post:a-5b7
    to_priya:n3 to_professor:b-2n5 to_purple:a4b-1 to_purple_$:a4b-1 to_put:a-3j1n2 to_rain:a1 to_read:b4
    to_read_$:b4 to_red:a4b-2 to_red_$:a4b-2 to_remember:q4 to_remember_my:q4 to_remind:f4j2p-2
    to_remind_me:f4j2p-2 to_remove:f2 to_renew:a-1c5 to_renew_my:b7 to_rent:a2 to_repeat:a-2b-3h8
    to_repeat_monthly:a-2b-3h8 to_return:b3 to_return_the:b3 to_ring:b8d-1 to_ring_the:b8d-1 to_run:a-6o2A5
    to_run_a:a-1o2 to_ruth:a-3c5 to_ruth_$:a-3c5 to_sam:a-6b2n6 to_sam_$:a-6b2n6 to_sarah:a-5c1n2
    to_sarah_$:a-2c1 to_saturday:b-7d12 to_saturday_$:b-7d8h2 to_savings:a1b1 to_savings_$:a1 to_say:a-5b-1h5n9
    to_say_to:a-1n5 to_school:a-1b3g-1p3 to_school_$:a-1b3g-1p3 to_seattle:a7i-2 to_seattle_$:a7i-2
    to_see:a7b-5d7 to_see_my:j5 to_see_the:a5d7j-3 to_self:b1 to_send:a-11b6j8 to_send_$:a-5j8 to_send_the:a-3b7
    to_sign:b3 to_sign_the:b3 to_six:a-2b-3h9 to_six_$:a-2b-3h9 to_sleep:a2 to_spanish:a10b-4 to_spanish_$:a8b-3
    to_staging:a-1b3 to_staging_$:a-1b3 to_start:a-16e-4i13m10 to_start_$:a-5b-2i7m4 to_start_the:m3
    to_start_with:a-3i8 to_stretch:f5 to_submit:b4 to_sunday:b-6d13h-3 to_sunday_$:b-6d13h-3 to_switch:b3
    to_switch_the:b3 to_take:a-2b12o-2 to_take_my:a-1b9o-1 to_target:a1 to_target_$:a1 to_that:a7 to_that_one:e2
    to_the:a1d-6e14f-13g-3h2i-17j-1k-8l-2m-6n22q-2r2s-4t-1z-2A-1 to_the_0:b-5h10 to_the_airline:a-1
    to_the_airport:a1 to_the_back:a3d-2e11g-2r-2 to_the_bank:a-7b-1c5e2n2 to_the_basement:b3 to_the_chemist:c1
    to_the_choir:a-6b7 to_the_city:b1 to_the_closest:a2 to_the_council:b-3j8 to_the_dentist:b-1h5
    to_the_dump:a-2b4 to_the_end:a-1b-4d2e9h-2 to_the_following:e2 to_the_garage:h-2m3 to_the_grocery:b1
    to_the_groomer:b3 to_the_gym:c7h-2n-2o1p2 to_the_invitation:n2 to_the_kids:a7b-5 to_the_landlord:a-1b8
    to_the_last:a2 to_the_library:a2b-1 to_the_list:b3f-3g5 to_the_nearest:a3 to_the_new:a-3b5
    to_the_next:a7e3i-3 to_the_party:b1 to_the_previous:a4 to_the_recruiter:a-4n4 to_the_school:b1n2
    to_the_shopping:b5 to_the_store:a2 to_the_team:a-1b2 to_the_tip:b1 to_the_top:a6b-7h8 to_the_vet:b2
    to_the_wifi:a2 to_this:e5 to_this_one:d-3e6 to_three:b2 to_thursday:b-16d15h2 to_thursday_$:b-9d7h1
    to_tie:b2 to_tip:a1 to_tip_in:a1 to_to:g5 to_to_do:g5 to_tokyo:a7b-1d-2 to_tom:a-2b-5n10
    to_tomorrow:a-2d14j-1 to_tomorrow_$:a-2d14j-1 to_travel:a3 to_travel_to:a3 to_undo:k-10l12
    to_undo_that:k-10l12 to_use:a-11b8z10 to_use_this:z4 to_use_zoom:a-1b8z-1 to_vet:b2 to_vet_$:b2 to_vote:b5
    to_warm:a4b-2 to_warm_white:a4b-2 to_wash:g-1h4 to_wash_the:g-1h4 to_water:f2 to_water_the:f1
    to_wednesday:b-3d12h-2 to_wednesday_$:b-3d12h-2 to_what:q2 to_word:a-1n3 to_work:a5b-11i4j-1o2p1s4
    to_work_$:a4b-8o2p2s4 to_write:a-1n8 to_write_to:n2 to_york:a-3b5 to_york_$:a-3b5 to_you:b-1r-1z4A9
    to_you_$:z4 to_your:r3 to_your_normal:r3 to_zen:a-1b-4r8 to_zen_$:a-1b-4r8
    today:a-6b-28c-1d21e-1g-5h-12i2j9k-9l-5m-14n-9o-14p-19q-7r-14s18t-4u-13v-4w22y13z-11A2
    today's:b-17c2i-1j12y5 today's_date:j-2y5 today's_headlines:a4 today's_headlines_$:a4 today's_tasks:b-2c2d2
    today_$:a-3b-23c3g-1h-7i5j12k-4l-1m-10n-6o-10p-16q-4r-8s14t-1u-6v-1w12x2y14z-8A-1 today_?:j1 today_?_$:j1
    today_goodbye:A2 today_goodbye_$:A2 today_mate:d4 today_maybe:d1 today_to:d1 today_tomorrow:d2
    todays:a-4b-5j6y11 todo:a-4b9i1 todo_list:b1i2 todo_list_$:b1i2 toe:a2 together:a-2b-3n15 together_$:b-3n4
    together_a:b-3n7 together_a_short:n4 toilet:b10 toilet_paper:b3 tokyo:a15b-2d-2y-1 tokyo_$:a5
    told:b8d-2j-4o-3p10q3 told_you:j-3p10q3 told_you_$:a-1p4 told_you_about:q4 told_you_my:p1 tolls:a7b-4
    tolls_$:a7b-4 tom:a-17b-1c6d-5h5m-1n9o7p8 tom_$:a-3b-6c8j4 tom_hanks:a4 tom_is:o8 tom_saying:a-3b-6n11
    tom_to:b-3h6 tom_to_the:b-3h6 tomatoes:b14 tomatoes_$:a-4b13
    tomorrow:a-16b-5c-10d42e-17f8g-10i-15j19k-6l-1m-12n-9o-15p-14q-3r-11s-10t-1u-3z-6A11
    tomorrow's:a-8b-14f7j9y9 tomorrow_$:a-8b-3c-5d20e-7f14g-5h-7i-9j13k-2m-4n-3o-9p-11q-1r-5s-4z-2A13
    tomorrow_?:a-1j4 tomorrow_?_$:a-1j4 tomorrow_at:b6d2j-1 tomorrow_at_0:b9 tomorrow_for:b-5d8e-1j6
    tomorrow_for_this:d10e-1 tomorrow_instead:d3 tomorrow_morning:b-2d8 tomorrow_morning_$:b-1d2j1
    tone:a-4b-1r10 tone_$:a-2r6 tonight:a6b-1c-3d25e-9f-6g-3h-6i-10j6m-2p-4r-2w8
    tonight_$:a2c-2d23e-8f-6g-2h-5i-7j6p-3r-2w8
    too:a1b-25c-11f-10g5h-8i-13j-13k-4m21n-4o-13p-3r26s-9u-4v-1w13x-3A-3 too_$:a-1b4 too_big:a-9b-2m22
    too_big_$:a-5m14 too_big_for:m5 too_early:a-2c-2d5g10r-1 too_hard:e2 too_hard_give:e2 too_long:r1
    too_long_$:r1 too_many:b-2r9 too_much:b-3c-1l2m9o-3w16 too_much_$:a1m-6r5w6 too_much_at:a-4m9
    took:b-15c24f-1g4j-2o-4 took_care:b-1c10 took_care_of:b-1c10 took_my:a-4c13 took_my_meds:c7 took_out:b-3c6
    took_out_the:b-3c6 took_the:a1b-3c1 toothpaste:a-2b7 toothpaste_$:a-2b6
    top:a1b-13c-7d-4e-3f-5g-7h15i23j-12n-1p-5u8 top_$:b-9h9i6 top_drawer:o2 top_drawer_$:o2
    top_of:b-11f-1g-1h6i11j-5u9 top_of_my:h1i3j-3 top_of_the:b-10g-1h2i7u9 top_priority:a-2h1i5
    top_priority_$:a-2h1i5 top_up:a6b8o-3 top_up_hasn't:a1 top_up_the:a-4b8 tortillas:a-1b6 tortillas_$:a-1b7
    toss:b2f15j-1 toss_a:a5b-1 toss_a_coin:a5b-1 toss_the:a-8b1f12 touched:a-15j18 tough:a-7b-2r17
    tough_love:a-7b-2r17 tough_love_$:a-3r9 tough_love_buddy:r1 tougher:a-1r6 tougher_on:r3 tougher_on_me:r3
    towels:a-5b6f3h2j1 towels_$:a-2b4h4 towels_on:j1 towels_on_the:j3 tower:a5 tower_$:a3 town:a3 toyota:a-3o5
    toyota_$:a-3o5 track:a24b7d-4e-12i-5n-1 track_$:a14e-7 track_down:a-1b4 track_down_the:a-1b4 tracking:a2
    tracking_number:a1 trader:b1 trader_joe's:b1 trading:a7 trading_at:a7 trading_at_$:a7 traffic:a23b-1j-8
    traffic_like:a5 traffic_like_on:a4 traffic_on:a10b-2j-2 traffic_on_the:a3 traffic_was:a6
    traffic_was_terrible:a1 trail:a-1b5 trail_$:a-1b5 trailer:a16b-12 trailer_for:a12b-8 train:a16j-2
    train_$:a7b1s-6 train_the:a-2b4 train_ticket:a11b-10 train_times:b2 training:a-9b12 trains:a12o-2
    trampoline:a-3b-7f12 trampoline_$:a-3b-7f12 transaction:a13f-5 transaction_$:a10f-5 transactions:a13j-7
    transactions_$:a12j-6 transfer:a1b15h-1 transfer_0:a1 transfer_0_to:b2 transfer_money:a-1b4
    transfer_money_to:a-1b3 transfer_still:a1 transfer_the:a-1b6 translate:a15 translate_good:a7
    translate_good_morning:a3 translate_good_night:a1 translate_the:a-1b4 translate_the_birth:b1
    translate_this:a9b-1 traps:b3 trash:a-21c8d-1e-6f17h13j-2m-2p9y-6 trash_$:a-2b9c4f-2 trash_bags:b5
    trash_day:a-1j-1p10y-5 trash_day_$:p10y-5 trash_day_is:b1 trash_is:a-1b-2c11 trash_is_out:a-1b-2c11
    trash_reminder:b-3h6 trash_the:b-2f7 travel:a13b2j-7 travel_adapter:a-2b5 travel_adapter_$:a-2b5
    travel_alert:a3b-1 travel_alert_for:a3b-1 travel_alerts:a2 travel_alerts_for:a2 travel_insurance:b3
    travel_insurance_$:b3 travel_to:a3 travel_to_kenya:a2 travel_warnings:a3 travel_warnings_for:a3 treatment:b4
    treats:b3 treats_$:b3 treble:a12b-6r-3 treble_$:a12b-6r-3 tree:a-3b9 tree_$:a-4b9 treehouse:a-1b3
    treehouse_$:a-1b3 trending:a3 trending_on:a3 trending_on_twitter:a3 trial:a-1b15f-6 trial_$:b5 trim:a-5b11
    trip:a-3b17 trip_$:b6 trivia:a9b-2 trivia_$:a5 truck:b3 truck_$:b3 true:a13b-9 true_that:a1 trunk:a1b-3o2
    trunk_$:a1b-3o2 trust:a-7b9 trust_$:a-7b9 try:a-6d2e9r7 try_a:a5b-3 try_another:a-2b-7e8r8
    try_another_$:b-1e7 try_me:d4 tub:a-3b8 tub_$:a-3b8 tuesday:a-20b7c-2d10e-4f-13g-2h20i-1j7m-3
    tuesday_$:a-12b-3d13e-2f-1h16j3 tuesday_at:b4 tuesday_at_0:b4 tuesdays:o4 tuesdays_$:o2 tune:a3b8h-1
    tune_in:a3b-1 tune_in_to:a3b-1 tune_the:a2 tune_to:a5 tune_to_my:a5 tune_up:a-9b13 tune_up_$:a-6b9
    turkey:a-1b11 turkey_$:b3 turn:a17b-1c-15d-10e5g-7h3i-4j-10k-3m3n5o-7r7s-4w-1A-4 turn_down:b2
    turn_down_the:b2 turn_in:a-11b13 turn_in_the:b1 turn_it:a12m-3 turn_it_down:a3 turn_it_up:a4
    turn_off:a10f4j-2 turn_off_my:f5 turn_off_the:a1b3 turn_off_wifi:a3 turn_on:a7b-8r12 turn_on_the:a9
    turn_over:a-1b2 turn_over_the:a-1b2 turn_that:a2f-4h3n1 turn_that_into:a-2h4n1 turn_the:a2b-2c-1e5h4m1
    turn_the_fan:a3b-1 turn_the_heat:a2 turn_the_lights:a1 turn_the_oven:a-1b3 turn_the_page:b-1e7
    turn_the_thermostat:a2 turn_this:a-1n7 turn_this_into:a-1n3 turned:a-4c10o-2 turned_in:a-4c10o-2
    turned_in_my:a-4c10o-2 turns:g5 turns_out:g5 turns_out_the:g3 tutor:a-3b4 tutor_for:a-1b2 tv:a26h-4j-11
    tv_$:a11 tv_licence:a-5b7 tv_licence_$:a-4b6 tv_on:a5b-2 tv_series:a5b-5 tv_show:a5 tv_to:a1h-1
    tv_to_hdmi:a3 tv_to_the:a-1b3 tweet:a16o-1 tweet_that:a7 tweet_that_i'm:a5 twelve:b5 twelve_minutes:b5
    twelve_minutes_$:b5 twenty:a10b-2s4 twenty_minutes:a5b-7s4 twenty_questions:a2 twenty_questions_$:a2
    twice:a10b-13c-1f1h4j-2k3l6 twice_$:b-6k4l6 twice_a:h4 twice_for:a6 twice_for_the:a6 twins:a-1b6
    twins_$:a-6b7 twitter:a12j-4 twitter_$:a6 two:a6b-15c-5d8e-8g-8h8i-10j-11l-1m-1n-2o15p-5q1r-4s8t6
    two_$:b-2f7h-2s2 two_cats:a-4o10q4s-5 two_cats_$:a-4o10q4s-5 two_days:d6 two_days_$:d6 two_degrees:a3
    two_dice:a2 two_hours:a-7b1d7h5o-2s3 two_hours_$:a-7b1d4h5o-2s3 two_minutes:a9b-5d-1m1 two_minutes_$:a9b-5
    two_six:a1 two_six_sided:a1 two_sugars:b-3o8 two_sugars_$:b-3o8 two_weeks:a-2b5d2 two_weeks_$:d2 tylenol:b1
    tylenol_$:b4 type:a-4j-6n7p6q4x-9z9 type_$:a-7j-2p5z5 type_is:o1 type_is_o:o1 type_up:n5 type_up_the:b1
    typed:a7f-6j4 typo:h3 typo_in:h3 u:a-3n5v6 u_remind:b3 u_remind_me:b3 u_so:v6 u_so_much:v6 u_write:n4
    uber:a15f-5 uber_$:a15b-6f-5 uber_driver:a-8b10 ugh:a-6b6c-1e11g-3h-1j-8w15 ugh_i:b3j-3w10 ugh_i'm:w3
    ugh_i'm_so:w3 ugh_i_can't:w2 ugh_no:e1 ugh_not:e2 ugh_not_that:e2 uh:a5b-3 ukraine:a4 ukraine_$:a2 umami:a2
    umbrella:a8j-5o2 umbrella_tomorrow:a1 umbrella_tomorrow_$:a1 un:a-14b-15c-7d-1e-4f-11g34j-2l12
    un_complete:b-1c-3g12 un_complete_the:c-1g9 un_tick:a-4e-2g11 un_undo:k-8l13 unblock:a4 unblock_my:a4
    unblock_my_pin:a2 uncheck:a-10b-22c-5f-1g36 uncheck_the:b-3g9 uncle:a-9b8e4p7 uncle_pete:a-2b3 unclog:b5
    undelete:a-2b-6c-2f-1g19 undelete_the:b-6g13 under:a-4b5o9 under_the:a-8b5o9 under_the_mat:o3
    understand:o-2r-3z14 understood:a5 undid:a4b-8g-6k-5l24 undid_$:a-1g-3k-2l16
    undo:a-36b-29c-13d-11e-11f-19g-13h-9i-5j-8k54l30m-7n-2o-8p-3q-1r-7s-4u-5A-2 undo_$:a-9b-16g-1k24l16u-2
    undo_adding:b-1k7 undo_adding_the:b-1k7 undo_it:f-5k14 undo_it_$:f-5k12 undo_my:k3 undo_my_last:k3
    undo_please:l8 undo_please_$:l8 undo_that:a-5k-3l19 undo_that_$:l8 undo_that_redo:l3 undo_the:a-3b-3f-1k13l7
    undo_the_last:k7 undo_the_snooze:k5 undone:a-8b-12d-2g8h-1j1l20 undone_$:g4l3 undrop:a-4b-8g13
    undrop_the:a-4b-8g13 unfinish:a-4b-6g19k-2 unfreeze:a3 unfreeze_my:a3 uniforms:b3 unit:a-5b10 unit_tests:b2
    unit_tests_for:b2 united:a10b-5 unlearn:a-4b-4p-3q16 unlearn_my:a-4b-4p-3q16 unlock:a11b-3 unlock_my:a3
    unlock_the:a6b-1 unmark:a-2b-12c-7g20k1 unmark_the:b-1c-3g9 unmark_the_dishes:c-3g7 unmute:a7b-4
    unread:a13j-10 unread_emails:a5j-2 unread_emails_$:a5j-2 unread_messages:a7j-5 unschedule:a-2b-8f18j-1
    unschedule_the:b-5f11 unsubscribe:a-1b5 unsubscribe_from:a-1b5 unsubscribe_from_junk:b2 untick:a-4b-8f-1g22
    untick_it:g11 untick_it_$:g11 untick_the:b-5g13 until:a-25b-36c-11d46e-9f-10g-11i-2k-1m-7n-1o-2p-5r-3s23y8
    until_0:b-1d-2s8 until_0_$:b-1d-1s8 until_after:b-1d7 until_after_thanksgiving:d4 until_christmas:a-4y9
    until_christmas_$:a-4y9 until_friday:h3 until_friday_$:h3 until_i:d6 until_i'm:d3 until_i_get:d6
    until_january:d7 until_january_$:d7 until_march:d2 until_march_$:d2 until_monday:b-2d3h4
    until_monday_$:b-2d2h4 until_my:a-4j10 until_next:d3 until_next_month:d1 until_spring:d2 until_spring_$:d2
    until_sunday:d5 until_sunday_$:d5 until_the:a-3b-2d3s6 until_the_kids:b-1s6 until_the_new:d2
    until_thursday:d2 until_thursday_$:d2 until_tomorrow:b-1d6 until_tonight:d6 until_tonight_$:d6
    until_wednesday:d6 until_wednesday_$:d6 unused:b6f-2
    up:a-4b9d-2e-8g-2i7j7k-7l-9m15n16o-10p4q-9r-1s-3t-10u-13v-4w-10x-8y-2z-14A-12
    up_$:a11b-12d-4e-3f3h-4i2k-1m7n1o-6r7s-2 up_?:p1 up_?_$:p1 up_a:b-4n13 up_a_quick:b-1n4 up_a_text:n1
    up_a_thank:n3 up_again:a-2b-1d6g4 up_again_$:g5 up_again_on:d2 up_alarm:j2 up_all:s6 up_all_night:s6
    up_an:n3 up_an_email:n3 up_at:a-2b2d-1o7 up_at_0:b-3o8q1 up_at_seven:b3 up_dry:b1 up_dry_cleaning:b1
    up_early:b5 up_early_for:b1 up_first:a-2i8 up_flights:b5 up_flights_to:b2 up_for:a7b-8e6m3 up_for_me:m4
    up_hasn't:a1 up_laptop:b2 up_my:a-11b5j10p1 up_next:a-4i13j-1 up_next_$:i5 up_next_on:i6j-3
    up_on:a-9b4d6e-4f14m-6 up_on_monday:d7 up_on_the:f3 up_on_this:e-3f11m-3 up_phone:b1 up_so:e4
    up_something:m1 up_the:a6b-3c9d-4e-7f-4i-7j6m7n2r-3 up_the_cake:b3d-1 up_the_car:a9b-8g1 up_the_dry:a-1c5
    up_the_kids:a-1b-3c3f2 up_the_population:a6b-3 up_the_prescription:b-1c4 up_the_soup:a-2b5 up_the_tv:a4
    up_this:a-1i1j5 up_to:a5b-8d-1h10 up_to_first:h7 up_tomorrow:b-1d2j3 up_what:j3n-1p6q-3 up_when:a11b-6
    up_with:a-3n8 up_with_a:n5 up_with_an:n2 upcoming:a-6b-11j19 upcoming_reminders:j5 upcoming_reminders_$:j5
    update:a-2b13c-2d-1f-6h19j-3o-3 update_my:a1h6 update_my_facebook:a6b-2 update_resume:b1 update_that:a-2h9
    update_that_$:a-2h9 update_the:a-4b7 upgrade:b5 upgrade_to:a-3b7 upload:a-1b6 ups:b12 ups_$:b5 upstairs:a4b2
    upstairs_$:b5 urgent:a-20b-6c-7g-4h24i14j6m-4 urgent_$:a-7b-9c-6g-3h25i3m-3 us:a9b-11i3o6 us_$:a1b-6o7
    us_a:a3b-1 us_a_dad:a3b-1 us_dollars:a1 us_dollars_$:a1 use:a-11b-7c-5d-3e-5f-3h5i2j-10m-7n-5o2r30s-1z13
    use_$:a-3p3z6 use_a:a5b-5h6r1 use_a_different:r4 use_at:a2 use_at_lax:a1 use_fewer:a-3r9 use_in:a1
    use_instead:a6z-2 use_instead_of:a6z-2 use_shorter:r2 use_shorter_answers:r2 use_the:a-3b1r4
    use_the_grandma:r3 use_this:a-3z8 use_this_$:a-1z5 use_you:a-4z7 use_zoom:a-1b8z-1 use_zoom_$:a-1b8z-1
    used:a9b4j-2 used_to:a16b-6 used_to_$:a5 useless:a1w5 useless_$:w5 user:a-10b1z12 using:a5b-2r2z2
    using_so:r3 using_so_many:r3 usually:a-9b-7j-4o16p11 usually_get:a-2b-1o3p6 usually_get_up:a-1b-1o3p4
    usually_wake:b-1o4p3 usually_wake_up:b-1o4p3 uv:a2 uv_index:a2 vacation:a7b7j-8m2 vacation_$:b2
    vacation_days:a3b1j-2 vacation_days_$:b3 vacation_days_do:a3j-2 vacation_time:a3j-2 vacation_time_do:a3j-2
    vaccine:a-2b3 vaccines:a9j-2 vaccines_do:a3 vaccines_do_i:a3 vaccines_work:a2 vacuum:a12f-2 vacuum_$:a9b-3
    vacuum_cleaner:a1 vacuum_the:a-3b12 vacuum_the_stairs:b7 vacuuming:a-14b1c6e4g10j-1 vacuuming_$:a-4b1c3d1
    vacuuming_to:b4 vacuuming_to_my:b4 valid:b8j-3 valid_$:b8j-3 van:a-2b4 van_$:a-2b4 veg:a-5b7 vegan:a1o8
    vegan_$:o8 vegetarian:a-10b-1j-1o16p7q7s-4w-4 vegetarian_$:a-11o12p7q3s-1w-1 vendor:b1 venmo:a-1b3
    venmo_kyle:a-1b3 venmo_kyle_for:a-1b3 venue:b3 venue_$:b3 verify:a3 verify_my:a4 verify_my_identity:a4
    verizon:b1 version:a7b8h-5n1r-2 version_$:a4r-1 version_of:a1n2 version_of_android:a1 very:b-3i-1m4s9w3
    very_first:m4 very_first_thing:m4 vet:a-16b-4e-3f3g2h9j13k-2m-2p1 vet's:b5 vet_$:a-7b3g5j4o-3p1 vet_?:j2
    vet_?_$:j2 vet_appointment:b5 vet_for:h3 vet_on:b-1h2 vet_one:f8 vet_one_$:f9 vet_task:b-3h3j2 vet_task_$:j2
    vibrate:a7b-6 vibrate_$:a7b-6 video:a7b2h-3j-2 video_$:a2b3 video_for:a-2b6 video_game:a5b-3 videos:a6b-2
    videos_$:a6b-2 vikings:a7b-4 virtual:a12b-6 virtual_card:a8b-5 virtual_card_$:a8b-5 virtual_cards:a1
    visa:a4b-1d1f-3g-1i-2j2m4 visa_$:a3 visa_application:a-2b-2c2m4 visa_application_$:b-1m3 visa_bill:a3b-1
    visa_for:a3 visa_one:j7 visit:a-6b11h3j2 visiting:a7o-5 vitamin:b1 vitamin_c:a2 vitamins:a-8b12f2
    vitamins_$:a-5b7f2 voice:a3b-20g-5h-2o-1r23z6 voice_$:b-9r12z6 voice_to:r3 voice_to_a:r3 voicemail:a2
    voicemail_$:a5b-2 voicemail_from:b3 voiceover:b2 volume:a28b-17 volume_down:a4 volume_to:a5b-1
    volume_to_0:a3 volume_up:a7b-4 volume_up_$:a7b-4 volunteer:b1 volunteer_at:b1 vote:b10 vote_$:b6
    voucher:a-3b5 w:a-10b19 w2:a7j-1p-3 wait:a-15b-14c-4d24e-6f-7g1h4i-1j1k12l4m-1o-1 wait_at:a2 wait_i:g6l2
    wait_i_didn't:g4 wait_no:k4 wait_till:d5 wait_undo:k7 wait_undo_$:k4 wait_until:d7 wait_with:d2
    waiting:a-3s8 wake:a-2b9d-3g7o2p2s-1 wake_me:a2b11d-6 wake_me_up:a4b1d-1 wake_up:a-7g7o2p2 wake_up_$:p1
    wake_up_alarm:j2 wake_up_at:b-2o3q1 wake_up_the:g8 walgreens:b2 walk:a-5b9c4f-2m8 walk_ins:a3
    walk_me:a-1j2m9 walk_me_through:a-1j2m9 walk_the:c5 walk_the_dog:c5 walked:b-11c12k7 walked_$:c5
    walked_the:b-6c9 walked_the_dog:b-6c9 walking:a5 wall:a1b5j-6 wall_$:b6j-5 wallpaper:b4 wallpaper_$:a1
    wallpaper_in:b1 wallpaper_in_the:b1 walmart:a7 wanna:b8e5o-4 wanna_do:e5 wanna_hear:a3 wanna_start:b3
    want:a-10b7c-13d-4e9f2g2n-4o-16p-5q4r12s-3t4w-1 want_a:b3 want_me:i3 want_me_to:i3 want_that:a-1k9
    want_that_$:k6 want_the:a-2b-8r14 want_this:e10 want_to:b2c-1e1f5g-1i-5j6k-1n-4o-6q-1t6 want_to_add:b2
    want_to_be:a-2f6j1 want_to_do:e4i-1 want_to_focus:t4 want_to_hear:a4 want_to_listen:a8b-2 want_to_see:j5
    want_you:a-4b1o-3q8 want_you_to:a-3b1o-1q5 wanted:a3 wanted_to:a3 wants:a-4b1g3 war:a13b-2 war_$:a9b-2
    wardrobe:b4 wardrobe_$:b4 warm:a6 warm_up:a4 warm_up_the:a6b-3 warm_white:a5b-3 warm_white_$:a5b-3
    warmer:a5b-6r5 warmer_$:a8b-5 warnings:a3 warnings_for:a3 warranty:a-3b7 warranty_for:a-1b4
    warranty_for_the:a-1b4 wars:a6b-2 wars_$:a3
    was:a27b-35c-23d-13e-15f-15g-5h-15j9k14l7m-13n-11o-1p19q-3r-7u-4v7w-5x-1y-5z-4A-2 was_$:a-2k7p2
    was_a:a1b-7k8l6 was_a_mistake:a-4b-4k6l6 was_an:a-5k8 was_an_accident:a-5k8 was_before:a-5k10
    was_before_$:a-5k10 was_better:a3 was_boring:a3 was_boring_$:a3 was_born:a-6o7 was_born_in:a-6o7
    was_charged:a2 was_charged_twice:a1 was_i:a-1i5j3p-4 was_i_supposed:a-1j7 was_my:a1j-9p8 was_my_old:a-4p7
    was_number:j7p-2 was_number_0:j7p-2 was_packed:a8g-2 was_packed_again:a5g-2 was_so:a1 was_terrible:a5
    was_that:a4j4k-4 was_that_thing:j5 was_the:p12 was_the_name:p1 was_the_score:a3 was_the_wifi:p1 was_too:a1g1
    wash:a-3b5d4f1g8j-3 wash_$:b5 wash_the:a-9g7h3j-1 wash_the_car:a-1b-3g10 wash_the_windows:b1
    washed:a-5b-9c18 washed_$:a-1c6 washing:e2 washing_machine:a3 washing_machine_$:a-4b7 washing_the:e2
    washing_the_car:e2 wasn't:c-13g18 wasn't_done:c-7g10 wasn't_done_with:c-7g10 watch:b16i-3 watch_the:b5
    watching:a12 water:a-5b16c2d-4f1h9i-1o-1r-1 water_$:b7f3 water_bill:b-1c3h3 water_bill_$:c3h4 water_in:a6b-2
    water_plants:b-4h10 water_plants_$:b-7h10 water_the:b4 water_the_ferns:b2 water_the_plants:f1 watered:c8
    watered_the:c8 watered_the_plants:c8 watering:b-2h5 watering_the:b-1h3 watering_the_plants:b-1h3
    wats:a-6b-8i12j7 wax:b4 way:a15b-10d-2e3f-5g-7h-6i-6j-7k5m2n6o-1r5 way_$:a10 way_home:c2 way_home_$:c2
    way_is:a1 way_it:g-1k7 way_it_was:g-1k7 way_to:a6b-1i-4j-2n7 way_to_word:a-1n3 way_to_work:a4 way_too:a5m2
    way_too_much:a2m2 way_you:a-4r7 way_you_talk:a-4r7 we:b-10c5d2e7g-14h-13i2j-9k7m1o15p-1r-9s-5u-1x-1y8z-5A-2
    we're:b6f8g-3 we're_away:b2 we're_away_$:b2 we're_not:f7 we're_not_having:f3 we're_out:a-2b10
    we're_out_of:a-2b10 we_are:b5 we_aren't:f4 we_can:a-4c2e5 we_come:d-3e5 we_come_back:d-3e5 we_do:a-3d8
    we_do_the:d1m1 we_don't:f5 we_don't_need:f5 we_get:a16b-8 we_go:a-3b7f-1 we_had:a6b-3 we_have:a-12j4o12
    we_make:m5 we_moved:b-1o5 we_moved_to:b-1o5 we_need:a-2b11 we_skip:e3 we_used:a2 we_used_to:a2
    wear:a1i-6j-1o9p5 wear_$:a-2p5 wear_a:o4 wearing:a11x-2z-3 weather:a29b-11c-2j-3 weather_$:a13b-9
    weather_for:a6 weather_forecast:a2 weather_in:a3 web:a8b-7 webinar:b7 website:a-6b12 website_$:a-1b5
    wedding:a-4b4h-3m13 wedding_$:a-5b3 wedding_planning:b-7m14 wedding_rsvp:b2 wedding_rsvp_$:b2
    wednesday:a-14b1c-3d16e-1f-2h8i-1j6s-5 wednesday_$:a-12c-1d19f-2h3j6s-4 wednesdays:a-1b-2h3o4
    wednesdays_$:o2 weed:a-2b6 weed_the:b4 week:a-11b6c-4d23e-18f-1h5i-14j11k-2m-7o-3p-8s-2w3y1z-1
    week_$:a-6b4c-3d17e-11h7i-8j5m-3n1o-2p-3s-1w3 week_?:a-2j7 week_?_$:a-2j7 week_for:d7e-4 week_is:a-3y6
    week_look:a-6j7 week_please:a3 week_please_$:a3 weekdays:b5 weekdays_$:b4
    weekend:a2b3c-4d16e-8f-5h-2i-4j10m-8n-1 weekend_$:b5c-3d11e-2f-4h-2i-2j9m-5 weekends:a-11b5o11
    weekends_$:a-11b5o11 weekly:a-9b6h17m-7 weekly_$:b-3h9 weeks:b5d1 weeks_$:d2 weigh:a-4b8 weigh_in:a-1b3
    weight:q4 weight_$:q4 weird:a16o-2 weird_$:a11b-1 well:a16b-10c-1f-4i-1j-1k-2s11u4 well_$:a14b-8e2f-1h1
    well_with:a2 went:a7b-9c15f-3h-3 went_out:c5 went_to:b-4c10 went_to_the:b-4c10 were:a11b-11g4i6p-2r1
    were_me:a-1i4 were_me_$:a-1i4 were_the:a1 were_you:a3 were_you_born:a3 whales:a6
    what:a3b-44c-22d-31f-30g-28h-26i28j11k1l1n8o-40p15q3r-9s-18t-17u-21v-14w-24x-1y12z16A-21
    what's:a10b-46c-26d-23e-8f-25g-20h-22i25j19k-13l-9m1n-4o-18p15q-16r-15s-5t-10v-6w-10x6y15z7A-11 what's_0:a8
    what's_0_times:a2 what's_a:a8i-3n3 what's_a_good:n3 what's_after:a-3e4i7 what's_another:a2
    what's_another_word:a2 what's_at:a-5i9 what's_at_the:a-5i9 what's_coming:a-3j8 what's_coming_up:a-3j8
    what's_done:j4 what's_done_$:j6 what's_due:a-6j10 what's_first:i9j-2 what's_going:a1 what's_going_on:a1
    what's_good:a-8u10 what's_happening:i-1j10 what's_happening_in:a5 what's_happening_on:j5 what's_in:p2
    what's_left:a-3i-2j9 what's_most:a-5i8 what's_most_urgent:a-2i4 what's_my:a3i7j-1o-1p8q-1 what's_my_bank:a5
    what's_my_battery:a3 what's_my_credit:a3 what's_my_favorite:a-6p9 what's_my_horoscope:a7j-5
    what's_my_ip:a7p-4 what's_my_locker:p2 what's_my_membership:a-2p5 what's_my_name:a-1p3 what's_my_phone:a-3p5
    what's_my_schedule:j8p-2 what's_my_tire:a2 what's_my_wifi:p3 what's_new:a6 what's_next:a-7i16j-2
    what's_next_$:i9 what's_next_on:i3 what's_on:a-9b-4i3j15 what's_on_deck:a-3i9j-3 what's_on_for:a-5j7
    what's_on_my:a-2j10 what's_on_the:j5 what's_on_tv:a4j-1 what's_overdue:a-7j10 what's_playing:a6i-3
    what's_still:a-7j8 what's_the:a7b-12c-6d-3e-6f-9g-7h-8i3j-4n-5p8x5y7z13 what's_the_best:a7
    what's_the_date:a-8j-1y13 what's_the_difference:a-4z7 what's_the_dress:a2 what's_the_easiest:a-3i2j-8m1s5
    what's_the_first:a-4i-4j4m7 what's_the_forecast:a1 what's_the_gate:a-4p7 what's_the_humidity:a3
    what's_the_meaning:a-5x8 what's_the_minimum:a1 what's_the_most:a-3i6 what's_the_name:a-2p5
    what's_the_next:a-2i-2j7 what's_the_plan:a-4i3j5 what's_the_smallest:i3 what's_the_status:a3
    what's_the_time:j2y2 what's_the_uv:a1 what's_the_very:m2 what's_the_weather:a6 what's_there:a2
    what's_there_to:a2 what's_today's:j-2y5 what's_today's_date:j-2y5 what's_traffic:a2 what's_traffic_like:a2
    what's_trending:a3 what's_trending_on:a3 what's_up:i11j-5 what's_up_first:a-2i8 what's_up_next:i7j-1
    what's_your:a5p-7x7 what's_your_favorite:a-3x8 what's_your_name:a5p-1 what_$:a9i4 what_a:a5 what_alarms:j3
    what_all:a-1j4 what_all_is:a-1j4 what_am:a-7i2j3 what_am_i:a-7i2j3 what_are:a-3e6j-3m1n-1r-1x6z10
    what_are_good:a5 what_are_my:a-12e8p2z6 what_are_some:a3 what_are_the:a2j3m3 what_are_we:a-2i9
    what_are_you:a-5z9 what_are_your:a-3x8 what_can:a-3i9j-5n-3p-4s3z9 what_can_i:a-4i12j-4n-2p-2s3z3
    what_can_you:i-3z5 what_car:p3 what_causes:a3 what_causes_hiccups:a3 what_chores:a-2j4 what_comes:a-7e3i3m5
    what_comes_after:a-4e4i6 what_commands:a-5j-1p-1z12 what_commands_do:p-1z5 what_day:a-7i-3p1y11
    what_day_does:a2 what_day_is:a-13i-2j4p2y7 what_day_of:j-2y3 what_did:a1i-2j4p4z-1 what_did_i:a-6j10p1
    what_did_the:a8j-3 what_did_you:a-2j1p4 what_do:a1i4j-3m1n7p-3r-2x5 what_do_i:a-6m3n9z4 what_do_penguins:a1
    what_do_people:a1 what_do_you:a-1i10x6z-1 what_does:a1i-4m2p-2z9 what_does_a:a2 what_does_the:a1
    what_else:a-12e18i-2j11p-5r-3 what_else_$:e2 what_else_do:e6 what_else_is:a-2j5 what_else_you:e4
    what_events:a1 what_events_are:a2 what_facts:a-3p8 what_gate:a4 what_gate_is:a2 what_genre:a5
    what_genre_is:a5 what_goes:a6 what_goes_well:a2 what_happened:a7 what_happened_to:a4 what_happens:a7i-6j-4z8
    what_happens_if:a4i-1z1 what_have:a-12i4j8p5 what_have_i:a-4j12 what_have_you:a-5i7j-1p6 what_helps:a5
    what_helps_with:a5 what_i:a-1b-4e-5j4k15m-1q8z-11 what_i'm:p2 what_i'm_allergic:p2 what_i_asked:a4k1
    what_i_did:a-3c4k3 what_i_do:i5 what_i_have:j8 what_i_just:k7 what_i_need:j2 what_i_said:a-2j-4p6q4
    what_i_should:a-1i3 what_i_told:q5 what_is:a5i8j2o-3p2y-4 what_is_0:a2 what_is_due:a-4j7 what_is_it:a-2i6
    what_is_left:i-2j3 what_is_my:j-1p7 what_is_on:j5 what_is_the:a9i5j-7 what_is_there:a-5j7 what_it:a3
    what_key:a1 what_key_is:a1 what_kind:a2j-3p5 what_kind_of:a2j-3p5 what_languages:a4 what_lists:j1
    what_lists_do:j1 what_month:a-11y14 what_movies:a4 what_movies_are:a4 what_my:a-1j-2p8 what_needs:a-1i2j3
    what_now:a-10i18 what_now_$:i7 what_now_?:a-4i8 what_ought:i4 what_ought_i:i4 what_personas:a-6j-2r13
    what_reminders:j1 what_should:a1i3j-6n12p-2 what_should_i:a2i1j-6n12p-1 what_size:a-3p9
    what_size_shoes:a-2p5 what_temperature:a10 what_temperature_should:a1 what_terminal:a1 what_time:a8i-10j6y2
    what_time_do:a-2p6 what_time_does:a7 what_time_is:j3p-4y4 what_time_my:j1 what_time_zone:a3
    what_to:a-14i21j-4n8 what_to_do:a-2i16j-1 what_to_say:a-2n6 what_to_write:n3 what_vaccines:a5j-1
    what_vaccines_do:a3 what_was:a-7i1j12k-6p10 what_was_i:a-5i5j3p-4 what_was_my:a2j-8p5 what_was_number:j7p-2
    what_was_that:a3j4k-4 what_was_the:a-7p13 what_were:a3 what_were_the:a1 what_would:a-5i7m4n5p-1
    what_would_be:a-4m6 what_would_happen:a3 what_would_you:i7 what_year:a7 what_year_did:a2
    what_you:a-9b-1i-5j-3k5l11q11 what_you_just:a-1k7l6 what_you_know:a-1q8 what_you_remember:q3
    whatever:a6b-14e9 whats:a6b-32c-10d-9e-6f-8g-6h-8i22j18m-4n-2o-7p17q-4r-5s-6u-6y10A-1 whats_a:a1
    whats_first:i10 whats_first_$:i5 whats_in:a-7j4p7 whats_left:a-4j7 whats_my:a3j-5p10 whats_next:a-1i9
    whats_on:j7 whats_on_my:a-7j11 whats_the:a14b-11c-1g-1h-1i6p4 whats_the_oldest:a-2j6 whats_your:a8
    whats_your_favourite:a1 whatsapp:a7b-3 whatsapp_$:a7b-3 wheel:a11b-6
    when:a12c-11d-1e-7f-9g-12h-6j17k-6m-7o-14p10q-1s-4x-1 when's:a4b-18c-4f-5g-5i-2j17p17 when's_my:a-5b-2j7p9
    when's_my_next:j5 when's_the:a6b-4f-1g-4j14 when's_the_dentist:j8 when's_the_next:a11j-3 when_am:a-1j7
    when_am_i:a-1j7 when_did:a5j2 when_did_i:a-2j6 when_did_the:a2 when_do:a5b-3p7 when_do_i:a-9j3p8
    when_do_the:a7 when_does:a6b-1j6p-1 when_does_my:a-2j6 when_does_the:j3 when_i:j-4n6p-3z5 when_i_call:n6p-1
    when_is:a4b-3j3o-5p8 when_is_easter:a2 when_is_my:a3j-1o-1p2 when_is_the:a-4j10 when_it's:a-10b17j-2
    when_it's_0:a-8b15 when_my:j4 when_the:j6 when_trash:b5j-1 when_was:a-3p10 when_was_the:a1 when_will:a5b-5j4
    when_will_the:a4 when_you:a-1i11r-1 when_you're:r7
    where:a10b-7c-12d-4e-6f-12g-7h-5i16j-1k-3m10n-3o-16p11q8r-5s-6w-4x4z-6A-1 where's:a12b-16f-3j7p9
    where's_my:a10b-2 where's_the:a2b-12f-1j10p7 where's_the_closest:a6b-2 where's_the_nearest:a1
    where_am:a13i-1p-4 where_am_i:a13i-1p-4 where_are:a5 where_can:a13 where_can_i:a13 where_did:a-5f-2j4p10
    where_did_i:a-2j-4p10 where_did_the:f-1j9 where_do:a-3i6j-4m2x7 where_do_i:a-4i8j-3m2p1 where_does:a-4p11
    where_does_my:a-5p7 where_does_the:a1 where_i:a3b-1j-6o-1p4q12 where_i_am:a10j-1p-1 where_i_left:a2
    where_i_live:q3 where_i_park:q2 where_i_parked:a-2p5 where_i_work:q4 where_is:a9j9o-3p-4
    where_is_my:a3j4o-1p-3 where_is_the:a1 where_should:a-3i7 where_should_i:a-3i7 where_the:a-2b5
    where_to:a-10b-5i14m7 where_to_begin:a-5b-3i8m3 where_to_start:a-3i6m1 where_were:a1i1 where_were_you:a3
    where_would:m5 where_would_i:a-1m5 where_would_you:a1 whether:c-2j5 whether_i:b-5j10
    which:a9b-25c-13d-8e-8f-8g-8h-7i11j7k-2l1m-7n-1o-13p15r12s-7u-2w-2x-7y3z6A-3 which_actor:a2
    which_actor_played:a2 which_airlines:a3 which_airlines_fly:a3 which_bills:j3 which_bills_do:j3 which_bus:p3
    which_bus_goes:a2 which_car:p3 which_car_do:p3 which_countries:a5 which_currencies:a4 which_day:a-2y6
    which_day_is:j-2y6 which_days:a-3p8 which_i:j-1l4 which_is:a-2i7 which_is_better:a1 which_is_the:a-6i8
    which_of:a-6i4j3 which_of_my:j3 which_one:i8 which_one_first:i3 which_ones:a-5j12 which_ones_are:a-2j5
    which_personas:a-3r8 which_pharmacy:p5 which_pharmacy_do:p5 which_phone:a2 which_reminders:a-1j4
    which_river:a1 which_river_is:a1 which_task:a-2i9 which_task_is:a-1i7 which_tasks:a-1j8 which_tasks_are:j6
    which_terminal:a4 which_way:a1 which_way_is:a1 while:a-11b3j9n-4t14 while_i:n-3t15 while_i_do:t7
    while_we're:b2 while_we're_away:b2 whip:b-1n4 whip_up:b-1n4 whip_up_a:b-1n4 whisper:a18b-6
    whisper_mode:a9b-3 whisper_mode_$:a7b-1 white:a7b-5 white_$:a3b-4
    who:a19b-22c-13d-9e-8f-4g-6h-2i-9j3k-1m-8n3o-16p24s-5u-2x13z-1A-1 who's:a15b-24c-2f-1o-5p26q-5
    who's_my:a-9j2o-4p19q-4 who's_pitching:a7b-4 who's_the:a3 who's_your:a2 who_am:a-6j3p2 who_am_i:a-6j3p2
    who_called:a5 who_called_me:a4 who_did:a-2p5 who_did_i:a-2p5 who_directed:a6 who_do:a1j6p-5 who_do_i:j6p-5
    who_even:f2 who_holds:a1 who_holds_the:a1 who_invented:a6b-1 who_invented_the:a6b-1 who_is:a-3o-5p16
    who_is_my:a-2p5 who_is_the:a4 who_made:a-1x7 who_made_you:a-4x7 who_my:a-3p1q3 who_my_boss:q1 who_painted:a3
    who_painted_the:a3 who_plays:a1 who_sang:a6 who_sings:a8e-1 who_sings_this:a6e-1 who_was:p1 who_won:a8b-2
    who_won_the:a6b-1 who_wrote:a8 who_wrote_the:a3 whole:a7b-9c-3j4s4 whole_list:f3 whole_list_$:f3 whom:a4
    whoops:k11 whoops_wrong:k6 why:a28b-3d-1e-7f-3g1j5o-10p-4w3x-4 why's:a10b-4 why's_my:a5 why_$:o-3w5
    why_are:a7x-3 why_are_you:a4x-3 why_can't:a1 why_do:a12b-2 why_does:a2 why_is:a6g2j-3 why_is_my:a10j-1
    why_is_the:a-1g3 why_people:a2 why_the:a-4b5 why_this:a-10e-4j16 why_this_one:a-10e-4j16 wide:s6
    wide_awake:s6 wife:a-10b2o7p3 wife's:a-5o7 wife's_birthday:p4 wife's_birthday_$:p4 wife's_name:a-1o7p-1
    wife's_name_$:o3 wife's_name_is:o1 wife_$:b1 wifi:c-5f-5h-3i-1j-7o16p14q8z-4 wifi_$:a9 wifi_at:o2
    wifi_is:a-3o6 wifi_is_called:a-3o6 wifi_password:a-14f-2j-4o9p15q8 wifi_password_$:a-4p11q4
    wifi_password_is:a-1o10 wiki:b2 wiki_$:b2 wild:a1 will:a24d-4f-5j1m-1r-2 will_$:a-11b12 will_be:a2n2
    will_do:d2 will_do_it:d2 will_i:a3 will_it:a17d-6 will_it_rain:a5d-1 will_it_snow:a3 will_the:a7b-3
    will_you:b-1j4 win:a6b-2i6 win_$:i6 wind:a3 window:a7f3 window_$:a7 windows:a2b2f4 windows_$:a1f5
    windows_for:b1 windows_for_blinds:b1 windshield:a-3b9 wine:a-2b14 wine_$:a-7b8 winners:a-6b9 winter:a-7b17
    winter_$:b6 winter_clothes:b2 winter_clothes_$:b2 winter_tires:b1 wipe:a-8b-1f20j-8p-7q12 wipe_my:b-6f11j-1
    wipe_the:b1f3 wipe_what:q3 wipe_what_you:q3 wipe_your:q6 wipe_your_memory:q6 wipes:a-3b8 wipes_$:a-3b8
    wire:a4 wire_$:a2 wish:b7
    with:a-8b18c2d-1e-9f7g-6h12i-5j5k-18l-11n3o3p-15q-15r4s-22t2u-12v2w-11x-12y-7z-10A-13 with_$:a-11b-3c10i9p6
    with_?:i1 with_?_$:i1 with_a:a4b-8h7n3 with_a_text:n3 with_amy:b-4f7 with_amy_$:b-4f7 with_an:a-3b1n2
    with_another:i4 with_another_$:i4 with_at:a1b-2 with_ben:a-3b5 with_coffee:i1 with_dad:b1 with_dad_$:b1
    with_dana:b3 with_dave:f5h-1 with_dr:f1 with_his:b3 with_hr:b1 with_it:a-5b5f2 with_it_$:a-5b5f3
    with_janelle:b2 with_janelle_$:b2 with_karen:d-2h4 with_kim:b1 with_leo:a-5b6 with_leo_$:a-5b6
    with_marcus:b1 with_me:b-6i-5j4n-3r7t10 with_me_$:b-3i-1j6r5 with_me_while:n-2t10 with_my:a9f-6j-5p-3v9
    with_my_boss:b1 with_my_wife:b1 with_no:a3 with_phil:b3 with_phil_$:b3 with_priya:h2 with_sam:a-5b2j4
    with_sam_$:a-5b3j4 with_sarah:d-5h5 with_sarah_on:b1 with_steve:a-9b9 with_that:c5e6h-1 with_that_one:c6
    with_the:a-7c5d1e-7f6h-1m13o-9r4 with_the_bank:n5 with_the_car:a5b-4 with_the_dishes:c3 with_the_dog:b1
    with_the_essay:g1 with_the_garage:c-3g4 with_the_ironing:c2 with_the_kids:a-4b6 with_the_landlord:c2
    with_the_report:a10c-1 with_the_taxes:a-3i5 with_this:d8e1i-1m2 with_this_at:d4 with_this_one:e2m1
    with_tom:h3 withdrawal:a4 within:a6b-4 without:b-10e12o-10r10 won:a14b-5 won't:b2d-2f9 won't_be:a-2f9
    won't_be_going:f2 won_the:a9b-3 won_the_world:a1 wonder:a10 wonder_what:a2 wonderwall:a3b-1 wood:b1
    wood_screws:b1 wool:a3 word:a6b-14d-2h2i-2j-7m-7n25z-3 word_$:a8 word_a:a-2n5 word_a_polite:n2 word_an:a-2n6
    word_an_apology:a-1n2 word_for:a9j-1 word_it:n5 word_it_for:n5 word_the:n3 word_this:a-5n10z-2
    wording:a-6b-5n17 wording_for:a-5b-2n8 wording_for_the:a-3b-2n7 words:a-17b-7m-2n18r10z11 words_$:a-2r13
    words_for:a-3b-5m-1n15 words_for_the:a-3b-4n12 words_to:n3
    work:a-10b-12c-15e-9f-10g-9j-8k-2m-11n-6o16p12q4r-7s7t16u-2w9x-2z9A-3
    work_$:b-10c-2d2f-2h4i-8m-3n-1o-7p14q3s7w8z5 work_?:a-5z5 work_?_$:a-5z5 work_best:o1 work_best_in:o1
    work_for:a5t2 work_from:o3 work_from_home:o4 work_nights:a-2o6 work_nights_$:o1 work_nights_on:o3
    work_on:a-8b2i9o3 work_out:b2 working:a1b-3i1t5 working_$:a4 working_on:a-3b-1i2t5 workout:c2d1
    workout_playlist:a2 workout_playlist_$:a1 works:b-4c-4d13j1m-1z9 works_$:a-9d3z12 works_?:j3z-1
    works_?_$:j3z-1 works_better:b-2d10 works_better_for:d5 worksheet:a-2b7 worksheet_$:a-2b7 world:a20b-2j-1
    world_$:a2 world_cup:a4 world_cup_$:a3 world_war:a2 worst:a10o-1 worst_$:a9o-1 worth:a9 worth_$:a2
    would:a3d7e3g4h-2j-3m7n7o-3p-9r-10x-2z-5 would_be:a-6b-1d6m4 would_be_better:d6 would_be_the:a-2m6
    would_happen:a3 would_happen_if:a3 would_have:a8b-1 would_i:a-1b-2m8n3 would_i_even:a-2m2n2 would_it:a3
    would_you:e6g7i3j-2m-4n3p-2r-6x-1z-1 would_you_$:a-6g3k2 would_you_do:a-1i4 would_you_go:a1
    would_you_like:a5 would_you_mind:a-1b6c1e4g-4 would_you_rather:a6 wow:a11b-7 wrap:a-1b8 wrapped:a-6b-8c17
    wrapped_up:b-7c9 wrapped_up_the:b-7c9 wrapping:b1 wrapping_paper:b1
    write:a-16b3c-6d-6e-6f-7g-4h-7i-8j-10m-6n44o-1p-4r-6s-1t4z-2 write_a:a4b3 write_a_novel:a2n-3
    write_a_thank:b4n-2 write_an:b-5n7 write_it:n8 write_it_for:n1 write_me:n2 write_me_an:n2 write_something:n8
    write_something_to:n3 write_thank:b2 write_thank_you:b2 write_that:b-1n9 write_that_email:n5
    write_the:a-2b-4n13t5 write_the_letter:t5 write_to:a-5b10n2 write_to_my:b3n-1 write_to_the:b1 write_up:b1n3
    write_up_$:b4 writes:a11b-6 writing:a-5b-3n13 writing_to:a-1b-3n8 writing_to_the:b-1n6 written:a7
    wrong:a8b-16c-10d-5f-10g-1h14i-3j-2k24m-2o-8r-2 wrong_$:a6 wrong_amount:a1 wrong_button:a-3k10 wrong_it:h4
    wrong_it's:a-7b-4h14 wrong_one:e-1g3k12 wrong_one_$:k11 wrong_one_undo:k4 wrong_thing:k5l2 wrong_time:e6
    wrong_time_for:e6 wrote:a9 wrote_the:a3 x:a12b-9 x_squared:a5b-1 x_squared_equals:a4b-1 xmas:a-5b8
    y:a-3b-5l13 y_$:a-3b-5l13 ya:b-6j-1A14 ya_later:A8 ya_later_$:A8 yaar:a4b-4o-1s-6w10 yaar_$:a4b-4o-1s-6w10
    yankees:a5 yard:b8 yeah:a8b-4 year:a21b-7d5j-4 year_$:a9b-4d6 year_did:a2 year_to:a1 years:a4o7s-1
    years_$:a5 years_old:o7 years_old_$:o7 yen:a6b-4 yen_$:a4b-4 yep:b-2c15k-1 yep_did:a-2c10
    yep_did_that:a-2c10 yes:a11b-15c4n9 yes_$:a3b-11n9 yesterday:a10b-10c2j14o-5p-5 yesterday_$:a8b-9c2j15o-5p-5
    yet:a8b-7c-10f-3g18h-1j3o-3 yet_$:a10b-6c-9g13j2o-3 yo:a-4b-7u17 yoga:a-11b5f5h5j6m-1 yoga_class:f9
    yoga_class_$:f5 yogurt:b2 yogurt_$:b4 york:b4 york_$:a-2b5
    you:a5b-24d-22e-1f-19g-5h-10i-1j-27k2l1m-8n-1o-1p12q20r14s-32t-9u-9v6w-23x23z16A9
    you're:b-24c-3d-3e-2f-2i-1j-2k-7p-5q-1r21u-1x26z7 you're_a:a-3r2x4 you're_funny:x8 you're_my:a-1r9
    you're_too:a-8r14 you've:a-5b-1h6p4q4 you've_got:a-1p6 you_$:b-13c-8f-1g1h-1i-7j-4n-4o-13q-5r-11u6v8x22z5A5
    you_?:a-3e1x6 you_?_$:a-3e1x6 you_a:a-4x9 you_a_robot:a-2x3 you_about:a-2j-1p4q4 you_about_ana:q1
    you_about_my:j-1p4 you_add:b9 you_are:a4b-1i10x-4 you_bake:a3 you_be:a-1r9 you_be_a:a-2r4 you_believe:a3
    you_born:a3 you_break:a-5m11 you_break_this:m2 you_bring:d2 you_bring_this:d2 you_call:a-2p7 you_call_a:a2
    you_can:a-14b-2c16e-2f4g-5i-2o6p-3q6z2 you_can_call:a-1o9 you_can_check:c1 you_can_close:c5
    you_can_cross:c7f-1 you_can_forget:q9 you_cards:b5c4v-1 you_cards_$:b3c4v-1 you_change:a-3h8
    you_change_the:h4 you_check:b-2c2j6 you_check_if:j1 you_cook:a3 you_could:a3 you_could_travel:a1
    you_count:b6 you_divide:m6 you_divide_the:m6 you_do:a-9p-5x-4z20 you_do_$:z6 you_doing:a-3x5 you_don't:a-1q7
    you_don't_need:a-1q7 you_draft:n5 you_dream:a3 you_drink:a5b-2 you_drink_the:a5b-2 you_drive:a8
    you_drop:a-2r8 you_drop_the:a-3r8 you_eat:a-5x11 you_erase:p-1q8 you_ever:a10 you_explain:z3
    you_explain_how:z3 you_find:a1 you_forget:q9 you_forget_my:q2 you_forget_that:q3 you_freeze:a2 you_get:a11g2
    you_get_a:a1 you_give:d1e-1i1 you_give_me:d1e-1i1 you_go:a1 you_go_$:a1 you_got:a-4e9i3j-3r3
    you_got_$:a-6e9r3 you_got_for:i3 you_happen:a-4p5 you_happen_to:a-4p5 you_have:a-7b-6e3f-3j-9p7q1r11y5z1
    you_have_$:a-11p-6r7z11 you_have_?:a-8e6p-4r11z-4 you_have_a:a12x-3 you_have_any:a-2x8 you_have_for:p3
    you_have_stored:a-4p12 you_have_the:a-8p4y6 you_have_to:a4 you_hear:a3 you_hear_me:a3 you_help:n4
    you_help_me:n2 you_in:a2 you_jump:a1 you_jump_start:a1 you_just:k7l6 you_just_did:a-2k6 you_keep:a5b2n-1r4
    you_know:a-3b-3i-4j-5k-1o11p14q5 you_know_$:a-6q2z2 you_know_about:a-5p8q7 you_know_any:p-4x5 you_know_i:o4
    you_know_my:a-2p3 you_know_that:a7o3x-2 you_know_what:a3 you_know_where:a-1p5 you_know_who:a-4p5
    you_later:a-1A11 you_later_$:a-1A11 you_learned:p4 you_learned_about:p4 you_like:a2p-4r-3x8
    you_like_being:a-3x5 you_listening:a5 you_listening_to:a5 you_live:a-5x8 you_live_$:a-5x8 you_look:a6
    you_look_like:a6 you_make:b5m7z-5 you_make_a:b4 you_make_this:a-3m6 you_mind:a-2b12e4g-5i-1j-2
    you_mind_putting:b11j-1 you_my:p3 you_need:a4 you_need_for:a3 you_note:b-3n12 you_note_for:b-1n6
    you_note_to:b-3n6 you_notes:b6 you_notes_$:b4 you_pay:a3 you_pick:e2i4 you_pick_what:i3 you_play:a1
    you_please:a-4b6h-2j2k6p-2q2 you_put:a-3b6c5j-3n4 you_put_together:a-2n4 you_rather:a6 you_recall:a-9p13
    you_recall_what:p3 you_recommend:a3 you_remember:a-5b-2i-2j-2p17q6z-1 you_remember_$:p4
    you_remember_about:a-1p2q3 you_remember_my:a-1p7 you_remember_of:q2 you_remember_where:a-2p5
    you_remember_who:a-1p3 you_remind:a-7b12j6 you_remind_me:a-7b12j6 you_remove:f1 you_return:a6b-2 you_say:a3
    you_see:a6j6 you_see_if:a-2j7 you_see_the:a1 you_send:a1 you_set:a-8b7j-2n-2r-2t2z9 you_set_a:b6n-2t3
    you_should:a-3o9 you_should_know:o7 you_show:e1 you_show_me:e1 you_sing:a5 you_sleep:a-6x9 you_so:a1v4
    you_so_much:v4 you_sound:r11 you_sound_different:a9 you_speak:a8 you_speak_$:a5 you_spell:a3
    you_suggest:a-7i13 you_suggest_i:i4 you_support:a7 you_take:a6b-6f9 you_take_ibuprofen:a5b-1 you_talk:b-3r14
    you_talk_$:b-1r5 you_talk_to:r1 you_talk_too:r1 you_tell:i-5j6q-3z8 you_tell_me:i-5j6q-3z8 you_think:a14
    you_think_about:a4 you_to:a-4b2k4q7 you_to_add:a-1b3k4 you_to_forget:q2 you_to_know:q3 you_to_remember:j-2p3
    you_to_remind:j5p-2 you_tomorrow:b-2A12 you_tomorrow_$:b-2A12 you_translate:a1 you_turn:a1 you_un:a-3g8
    you_undo:k1 you_use:r5 you_want:i3 you_want_me:i3 you_wash:a12b-8 you_were:a-6i4r5 you_were_me:a-1i4
    you_what:p3 you_word:n1 you_work:a-4z12 you_work_$:a-12z13 you_work_for:a5 you_write:a-5n13
    you_write_something:n2 you_write_that:n3
    your:a22b-38c-9d-5e-6f-2g-3h-11i-13j-19k-2m-5n-3o-6p4q16r18s-6u-6v4w-3x12z1A-4 your_accent:a6r-1
    your_answers:a-1r7 your_answers_are:r2 your_birthday:a5p-1 your_boss:a5 your_boss_$:a1 your_favorite:a-2x8
    your_favourite:a5 your_hobbies:a-3x8 your_jokes:a-1r6 your_jokes_are:a-1r6 your_language:a1
    your_language_to:a1 your_memory:a-13b-3f-1j-1p15q15 your_memory_$:a-12b-3p12q14 your_memory_of:a-2p3
    your_name:a15o-3p-1 your_normal:r3 your_persona:r3 your_persona_to:r3 your_personality:a-1r6
    your_voice:a-1r1z7 your_voice_$:z7 your_voice_to:r3 yourself:a15b-14r3A10 yourself_$:a16b-12 youtube:a13b-9
    youtube_$:a11b-7 z:a-11b-15k22l13 z_$:a-10b-14k17l13 zara:b1 zen:a-10b-4r15 zen_$:a-1b-4r8 zero:a10b-8s4
    zero_stars:a4 zero_stars_$:a4 zipper:a2 zipper_$:a2 zodiac:a6 zodiac_sign:a3 zoe:b4 zoe_$:b4 zone:a2o5
    zone_is:a5 zone_is_arizona:a1 zoom:a7b1h1z-1 zoom_$:a-1b8z-1 zoom_in:a10b-7 zoom_in_on:a1
    """)
}
