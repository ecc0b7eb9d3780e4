// Written by `make train` from Tests/Training/intents.tsv; changes belong there.

extension IntentModel {
  static let weights = WordTable(
    """
    !:a-9b-9c11e10i-4u4v8w4 !_!:a-1b6 !_!_$:a-1b6 !_$:a-9b-9c11e10i-4u4v8w4
    $:a19b27c3d-3e-2f-2g-7h-6i-3j-1k-5l-6m-6n-12o-4p-5q-9r-2s-5t-8v-1w-1x-2y-7z-9A1
    *:a19b27c3d-3e-2f-2g-7h-6i-3j-1k-5l-6m-6n-12o-4p-5q-9r-2s-5t-8v-1w-1x-2y-7z-9A1
    0:a-4b4c-1d9e-3f4g7h18i-18j-1k-2m2n-4o8p-23q-15r-22s4t13u-17v-15w-21x-16z-17A-21
    0_$:a-1b-10c1d7e2f8g4h6i-15j12l3m6n1o4p-10q-6r-10s-13t4u-8v-7w-10x-7y-9z-6A-10 0_0:a3b7d-4f-2h8j-8o1
    0_0_$:d-1h8j-3o1 0_0_0:a-1o2 0_0_with:b4 0_?:j-2y7 0_?_$:j-2y7 0_am:a-4b3f4 0_am_alarm:a-2f5
    0_and:a1b-14c5f4j2 0_and_0:a3b-13c5f4j2 0_and_a:o1 0_are:c4 0_are_finished:c4 0_as:a-3b8c-8g10h-4
    0_at:a-1h-1o6 0_at_0:b2 0_bucks:a8b-6 0_bucks_to:a8b-6 0_by:a6b-1 0_by_0:a7b-4 0_complete:c6 0_complete_$:c6
    0_contribution:a-4b7 0_contribution_$:a-4b7 0_degrees:a7b-4 0_degrees_$:a7b-4 0_divided:a5b-1
    0_divided_by:a5b-1 0_dollars:a4 0_dollars_$:b2 0_dollars_at:a2b-1 0_dollars_from:a3b-1 0_fahrenheit:a2
    0_foot:a4b-2 0_foot_0:a4b-2 0_from:a3 0_from_checking:a1 0_hours:h4 0_in:a2 0_in_centimetres:a4b-2
    0_instead:h6 0_instead_of:h3 0_into:a7b-4 0_is:c3h4 0_is_done:c4 0_miles:a3 0_miles_to:a5b-3 0_min:a-7d3s9
    0_min_$:a-1b2d4 0_minute:a-1b2 0_minute_timer:b5 0_minutes:a-16b6h-1m-3s7t11 0_minutes_$:a-4b-4d2s7t8
    0_minutes_for:a-3b8 0_minutes_to:a-1b7 0_not:a-2h8 0_not_0:a-2h8 0_o'clock:b-2h5 0_o'clock_meeting:f1
    0_of:f2 0_on:a-6b4j2 0_on_monday:a-3j3 0_on_saturday:b4 0_out:a1 0_out_of:a1 0_pages:a-2b4 0_pages_of:a-2b3
    0_percent:a11b-6 0_percent_$:a8b-5 0_percent_of:a1 0_plus:a8b-4 0_plus_0:a8b-4 0_pm:a1b-4h9 0_pm_$:a1b-4h7
    0_points:a4b-1 0_reading:b1 0_reading_$:b1 0_seconds:a8b-1 0_stars:a11b-8 0_stars_$:a5b-1 0_times:a5
    0_times_0:a5 0_to:b4h9o-3 0_to_0:a-6b6h2o-1 0_to_call:b-3h8 0_to_my:a4b-3 0_tomorrow:b6 0_tomorrow_$:b4
    0_with:b4 ?:a9b-11c-18d-2e2f-6g-3h-4i7j8k-12l-6m5n5o-14p9q-9r3s-7t-3u-5v-6w-9z6A-8
    ?_$:a9b-11c-18d-2e2f-6g-3h-4i7j8k-12l-6m5n5o-14p9q-9r3s-7t-3u-5v-6w-9z6A-8
    ^:a19b27c3d-3e-2f-2g-7h-6i-3j-1k-5l-6m-6n-12o-4p-5q-9r-2s-5t-8v-1w-1x-2y-7z-9A1 ^_0:a11b-6c3d9j-2o-1
    ^_0_$:a15b-7 ^_0_0:a8b-4 ^_0_foot:a4b-2 ^_0_is:c2 ^_a:a-8b6e4 ^_absolutely:a14b-8 ^_activate:a-2b7
    ^_actually:a-8b-15c-3d-3f2g5h16j-4k-2l12o1 ^_actually_i:f5g1 ^_actually_it's:h5 ^_add:a9b6e-2f-4h7j-4n-1
    ^_add_0:a10b-8 ^_add_a:b1h8 ^_add_eggs:b3 ^_add_milk:b1 ^_add_the:a3b-2 ^_add_this:a6b-5 ^_adjust:b1
    ^_adjust_the:b1 ^_air:b2 ^_air_filter:a-1b4 ^_airbnb:b2 ^_airbnb_for:b2 ^_alert:a-3b7 ^_alert_me:a-3b7
    ^_alexa:a1 ^_all:a-9b-6c15f-3j7 ^_all_done:c5 ^_already:b-5c11 ^_also:a-2b6 ^_am:a6b-5j5p4 ^_am_i:a6b-5j5p4
    ^_and:a-8i12 ^_anniversary:b4 ^_answer:a3 ^_answer_the:a7b-5 ^_any:a7b-20i2j13 ^_any_new:a3b-1 ^_any_news:a2
    ^_anything:a-6b-16e9i7j18 ^_anything_but:a-3e12 ^_anything_due:j5 ^_anything_quick:i5 ^_apply:a-6b11
    ^_apply_for:a-3b7 ^_are:a24b-19c-5f-3j5x7 ^_are_bananas:a2 ^_are_the:a4 ^_are_there:a4b-1j3 ^_are_you:a4x8
    ^_arm:a9b-4 ^_arm_the:a11b-8 ^_ask:a-1b15d5j-3 ^_ask_for:b1 ^_ask_me:a6b-6d6j-1 ^_assemble:a-3b7 ^_at:a7b-5
    ^_avocados:a-3b7 ^_avoid:a14b-6 ^_baby:b-3m9 ^_back:b2d4 ^_back_up:b8 ^_bake:a-7b11 ^_baking:a-3b7
    ^_bathroom:a-1b5 ^_be:a-6b-17r29 ^_be_more:a-2b-3r10 ^_best:a8b-5 ^_better:b3 ^_bio:b3 ^_birthday:b4
    ^_blah:a8b-5 ^_blah_blah:a8b-5 ^_bless:a10b-4 ^_block:b3 ^_block_my:a6 ^_blog:b2 ^_blog_post:b2
    ^_book:b18n-2 ^_book_a:a-1b9 ^_book_flights:b1 ^_book_hotel:b1 ^_book_me:a10b-7 ^_book_the:a-1b4
    ^_borrow:a-3b6 ^_bread:b2 ^_break:a-7b-11m22 ^_break_down:b-4m8 ^_break_that:m7 ^_break_this:a-1m5 ^_brew:a1
    ^_brew_me:a1 ^_brighten:a3 ^_bring:a-12c-2d12g12j-2l4 ^_bring_back:b-4d3k5l5 ^_bring_in:b1 ^_bring_it:g3k-1
    ^_bring_the:g9 ^_bug:d4 ^_bug_me:d4 ^_build:a-6b9 ^_build_raised:b1 ^_bump:a-8b-2d10h3 ^_bump_the:b-10d10h3
    ^_buy:a-16b31 ^_buy_a:a-3b5 ^_bye:a-4b-11A17 ^_calc:a-1b5 ^_call:b20d-4f-1g-1j-5o12 ^_call_a:a6b-5
    ^_call_grandma:b2 ^_call_me:b-11o16 ^_call_mom:b1 ^_call_the:b4 ^_call_vendor:b1 ^_called:a-5b-2c14
    ^_called_the:c5 ^_can:a11b-9c-6e8i-15k1m1o-7p1q-1r3s-2u-1v-4w-1x3A-7 ^_can't:a2b-3d1 ^_can_dogs:a4
    ^_can_i:a15b-5e8 ^_can_my:a3 ^_can_penguins:a-2b-5x10 ^_can_we:a-5d3e5
    ^_can_you:a1c-1e-5f1h1i-10j1k3m3o-5p3r5v-1x-9z1A-5 ^_cancel:a-5c-6d-5f29h-3i-2j-8k5o-2 ^_cancel_free:b4
    ^_cancel_hulu:b5 ^_cancel_my:a-4f14 ^_cancel_netflix:a-1b6 ^_cancel_the:a-4b2f7 ^_cancel_what:k7 ^_car:a-3b8
    ^_cast:b4 ^_cast_the:a-3b6 ^_cat:b2 ^_catch:a-2A3 ^_catch_up:b2 ^_cats:a1 ^_cats_or:a1
    ^_change:a1b-2c-11e-1f-7h17j-6m-1o4p-2r11 ^_change_eggs:h3 ^_change_milk:b-2h5 ^_change_my:a-10b5h2o7
    ^_change_oil:a-1b-5h9 ^_change_the:a5c-2d3 ^_change_your:a3b-7r9 ^_charge:a-6b10 ^_charge_the:a-2b4
    ^_chase:b5 ^_chase_up:b5 ^_check:a-6b13c11d-1e-1f-10g-2h-2j9 ^_check_if:b4 ^_check_in:a-1b4
    ^_check_my:a-3b-6c-1j16 ^_check_off:b-10c15 ^_check_on:b4 ^_check_the:a3c4f-3 ^_cheers:a-12b-15v21A3
    ^_chicken:a-4b8 ^_choose:a-6b-2i13 ^_chop:a-4m17 ^_chop_up:m10 ^_christmas:b4 ^_chuck:b-1c-1f9
    ^_church:a-3b7 ^_clean:a-10b23c-2 ^_clean_out:b4 ^_clean_the:a-2b7 ^_cleaning:a-1b4m1 ^_cleaning_the:a-1b4m1
    ^_clear:a-10b5c-2f13j-7p-1q7 ^_clear_everything:f3 ^_clear_my:b-9f11j-3p-1q7 ^_clear_out:b4 ^_clear_the:b5
    ^_client:a-1b5 ^_close:a3b-3c-6A17 ^_close_the:A7 ^_coffee:a-4b7 ^_collect:a-2b6 ^_come:b-4d1n4
    ^_come_up:b-3n4 ^_compare:a-2b5 ^_complete:a-5b-5c19g-2 ^_complete_the:b2c4g-1 ^_completed:a-4b-5c15
    ^_compose:b-8n11 ^_compose_a:b-5n8 ^_compose_an:n2 ^_confirm:b4 ^_connect:a8 ^_connect_the:a-4b6
    ^_connect_to:a12b-10 ^_connect_with:b1 ^_continue:a4 ^_continue_my:a4 ^_convert:a9b-1 ^_convert_0:a14b-11
    ^_convert_the:a-4b8 ^_cool:a7b-5 ^_cool_the:a4b-2 ^_correct:a3b-14h13 ^_correct_the:a-2h6 ^_costco:a-1b4
    ^_could:a3c1f-1h2i-2j3k3p-3 ^_could_be:a8b-1 ^_could_we:a1b-1 ^_could_you:a-5b5c1h3j3k3p-2 ^_count:a4
    ^_cover:a-5b9 ^_cover_letter:b1 ^_cover_the:b3 ^_create:b2 ^_cross:a-3b-8c10f5j-2 ^_cross_off:c4
    ^_ctrl:a-10b-14k13l12 ^_ctrl_z:a-4b-6k13 ^_curtain:a-3b7 ^_cut:a-8b13 ^_cut_the:a-1b5 ^_decide:a-2b4
    ^_decide_on:a-2b4 ^_define:a21b-15 ^_defrost:a-1b4 ^_delay:a-6b-7d17 ^_delay_my:b-1d9
    ^_delete:a-10b-4c-2f29h-2j-6p-6q10 ^_delete_all:f8 ^_delete_everything:q3 ^_delete_my:b-3f9 ^_delete_old:b4
    ^_delete_the:b-2f7 ^_delete_what:q3 ^_dentist:a-2b7h5 ^_deploy:a-2b4 ^_deploy_to:a-2b4 ^_descale:a-3b8
    ^_describe:a6b-1 ^_describe_a:a8b-6 ^_describe_the:b2 ^_did:a24b-18c4f-4g-5j12m-1p-7 ^_did_i:c-5j17p-2
    ^_did_my:a9 ^_did_the:a5b-3c3 ^_difference:a6b-5 ^_difference_between:a6b-5 ^_dim:a6b-4 ^_dim_the:a6b-4
    ^_directions:a5b-3 ^_directions_to:a5b-3 ^_disable:a1 ^_disarm:a7b-4 ^_disarm_the:a7b-4 ^_disconnect:a7b-4
    ^_dishes:b-3c11 ^_dismiss:a-2b-5f15 ^_dismiss_the:f6 ^_dispute:a-3b7 ^_dispute_charge:b2 ^_dispute_the:b2
    ^_divide:m4 ^_divide_0:a6b-4 ^_divide_the:a-3m5 ^_do:a19b-6c-2e-4f-6g-4i-12k-3m-5o-4p13r-11w-2x9y5z-6A-1
    ^_do_i:a4b-10j7p8 ^_do_penguins:a2 ^_do_sharks:a6b-1 ^_do_they:a6b-1 ^_do_you:a4b-9i-2o-1p7r-4x12y6
    ^_does:a35b-22 ^_does_my:a1 ^_dog:a-9b5c7 ^_don't:b3o8 ^_don't_forget:a-1b5o11q-5 ^_don't_let:b4
    ^_donate:a-1b7 ^_donate_old:b3 ^_done:a-3b-9c18 ^_done_with:c3 ^_dont:b3 ^_dont_let:b3 ^_download:a-3b8
    ^_dr:a-2o3 ^_draft:a-11b-5c-1f-2k-1n31 ^_draft_a:b-4n8 ^_draft_the:b4 ^_drain:b3 ^_drink:b3
    ^_drop:a-13c-4f25j-2 ^_drop_0:a-2b-8f13 ^_drop_off:b12f-7 ^_drop_the:b-4f11 ^_dust:a-4b7
    ^_edit:a-3b-2c-1f-3g-2h21 ^_edit_number:h9 ^_edit_the:h7 ^_email:a-9b21 ^_email_professor:b2 ^_email_the:b1
    ^_empty:a-4b9 ^_empty_the:a-2b6 ^_enable:a13b-8 ^_end:a3b-9t10 ^_enter:a-2b6 ^_enter_grades:a-1b4
    ^_erase:a-1b-4f9j-7p-6q14 ^_erase_everything:q6 ^_erase_my:f5j-1 ^_everything:a2b-2c2j-1w5
    ^_everything_costs:a8b-1 ^_everything_is:a-2w6 ^_exchange:b2 ^_eye:a-4b7 ^_facetime:a-1b4 ^_feed:a-3b7
    ^_feeling:a-13b-17s15w18 ^_fertilize:b3 ^_figure:b3 ^_figure_out:b3 ^_file:a-1b7 ^_fill:a-3b8
    ^_finalize:a-2b6 ^_finally:a-1c6 ^_finally_finished:c7 ^_find:a4b10c-6f-6g-5h-5j11m-1n-2 ^_find_a:a-1b7
    ^_find_babysitter:b1 ^_find_me:a11b-4 ^_find_my:a-1b3j1 ^_find_out:a-8b11 ^_find_the:a9b-5c-2f-1g-3h-1j12
    ^_finish:a-6b18 ^_finish_duolingo:b2 ^_finish_the:b2 ^_finished:a-4b-7c16 ^_finished_the:b-3c10
    ^_finito:a-6b-10c16 ^_finito_$:a-6b-10c16 ^_fish:b4 ^_five:b-3d6 ^_five_more:b-3d6 ^_fix:a-10b13h4
    ^_fix_the:a-4b5h4 ^_flip:a10b-5 ^_flip_a:a5b-3 ^_flu:a-3b7 ^_focus:a-7b-9t19 ^_fold:b3 ^_follow:b3
    ^_follow_up:b3 ^_for:a-6b-3o14 ^_for_future:a-1b-6o10 ^_forget:a-8b-14f17g-1j-2o-6p-4q24
    ^_forget_about:b-3f8 ^_forget_my:b-2q10 ^_forget_that:o-3q9 ^_forget_what:q7 ^_freeze:a3b2 ^_freeze_my:a9b-5
    ^_freeze_the:a2 ^_furnace:a-1b5 ^_get:a-8b28c-8f10j-3w-1 ^_get_gas:a-3b4 ^_get_me:a12b-6d-1 ^_get_rid:b-4f10
    ^_get_the:b2 ^_give:a-5b5c-5d4f-7g-2h7i4j6m2n2o-4 ^_give_me:a3b-14d5f-4i5j7m5n3o-2 ^_give_the:b2d-5h11
    ^_give_us:a2b-1 ^_go:b7d-2g-3h-2i3j2k2r8 ^_go_back:a8b-10g-2k3r10 ^_go_on:a-9b4i7 ^_go_to:b6
    ^_good:a-4b-22c-5u21x11A9 ^_good_evening:a-5b-1u12 ^_good_morning:a2b-2u6 ^_goodnight:a-2b-7A14
    ^_got:a-12b-14c19e5f-1h-2i10j-5s11 ^_got_a:a-1b5 ^_got_any:a6 ^_got_anything:a-1e9i2j-1 ^_got_the:a-4b-6c12
    ^_gotta:a-6A10 ^_gotta_call:b2 ^_grandma's:b2 ^_grocery:b8 ^_ground:b3 ^_ground_beef:b3 ^_guess:c2
    ^_guess_what:c2 ^_guest:b2 ^_guest_room:b2 ^_gym:b7 ^_half:b3 ^_hand:a-4b7 ^_hand_in:a-2b4 ^_hang:b5
    ^_hang_pictures:b3 ^_hang_the:a-2b5 ^_hang_up:a9b-7 ^_happy:a8b-5 ^_harvest:a-7b11 ^_has:a17b-11c-2j4
    ^_has_my:a12b-2 ^_has_the:a1b-3j6 ^_have:a7b-17c7j5p4 ^_have_i:j6p5 ^_have_they:a3 ^_have_you:a14b-5
    ^_he:a11b-8 ^_hello:b-11u17 ^_help:a-12b-8m5n9z12 ^_help_me:a-4b-6i1m5n9 ^_hem:a-2b5 ^_hey:a-8b-9u22
    ^_hey_nudgy:u5 ^_hi:a-10b-15u23 ^_hide:a-1b-5d13 ^_hide_the:b-3d8 ^_hike:a-1b5 ^_hike_the:a-1b5 ^_hire:a-3b6
    ^_history:b3 ^_history_essay:b3 ^_hit:a-8b-8d6i14 ^_hit_me:a-4b-3i14 ^_hit_snooze:b-2d7 ^_hiya:a-7b-13u20
    ^_hmm:a6b-10k-5l9 ^_hold:a-5d10 ^_hold_off:b-1d5 ^_hold_the:a-2d4 ^_home:a-4b9 ^_honestly:a4
    ^_how:a20b-35c-14d-10e-4f-8g-8h-9i-12j5k-6l-2m7n8o-12p3q-3r-7s-4u-2v-4w-8x5y5z14A-4 ^_how's:a12b-7
    ^_how's_the:a7b-4 ^_how_are:a-6x12 ^_how_can:z7 ^_how_come:a3 ^_how_did:a5
    ^_how_do:a12b-4i-3j-10m9n1p-8x-2z5 ^_how_does:a-12j3z12 ^_how_hot:a4 ^_how_is:j6 ^_how_long:a4j8
    ^_how_many:a1b-5j3p10y7z-4 ^_how_much:a15j-1 ^_how_often:a5 ^_how_old:j-1p3x4 ^_how_should:a-6m4n2
    ^_how_would:a-6n7 ^_hsa:a-2b6 ^_i:a13b-16c17d-8f-2h-10i-17j-29k-7l4m1n-5o15p-29q-1s5u-6v3w7x1y-5A-1
    ^_i'd:a1b-5e3o4 ^_i'd_like:a1b-3o4 ^_i'd_rather:e3 ^_i'll:a-7b-7d14e5 ^_i'll_do:a-4b-1d11
    ^_i'm:a-3b-39c-4d-1e-10f-5g-17h-10i-2j-11k-6l-3m2n-4o16p-7q-2r-7s17t-2u6v-5w29x-4z5A6 ^_i'm_a:a-7o13w-3
    ^_i'm_allergic:a-1o7 ^_i'm_anxious:a-5w10 ^_i'm_done:c2 ^_i'm_driving:a-1d5 ^_i'm_free:a-2i5
    ^_i'm_leaving:A7 ^_i'm_not:a15c-3f3g-8o3w-5 ^_i'm_proud:a-1w4 ^_i'm_so:a4w3 ^_i'm_stuck:m11
    ^_i'm_vegetarian:a-2o10w-3 ^_i'm_watching:a6 ^_i've:a-1b-12c21d-3f-2h-3j-1s13 ^_i've_been:c3
    ^_i've_got:b1c-10i2s11 ^_i've_never:a7b-2 ^_i_already:a-4c10 ^_i_am:a-7o12 ^_i_bought:a3c2 ^_i_called:c1
    ^_i_can't:a-7b-2c-5d6e1j5o-3w11 ^_i_cant:a-3d2w6 ^_i_cleaned:a1 ^_i_could:a7 ^_i_did:a-8c14
    ^_i_didn't:a2b-2c-2g3k3l4o-3 ^_i_don't:b-8c-5e15f1g-2q3w-4z8 ^_i_dont:m6 ^_i_feel:a-3b-2c-4w19
    ^_i_finished:b-1c10 ^_i_forgot:a8 ^_i_give:a2 ^_i_got:a12c-3 ^_i_gotta:a-7b5A6 ^_i_guess:a6 ^_i_had:a6
    ^_i_handed:a-1c5 ^_i_hate:c-1n2o3w3 ^_i_have:a-5b4c-1i7o-3s8 ^_i_haven't:a7c-7g4 ^_i_just:c4 ^_i_like:a5
    ^_i_live:a-8o16 ^_i_lost:a2 ^_i_love:a-1x10 ^_i_meant:a-1h9 ^_i_might:a9 ^_i_must:b6
    ^_i_need:a-6b6c-6j-5m14n4o-4 ^_i_never:a11c-6 ^_i_no:f4 ^_i_only:s9 ^_i_paid:a1 ^_i_parked:o4
    ^_i_promised:a-2b8 ^_i_saw:a4 ^_i_should:a-6b14o-3 ^_i_slept:a6 ^_i_still:g5 ^_i_think:c3 ^_i_told:a1b8
    ^_i_took:a1 ^_i_usually:b-5o10 ^_i_wanna:b8o-1 ^_i_want:b7c-8f-2g1h-1i-1j1n-2o-2q1r6t7 ^_i_was:a5
    ^_i_wish:a4 ^_i_wonder:a9 ^_i_work:a-5o12 ^_if:a14b-1j-4 ^_if_i:a6j-2 ^_if_only:a3 ^_im:a-11b-13s19w9
    ^_in:a4b-2 ^_in_italian:a4b-2 ^_increase:a6 ^_increase_my:b3 ^_increase_the:a9b-5 ^_install:a-6b10
    ^_install_the:a-3b7 ^_interview:a-4b7 ^_invite:a-2b4 ^_invite_the:a-1b3 ^_invoice:a-1b7 ^_iron:a-1b5
    ^_iron_shirts:b2 ^_is:a38b-28c-12d-7e-2f-8g-4h-13i8j12m-5o-19p-5s-1w-1y5 ^_is_it:a3b-2i5m-1y7 ^_is_milk:j6
    ^_is_my:a4j1 ^_is_netflix:a2 ^_is_the:a6j2 ^_is_there:a5j4 ^_isn't:a6b-2 ^_it:a10b-2c-3g4
    ^_it's:a7b-21f1h10m4w7 ^_it's_due:h2 ^_it's_my:a7 ^_it's_not:a-2f5 ^_it's_raining:a5b-1 ^_it's_too:m6
    ^_jot:b2 ^_jot_down:b2 ^_jump:a-2b5 ^_jump_start:a-2b5 ^_just:b-13c11e-1i9o4 ^_just_got:c3s1 ^_just_so:o6
    ^_just_tell:i4 ^_keep:o3 ^_keep_in:o3 ^_kids:a3 ^_kids':a-1b4 ^_kill:f7g-1 ^_kill_the:f7g-1 ^_kindly:b-4d2n5
    ^_kitchen:a4 ^_know:a6b-2 ^_know_any:a6b-2 ^_label:a-2b5 ^_later:a-9b-8d22j-3A8 ^_later_today:a-2b1d15j-2
    ^_launch:a11b-5 ^_launch_the:a1 ^_laundry:b4 ^_learn:a-12b14o6 ^_learn_to:a-2b5 ^_leave:b-7d9
    ^_less:a-5b-3r12 ^_let:a3j6 ^_let's:a1b-16d8e11i-2m-2t9 ^_let's_do:a-4d4t6 ^_let's_play:a4b-1
    ^_let_me:a2b-2d1j7 ^_let_the:b4 ^_light:a-7b10 ^_light_the:a-4b7 ^_lights:a9b-5 ^_like:a7b-1
    ^_linkedin:a-2b6 ^_list:a13b-19c-8f-12i-1j17m4r11 ^_list_all:a8b-2 ^_list_everything:b-4j11 ^_list_my:a1
    ^_list_the:a4j-6m5 ^_lock:b6 ^_lock_the:b1 ^_log:a-9A11 ^_look:a4b3j3 ^_look_for:a5b-2 ^_look_into:a-3b9
    ^_look_up:a3j4 ^_louder:a12b-8 ^_low:a-1b-3s11 ^_low_energy:a-1b-3s11 ^_lower:a4b-2c-1h7
    ^_lower_the:a4b-2c-1h7 ^_lunch:b6 ^_lunch_with:b1 ^_mail:a-4b9 ^_mail_package:b1
    ^_make:a-2b5c-10d-9e-7f-10h21i-5j-12k-2m10n6o4p-1q-1r-2v-1w-2x-2 ^_make_a:a1b-8h-7m4n1o10 ^_make_an:b4
    ^_make_it:a2b-13h6m8 ^_make_me:a5n1 ^_make_sure:a-3b10 ^_make_the:a6b-12c-1g3h4m1n2 ^_make_this:a-3b1h6
    ^_make_watering:b-4h5 ^_marinate:a-3b7 ^_mark:a-11b2c5f-4g8h6j-3 ^_mark_it:c4h3 ^_mark_laundry:c6
    ^_mark_number:g7 ^_mark_the:c-6g3h6 ^_maybe:a14b-9d2 ^_maybe_$:a9b-6 ^_meal:a-2b6 ^_meal_prep:b1
    ^_measure:a-5b8 ^_measure_the:b2 ^_meet:a-2b5 ^_meh:a-3b-6e15 ^_memory:b-12p11q7 ^_merge:a-3b6 ^_message:b4
    ^_microchip:a-2b5 ^_milk:a-1b9 ^_mom:a2c-3f5 ^_mom's:b5 ^_mondays:a5 ^_move:a-6b-12c-6d9e21f-5g3h7j-3n-2
    ^_move_0:a10b-5 ^_move_money:b3 ^_move_my:b-3h13 ^_move_on:a-4b-4e14h-2 ^_move_the:a-8b2g4h5 ^_mow:b4
    ^_mow_lawn:b1 ^_must:b2 ^_mute:a10b-8 ^_mute_$:a9b-6 ^_my:a12b-15c-18d-6f-5g-3i-2j-6n-1o23p-17q-9r-3s12w5
    ^_my_boss:a-7b5o4 ^_my_brain:a-8o-5s8w7 ^_my_brother:a3 ^_my_card:a1 ^_my_dentist:h2 ^_my_favorite:a-7o9
    ^_my_flight:h4 ^_my_mom:a5o-2 ^_my_name:a-2o6 ^_my_neighbor:a7 ^_my_phone:a5 ^_my_sister:a9o-1
    ^_my_sister's:a-2o5 ^_my_tasks:a-1j9 ^_my_top:a8 ^_my_wife's:a-3o7 ^_nah:b-12e21i-3 ^_name:a7b-1
    ^_name_the:a-2b7 ^_navigate:a9b-4 ^_navigate_to:a4b-1 ^_need:b3 ^_never:a-7b-9f13k6 ^_never_mind:a-7b-9f13k6
    ^_nevermind:a-4b-8f15 ^_new:a-3b11 ^_next:a4b-14d-2e8i15 ^_next_one:i6 ^_nice:a-12b-8x19
    ^_no:b-9e2f11h8j-3k2l6v-2 ^_no_i:a-1h10 ^_no_longer:b-3f8 ^_no_wait:a-2k3l6 ^_nobody:a8b-3
    ^_nobody_likes:a6b-3 ^_not:b-14d20e19g-5h-9i-1 ^_not_in:d1 ^_not_now:a-3d10e2 ^_not_really:a11b-2
    ^_not_this:a-2e9 ^_not_today:a-3d13 ^_note:a-2o7 ^_note_that:a-1o7 ^_nothing:a7b-4 ^_nudge:a-6i10
    ^_nudge_me:a-6i10 ^_number:a-2c6h4 ^_number_0:h4 ^_oat:b7 ^_oat_milk:b7 ^_oh:a6b-6k6 ^_oh_no:a-3k7 ^_oil:c3
    ^_oil_change:c3 ^_ok:b-5c3i13j-3A4 ^_ok_i:c5 ^_ok_i'm:A1 ^_ok_what:i3 ^_olly:b3j-1 ^_on:b2j-2
    ^_onboard:a-1b4 ^_onboard_the:b1 ^_one:a8e-1i5 ^_one_more:b6 ^_oops:a-8b-12k23 ^_open:a11c-2f-5j8
    ^_open_a:a-13b14 ^_open_my:b-6f-3j10 ^_open_netflix:a4b-2 ^_open_the:a10b-1 ^_order:a-4b20
    ^_order_me:a12b-10 ^_order_more:b2 ^_order_pizza:a-2b3 ^_organize:a-5b10 ^_organize_the:a-1b4 ^_pack:a-7b12
    ^_paint:a-4b9 ^_paint_the:a-1b5 ^_pair:a2 ^_pair_with:a6b-4 ^_paper:a-2b7 ^_paper_towels:b3 ^_park:b-2d8
    ^_park_the:d5 ^_pass:a-2b-8e14 ^_passport:b2 ^_password:b1 ^_patch:a-3b5 ^_patch_the:b2 ^_pause:a11b-6
    ^_pay:a-3b20 ^_pay_my:a4b-3 ^_pay_off:b5 ^_pay_rent:b1 ^_pencil:b2 ^_pencil_in:b2 ^_people:a1b-4o8
    ^_people_are:a3 ^_performance:a-1b5 ^_permission:b1 ^_permission_slip:b1 ^_phone:a-4b8 ^_photograph:a-2b4
    ^_piano:b2 ^_piano_lesson:b2 ^_pick:b6i13 ^_pick_a:a7b-4i6 ^_pick_up:a-2b12 ^_picked:b-6c9 ^_picked_up:b-6c9
    ^_ping:b3 ^_ping_me:b3 ^_plan:a-7b15 ^_plant:a-3b7 ^_plant_garlic:b3 ^_play:a23b-2c-2 ^_play_catch:a-6b7
    ^_play_chess:a-2b4 ^_play_npr:a2b-1 ^_play_some:a1 ^_play_something:a5b-2 ^_play_that:a2 ^_play_the:a5
    ^_play_with:a-5b7 ^_please:a-17b-3c4d-3e-3f8h-3i-3j-12k11l7m-1o7q10 ^_please_add:b6 ^_please_delete:b-2f7
    ^_please_don't:f-1q8 ^_please_erase:f4 ^_please_forget:q3 ^_please_mark:c6 ^_pls:n3 ^_plug:a-1b4
    ^_pomodoro:a-7b-14t21 ^_post:b5 ^_post_the:a-3b5 ^_postpone:a-3b-11d14h2 ^_postpone_the:b-2d10h-4
    ^_potluck:b3 ^_practice:a-2b6 ^_practise:a-2b6 ^_prep:b5 ^_prep_for:b1 ^_prepare:a-3n7 ^_print:a-7b14
    ^_print_boarding:b2 ^_printer:b3 ^_proofread:b5 ^_prune:a-2b6 ^_pta:b3 ^_pull:a-1b-6j12 ^_pull_up:a-1b-6j12
    ^_push:a-3b-10d20 ^_push_my:d5 ^_push_the:b-3d7 ^_put:a4b2c-14d7e10f-10h3i-2j-15k1m-2n3r-1 ^_put_0:b2
    ^_put_a:a1 ^_put_it:b-11d5e9 ^_put_my:a3 ^_put_off:b-2d7 ^_put_on:a7b-2 ^_put_the:a6b-8c-4g5h12j-3
    ^_put_this:e2 ^_put_together:a-1b-2n6 ^_put_toilet:b1 ^_put_up:a-1b5 ^_quit:a-10b-9A20 ^_quit_$:a-8b-12A20
    ^_raise:b7 ^_raise_the:b2 ^_rate:a3b4 ^_rate_the:a3 ^_rate_this:a8b-3 ^_read:a3b6c-4d-1f-8h-1j14k-2
    ^_read_0:a-2b4 ^_read_chapter:b2 ^_read_me:a3b-3j4 ^_read_my:a11b-9 ^_read_out:a6b-11j7 ^_read_the:a1b1
    ^_read_to:a-2b5 ^_ready:a-2b-2i9 ^_ready_for:a-2b-2i9 ^_reapply:a-4b-10l17 ^_reboot:a4b-1 ^_reboot_the:a4b-1
    ^_recipe:a7b-5 ^_recipe_for:a14b-13 ^_recommend:a8b-6 ^_recommend_a:a8b-6 ^_record:b7 ^_record_a:a7b-3
    ^_record_the:a-4b7 ^_redo:a-10b-14k-3l29 ^_redo_$:a-2b-5l12 ^_refill:a-5b9 ^_register:a-5b9
    ^_register_for:b3 ^_remember:a-10o23 ^_remember_i:o7 ^_remember_my:o3 ^_remember_that:o6
    ^_remind:a-8b6d8i-2j2o-2p4 ^_remind_me:a-6d8i-1j3o-1p4 ^_reminder:b4 ^_remove:a-13b-3c-5d-1e-4f24h4j-7k-1q11
    ^_remove_all:f5 ^_remove_my:q7 ^_remove_the:a-5h6q5 ^_rename:a1b-7h15 ^_rename_task:b-1h4
    ^_rename_the:a-4b2h5 ^_renew:a-10b19 ^_renew_passport:b1 ^_rent:a-5b9 ^_rent_a:a-4b6
    ^_reopen:a-10b-14c-1d-1f-2g34h-2j-1k-2 ^_reopen_task:g6 ^_reopen_the:g8 ^_reorder:a-1b4 ^_repeat:a10b1
    ^_repeat_this:b4 ^_replace:a-6b11 ^_replace_the:a-1b3 ^_reply:b7 ^_reply_to:b7 ^_report:a4 ^_report_a:a6b-4
    ^_report_the:a-2b6 ^_reschedule:a-2b-12d4h15j-3 ^_reschedule_my:b-1h9 ^_reschedule_the:b-7d6h3
    ^_research:a-3b7 ^_research_preschools:b2 ^_reserve:a-2b5 ^_reserve_a:a-2b3 ^_reset:a2b4 ^_respond:b3
    ^_respond_to:b3 ^_restart:a1b1 ^_restart_my:b4 ^_restore:a-9b-7f-1g19k6 ^_restore_the:a-1b-5g15 ^_resume:a8
    ^_resume_my:a8b-5 ^_return:a-11b20 ^_return_the:b2 ^_revert:a-2b-2k8 ^_revert_the:a-2b-2k8 ^_review:a-5b15
    ^_review_the:b1 ^_revive:a-2b-5g12 ^_revive_the:a-2b-5g12 ^_ring:a6 ^_ring_my:a6b-1 ^_roll:a12b-5c-2k8
    ^_roll_a:a5b-3 ^_roll_over:a-4b7 ^_roll_two:a6b-3 ^_roll_up:a2 ^_rotate:a-3b6 ^_rotate_the:b3 ^_rsvp:a-1b6
    ^_rsvp_to:a-1b6 ^_run:a-8b5j7 ^_run_0:b5 ^_run_a:a-2b4 ^_salt:b3 ^_salt_and:b3 ^_save:a-4o10
    ^_save_this:a-2o10 ^_say:a14b-4 ^_say_something:a5 ^_scan:a2b2 ^_scan_receipts:b2 ^_scan_the:b4
    ^_schedule:a-10b21 ^_schedule_a:b4 ^_scrap:a-2b-10f21 ^_scratch:a-3b-10f13k5 ^_scratch_that:k5
    ^_scratch_the:b-7f11 ^_scrub:a-3b6 ^_scrub_the:b3 ^_search:a2b-8j13 ^_search_for:a2b-10j12 ^_see:a-13b8A11
    ^_see_the:a-5b9 ^_see_you:A7 ^_sell:a-5b8 ^_sell_the:a-4b6 ^_send:a6b4e4h-3n-2 ^_send_0:a10b-9
    ^_send_invoice:b2 ^_send_the:a7b-2 ^_sent:a-1b-4c13 ^_set:a1b-3c7f-7g4h4j-5n-3r8t1 ^_set_a:a-1b7t2
    ^_set_an:b1 ^_set_brightness:a3b-2 ^_set_the:a12b-16c5d1f-1g3 ^_set_up:a-6b17 ^_set_volume:a4b-2
    ^_sew:a-7b10 ^_sew_button:b3 ^_share:a6 ^_share_my:a6b-3 ^_share_the:b1 ^_sharpen:a-4b9 ^_she:a12b-11
    ^_shelve:b-3d8 ^_ship:b3 ^_should:a12b-3i5 ^_should_i:a15b-11i5
    ^_show:a3b-5c-10d-14e3f-11g-6h-8j21m-6n-3o-6p11q-5r-4w-1z14 ^_show_0:a-7b-5j13 ^_show_flights:a5b-4
    ^_show_me:a5b-14c-1d-7e7f-1j2p2q-3z15 ^_show_my:a14b-5 ^_show_reminders:a-1b-2j7 ^_show_the:j5
    ^_shuffle:a10b-5 ^_shuffle_my:a5 ^_shut:a6c-1f-1 ^_shut_down:a3 ^_shut_off:a1b1 ^_sign:a-4b11 ^_sign_the:b3
    ^_sing:b-9x11 ^_siri:a6b-4 ^_skip:b-12c-2d-4e31f-3g-1h-3 ^_skip_$:a-4b-5e12 ^_skip_it:a-1e10
    ^_skip_number:e9 ^_skip_the:e3 ^_skip_to:a8 ^_slack:a-3b7 ^_sleep:a-5b1d3 ^_smaller:a-5b-10m17 ^_snap:a5b-4
    ^_snap_a:a5b-4 ^_snooze:a-6b-17c-1d34f-2 ^_snooze_for:b-2d4 ^_snooze_number:d5 ^_snooze_the:b-1d5
    ^_snooze_this:d3 ^_so:a7b-5i7 ^_so_what:i6 ^_soak:a-3b6 ^_soccer:a-2b5 ^_solve:a1 ^_solve_x:a4b-2
    ^_someone:a7b-3 ^_someone_stole:a5b-3 ^_something:a-13b-6e17i10 ^_something_else:b-1e9 ^_sort:a-7b12
    ^_sourdough:a-4b8 ^_speak:a2b-4r8 ^_speak_like:a-3b-1r8 ^_spell:a16b-11 ^_spin:a5b-2 ^_spin_the:a5b-2
    ^_split:a-4b2m11 ^_split_the:b1 ^_spray:b3 ^_square:a4b-1 ^_square_root:a4b-1
    ^_start:a14c-4d-2f-3h-3i-1m-10t11 ^_start_a:a-11b5t12 ^_start_my:a6b-3 ^_start_reading:a-1b3
    ^_start_the:a11m-4 ^_stock:b1 ^_stock_up:b1 ^_stop:a-1b-6c-7d-1f10j-3q8r7t9 ^_stop_at:a-2b5
    ^_stop_being:b-6r9 ^_stop_by:a-4b8 ^_stop_remembering:a-1q9 ^_stop_reminding:a-5b-5f13 ^_stop_the:a7b-6c-2t9
    ^_store:a-1b-2o12 ^_stretch:b5 ^_strike:b-2c1f4 ^_strike_the:b-2c1f4 ^_student:b4 ^_study:a-3b7
    ^_study_for:b2 ^_submit:a-3b9 ^_submit_timesheet:b1 ^_suggest:a15b-12 ^_suggest_a:a4b-2
    ^_suggest_something:a8b-5 ^_sunscreen:b2 ^_superb:a12b-8 ^_swap:b-2h7 ^_sweep:a-2b7 ^_swim:a-2b7
    ^_swim_with:b1 ^_switch:a6b-2c-5d-3f-3r18 ^_switch_off:a4 ^_switch_on:a9b-7 ^_switch_the:a4
    ^_switch_to:a2b-3h-1r9 ^_sync:a1 ^_sync_my:a7b-5 ^_tag:a-1b-5h12 ^_tag_the:a-1b-5h12
    ^_take:a-2b7c-10d-3f12g3h4j-7k5n-2o-1r-1 ^_take_a:a12b-5 ^_take_down:a-3b6 ^_take_eggs:a-1b-1f1g7
    ^_take_luna:b2 ^_take_me:a9b-5 ^_take_out:b3 ^_take_that:b-1f3k3 ^_take_the:a-5b4f-7h10 ^_talk:a-1b-2r11A5
    ^_talk_to:a-9b8A5 ^_task:c4 ^_tax:a-4b9 ^_taxes:a-2b1c7 ^_tell:a3b6c-4d-7f-4g-1h-2i1j3n-3o-4p5q-6r-1x4y8
    ^_tell_me:a8b-9d-5f-1i2j4n-2o-1p5q-6x4y8 ^_test:a-2b6 ^_text:a-3b20 ^_thank:a-13b5v17 ^_thank_you:a-7b1v14
    ^_thanks:a-13b-13v26 ^_thanks_a:a-3b-1v9 ^_that:a2b-14c2d5e-6f1h12k2l-3o-6v3
    ^_that's:a5b-24c13d-2e-1f4i-3j-7m9q4A7 ^_that's_all:a-3b-1A13 ^_that's_not:f7k2q5 ^_that's_sorted:a-3b-1c11
    ^_that_is:a5 ^_that_joke:a6 ^_that_one's:c4g1 ^_that_should:h7 ^_that_was:k8v5 ^_thaw:a-2b5
    ^_the:a12b-29c2e-5f1g13h14i-6j-14k-8n-1o8p-1 ^_the_atm:a2 ^_the_bus:a4 ^_the_concert:h2 ^_the_landlord:h6
    ^_the_machine:a1 ^_the_meeting:a1b-7f5h4 ^_the_movie:a1 ^_the_payment:g4 ^_the_plumber:a1b-1g3
    ^_the_recital:a-1h4 ^_the_rent:a1c2 ^_the_report:c6 ^_the_sink:a-4b7 ^_the_tax:a-3c5g2 ^_the_trash:a-1g6
    ^_the_wifi:o8 ^_there:a5 ^_there's:b-4w8 ^_there's_a:a8b-3 ^_thesis:a-2b5 ^_they:a4b-6h5 ^_they_moved:b-3h5
    ^_this:a7b-7j7m6w-4 ^_this_is:a3m4w-3 ^_throw:a2b2 ^_throw_a:a-1b3 ^_tick:c17f-4g-2 ^_tick_off:c9f-1
    ^_time:a5b-13y12 ^_time_flies:a10b-4 ^_tip:a2b-1 ^_tip_on:a2b-1 ^_today:a-7b-9c-1w20 ^_todo:b1
    ^_tomorrow:a2b-12d15 ^_too:a-3e4m5 ^_took:a-3b-7c13 ^_top:a-4b7 ^_top_up:a-4b7 ^_toss:b1f7 ^_toss_a:a5b-2
    ^_toss_the:a-8f10 ^_track:a-6b8 ^_traffic:a2 ^_traffic_was:a2 ^_train:a-3b2h1 ^_train_the:a-1b3
    ^_transfer:a-4b13 ^_transfer_money:a-2b4 ^_transfer_the:b3 ^_translate:a14b-4 ^_translate_good:a4
    ^_translate_the:a-2b4 ^_trash:a-9b-3c8f17 ^_travel:b1 ^_trim:a-5b10 ^_try:e5 ^_tune:a8h-1 ^_tune_in:a5b-4
    ^_tune_up:b1 ^_turn:a16b-7c-12d-4f1g-2h5j-3m8 ^_turn_down:a4b-2 ^_turn_in:a-7b8 ^_turn_off:a6b-2c-1f7
    ^_turn_on:a13b-5 ^_turn_that:h4 ^_turn_the:a8b-2f-1h3 ^_turn_up:b2 ^_turns:g9 ^_turns_out:g9 ^_tv:a6b-2
    ^_tweet:b2 ^_ugh:a-5b2e4j-4w12 ^_ugh_i:a-3b3j-3w10 ^_uh:a5b-3 ^_un:a-4b-6c-5d-1g20k-6l7
    ^_un_complete:a-2b-5c-4g15 ^_uncheck:a-9b-19c-2g30 ^_unclog:b3 ^_undo:a-14b-16c-5d-3f-2k40l-4 ^_undo_$:b-3k8
    ^_undo_that:k9l-1 ^_undo_the:a-2k12 ^_unlearn:a-5b-4q14 ^_unlearn_my:a-5b-4q14 ^_unlock:a10b-6
    ^_unlock_the:a7b-3 ^_unmark:a-1b-9c-1g16 ^_unsubscribe:a-2b5 ^_unsubscribe_from:a-2b5 ^_untick:a-2b-6c-1g14
    ^_untick_the:a-2b-6c-1g14 ^_update:a-4b14h7 ^_update_my:a2b-5h5 ^_update_resume:b1 ^_update_the:a-1b3h1
    ^_upgrade:b2 ^_upload:b2 ^_use:a-1b-4r18 ^_use_a:a3b-2 ^_use_the:a-2b-1r8 ^_vacuum:a-5b9 ^_vacuum_the:b4
    ^_vet:b4 ^_vet_appointment:b1 ^_visit:a-8b13 ^_volume:a8b-4 ^_volunteer:b1 ^_volunteer_at:b1
    ^_wait:a-8b-6d2g1j7k11 ^_wait_no:k5 ^_wake:b8d-6g8j-2 ^_wake_me:a1b8d-2 ^_wake_up:g9 ^_walk:a-7b4j3m8
    ^_walk_me:a-2j3m8 ^_walked:b-6c8 ^_walked_the:b-6c8 ^_warm:a4 ^_warm_up:a4 ^_was:a3 ^_wash:a-8b15
    ^_wash_the:b3 ^_wasn't:g4 ^_watch:a-10b14 ^_watch_the:a-1b3 ^_water:a-6b11 ^_water_bill:b1 ^_water_plants:b2
    ^_water_the:a-1b4 ^_we:a15b-15f4h-2o5 ^_we're:a-2b7 ^_we're_out:a-2b7 ^_we_had:a5b-3 ^_weather:a13b-8
    ^_weather_for:a5b-2 ^_wedding:b1 ^_weed:a-3b6 ^_weed_the:a-1b4 ^_weigh:a-5b7 ^_well:a10b-3 ^_went:a-1b-4c10
    ^_went_to:a-1b-4c10 ^_were:a8b-6
    ^_what:a16b-34c-23d-12e-18f-13g-10h-14j14k-14l-11m-1n2o-14p8q-16r7s-8t-4u-6v-7w-7y13z17A-7
    ^_what's:a10b-35c-15d-12e-11f-13g-9h-14i15j14k-3l-2m3n-5o-9p17q-9r-7s-5u-3v-3w-4x7y17A-5 ^_what's_0:a8
    ^_what's_a:a11 ^_what's_happening:j2 ^_what's_in:p3 ^_what's_left:a-3j8 ^_what's_most:a-8i13
    ^_what's_my:a2b-3p9 ^_what's_next:a-6i11j-3 ^_what's_on:a-5i-1j12 ^_what's_overdue:a-8j10
    ^_what's_playing:a5 ^_what's_the:a17b-11c-4f-2g-1h-2i-2j-15m8p4x6y4 ^_what's_traffic:a3 ^_what's_up:i5j-1
    ^_what's_your:a2p-5x7 ^_what_alarms:j3 ^_what_am:a-8j3p4 ^_what_are:a-3b-3i-3m5p3x4z7 ^_what_calls:j3
    ^_what_can:i1j-1p-1z9 ^_what_causes:a2 ^_what_commands:a-8j-2p-1z15 ^_what_day:a-8j3y8 ^_what_did:a1j3
    ^_what_do:a2i3m-1n5r-1x3z-11 ^_what_does:a9j1 ^_what_else:a-4z3 ^_what_events:j1 ^_what_gate:a3
    ^_what_goes:a3 ^_what_happened:a1 ^_what_happens:j-4z6 ^_what_have:a-10j5p7 ^_what_helps:a5
    ^_what_is:a7b-2p6 ^_what_kind:a2 ^_what_languages:a4 ^_what_lists:a-1j4 ^_what_month:a-12y14
    ^_what_now:a-5i9 ^_what_reminders:j1 ^_what_should:a4j-5n5 ^_what_temperature:a8 ^_what_time:a6i-3j4p-2y2
    ^_what_vaccines:a4 ^_what_was:a-6j9p5 ^_what_were:a1 ^_what_would:i5 ^_what_year:a3
    ^_whats:a7b-27c-8d-4f-6h-5i7j18o-2p10q-1y10 ^_whats_my:a1j-6p12 ^_whats_on:a-1j5 ^_whats_the:a11b-6j3
    ^_when:a20b-21c-7f-1g-2h-1i-2j7o-6p13 ^_when's:a6b-14c-2g-1j13p6 ^_when's_the:a2b-8g-1j15 ^_when_am:j3
    ^_when_did:a5 ^_when_do:a3b-1p8 ^_when_does:a9b-2 ^_when_is:a1b-2j7o-4p7 ^_when_will:a3
    ^_where:a12b-15c-4g-1i3j-1m9o-6p6x6 ^_where's:a9b-13p9 ^_where's_my:a4 ^_where's_the:a3b-10p10
    ^_where_am:a8p-1 ^_where_can:a10 ^_where_did:a-1p9 ^_where_do:a-3b-1m3p2x7 ^_where_is:a6j3o-3
    ^_where_would:a-4m7 ^_which:a11b-22c-7d-3e-2f-3g-1h-3i7j8m-1o-5p14r8x-1 ^_which_bus:a1 ^_which_car:a-3p7
    ^_which_countries:a4 ^_which_currencies:a3 ^_which_personas:a-8r11 ^_which_task:a-2i10 ^_which_tasks:a-5j8
    ^_which_terminal:a2 ^_whisper:a9b-4 ^_whisper_mode:a2 ^_who:a25b-29c-10d-3f-3g-2h-3i-5j4o-5p16r-1x6
    ^_who's:a13b-15p10 ^_who's_the:a2 ^_who_am:a-8j3p5 ^_who_called:a4 ^_who_directed:a4 ^_who_do:j5p-2
    ^_who_invented:a3 ^_who_is:a-3o-1p13 ^_who_made:a-6x8 ^_who_owns:a3 ^_who_painted:a5b-1 ^_who_plays:a1
    ^_who_sings:a3 ^_who_was:a2 ^_who_won:a5 ^_who_wrote:a5b-1 ^_whoops:k8 ^_why:a29b-10j-4x-1 ^_why's:a8b-5
    ^_why's_my:a4 ^_why_are:a2 ^_why_do:a7 ^_why_does:a1 ^_why_is:a7 ^_wifi:a-6b10 ^_will:a19b-9 ^_will_i:a1
    ^_will_it:a10d-2 ^_wipe:a-10b-3c-1f17j-6q11 ^_wipe_the:f2 ^_wipe_your:a-2q11 ^_wish:a-2b5 ^_work:a-12b10w10
    ^_work_out:b1 ^_would:a8b1 ^_would_you:a7b1 ^_wow:a12b-8 ^_wrap:a-2b5 ^_wrapped:b-8c10 ^_wrapped_up:b-8c10
    ^_write:a-16b12c-1f-2h-1i-2m-1n19 ^_write_a:a-1b4 ^_write_an:n1 ^_write_thank:b4 ^_write_the:n5
    ^_write_to:b4 ^_write_up:n3 ^_xmas:a-4b6 ^_yeah:a8b-4 ^_yep:b-1c11 ^_yep_did:a-2c9 ^_yes:a6b-9c5
    ^_yo:a-3b-6u13 ^_yoga:a-3b10 ^_you:a13b-18c4f-5i13o8p-5q4r-3v-1x-9z-1 ^_you're:a5b-21c-1x26 ^_you're_a:x5
    ^_you're_funny:x7 ^_you_can:a-5c8f-1o2q8 ^_you_should:o8 ^_your:a11o-3 ^_zoom:a9b-7 ^_zoom_in:a9b-8
    a:a21b-4c-23d-5e-5f-19g-23i-4j-15k-5m-2n26o10p-25q-14r7s-12t12u-17x10y-14z-11A-21 a_0:a-6o12 a_0_$:a5b-2
    a_0_minute:a-1b2 a_bad:a-7b-2w10 a_bath:a-2b4 a_bath_$:a-2b4 a_bit:a1b-8r7 a_bit_$:a11b-7 a_block:a3b-2
    a_block_on:a3b-2 a_cab:a11b-9 a_call:a2 a_call_$:a2 a_campsite:a-2b3 a_car:a6 a_car_$:a4 a_charge:a4
    a_coin:a7b-4 a_coin_$:a4b-3 a_couple:a-4b-2d5s1 a_cup:a2 a_cup_of:a2 a_dad:a2b-1 a_dad_joke:a2b-1
    a_daily:a-4h10 a_daily_reminder:a-1h3 a_dentist:b6 a_dentist_appointment:b6 a_different:a-2b-6e16i-4r3
    a_different_one:a-2e9 a_different_task:e8 a_dinner:a-2b4 a_dog:a9b-3 a_dozen:a-2h7 a_dozen_eggs:a-2h7
    a_draft:n5 a_draft_for:n5 a_fight:a1 a_first:a-5n9 a_flight:a3 a_flight_to:a2 a_focus:a-4b-4t11
    a_focus_block:a-1b-1t7 a_fox:a3 a_fun:a5 a_fun_fact:a2 a_good:b-2i5x6 a_good_time:a-4i7 a_great:a4
    a_haircut:a-2b10 a_half:a-2o1 a_half_$:o1 a_happy:b1 a_high:b2 a_high_priority:b2 a_human:a2 a_human_$:a2
    a_jacket:a1 a_joke:a-3x8 a_joke_$:a-6x8 a_joke_about:a1 a_list:a-4b10 a_list_called:a-2b6 a_lot:a-2b-2v9
    a_mammogram:b1 a_mammogram_$:b1 a_marathon:b1 a_marathon_$:b1 a_meeting:b5d3 a_meeting_with:b4
    a_message:a-5b-6n13 a_message_for:b-3n6 a_message_to:n6 a_million:a2 a_million_dollars:a1 a_mistake:a-12k7l8
    a_mistake_$:a-9k2l8 a_mistake_reverse:a-1k4 a_morning:a-5o9 a_morning_person:a-5o9 a_new:a4 a_night:a-4o8
    a_note:a-3b3h8n-1 a_note_that:b6 a_note_to:h9 a_number:a8b-3 a_number_between:a5 a_painting:a7b-6
    a_painting_called:a7b-6 a_party:f2 a_penguin:a1x1 a_penguin_$:x1 a_person:a-5x6 a_photo:a3b-1
    a_photo_$:a3b-1 a_picture_of:a-2b4 a_pizza:a-1b2 a_pizza_$:b1 a_playlist:b3 a_playlist_for:b3
    a_plumber:a-11b12 a_podcast:a4 a_polite:b-2n7 a_polite_reply:n2 a_pomodoro:a-6b-3t12 a_pomodoro_$:a-4b-2t9
    a_quick:a-7b-4i10n2 a_quicker:a1 a_quicker_way:a1 a_raise:a4j-1 a_raise_$:a4j-1 a_real:a4
    a_real_person:a5x-4 a_reminder:a-12b23d-1h-4j4n-5 a_reminder_for:b13 a_reminder_to:b3j1 a_replacement:b1
    a_reply:b-2n4 a_reply_to:b-2n4 a_riddle:a3 a_riddle_$:a3 a_robot:a-2x4 a_room:a3 a_run:b3 a_sandwich:a5
    a_sandwich_$:a5 a_savings:a-6b7 a_savings_account:a-6b7 a_screenshot:a6b-3 a_selfie:a9b-8 a_selfie_$:a3b-2
    a_short:a-2b-2n7 a_short_note:n3 a_song:a-11b2x11 a_song_$:a-10x11 a_sore:a1 a_step:a-1m5 a_step_by:a-1m5
    a_storm:a3b-1 a_storm_coming:a3b-1 a_synonym:a6 a_synonym_for:a6 a_table:a3b-1 a_task:a-9b9e-1i10m-6z5
    a_task_$:a-3i10 a_task_for:b9m-3 a_taxi:a10b-8 a_taxi_$:a10b-8 a_text:a-8b-8n17 a_text_to:b-1n5
    a_thank:a-1n3 a_thank_you:a-1n3 a_ticket:a-4b7 a_time:m6 a_timer:a-2b4 a_timer_for:t2 a_transfer:a2
    a_treehouse:a-1b3 a_treehouse_$:a-1b3 a_used:a-9b10 a_vegetarian:a-3o8 a_vegetarian_$:a-3o8 a_video:a10b-8
    a_week:d7 a_week_$:d7 aaa:b1 able:a3 able_to:a3
    about:a2b8c-23d-5e-15f8h-2i-22j9k-12l-6m-14n3o-17p13q18r-14t-1u-3v-4w5x-17y-6z-11A-7 about_a:a2 about_an:b1
    about_an_extension:b1 about_cheese:a3 about_cheese_$:a3 about_me:a-16j-3p18q10 about_me_$:a-9p11q9
    about_my:a-13f-3j7q12 about_my_boss:f-2q6 about_my_job:q2 about_parental:b4 about_parental_leave:b4
    about_penguins:a7 about_penguins_$:a5 about_that:a6b5 about_that_$:a8
    about_the:a-5b5c-8d-12f14g4h-3i-1j10m-4n2q-3 about_the_car:a-4b-6f3j9 about_the_election:a3 about_the_gym:f5
    about_the_insurance:b-2j7 about_the_landlord:j4 about_the_leak:b1 about_the_meeting:f2
    about_the_passport:b-2g2j3 about_this:b-3d6w4 about_this_again:d5 about_work:w4 about_work_$:w4 abraham:a5
    abraham_lincoln:a5 absence:n1 absence_$:n1 absolutely:a14b-8 ac:a10b-7 ac_$:a8b-5 accent:a10b-6
    accent_$:a10b-6 accept:b-1n4 accident:c-1g4l4 account:a15b7j-6o-1 account_$:a6b2 account_at:a-3b4
    account_number:a4 account_number_$:a4 account_right:a2 account_right_now:a2 accountant:h1 acme:b3 acme_$:b2
    act:a-11r10 action:a-5k10 action_$:a-5k10 activate:a-2b7 activate_my:a-6b7 active:a-6g9h-2j5
    active_again:g9h-2 active_again_$:g9h-2 actor:a8b-2 actually:a-14b-18c-11d-4f1g16h16j-4k-2l12w5
    actually_i:f5g1 actually_it's:h5 ad:b1 adapter:a-2b4 adapter_$:a-2b4
    add:a-4b35c-7d-6e-5f-16h5i-7j-3k2m-3n-6o-5z8 add_0:a10b-8 add_0_and:a10b-8 add_a:a-10b2h8z9 add_a_high:b2
    add_a_note:b-5h10 add_a_task:a-3b3z5 add_eggs:b4 add_eggs_to:b4 add_gas:b3 add_milk:b2 add_renew:b2
    add_something:b3 add_something_to:b3 add_that:a-5b1h1k4 add_the:a3b-2 add_this:a6b-5 added:a-6b1c-1j11
    address:a-1b10p-1q8 address_$:q7 address_with:b2 address_with_the:b1 adhd:o4 adhd_$:o4 adjust:b1
    adjust_the:b1 affect:a6b-5 affidavit:b3 after:a-9b-14c-14d19e5f4g8h-5i7k-4o-1p3 after_0:d3 after_0_$:d3
    after_all:a-3c-6f7g12 after_all_$:a-3c-6f7g11 after_christmas:d3 after_christmas_$:d3 after_lunch:a-2d12
    after_lunch_$:a-1d8 after_thanksgiving:b-2d5 after_thanksgiving_$:b-2d5 after_the:p5
    afternoon:a-10c-4j7s7u10 afternoon_$:a-8j7u10 again:a-5b-13c-14d23e-4f-6g14h-11i-3j2k-4l7m-6o-6p15
    again_$:c-11d-7f-3g14h-9j6m-2o-2p15 again_?:a3 again_?_$:a3 again_at:b-3d6 again_at_0:b-3d6
    again_in:a-1b-1d9 again_on:d7 again_tonight:d3 again_tonight_$:d3 agenda:a-12b4i6j6 agenda_$:a-8b1i6j3
    agenda_for:a-2j1 agenda_for_the:a-1j2 ago:c6 ago_$:a-1c6 ahead:a3 aid:b3 aid_kit:b2 aids:a-3b6 aids_$:a-3b6
    ain't:a5 air:a8 air_filter:a-1b4 air_quality:a7b-5 air_quality_in:a5b-3 airbnb:a-1b4 airbnb_for:a-1b4
    airlines:a4 airlines_fly:a4 airplane:a3b-1 airplane_mode:a3b-1 airplane_mode_$:a3b-1 airport:a5b1
    airport_$:a6 alarm:a-10c-5d7f14h1j10o-3p-2 alarm_$:b-8d7f6 alarm_for:a-6b3f6 alarm_for_0:a-2b10
    alarm_for_tomorrow:f1 alarm_set:b-2f3j2 alarm_set_for:b-2f3j2 alarm_system:a7b-1 alarm_system_$:a3
    alarms:a-13b-7f8j10z7 alarms_$:a-10b-7f8j6z8 alarms_do:j3 alarms_do_i:j3 album:a19b-6 album_$:a5b-3 alert:b3
    alert_me:a-3b7 alerts:a1 alerts_for:a1 alex:a-9b7o7 alexa:a8 alexa_$:a6 aliens:a4 alive:a2
    all:a-10b-25c14d-12e-5f24g7h-9i-8j12k-6m-5o-8p-8q-2r-3u-1w9x-1A11 all_$:b-1c-6f7g10 all_alarms:a-3f8
    all_alarms_$:a-3f8 all_day:a5 all_day_$:a5 all_done:c5 all_done_with:c3 all_for:a-1b-1A12 all_for_today:A9
    all_my:a-7b-3f10j7 all_my_lists:j1 all_my_reminders:f11j-4 all_night:a8b-3 all_night_$:a8b-3 all_of:a-6c1f9
    all_of_my:a-4j5 all_reminders:f2 all_sorted:c5 all_sorted_$:c5 all_the:a16b-6c3f-7j-3
    allergic:a-2b-5j-5o7p13q2w-1 allergic_to:a-2b-5j-5o7p13q2w-1 allergic_to_$:a-1p5 allergic_to_nuts:a4b-2q2
    allergic_to_peanuts:o6 allergic_to_penicillin:o1 allergy:b3 almond:a-1b-2h13 almond_milk:b-1h9 almost:a6
    already:a-6b-18c22f4g-1j12p-1w-2z3 already_$:a5b-7c8 already_add:j4 already_paid:c3 already_paid_the:c3
    already_put:a-4z4 also:a-2b9 alvarez:a-2o6 alvarez_$:o6 alvarez_next:b2 alvarez_next_door:b2 always:a6
    am:a-7b-14c-9d-2f7i-8j10m-1n-3o7p12w13z-2 am_$:a7f3 am_a:a-1o5 am_alarm:a-2f5 am_alarm_$:a-1f6
    am_i:b-10i-4j14n-2o-2p15w-2 am_i_$:j-4p9 am_i_able:a3 am_i_allergic:a-3j-4p10 am_i_free:a-3j11
    am_i_supposed:j5 amazon:a1b3 amazon_$:a2 amc:a3 amex:a1b3j-2 amex_$:b3j-1 amy:a-2b5 amy_$:a-2b5
    an:a10b-3d1e-2f-8g-4h3i1j-9k-1m-6n16o-11p-4s6t3w-2x-1z-2 an_account:a3 an_account_$:a2 an_alarm:a-6b12j4
    an_alarm_for:a-1b7 an_alarm_set:j2 an_appointment:b1 an_egg:a2 an_email:b-6n12 an_email_to:n8 an_event:b2
    an_event_called:b1 an_extension:n2 an_extension_$:n2 an_hour:a-19b-3c1d6h6i5j-2s8t4 an_hour_$:a-9b3d8t5
    an_hour_ago:a-1c6 an_hour_before:s5 an_hour_earlier:b-3h9 an_hour_free:a-1i8 an_oil:b5 an_oil_change:b5
    an_uber:a16b-13 an_uber_$:a10b-7 an_umbrella:a6j-1 ana:a-6o11 ana_is:a-3o9
    and:a-3b16c1d-9e1g-5h1i1j-7k-3m-6o8p-4r-1w1z-3 and_0:a3b-13c5f4j2 and_0_$:a9b-11f4 and_0_are:c4 and_a:o1
    and_a_half:o1 and_butter:f2 and_cheese:b2 and_cheese_$:b2 and_i:a-3w4 and_mark:b1 and_mark_$:b1 and_send:b2
    and_spinach:a7i-2 and_the:a1 and_thursdays:o3 and_thursdays_$:o3 and_vinegar:b1 android:a3 animated:a3
    animated_movies:a3 anna:a2 anniversary:a-14b7j-2o4p12 anniversary_$:p1 anniversary_is:o4 annoying:a10b-1
    annoying_$:a10b-1 annual:b2 annual_physical:b2 annual_physical_$:b1 another:a-13b-13d8e29j-5
    another_$:a-11b-12d-2e23i4 another_half:d8e-1 another_half_hour:d8e-1 another_one:a-3e13 another_word:a1
    another_word_for:a1 answer:a7 answer_$:a2 answer_the:a7b-5 answers:a-2b-2r11 ants:a-5b7 anxious:a-6w12
    any:a19b-32c-4d-4e-1f3h-2j17o-2p-9r-1x9 any_events:a-10j11 any_good:a13 any_hobbies:a3 any_idea:a-2i3
    any_jokes:a-5x7 any_meetings:a-3j4 any_more:f6q2 any_more_$:f6q2 any_new:a6b-1 any_new_emails:a4 any_news:a2
    any_pets:a3 any_puns:a4b-1 any_puns_about:a4b-1 any_tasks:a-5j9 any_travel:a1 any_travel_alerts:a1
    anymore:a-14b-15c-1f24h-3j-1o-8q18 anymore_$:a-11b-14f24h-1o-4q10 anymore_so:f1q4
    anything:a-11b-29c-7d-7e15f-4i8j26m-2o-3p2w5 anything_$:a4b-6p5w3 anything_about:b-2j5
    anything_about_the:b-2j5 anything_but:a-3e12 anything_but_that:e7 anything_due:a-1j8
    anything_due_tomorrow:j1 anything_else:a-2b-1e9 anything_left:j6 anything_new:a5b-1 anything_on:a-5j9
    anything_on_my:a-2j6 anything_overdue:a-2j7 anything_overdue_$:a-2j7 anything_quick:i5 anything_quick_i:i5
    anywhere:a5b-4 apartment:a-4b6o3 api:a-2b6 app:b-4A12 app_$:a-5b-3A12 apple:a9 apple_pay:a6 apple_pay_$:a3
    apples:j-1 application:a-8c7j-2m11 application_$:a-10c7m3 apply:a-4b10 apply_for:a-1b6
    appointment:a-18b16f4h7i-4j9o-5p-5 appointment_$:a-9b9i-2j14p-4 appointment_for:h6 appointment_on:f6
    appointment_on_the:b-3f6 appointment_to_the:b1 approve:a1 approve_my:a1 approve_my_time:a1 approved:b3
    approved_$:b2 appt:a-3b11 appt_$:b6 are:a11b-29d-13e-7f-13h-1i-15j13k-3n-3o2q-2r4u-2v-2w-4x18y4z7A-5
    are_bananas:a2 are_blue:a2 are_coming:a-5b7d-2j4 are_coming_up:a-3j5 are_finished:a-1c8 are_finished_$:a-1c8
    are_left:a-1j2 are_my:a-3p5 are_on:j4 are_on_my:j2 are_playing:a3 are_so:a4 are_the:a11b-8c-2m6
    are_the_reviews:a4 are_the_steps:a-4m9 are_the_symptoms:a2 are_there:a1b-2j-1r10y-2z4
    are_there_$:a-7j-8r10z5 are_there_any:a1j3 are_we:a-8y10 are_you:a-5b-1j-2p-1x17z8 are_you_$:a-3x6
    are_you_a:a-2x7 are_you_doing:a-3x5 are_you_listening:a5 are_you_smarter:a1 are_your:a-4x8
    are_your_hobbies:a-4x8 aren't:f3g1 arm:a7b-2 arm_the:a11b-8 around:a3b3c-2d4j-3 around_0:d4 around_here:a3
    around_here_$:a3 around_the:a7b-1c-1 arrive:a2 arrive_$:a2 artist:a7b-4 arvo:b-1h3 arvo_$:b-1h3
    as:a-17b-10c2d-1f-6g12h16j-4o6z2 as_complete:b-2c12 as_complete_$:c3 as_done:g2z3 as_done_$:g2z3
    as_not:c-4g10 as_not_done:c-3g7 as_urgent:b-3c-1h12 as_urgent_$:b-3c-1h12 aside:d3e2 ask:a-8b12d9i-2k4p-3z6
    ask_for:a1 ask_hr:b2 ask_hr_about:b2 ask_me:a6b-7d7j-1 ask_me_again:a-1b-1d9 ask_you:a-7j2k5p-1z7
    ask_you_$:a-5z8 ask_you_to:j3k5 asked:b5 asked_$:a4 asked_for:k2 asking:b-1n2 asking_for:b-1n2
    asking_for_an:b-1n2 assemble:a-3b7 assistant:a8b-3
    at:a6b18c-9d3e7f-18g-16h8i-2j-11k-9o12p-1q-1r-5s-2w-1x-4y-3z-4A-4 at_$:a14 at_0:a-13b10c-2d8f-2h11j2o-1
    at_0_$:a-18b8d11j5 at_0_0:a-8b1h10 at_0_instead:h3 at_0_percent:a4b-2 at_0_pm:a4b-2 at_0_tomorrow:b1
    at_all:a5 at_all_$:a5 at_amc:a1 at_luigi's:b3 at_luigi's_$:b3 at_midnight:o6 at_midnight_$:o6 at_noon:b-1o6
    at_olive:a2 at_olive_garden:a2 at_quarter:b2 at_quarter_past:b2 at_seven:b3 at_target:b1 at_target_$:b1
    at_ten:d5 at_the:a3b-14c-6d-5e13f-6h5i3j-5m-2n1o9 at_the_back:e2 at_the_cabin:a-2o2p2 at_the_end:e2
    at_the_hilton:a3 at_the_odeon:a1 at_the_office:a2 at_the_party:a9b-6 at_the_top:b-2h5i6j-4 at_this:a2
    at_work:a6b-4d2 at_work_$:a7b-3 atlanta:a2 atlanta_to:a2 atlanta_to_seattle:a1 atm:a4 atm_gave:a1
    atm_gave_me:a1 attic:a-9d2h5 attic_$:a-2b1h2 attic_task:h1 attic_task_$:h1 audible:b6 audiobook:a14b-7
    audiobook_$:a7b-2 aunt:a-12b6n7 aunt_carol:n2 aunt_carol_$:n2 aunt_rosa:n1 aunt_rosa_$:n1 austin:b3
    austin_$:a-1b3 australia:a3 ava:b1 ava_$:b1 available:j4 avatar:a8b-6 avocados:a-3b10 avoid:a14b-6
    away:a7b7f-1j-2 away_$:a5b4 awful:a8c-1 awful_$:a-2w10 baby:a-2b4m13 baby's:a-2b6 baby_$:b3 baby_shower:b1
    baby_steps:b-7m14 baby_steps_$:b-6m10 baby_steps_for:m2 babysitter:a-9b8n2 babysitter_$:a-3n2
    back:a-15b-8c-10d11e3f-19g31h-14i-13j-5k30l1m-11n-9o-16p-7q-5s-6u8v-2w-11x-4z-6A-9
    back_$:a-6b-3c-4d-9g11j1k17o-2u11w-6 back_0:a3 back_?:a-2b9g3 back_?_$:a-2b9g3 back_from:c4 back_from_the:c4
    back_how:a-3k5 back_how_it:a-3k5 back_in:a3 back_of:b-1e9 back_of_the:b-1e9 back_on:a-1g14j-5
    back_on_my:g6j-2 back_on_the:g4 back_so:g2 back_the:a-4b-7d5k11 back_the_task:g3 back_the_way:k1
    back_to:a1b-12e3g13h-5j-1k-4r10 back_to_not:g1 back_to_open:a-3g8 back_to_the:a5 back_to_this:e5
    back_to_your:a-1r4 back_up:a-10b9d11k-2 back_up_laptop:b2 back_what:l5 back_what_you:l5 backup:a-2b6
    bad:a10b-14w10 bad_$:a8b-1 badge:a-3b5 bag:a-3b7 bag_$:a-3b7 bags:a-1b15 bags_$:a-2b7 bags_on:b3
    bags_on_the:b3 bake:a-5b5f2 bake_sale:b-2f2h1 bake_sale_$:j1 baking:a-2b7 baking_powder:b2
    baking_powder_$:b2 baking_soda:b2 balance:a16j-2p-3 balance_$:a9 bananas:a2b6 bananas_$:a-1b8 bananas_to:b3
    bananas_to_my:b3 band:a1b1 bank:a-7b13g-3h-1i2j-1m-2n12o-1 bank_$:a-10b4h-2i6n9 bank_about:b5
    bank_about_the:b1 bank_account:a-1b6 bank_account_$:a-2b6 bank_balance:a3 bar:a-4b9 barbecue:a-2f4h2
    barbecue_$:b2 bars:b3 basement:b1 bass:a4b-2 bath:a-3b4 bath_$:a-3b4 bathroom:a-5b13 batteries:a-10b10f4
    batteries_$:a-8b5f5 batteries_on:b2 batteries_on_my:b2 battery:b5p-1 battery_$:a-2b6 bbc:a9b-4 bbc_radio:a3
    bday:b3 be:b-26c-12e-3f9g-8h13i5j-10k-2m-5n4o-6p-3r29w6x-1A-1 be_a:a-4r7 be_a_bit:a-6r8 be_doing:a-4i8
    be_doing_$:a-4i8 be_for:a5 be_honest:b-4w8 be_honest_$:b-4w8 be_in:a2 be_late:a-4n8 be_late_$:a-4n8
    be_more:a-2b-3r10 be_reminded:a-5b4f1 be_rich:a2 be_working:i4 be_working_on:i4 beach:a2 beans:a-7b8s5
    beans_$:a-5b9 bears:a7 beat:a3 beatbox:a12b-8 beatbox_$:a12b-8 beatles:a8b-4 beatles_$:a5b-3 beats:a5b-3
    bed:a-11b8h-1o7 bed_$:a-5b10 bedroom:a10 bedroom_$:b5 bedroom_light:a2 bedroom_lights:a7b-4 beds:a-4b8
    beds_$:a-4b8 bedtime:b3 beef:a-8b4o8 beef_$:a-7b2o8 been:a-9b-21c16d-1f3g-2j13w9 been_called:c-2f8
    been_called_off:c-2f8 been_stuck:a2 been_stuck_in:a2 been_to:c3 been_to_the:c3
    before:a-1b25c-4d-5f-12g-2h-5j-7k5p-4s8 before_$:a-4k7 before_friday:b1 before_friday_$:b1
    before_it:a-1b11f-1 before_it_expires:b4 before_it_renews:b4 before_my:s5 before_my_next:s5
    before_the:b6c-2f-2i1s1 before_the_bus:b-2i1s5 begin:a-4m7t2 begin_with:a-1m8 begin_with_the:a-1m8
    behind:a-3w4 being:a1b-9r12 being_so:b-6r9 believe:a14b-1 believe_it's:a9 ben:a-4b6 ben_$:a-3b5 benefits:a1
    benefits_$:a1 best:a4b-2c-6j-4o8x12 best_for:a2 best_in:a-3b-1o9 best_in_the:a-3b-1o9 best_picture:b3
    best_time:a3 best_time_of:a1 beth:b1 better:a7b-1d6i6m-2 better_$:a3 better_for:d7 better_than:a5
    better_to:a-2i7 between:a12b-9j3 between_0:a-1j4 between_0_and:a-1j4 between_one:a3 between_one_and:a3
    beyonce:a4b-2 bible:b2 big:a-10b-1i6m19 big_$:a-3b-2m14 big_for:a-1m5 big_for_me:a-1m5 biggest:a3j-1
    bike:a-6b18j-3 bike_$:b1 bike_on:b7j-2 bikes:b3 bill:b9c2d-1g1h5j-4o-2p-1 bill_$:a-8b11c5 bill_is:a-3h4
    bills:a-8c-1g6j6 bills_$:a-4b1j3 bin:a-6b5c-2f5o3 bin_bags:b2 bins:a-10b4c6 bins_$:b2 bins_out:a-2c6
    bins_out_$:a-1c6 bio:a-1b7 bird:b4 bird_feeder:b3 bird_feeder_$:b3 birds:a5b-2 birth:a-4b6
    birth_certificate:a-4b6 birth_certificate_$:a-4b6 birthday:a-11b16c-2d-4h-2j-14o2p17 birthday_$:b-2j-5p17
    birthday_?:p1 birthday_?_$:p1 birthday_card:a-4f3 birthday_card_$:a-3f3 birthday_from:q1
    birthday_from_your:q1 birthday_is:a-3o7 birthday_is_march:a-1o4 birthday_on:a-2b7 birthday_on_the:a-1b3
    birthday_party:m1 birthday_party_$:b2 biscuit:b4 bit:a-4b-12m6r6w11 bit_$:a11b-7 bitcoin:a4 bitcoin_$:a1
    bite:b-3m7 bite_size:a-2b-2m7 black:b4 blades:a-1b4 blades_$:a-1b4 blah:a8b-5 blah_$:a8b-5 blah_blah:a8b-5
    blah_blah_$:a8b-5 bless:a10b-4 blinds:a4 blinds_$:a1 block:t7 block_my:a6 block_on:b-4t2 block_on_the:b-2t2
    blog:a-2b5 blog_post:a-2b5 blood:a-11b6o8p5 blood_group:a-7b-3o8p5 blue:a5b2c-2h-3o12 blue_$:a13b-10h-1
    bluetooth:a17b-11 bluetooth_$:a12b-9 board:a-9b8j6 board_$:a-9b4j6 board_meeting:b2 boarding:b4 boat:b1
    boat_$:a-2b5 bob:a5b-11c10o3 bob_$:a6b-17c11o3 bohemian:a2 bohemian_rhapsody:a2 bohemian_rhapsody_$:a1
    boil:a3 boil_an:a2 boil_an_egg:a2 boiler:a-8b13 boiler_$:h1 bones:a1 book:a2b16c-4d-3f1h-3i-3j1
    book_$:a3b-5n5 book_0:a3b-1 book_0_stars:a3b-1 book_a:a-1b9 book_a_flight:a-1b2 book_club:a-4b2f4
    book_club_$:a-1f4 book_flights:b1 book_hotel:a-2b5 book_hotel_in:a-1b3 book_me:a10b-7 book_me_a:a10b-7
    book_the:a-2b9 booked:a-6b-1c11 books:a-8b10c6g4j-1 books_$:a-1b10 books_to:a-3b2c1 boots:a-3b6 border:a5
    boring:a3 boring_$:a3 born:a13b-5 born_$:a10b-4 borrow:a-3b6 boss:a-6b8f-4i3j-4n3o3p-2q5 boss_$:f-3q6
    boss_?:i4 boss_?_$:i4 boss_is:a-1o5 boston:a2b1 boston_$:a-2b6 boston_to:a3 boston_to_denver:a3 both:c4
    bought:b-10c17 bought_a:a4 bounced:g4 bounced_so:g4 box:a-5b11 box_$:b4 boxes:a-4b8 boxes_$:a-1b5
    brain:a-8o-6s8w7 brain_is:a-8o-5s8w7 brain_is_fried:a-8o-5s8w7 brake:b3 brakes:b5 brakes_looked:b2
    brakes_looked_at:b2 bread:a-10b11c-3g5j1 bread_$:a-5b7j5 bread_off:f2 break:a-20d-1m29 break_down:b-5m10
    break_down_the:b-4m7 break_it:a-2m7 break_that:m7 break_that_down:m7 break_this:a-11b6m7
    break_this_down:a-3m7 breakdown:m5 breakfast:a9 breakfast_$:a9 brew:a1 brew_me:a1 brew_me_a:a1 bridge:a6
    brighten:a3 brighter:a11b-7h-2 brighter_$:a10b-6h-1 brightness:a20b-17 brightness_$:a7b-5
    brightness_to:a3b-2 bring:a-15b3c-5d17g12j-7l4o-1 bring_back:b-4d3k5l5 bring_back_the:b-6d4g1k4
    bring_back_what:l5 bring_in:b1 bring_it:b-3d7g4k-2 bring_it_back:g6k-2 bring_snacks:b2 bring_the:a-1g9
    bring_this:d5 bring_this_back:d5 broken:b3 brother:b4 bucks:a5 bucks_to:a8b-6 buddy:a-7b-8r3v12
    buddy_$:a-7b-8r3v12 budget:a-10b6c3d5 budget_$:a-1b9 budget_spreadsheet:b4 budget_spreadsheet_$:b4 bug:d4
    bug_me:d4 bug_me_about:d4 build:a-6b9 build_a:a-2b3 build_raised:b1 bulbs:a-4b8 bulbs_$:a-4b8 bulletin:a-1b5
    bump:a-9b-2d9h7 bump_the:a-1b-11d10h7 bump_the_invoice:b-3h10 bus:c-2d-2o7s11 bus_$:b-3s5 bus_goes:a2
    busy:a3 but:b-3c-10e12g11 but_i:c-3g7 but_it:a1c-2g3 but_it_didn't:g5 but_that:e7 but_that_$:e7
    butter:a-1b9f1j-1 butter_$:a-2b6 butter_on:b8 buttermilk:a5 button:b3 button_on:b3 buy:a-6b14c7h5i-3j7
    buy_$:a-2h5j5 buy_a:b2 buy_stamps:a-1b-2c10 buy_stamps_$:c4 by:a17c-10d10f-11g1h-7i-5j-9k-1l3m7n-2
    by_$:a5b-1 by_0:a6b1d1 by_0_$:a5 by_0_minutes:d4 by_accident:a-2c-1g4l4 by_monday:b1 by_monday_$:b1
    by_phone:b1 by_phone_$:b1 by_step:a-2b-2m10 by_step_$:b-1m4 by_the:b7 by_two:d6 by_two_degrees:a1
    bye:a-11b-14c-1w-1A27 bye_$:a-8b-8A21 c:b4 cab:a11b-9 cabin:a-3b1o2p2 cable:a-4b9 cables:a-3b6
    cables_$:a-3b6 cafe:a3 cake:a-1b3c4 cake_$:a-7b3c5 calc:a-1b5 calendar:a-18b8f14h-3j8 calendar_$:a-7f6j3
    calendar_for:a-1f4j4 calendar_for_the:b-5j6 calender:a-3j3 california:a7b-4 california_$:a1
    call:a-3b7c-12d8e-8f-1g7h2i3k-8l-1m-8n-10o22p-8q-4r-9s-3u-2v-1w-7x-7z-3A-6 call_$:a8b-10j7 call_a:a10b-5
    call_dr:h3 call_grandma:b1 call_her:a10b-1 call_me:a-15b-18d-1i-3o35 call_me_sam:b-1o6 call_mom:b-6d5g11h-6
    call_mom_$:a-11b-7g11j9 call_my:b5o-2 call_nana:a-1b2g4 call_the:a-5b3d-3g-2h6i12n-1o-5
    call_the_bank:a-7b4i7 call_the_dentist:a3f-4i7 call_the_pharmacy:a1 call_the_plumber:f2h1 call_the_vet:b-3h6
    call_until:d2 call_vendor:b1 call_vendor_about:b1 call_with:d7h-4
    called:a-1b-15c18d-1f6g-4h-3i-3j-15m-1o18p15r-1w-7 called_$:a-9c3j-2p13 called_book:f4 called_book_club:f4
    called_me:a9 called_me_$:a3 called_off:c-2f8 called_the:a6b-9c11 called_the_bank:c1 called_the_vet:a3
    calling:a-3b-2n6o3 calls:a-16b-1c-2f-1j18o7p1 calls_$:a-7b-2c-2j9o6p1 calls_do:j3 calls_do_i:j3
    came:a7b-8c3g6 came_back:g2 came_back_so:g2 came_first:a1 came_first_the:a1 camera:a11b-1r-2
    camera_$:a13b-4r-2 camp:b5 camp_$:b1 campsite:a-4b7 campsite_$:a-2b4
    can:a-1b-12c1d7e4h-3i8j-11m4n3o-5p-2q3s-9t-3u-5v-9w-9y-3z16A-12 can't:b-14c-7d9e3j2o-4w15 can't_believe:a9
    can't_believe_it's:a9 can't_deal:d4 can't_deal_with:d4 can't_do:a-3d5w3 can't_do_this:a-2w7 can't_get:w6
    can't_get_started:w3 can_call:a-6c3o7 can_call_me:o7 can_call_the:a-3c3 can_cross:c4 can_do:a-4g3i9j-1z4
    can_do_$:z5 can_dogs:a4 can_dogs_eat:a4 can_forget:o-3q9 can_forget_that:o-3q7
    can_i:a14b-11c-6e7i6j-11p-7z11 can_i_ask:a-5z8 can_i_do:a-2i9z-2 can_i_get:a1 can_i_hold:a1
    can_i_knock:a-6i10 can_i_say:a-5z8 can_i_still:a1 can_i_substitute:a6 can_i_take:a3 can_i_use:a8 can_mark:c4
    can_my:a3 can_penguins:a-2b-5x10 can_send:n8 can_send_to:n3 can_u:b1 can_wait:a-3d14 can_we:a-5d3e5
    can_we_do:a-3d7 can_you:c-4d-1e-6f1i-14k2m9n4o-6p1r4v-2x-11z10A-6 can_you_add:b5 can_you_be:a-6r8
    can_you_break:m3 can_you_change:a-4h7 can_you_check:c4j3 can_you_do:a-5z10 can_you_draft:n3
    can_you_drink:a5b-2 can_you_forget:q3 can_you_freeze:a3 can_you_get:g5 can_you_hear:a1 can_you_make:a-5b4m8
    can_you_recall:a-7p10 can_you_remind:a-1b9 can_you_see:a4j3 can_you_set:a-8b4z14 can_you_sing:a5
    can_you_speak:a-1r6 can_you_take:a3b-3f3 can_you_tell:i-1j3p2z2 can_you_write:n5
    cancel:a-6b-2c-8d-7e-1f28h-5i-4j-11k9n10o-4p-1z-2 cancel_a:a3 cancel_free:b4 cancel_free_trial:b4
    cancel_hulu:b5 cancel_my:a-3b-5f13n4 cancel_my_gym:b1f-4n5 cancel_my_reminder:b-1f6 cancel_netflix:a-1b8
    cancel_netflix_before:b1 cancel_on:b-3n5 cancel_the:a-4b3f7 cancel_the_alarm:b-5f7 cancel_the_gym:b5f-2
    cancel_what:a-4k12 cancel_what_i:k7 cancelled:b-7c4f8g1h-1 cancelled_$:b-1f6 cant:a-3d2w6 capital:a4b-1
    capital_of:a4b-1 capital_of_peru:a3b-1 captain:a-4o9 captain_$:a-4o9 captions:a7b-5
    car:a-5b13d7e-2f1h-5i-4j1m-4p4 car_$:a6b2c-1f-2j7 car_and:a-4b7 car_do:a-3p7 car_do_i:a-3p7 car_insurance:b5
    car_on:b4 car_registration:c2 car_registration_$:c2 car_seat:b4 car_seat_$:b1 car_to:b4
    car_wash:a-6b-9c2d8f6g1 card:a14b12c-4h2j-9o-5p-3 card_$:a2b8c-1h3j-1o-1 card_?:a3 card_?_$:a3
    card_payment:b3 cards:a2b8c3v-1 cards_$:b9c3v-1 care:a-6b-4c14 care_of:a-6b-4c14 care_of_the:c4 carol:n2
    carol_$:n2 carpet_$:a1 carpool:a-2b5 carpool_$:b1 carry:a3 cash:a2b2 casserole:b1 casserole_dish:b1 cast:b4
    cast_the:a-3b6 cat:a1b7c8j-1 cat's:b3 cat_$:a-5c6 cat_food:b3 cat_her:b1 cat_her_pills:b1 cat_litter:a-1b5
    cat_litter_$:a-1b5 cat_this:c3 catch:b6k-2A9 catch_up:b2 catch_up_on:b2 catch_with:a-6b7 caterer:a-3b7
    caterer_$:a-3b5 cats:a5b-8q10 cats_$:a-1q10 cats_or:a2 cats_or_dogs:a2 causes:a5 causes_hiccups:a2
    ceiling:a-1b4 ceiling_fan:a-1b4 ceiling_fan_$:a-1b4 celsius:a4b-1 celsius_$:a3b-1 centimetres:a4b-2
    centimetres_$:a4b-2 certificate:a-4b6 certificate_$:a-4b6 chance:a4b-1 chance_of:a4b-1
    chance_of_thunderstorms:a3b-1 change:a-11b-6d2e-6f-13g-3h17i-4j-2k7l18m-8n-3o3p-6r9z7A-1
    change_$:a-10b-3c-1k6l16 change_again:l3 change_eggs:a-2h7 change_eggs_to:a-2h7 change_it:k2
    change_milk:b-2h5 change_milk_to:b-2h5 change_my:a-1b4h2o7 change_my_flight:b6 change_my_name:a-1o9
    change_my_reminder:h2 change_oil:a-1b-5h9 change_the:c-2d3h3z7 change_the_dentist:h5 change_the_light:a2
    change_the_oil:b1 change_the_sheets:b4 change_the_time:a-2d6 change_the_title:b-4h7 change_to:b-10d5h5
    change_your:a3b-7r9 change_your_personality:a-4r9 changed:f2 channel:a23b-17h-3 channel_0:a8b-4
    channel_0_$:a8b-4 chapter:b9 chapter_0:a-2b10 chapter_0_$:b6 charge:b15 charge_$:b4 charge_for:a4
    charge_on:b2 charge_the:a-2b4 charged:a5 charged_twice:a4 charged_twice_for:a4 charger:a-11b14
    charger_$:a-8b11 chase:a-1b8 chase_up:b5 chase_up_the:b3 cheap:b2 cheap_flights:b2 cheaper:b6
    cheaper_phone:a-3b6 cheapest:a7 check:a-8b19c16d-4e-2f-12g-3h-5i-2j12m-4 check_$:b2 check_if:b3c-1
    check_if_i:a2b-1 check_in:a-1b4 check_my:a-4b-7c-1j17 check_my_list:b-3j6 check_off:a-1b-12c19
    check_off_eggs:b-2c5 check_on:b4 check_on_mrs:b2 check_the:b6c4f-4j-1 check_the_oven:b2 check_the_traffic:a1
    check_the_weather:a2 checking:a15b-9 checking_$:a4b-3 checking_account_$:a2 checking_to:a5b-2
    checking_to_savings:a5b-2 checklist:a-9m11 checklist_$:a-9m11 checks:a5 checks_$:a5 cheers:a-11b-15v20A3
    cheese:a1b9 cheese_$:b9 chem:a-1b7 chen:q1 chen_$:q1 cheque:b-4n5 chess:a-1b3 chess_with:a-2b4 chicago:a3
    chicago_$:b1 chicken:a5b13c-1j-5 chicken_$:a-3b8 chicken_or:a1 chicken_or_the:a1 chicken_out:b1
    chicken_thighs:b1 chickpeas:a1 chili:a-1b5 chili_$:a-1b5 china:a1 chinese:a3b-1 chips:a-2b5 chips_$:a-2b5
    choir:a-1b5 choose:a-13b-8i25 chop:a-7e-1m20 chop_it:a-1m7 chop_it_up:a-1m7 chop_up:m10 chores:a-2b-9f4j9
    chores_$:b-9f4j8 christmas:a-4b11d1j-3y8 christmas_$:a-7d2y8 christmas_lights:a-5b11
    christmas_lights_$:a-1b3 christmas_lights_on:b6 christmas_list:b3 christmas_list_$:b3 chuck:b-2c-1f9
    chunks:a-2b-3m9 chunks_$:a-2b-3m9 church:b8 cinema:a2 city:a4c-2 city_$:a3c-2 civic:b2 civic_$:b2 civil:a2
    civil_war:a2 civil_war_$:a2 claim:a-3b8 claim_$:a-1b4 class:a-12b8c4f6 class_$:a-11b7c4f6 classes:b1
    classes_$:b1 clean:a-9b9c9 clean_out:b4 clean_out_the:b2 clean_the:a-2b8 cleaned:b-2c5 cleaned_out:a-2b-1c8
    cleaned_out_the:a-2b-1c8 cleaner:a3b-3 cleaner_$:a3b-3 cleaning:a-9f5g2h2m6 cleaning_$:a-6b1f2g4
    cleaning_the:c-5h4m7 cleaning_the_garage:h1m2 clear:a-10b4c-2f15p-2q6 clear_everything:f3
    clear_my:b-10f14j-5p-1q7 clear_my_calendar:b-3f6 clear_my_list:b-2f6 clear_out:a-5b4j3 clear_out_the:b4
    clear_the:b5 cleopatra:a4b-1 clever:a10b-5 client:a-5b10 client_call:b2 clinic:a-1b2o1 clinic_$:a-1o1
    clock:b2 clock_$:h1 close:a6b-5c3f-6g-2j-2A19 close_$:a-3b-7A12 close_out:c3 close_out_the:c3 close_the:A11
    close_the_app:a-5b-4A12 close_the_old:a-3b4 close_the_pool:b2 closed:a5 closed_$:a2 closest:a10b-5 closet:h1
    closet_$:h1 clothes:a-2b7 clothes_$:a-1b5 club:a-4b3f4 club_$:a-1f4 coach:a-10b1r10 coach_about:b5 coat:b2
    coat_$:b2 coats:b1 code:a2b-7j-2p6q7 code_$:a2b-5p3q3 code_at:a2 coffee:a8b4c-2 coffee_$:a7
    coffee_filters:a-1f3 coffee_filters_$:a-1f3 coffee_shop:b-1o1 coffee_shop_$:b-1p1 coffee_with:b2 coin:a7b-4
    coin_$:a4b-3 cold:a7b3 cold_$:a1 colder:a1 collect:a-3b7 collect_the:b1 college:a8b-1 color:o4p4
    color_$:b2p5 color_is:a-3o5 combo:p1 combo_is:p1 come:a18b-13e4j-1n3 come_$:a3b-1 come_back:e5
    come_back_to:e5 come_out:a4 come_out_$:a3 come_up:b-3n4 come_up_with:b-3n4 coming:a-1b2d-2j13 coming_$:a3b-1
    coming_up:a-12j16 coming_up_$:a-3j6 commands:a-16j-5p-1z23 commands_do:a-3p-1z8 commands_do_you:a-3p-1z8
    comments:a-4b6 comments_$:a-4b6 company:a7b3x-2 company_$:b1 compare:b2 complaint:b-10n9
    complaint_letter:a-5n9 complaint_letter_$:a-5n9 complete:a-15b-19c35d-1f-4g9h-4j-3 complete_$:a-4b-11c24g-1
    complete_the:a-2c1g8 completed:a-16b-21c27j10 completed_$:a-4b-12c20 compose:b-8n13 compose_a:b-5n10
    compose_a_message:n2 compose_an:n2 compose_an_email:n2 compost:a-12b14 compost_$:a-10b12 computer:a7b-4
    computer_$:a5b-4 concert:a-1b1h1 conditioner:b1 conditioner_$:b1 conference:a-1b9 conference_room:b1
    confirm:b4 connect:a8 connect_the:a-4b6 connect_to:a12b-10 connect_to_the:a6b-4 connect_with:b1
    contact:a-3b7 contact_solution:a-2b5 contact_solution_$:a-2b5 contactless:a2 content:a1 content_of:a1
    continue:a4 continue_my:a4 continue_my_audiobook:a4 contract:a-6b10 contract_$:a-2b5 contractor:a-4b6
    contractor_$:a-1b2 contribution:a-4b7 contribution_$:a-4b7 contributions:a-4b6 contributions_$:a-4b6
    convert:a9b-1 convert_0:a14b-11 convert_0_miles:a5b-3 convert_the:a-4b8 cook:a1b8i-2 cooked:a8
    cooked_rice:a1 cookies:f2 cookies_$:f2 cooking:a10 cool:a7b-5 cool_the:a4b-2 cool_the_house:a4b-2
    copies:a-4b7 copies_of:a-4b7 copy:a-5b7c4 copy_$:a-3b8 corolla:a-2 corolla_$:a-2 correct:a3b-14h13
    correct_the:a-2h6 correct_the_spelling:a-2h6 costco:b9 costco_$:a-1b4 costs:a1 costume:b1 couch:a-10b17f1h-2
    couch_$:b4 couch_on:b2 couch_to:a-4b8 couch_to_the:b1 cough:b5 could:a12b-2d-2f-1h2i-3j2k2p-4 could_a:a1
    could_be:a8b-1 could_we:a1b-1 could_you:a-5b5c1h3j3k3p-2 could_you_please:a-4b3j4 could_you_put:a2
    council:a-6b10n2 council_about:b5 council_tax:b1 council_tax_$:b1 count:a2b4m-1 countries:a4
    couple:a-4b-2d5s1 cover:b9 cover_letter:b3 cover_letter_$:b2 cover_the:b3 cover_the_outdoor:b3
    craigslist:b7j-2 craigslist_$:b7j-2 cream:b9 cream_$:a-3b7 cream_cheese:b1 create:b2 credit:a11b5j-5p-1
    credit_$:a-2b5 credit_card:a4 credit_card_payment:b3 credit_limit:a4 credit_limit_$:a2 credit_score:a2
    crib:a-6b8 crib_$:a-6b8 cricket:a5 cricket_$:a6 cross:a-2b-8c14f3j-3 cross_off:b-1c7 cross_the_vet:c5f-1
    css:b6 ctrl:a-10b-14k13l12 ctrl_z:a-4b-6k13 ctrl_z_$:a-4b-6k13 cup:a8 cup_$:a1 cup_of:a2 cup_of_coffee:a1
    cupcakes:b4 cupcakes_for:b1 currencies:a3 currency:b4 current:a9b-3 current_essay:a3b-1 curtain:a-4b7
    curtains:b5 curtains_$:a6 customer:a4 cut:a-7b15 cut_the:a-2b6 cute:a-8b-1x12 cylinder:a-3b1c4 dad:a-5b15
    dad's:a-5b11 dad's_birthday:b2 dad_$:b3 dad_joke:a2b-1 dad_joke_mate:a2b-1 daily:a-6h15 daily_reminder:a-1h3
    dan:b2 dan's:b5 dan_$:b2 dana:b3 dark:a6 dark_mode:a-3b7 dark_mode_$:a-2b4 dash:a2 database:a-3b6
    date:a-22b-4f-3h9i-5j-6p8x-1y29 date_$:a-14b-5y25 date_of:h1 date_off:f-1h6 date_off_the:f-1h6 dave:a-2b2f6
    dave_$:a-1b6 day:a-2c-9d-2f-6h6i-1j8w14y7 day_$:a1b-2c-1h7j-3w14 day_is:a-12j7o3y1 day_of:j-4y5
    day_of_the:j-4y5 daylight:a1 days:a4b-2d9j-10p1y8 days_$:d10 days_are:a3 days_do:a3j-6p2 days_do_i:a3j-6p2
    deadline:b-14f-6h22 deadline_for:h2 deadline_for_the:h2 deadline_of:h3 deadline_of_the:h3 deadline_to:h3
    deadline_to_the:h3 deal:a-10b3c5d4 deal_$:a-8b4c6 deal_with:d4 deal_with_the:d2 debit:a6b-3 debit_card:a6b-3
    debit_card_$:a6b-3 dec:b5 dec_0:b5 dec_0_$:b2 december:a-9c-1d2j9w-1y7 december_$:a-7b-1d4f1j9
    december_0:a-6h2y7 december_0_$:b-3h2j3 december_0_?:a-4j-1y7 decide:a-5b3i5 decide_on:a-2b4 decide_what:i5
    deck:a-7b12 deck_$:a-3b8 decorations:b3 decorations_$:b3 define:a21b-15 definition:a6 definition_of:a6
    defrost:a-1b4 degrees:a11b-6 degrees_$:a9b-5 dehumidifier:b3 dehumidifier_$:b3 delay:a-6b-7d17
    delay_my:b-1d9 delayed:a2 delayed_$:a2 delete:a-20b-12c-6e-1f35h-4j-10k10o-2p-7q9z2 delete_all:f9j-1
    delete_all_my:f2 delete_everything:f1q2 delete_everything_on:f2 delete_everything_you:q3 delete_my:b-3f9
    delete_old:b4 delete_old_photos:b4 delete_that:k7 delete_that_$:k7 delete_the:b-8f16 delete_the_reminder:f2
    delete_what:q3 delete_what_you:q3 deleted:a1b-3c-6f3g9j-1k6 deleted_$:a-1c-4f5k7 deliver:a2 deliver_$:a1
    delivered:a3 delivered_but:a3 delivery:a2b1 delivery_$:b5 dental:b4 dental_plan:b2 dental_plan_$:b2
    dentist:a-26b-1c8e-5f-6h7j10m-5n3o-3p7q14r-1 dentist's:a-2p4 dentist's_name:a-2p4 dentist's_name_$:p4
    dentist_$:a-8b-3f-1h-2i5j2o-2p11q6 dentist_appointment:a-5b9f1j3o-3p-2 dentist_appointment_$:b2j5p-2
    dentist_appointment_on:f2 dentist_appt:b3 dentist_appt_$:b1 dentist_call:d4 dentist_is:a-3b-8h5o3q6
    dentist_is_$:b-1j3q2 dentist_is_dr:o6 dentist_on:b1n3 dentist_on_the:n3 dentist_one:c1g2 dentist_one_$:c1
    dentist_reminder:b-3f6 dentist_task:b-3g1h3j3 dentist_task_$:g2j4 dentist_to:b-1h6 dentist_to_0:h3
    denver:a2b2 denver_$:a2 deploy:a-2b4 deploy_to:a-2b4 deposit:a-1b14z-1 deposit_$:b6z-1 depot:a-6b8
    descale:a-6b11 descale_kettle:a-1b4 descale_kettle_$:a-1b4 describe:a6b-1 describe_a:a8b-6 describe_the:b2
    design:a-1b4 design_$:b2 details:a-4b3h-1j11 detector:b3 detector_batteries:b2 detector_batteries_$:b2
    detergent:b5 dice:a15b-12 dice_$:a13b-11 did:a14b-32c21d-8e-5h-5i-12j10k4l-1m-8n-3o-6p10q-2r-3w-2x-2z-6
    did_$:a-3k10 did_cleopatra:a4b-1 did_i:a-14b-2c-9g-1i-2j22m-1p15 did_i_already:c-1j10 did_i_ask:j3
    did_i_call:a3 did_i_ever:a-4j5 did_i_get:a2 did_i_say:a-10j-2p14 did_i_set:j2 did_i_snooze:a-3j8p-1
    did_i_spend:a4 did_i_tell:a-1j-3p8 did_it:a-10c15 did_my:a10 did_shakespeare:a5 did_that:a-2c9
    did_the:a6b-9c11f2g1j-8 did_the_dishes:a-9c11 did_the_dow:a2 did_the_thing:c2 did_the_vacuuming:a-4c3g5
    did_you:a6 didn't:a6b-11c-8g10k11l2o-5 didn't_ask:k5 didn't_ask_you:k5 didn't_go:g5 didn't_go_through:g5
    didn't_mean:a-4k5l6 didn't_mean_that:k5 didn't_mean_to:a-1l6 didnt:a-2k10 didnt_mean:a-2k10 die:a13b-5
    die_$:a10b-3 difference:a11b-6 difference_between:a11b-6 different:a-6b-14e29i-7r3 different_one:a-2e9
    different_one_$:a-2e9 different_task:a-1e16 different_task_$:e12 dim:a6b-4 dim_the:a6b-4 dim_the_lights:a2
    dinner:a7b11i-1j-1w-1 dinner_$:b13w-1 dinner_reservation:a-1b3 dinner_with:a7b-2 dinner_with_the:a1
    direct:a5z-1 direct_deposit:a4 directed:a4 directions:a14b-8 directions_to:a14b-8 directions_to_the:a12b-8
    disable:a1 disarm:a7b-4 disarm_the:a7b-4 disconnect:a7b-4 dish:a-5b12 dish_$:a-1b4 dish_soap:b5
    dish_soap_$:b5 dishes:a-3b-10c15e1f-2g8 dishes_$:b1c8 dishes_as:g2 dishes_as_not:g2 dishwasher:b1
    dismiss:a-2b-5f15 dismiss_the:f6 dispute:a-2b7 dispute_charge:b2 dispute_charge_on:b2 dispute_the:b2
    disturb:a3 disturb_$:a3 divide:m7 divide_0:a7b-4 divide_0_by:a7b-4 divide_the:a-5m7 divided:a5b-1
    divided_by:a5b-1 divided_by_0:a5b-1 dl:a8b-6 dl_0:a8b-6 dmv:a-1b4 dmv_$:b3
    do:a1b-17c-27d11e1f-4g3h-22i13j2k-2m3o-24p11q-16s-14u-8v-12w-4x8z10A-16 do_$:a-8b-2d-1g5i13j1p-5z10
    do_?:a-5i-4z12 do_?_$:a-5i-4z12 do_a:a-4e3t6 do_a_different:e3 do_a_pomodoro:a-2t6 do_anything:w1
    do_first:i8 do_first_$:i8 do_for:a-1i-4j2m6 do_for_the:a-2i-4m6 do_gluten:a1 do_gluten_free:a1
    do_i:a-1b-19c-3d-5f-2g-6j8k-3m10n4o-2p17r-2s-1w-5x-5z8 do_i_add:a-6z10 do_i_change:a-5z10 do_i_do:j-5p-2z7
    do_i_drive:a-3p7 do_i_even:a-5m4n3 do_i_find:a4 do_i_get:a6 do_i_have:a2b-3i-6j17p-8z-2
    do_i_need:a11b-5j4p-2 do_i_say:n1 do_i_start:a-13i9m12p-1z-3 do_i_still:a-3j6 do_i_usually:a-5p9
    do_i_word:a-4n4 do_i_work:a-3p9 do_in:a6i2 do_it:a-8d17g2w-2 do_it_today:d2g3w-1 do_laundry:a-4b11
    do_list:a-4b1f6j2 do_list_$:a-1b-1f8i2 do_my:b6j-1 do_next:i2 do_next_$:i2 do_not:a3 do_not_disturb:a3
    do_now:i9 do_now_$:i2 do_penguins:a4 do_people:a8 do_sharks:a6b-1 do_something:e3 do_something_else:e3
    do_that:a-7d5g-2k7l6 do_that_$:k8 do_that_one:d3 do_the:a-2b-4d6e2g3j2 do_the_taxes:a-2d3e3 do_they:a9b-1
    do_they_do:a1 do_this:a-7d2e1w6 do_this_one:e3 do_today:j3 do_today_$:j2 do_we:a5 do_we_get:a3
    do_you:a4b-14d-2j-12m-5o-3p8q-3r9x17y4 do_you_call:a2 do_you_have:a-13p-1r13y6 do_you_know:a-9p12x1z2
    do_you_like:a-2x8 do_you_look:a5 do_you_need:a4 do_you_remember:a-1p14x-3 do_you_sleep:a-4x7 do_you_speak:a5
    do_you_support:a5 do_you_think:a7 do_you_work:a4 doc:b1 docs:a-3b6 doctor:a-7b2o6p1 doctor_$:a-4b3o3
    doctor_is:a-2o1 documents:b3 does:a21b-18c-2f-2i-4m-2p13r-1z9 does_a:a5 does_costco:a1 does_it:a2
    does_my:a-4j7p6 does_my_week:a-8j9 does_southwest:a1 does_the:a15b-3 does_the_sun:a1 does_this:a-5z6
    does_walmart:a1 doesn't:a5 dog:a-2b12c13g-3h-2j-6p3 dog_$:a-2c5p4 dog_is:a6 dog_on_there:b2 dog_to:b2
    dogs:a17b-7 dogs_$:a7b-1 dogs_eat:a4 dogs_eat_grapes:a4 doing:a-2b-4c-10d-1e4f9i11j-3x4 doing_$:a-6i8x1
    doing_?:i4 doing_?_$:i4 doing_it:f6 doing_it_$:f6 doing_that:e4 doing_that_one:e4 doing_the:a8c-6f3g-1
    doing_the_marathon:f5 dollar:a13b-8 dollar_rate:a6b-4 dollar_rate_$:a6b-4 dollars:a11b-1 dollars_$:a3
    dollars_at:a2b-1 dollars_from:a3b-1 dollars_from_checking:a3b-1 domain:a-2b7
    don't:a2b-9c-13e13f9g-6h-5i-5j-13k-7n-2o9q10z5 don't_eat:a-7o9p2 don't_feel:e5 don't_feel_like:e5
    don't_forget:a-1b7o11q-5 don't_forget_that:o11q-3 don't_have:f5 don't_know:a4b-4m3o-4w2z2 don't_know_$:a9
    don't_know_how:a-4m4z3 don't_let:b4 don't_let_me:b4 don't_need:a4b-7f10 don't_need_to:a6b-4f4
    don't_recognize:a3 don't_recognize_$:a3 don't_remember:o-1q8 don't_remember_my:o-1q8 don't_think:a2
    donate:a-1b7 donate_old:b3 donate_old_coats:b1
    done:a-20b-30c43d-10e-4f-15g26h-14i-7j4k-4n-1o-8p-7r-3s-2x-2A-3 done_!:c5 done_!_$:c5
    done_$:a-17b-8c26d-2f-3g10h-5m1o-2w2z1 done_after:g9 done_after_all:g9 done_so:j4 done_so_far:j4
    done_today:a-2j5 done_today_$:j3 done_with:a7b-5c9m-2 done_with_my:c3 done_with_the:a8b-3c2m-2 dont:a-1b1m5
    dont_know:m6 dont_know_where:m6 dont_let:b3 dont_let_me:b3 door:a4b3 door_$:a4h1 dow:a3
    down:a11b2c-13d4e-2f-11g-4h-12m20o-2 down_$:a6b-13m15 down_for:m2 down_for_me:m2 down_that:b7 down_that_i:b7
    down_the:a9b-2c-5d7f-4h-6m4 download:a-3b8 downtown:a13b-7 downtown_$:a7b-3 dozen:a-3h9 dozen_eggs:a-2h9
    dozen_eggs_$:a-2h5 dr:a-16b2h8j-3o15 dr_chen:q1 dr_chen_$:q1 draft:a-15b-1c-4f-4g-1h-4k-2l-1n37
    draft_a:b-5n9 draft_a_reply:b-2n4 draft_for:n5 draft_something:n6 draft_the:b4 drain:a-3b8 drain_$:b1
    drake:a4b-2 drake_album:a1 drawer:a-3b6 drawer_$:a-3b6 dream:a5 dream_$:a1 dress_code:a1 dress_code_at:a2
    drill:a-9b3r10 drill_sergeant:a-4b-3r10 drink:a2f3 drink_the:a5b-2 drink_water:f4 drink_water_$:f4
    drive:j-3o4p6 drive_$:a-6b3o4p2 driver:a-6b10 driveway:a-6b10 driveway_$:a-5b7 driving:a-4b1d5
    driving_tell:a-1d5 driving_tell_me:a-1d5 drop:a-10b3c-9d-1f28g-2j-4 drop_0:a-2b-8f13 drop_off:a-4b20f-9
    drop_off_the:b5 drop_the:b-4f11 dropped:a4b-5g8 dropped_yesterday:g2 dropped_yesterday_$:g2 dry:a-5b2c3f3
    dry_cleaning:a-5b2c3f3 dry_cleaning_$:a-2b1f3 dryer:a-5b10 dryer_$:a-3b8 drywall:a-3b5 drywall_$:a-3b5
    due:a-11b-8c-3d-2f1h16j21o-2p-4 due_$:a5j1p-1 due_date:a-1f-1h11 due_date_of:h1 due_date_off:f-1h6
    due_today:f6 due_today_$:f6 due_tomorrow:j3 dump:b2 dump_$:b2 duolingo:b4 dust:a-4b7 e:a5 each:a-2b5
    earlier:b-3h9 earlier_$:b-2h5 early:b8 earring:a1 easter:a4 easy:a-5i14s3 eat:a-5b-8i-2j-3o8p13x10
    eat_$:a-5x10 eat_grapes:a4 ebay:b2 ebay_$:b1 edit:a-8c-1f-3g-2h23 edit_number:h9 edit_number_0:h9
    edit_the:a-1h10 edit_the_video:b4 effect:a6b-5 egg:a7 egg_$:a5 eggs:a-3c11g15h7i-7j-8m-3z-4
    eggs_$:a-8b-5c12g9h4 eggs_and:a5i-1 eggs_from:c1 eggs_from_the:c1 eggs_off:f1 eggs_on:a3 eggs_to:a-3b1h6
    eggs_to_a:a-2h7 eggs_to_my:b3 egypt:a6b-3 egypt_?:a4b-2 egypt_?_$:a4b-2 either:a7 election:a5 election_$:a5
    electric:a-4b1h7 electric_bill:a-5b1h7 electric_bill_$:c2 electrician:a-3b4 electrician_$:a-3b4 elephants:a2
    else:a-21b-9e28i-2j9p-2z1 else_$:a-4b-4e17 else_is:a-2e2 else_is_on:j2 else_is_there:e2
    email:a-13b1c4d2f-5g-1h5j-8n22 email_$:c3 email_coach:b3 email_coach_about:b2 email_for:b-1n6
    email_from:a8b-1 email_professor:b2 email_the:a-2h6 email_to:a-10b-8c4n19 email_to_hr:n3 email_to_my:n5
    email_to_professor:b-1n2 email_to_the:a-3n8 emailed:a-4b-7c17 emailed_bob:a-6b-4c13 emailed_bob_$:a-6b-4c13
    emailed_me:a1 emails:a4b8j-4n2 emails_$:a1b9j-5 emails_from:a3 emirates:a1 employee:a-6b-2o8p4
    employee_id:a-6b-2o8p4 empty:a-10b12j3 empty_the:a-2b6 enable:a13b-8 end:a8b-9e1t10 end_$:a7b-1
    end_of:a-1b1e2 end_of_the:a-1b1e2 energy:a-24b-12c-2e-2i9j-1o-7s38w-3 energy_$:a-8b-11s21 energy_right:s8
    energy_right_now:s8 engine:a7b-5 engine_$:a6b-5 english:a5b1 english_$:a8b-1 enough:a1 enough_gas:a1
    enter:a-2b6 enter_grades:a-1b4 entropy:a3 entropy_$:a3 ephemeral:a5b-3 episode:a10b1e-1i-4 episode_$:a1
    episode_of:a1 equals:a7b-5 equals_0:a7b-5 equals_0_$:a7b-5 erase:a-1b-7f14j-9p-6q14 erase_everything:q6
    erase_everything_you:q6 erase_my:f5j-1 error:a-5b8 espresso:a4b-1 essay:a-11b-1c5d-8f-3g6h13j-8m11o-3t1
    essay_$:a-8b9c-1j-2m7t2 essay_0:a3 essay_first:b-2h5 essay_first_$:b-2h5 essay_into:b-2m5 essay_to:a-1b-2h8
    essay_to_december:h1 estimate:a-4b7 euro:a5b-3 europe:a1 europe_$:a1 euros:a6b-3 euros_in:a1 even:a-6m6n3
    even_start:a-3m4 even_start_with:m1 evening:a-13d11u12 evening_$:a-8d8u5 event:a-9b10f8 event_called:a-1f4
    event_called_book:f4 events:a-7b-3f1j14 events_are:j1 ever:a13b-9j5 ever_$:a6b-4 ever_finish:a-4j5
    ever_finish_the:a-4j5 every:a-17b10c-1d-3h13o3 every_morning:b3 every_morning_at:b1 every_other:h2
    every_sunday:b2 every_week:h2 every_week_$:h2 everybody:a5b-4 everything:a-10b-27f18i-2j10k3n-1o-3q6w11x-1
    everything_$:a-9b-2j12w4 everything_costs:a8b-1 everything_for:j7 everything_for_tomorrow:j7
    everything_from:f3 everything_from_my:f3 everything_i:j1 everything_is:a-4w8 everything_is_too:a-4w8
    everything_off:a1 everything_on:b-1c2f7j-5 everything_on_my:c2f2j-4 everything_you:a-1p2q7
    everything_you_have:p5 everything_you_know:q7 everything_you_remember:q1 ex:a1 exam:b4 exam_$:b3
    exchange:a2b1 exchange_rate:a10b-4 exchange_rate_for:a7b-3 exercise:a-1b4 exhausted:a-4b-8s12w4
    exhausted_$:a-4b-8s12w4 exit:b-10A13 expense:a-1b3c4 expense_report:a-1b3c4 expense_report_$:b4
    expenses:a-6b7j1 expenses_$:a-1b6 expensive:a5 expires:a-2b5 explain:a6 extension:a-6b6n2 extension_$:n2
    eye:a-4b8 eye_exam:b2 eye_exam_$:b2 eyes:a1 face:d2e3w-1 facebook:a16b-3 facebook_$:a6b-3
    facebook_marketplace:a-1b4 facebook_marketplace_$:a-1b4 facetime:a-1b4 fact:a3b-8f-3q15 fact_$:a3
    fact_about:f-2q5 factory:a6b-4 factory_settings:a6b-4 factory_settings_$:a6b-4 facts:p3 fafsa:a-2b6
    fafsa_$:a-2b6 fahrenheit:a5b-1 fair:b3 fair_board:b3 fair_board_$:b3 fall:a1 fan:a12b-1 fan_$:a1b1
    fan_on:a7b-5 fan_on_$:a6b-4 far:p4 far_$:a-3p5 farmers:b2 farmers_market:b2 fast:a16b-8 fast_$:a4 fastest:a3
    fastest_route:a1 fastest_route_to:a1 fat:a1 faucet:a-3b8 faucet_$:a-2b7 favorite:a-9j-4o7p6x8
    favorite_coffee:a-2o1 favorite_coffee_shop:a-2o1 favorite_color:a-1o4p4 favorite_color_$:p5
    favorite_color_is:a-3o5 favorite_show:a3 favorite_show_$:a3 favourite:a6 fed:a-5b-2c11 fed_the:a-5b-2c11
    feed:b9 feed_the:b4 feed_the_neighbor's:b2 feeder:b3 feeder_$:b3 feel:b-8c-5e4o-1w19 feel_guilty:a-1w8
    feel_like:a-4e5w6 feel_like_doing:e5 feel_so:a-2w5 feel_so_behind:a-2w5 feeling:a-15b-17c-3d-1e1s21w16
    feels:a-2m9 fees:b4 fees_$:b4 fella:c1 fence:c-1f6m4 fence_$:a-5b1m5 fence_after:f7g-2 fence_after_all:f7g-2
    fertilize:b3 fi:a4 fi_beats:a5b-3 field:b4 field_trip:b2 fifteen:b-2d1i3s3 fifteen_minutes:b-2d1i3s3
    fifteen_minutes_$:b-2d1i3s3 fight:a1 figure:b3 figure_out:b3 file:a-2b14 filing:a-2c7 fill:a-3b8 film:a5
    films:a8j-3 filter:a-7b14 filter_$:a-1b7 filter_0:b3 filter_0_$:b3 filters:a-5b3f3 filters_$:a-5b3f3
    finalize:a-2b6 finally:a-3b-3c20o-4 finally_finished:b-1c8 finally_finished_the:c3
    find:a11b9c-7d-1f-7g-5h-5j10m-2n-4p-1 find_a:b6 find_a_new:a-3b3 find_a_painting:a7b-6
    find_a_plumber:a-11b11 find_babysitter:b1 find_me:a13b-4 find_me_a:a10b-3 find_my:b3 find_my_phone:a1
    find_out:a-7b11 find_out_when:a-3b6 find_the:a10b-5c-2f-1g-3h-1j12 find_the_book:a1 find_the_charger:a-3b5
    find_the_movie:a3b-2 find_the_nearest:a7b-5 find_the_song:a2 find_the_soundtrack:a6b-5 find_the_task:b-2j7
    fine:a9 fine_$:a5 finish:a-2b16c-6g3h-2j5 finish_duolingo:b2 finish_the:a-5b3g3j5
    finished:a-3b-25c31d-2f-8g17h-4k-1m-1o-6 finished_$:a-13b-12c25g6j-5 finished_after:f-1g8
    finished_after_all:f-1g8 finished_the:a2b-8c8g3 finished_the_dishes:c2 finished_the_essay:c2
    finished_the_report:c2g2 finished_the_slides:c3 finished_today:j2 finished_today_$:j2 finito:a-6b-10c16
    finito_$:a-6b-10c16 finn:a-2b3 fire:a-3b11c-2 firewood:a-1b4 firewood_$:a-1b4
    first:a-22b-10g-5h10i28j-16m11n7p-4x-1 first_$:a-6b-13c-3h11i25j-4m-1p-1 first_aid:b2 first_aid_kit:b2
    first_one:b-1c11 first_one_$:c4 first_the:a1 first_the_chicken:a1 first_thing:a-2c-3f4i-2m7 first_tiny:a-5m8
    first_tiny_step:a-5m8 fish:a-3b6x7 fish_$:a-9b3x8 fish_tank:b1 five:a9b-7d7e-2i2 five_more:b-4d9
    five_more_minutes:b-4d9 five_stars:a3b-1 five_stars_$:a3b-1 fix:a-13b19c-1h4 fix_the:a-7b9h4
    fix_the_squeaky:b2 fixed:g2 flash:a6b-5 flat:m3 flea:b5 flea_treatment:b3 flies:a12b-4 flies_$:a4b-1
    flight:a13b2h5j-8o-3 flight_$:a-4b8 flight_to:a3 flights:a3c6d-1 flights_$:b-2c6 flights_from:a7b-4
    flights_from_atlanta:a1 flights_to:b5 flights_to_denver:b2 flip:a10b-5 flip_a:a5b-3 floor:a1 floss:a-3b7
    floss_$:a-3b7 flower:b3 flower_beds:b3 flower_beds_$:b3 flowers:a-2b7 flu:a-4b13 flu_shot:a-2b6
    flu_shot_$:b1 flu_shots:b2 flu_shots_$:b2 fly:b-5x10 fly_$:a-6b-1x10 fly_to:a1 focus:a-25b-27c-3d-3f-5t44w5
    focus_$:a-10b-12t20w6 focus_block:a-1b-1t7 focus_for:b-3t6 focus_for_0:b-3t6 focus_on:a-2i2t3
    focus_session:a-2b-2t7 focus_session_$:a-2b-2t7 fold:b5 fold_the:b1 fold_the_laundry:b1 follow:a-2b7
    follow_up:a-2b7 followers:a4j-2 following:e5 food:a-8b9x9 food_$:a-7b2x9 food_bank:b1 food_bank_$:b1
    foot:a4b-2 foot_0:a4b-2 foot_0_in:a4b-2
    for:a3b18c-17d-1e-3f1g-12i-9j9k-11l-13m11n21o-6p-17q-15r-22s-3t3u-13w-13x-23y-14z-2 for_$:a-3z11
    for_0:a-2b6d2j-2o-3t8 for_0_0:b3 for_0_minutes:b-2t8 for_0_on:b4 for_a:b9d5n-1 for_a_run:b3 for_an:a-4n2
    for_an_extension:b-1n2 for_animated:a3 for_animated_movies:a3 for_aunt:n1 for_blinds:b3 for_blinds_$:b3
    for_breakfast:a1 for_breakfast_$:a1 for_chicago:b1 for_chicago_$:b1 for_class:a-4b4c5 for_class_$:a-3b3c5
    for_cleaning:b3 for_cleaning_the:b1 for_dad's:b1 for_december:a-3b2j2 for_december_0:a-1j3 for_dinner:a5
    for_dinner_$:b5 for_egypt:a6b-2 for_egypt_?:a4b-2 for_friday:a-2f3 for_friday_$:b-3f3 for_future:a-1b-6o10
    for_future_reference:a-1b-6o10 for_grandma:a-2b4 for_grandma_$:a-2b4 for_half:t5 for_halloween:a2
    for_halloween_$:a2 for_happy:a5 for_happy_$:a3 for_kenya:a3 for_lasagna:a5b-2 for_lasagna_$:a5b-2
    for_lunch:a7b-4 for_lunch_$:a7b-4 for_me:a-8b-1c3d-6e-2f-3i11j-9m7n9o4p3z-2
    for_me_$:b-7c3d-3e-1f-2i11j-5m4n7o4 for_me_?:a-4p4 for_mom:b2 for_monday:a-4b13h-1o-1 for_my:a-3j7
    for_next:a-6d-2h7j4 for_next_thursday:b6 for_next_tuesday:a-1h1j3 for_next_week:h7 for_now:b-2e8A1
    for_now_$:b-1e7 for_number:b-2n10 for_number_0:b-2n10 for_passport:b-5j9 for_passport_$:b-5j9
    for_renewing:a-2m5 for_saturday:f3 for_saturday_$:f3 for_snow:a1 for_sugar:a4b-2 for_sunday:a-4b5
    for_ten:b2d1e-1f2 for_ten_minutes:b7e-1 for_thanksgiving:b1 for_thanksgiving_$:b1 for_that:d4
    for_the:a-11b-1c-15d1f1g1j3m13n9s4t-1z-1 for_the_0:b-6f4j8 for_the_airport:b2 for_the_album:a8b-2
    for_the_baby:b1 for_the_bank:b2 for_the_bedroom:a-2b3 for_the_essay:b-6h7 for_the_game:a8b-3
    for_the_invoice:n3 for_the_new:a3 for_the_next:a-1b-5i9s6 for_the_party:a-2b5 for_the_podcast:a-1b4
    for_the_same:a4 for_the_visa:b-2m6 for_the_wedding:b1 for_the_week:a3 for_the_weekend:b-8d9 for_this:d1j3
    for_this_week:j1 for_this_weekend:j1 for_today:a-11j7A9 for_today_$:a-8j7A2 for_tomorrow:a-9b-9f10j10
    for_tomorrow_$:a-4b-7d-1f10j8 for_tomorrow_morning:a-1b-3d3j1 for_tonight:b-5j4 for_tonight_$:b-5j4
    for_tuesday:b-1h6 for_tuesday_$:b-1h6 for_turkey:a4 for_turkey_$:a4 for_yen:a4b-3 for_yen_$:a4b-3 for_you:a5
    for_you_$:a4 for_zoe:b1 for_zoe_$:b1 forecast:a12b-4 forecast_for:a11b-3
    forget:a-19b1c-11d-7f12g-6h-6j-8k-3n-2p-11q42r-2 forget_about:b-3f8 forget_about_the:b-3f8 forget_it:f8
    forget_my:a-3b-4q17 forget_my_address:q3 forget_my_locker:q1 forget_that:a-4b-1o1q17 forget_that_i:q4
    forget_that_i'm:o3q5 forget_that_my:q2 forget_the:b4f3 forget_to:a-1b12 forget_what:p-1q10
    forget_what_i:p-1q9 forgetting:a-1b7j6p-5 forgot:a9b-3c-2g7j-1 forgot_my:a6 forgot_to:a5 form:a-8b4c3d1g1
    form_$:a-5b6c4 forms:a-4b2g1j1 forms_$:a-4b2g1j1 forward:a9b-4 found:a3 four:a1b-5f5 four_out:a3b-1
    four_out_of:a3b-1 fox:a5 free:a-7c-6f-2i12j8s7 free_$:c-3s10 free_at:a1 free_on:j6 free_trial:b6
    free_what:a-2i5 freeze:a9 freeze_cooked:a3 freeze_my:a9b-5 freeze_the:a2 freeze_the_leftover:a-2b5
    freezer:b1 freezing:a10b-5 freezing_$:a9b-5 french:a10b-4 french_$:a9b-6 friday:a-9b-2c-5d6f3g-1h14j3o-3y8
    friday_$:b-7c-3d7f4h13 friday_at:j1 friday_at_0:j1 friday_night:a-6b7 friday_not:h2 friday_not_thursday:h2
    fridge:a-5b2c3 fridge_$:a-1b4 fried:a-8o-5s8w7 friend:a7b-4 friend_$:a7b-4
    from:a7b11d-11e-3f5g-8h4i-1j-1k-5m-5n-6p-9q11s-1x-1z-6A-1 from_$:a6 from_0:b-2h5 from_0_to:h6 from_amy:a-2b5
    from_amy_$:a-2b5 from_atlanta:a2 from_atlanta_to:a2 from_bob:a5b-2 from_bob_$:a5b-2 from_boston_to:a3
    from_checking:a12b-9 from_checking_$:a4b-3 from_checking_to:a5b-2 from_hr:a3 from_hr_$:a3 from_junk:b1
    from_my:b-1f17j-6 from_my_calendar:f2 from_my_list:b-1f6 from_my_to:f4j-1 from_now:a-4o5r2
    from_now_on:a-4o5r2 from_the:a-3c7f-1h4j7 from_the_0:a2 from_the_list:c6 from_the_post:a-1c3
    from_the_shopping:b-3f5 from_your:q7 from_your_memory:q7 front:a6b-1 front_door:a4b-1 frozen:b4
    full:a4b-3s10 full_of:b-1s10 full_of_energy:s5 fun:a14b-2 fun_fact:a5 fun_fact_about:a1 funny:a13b-7x6
    funny_$:a-1b-3x11 funny_about:a4 furnace:a-5b11 furnace_filter:b5 furnace_filter_$:b3 furniture:a-2b12h-2
    furniture_$:a-1b4 future:a-1b-6o10 future_reference:a-1b-6o10 fyi:a-6b-3o16w-2 gallons:a-3b3
    gallons_of:a-3b3 game:a17b-5j-1 game_$:a10b-3 games:a4b-2 garage:a-8b-2c4d3g4m11 garage_$:a-6c8m8
    garage_cleaning:b-2g4 garage_door:a5 garage_door_$:a7b-5 garden:a-4b9c1 garden_$:a-1b6 garlic:a-4b8
    garlic_$:a-2b6 gas:b2c14j-8 gas_$:a-4b-3c10 gas_cylinder:a-3b1c4 gas_station:a2 gas_station_$:a1 gate:b6
    gate_$:a-2b7 gave:a1 gave_me:a1 geoff:a-23b-2h7o10p11 german:a12b-5 german_$:a10b-4
    get:a5b11c-21d6e-5f5h-9i-9j-7k-3m4n-6o5q-1r-3w15x-1z-5A-2 get_a:a1 get_an:a8b-5 get_anything:j3w1
    get_done:j2 get_done_today:j2 get_gas:a-3b4 get_home:d4 get_it:d2 get_me:a13b-6d-1 get_me_a:a11b-10
    get_my:a-5b2g5o4 get_paid:d1 get_rid:b-4f10 get_rid_of:b-4f10 get_started:a-9b-1m4w10 get_started_$:a-3b-1w8
    get_started_on:a-4m4 get_the:b9 get_the_brakes:b2 get_to:a1b-1d3 get_to_the:d3 get_up:a-2b-1o3p3
    getting:a4c-1g5 ghosts:a1 gift:a-8b16 gift_$:a-1b5 gift_card:b1 gift_for:b1 girl:a3 girl_with:a1
    give:b3c-9d2e3f-8g-3h7i7j1k-1m2n1o-6r-3w-2x-2 give_it:a-1d5 give_it_a:a-1d5 give_me:b-15d3e5f-4i8j7m6n2o-3
    give_me_a:a-7d-5e4i8n3 give_me_another:a-5d12e4i-2 give_me_baby:m2 give_me_one:i5
    give_me_the:a9b-3d-6i-1j4m1 give_the:b2d-6h11 give_the_dog:b1 give_the_report:d-3h8 give_this:a5
    give_us:a2b-1 give_us_a:a2b-1 glue:a-4b9 gluten:a2 gluten_free:a1 gluten_free_at:a1
    go:a-1b-5c-12d-8f-8h-7i1k8m-1o4p6r6w-1A14 go_$:b-9A11 go_back:a8b-14d-1g-4k10r9 go_back_to:a5b-6k-1r11
    go_into:a2 go_on:a-11b3e2i7 go_on_a:a-3b4 go_through:g4 go_through_$:g3 go_to:a-3c-2o8p8 go_to_the:a4c-1
    god:a3b-3c3 god_$:a3b-3c3 goes:a7b-5o9 goes_to:a-3b-1o10 goes_well:a1 goes_well_with:a1 goggles:a-1b5
    going:a1b-3f5j4o-3p-2w13 going_$:j-1w5 going_on:a-6w8 going_to:a10b-2f6 going_to_call:a4 going_to_do:f3
    going_to_rain:a2 gold:a11b-5 gone:a11b-3 gone_through:a2 gone_through_$:a2
    good:a10b-33c2d-5e-3f-3h-4i1j-12m-1o-5r-1u19w2x14A7 good_$:a-3c8 good_evening:a-5b-1u12 good_for:a6
    good_for_you:a2 good_knock:a3 good_knock_knock:a3 good_morning:a5b-4u6 good_morning_nudgy:a-1u5
    good_night:a-6b-1A12 good_time:a-4i7 good_time_to:a-4i7 goodbye:a-4b-11A17 goodbye_$:a-6b-10A17
    goodnight:a-3b-8A17 goodwill:a-2b7 google:a15b-7 got:b-18c13d-13e7f1g-7i9j-1k-4m-5n-1o-7p-6r3s22w-3z-2A-1
    got_$:a-2r6 got_0:a-1b-4s9 got_a:a2b8i-1 got_an:b-2s7 got_an_hour:b-2s7 got_any:a9 got_any_good:a1
    got_anything:a-4e8i1 got_anything_else:e9 got_back:c4 got_back_from:c4 got_cancelled:b-1f9 got_half:s4
    got_half_an:s4 got_it:c6 got_mail:a12b-1j-7 got_married:a1 got_moved:a-1h8 got_moved_to:a-1h8
    got_the:b-9c6s7 got_to:b4 gotta:a-14b6A16 gotta_call:b2 gotta_go:a-4b-10A16 gotta_pay:a-4b7 grades:a-1b4
    grams:a3b-2 grams_of:a3b-2 grandad:b2 grandma:a-14b-1c3j-1o-2r25 grandma's:a-1b6 grandma_$:a-18b-1c5r22
    grandpa:a-3b5 grandpa_$:a-7b7 grant:b5 grant_application:b1 grant_application_$:b1 grapes:a4
    great:a9b-13c-6s-2v15w8 great_$:a1b-2v7 green:o1 green_$:o1 grill:b1 grill_$:b1 groceries:b-8d10j4
    groceries_$:a-4c1d1j5 grocery:a-8c6d2f3j4 grocery_list:a-2f4j4 grocery_list_$:b-2f5j6 grocery_run:b-3c3d3
    grocery_run_$:b-2c5 grocery_shopping:c4 groomer:b4 groomer_$:b4 ground:a-1b6 ground_beef:a-1b6
    ground_beef_$:b3 group:a-10o8p5 grout:a-1b4 grout_$:a-1b4 guess:a8 guess_so:a2 guess_so_$:a2 guess_what:c2
    guess_what_i:c2 guest:a-2b8 guest_room:b4 guest_room_$:b2 guilty:a-1w8 guitar:a-1b9 guitar_$:b4
    gutters:a-11b-2c-2d10f7g3 gutters_$:a-3b1f4 guy:a8b-2 guys:b3 gym:a-12b1c7g5j-1n2 gym_$:b7c-2
    gym_membership:a-4b8c4f-10n4 gym_membership_$:a-3b4c4f-7n4 gym_task:b-3c-1f1g8 gym_task_$:f1g6
    had:a14b-11c-1j6 had_a:a3 had_the:j3 had_the_best:a2 had_to:j4 had_to_do:j4 haha:a9b-5 hair:a7 hair_$:a5b-2
    haircut:a-18f10g4h8j3s-1 haircut_$:a-7b-5f14j1 haircut_on:a-4b10j1 haircut_reminder:d1h2
    half:a-11b8d2e-2i-4j-1s10t4 half_$:a-3b3o1 half_an:s3t5 half_an_hour:s3t5 half_hour:d6e-1i-2s6
    half_hour_$:i-1s6 hall:h1 hall_$:b1 hallelujah:b-11c13 halloween:b9 halloween_$:a2 halloween_decorations:b3
    halloween_decorations_$:b3 hallway:a-1b7 hallway_$:a-5b9 hallway_light:a2 hand:a-5b9 hand_in:a-4b6
    hand_in_the:b1 handed:a-10b-4c12o8 handed_in:a-6b-2c14 handed_in_my:a-2c8 handed_in_the:a-1c5 handle:a-1b6
    handling:a-2b3 hang:b7 hang_pictures:b3 hang_the:a-4b8 hang_the_mirror:b3 hang_up:a9b-7 happened:a5
    happened_in:a1 happening:a-3b-2f17 happening_$:a-8b-1f17 happening_in:a6 happens:a3j-4z6 happens_if:a4
    happens_if_i:a2 happy:a14b-5w7 happy_$:a2b-2w8 happy_birthday:a3 happy_birthday_$:a7b-4
    happy_birthday_on:a-1b3 hard:a-4b-6e16 harry:a4 harry_potter:a4 harvest:a-7b11 has:a15b-12c5d-1f-5j2w9
    has_been:a-10b-7c10w10 has_my:a12b-2 has_the:a4c-4j5 hasn't:a14b-4 hate:a-1b-4c-1n2o10w3 hate_mondays:w4
    hate_phone:a-1o8 hate_phone_calls:a-1o8
    have:a5b-11c-3d-15e-7g-11h-9i-5j18k-9l7m-10n-8o-5p7q1r13s12v-3w-7x-4y4z-4A-4 have_$:a-2p-2r4z2
    have_0:b-3j-1s9 have_0_minutes:b-3s9 have_?:a-5r12 have_?_$:a-5r12 have_a:a4x-1 have_about:p3 have_adhd:o4
    have_adhd_$:o4 have_an:i8 have_any:j1x5 have_any_meetings:a-3j4 have_any_pets:a3 have_anything:j2
    have_enough:a1 have_for:p4 have_for_dinner:a2 have_going:j1 have_going_on:j1 have_i:a-5b-1c-2j17p5
    have_i_got:j4 have_i_told:a-3j-1p9 have_knees:a3 have_knees_$:a3 have_left:a4j-2 have_left_$:a7j-6
    have_no:s5 have_on:a4j-2 have_on_my:a4j-2 have_the:x-1y7 have_the_most:a2 have_they:a3
    have_to:a-9b18d-2f4h-1i-3j8o-1 have_to_do:j8 have_to_return:b3 have_you:a1b-5p4r5 have_you_ever:a1
    have_you_got:a-1r6 haven't:a-6c-9g8j11 haven't_called:a7 having:a-11b-8f8j5w14 having_a:a-9b-6f2w14
    having_a_party:f2 hawaii:a-1b5 hdmi:a4 hdmi_0:a8b-3 hdmi_0_$:a8b-3 he:a11b-8 headlines:a10 headlines_$:a7
    heads:a8b-4 health:a2 health_plan:a1 health_plan_cover:a1 healthy:a6 healthy_$:a5 hear:a18b-10 hear_a:a2
    hear_me:a1 hear_some:a6b-2 hearing:b3 heart:a3 heartworm:b6 heat:a9b-4 heat_$:a5b-1 heat_up:a2 heater:a10b-5
    heating:a4 heavy:b2 helen:a-1 helen_$:a-1 hello:a3b-15u17 help:a-6b-6m4n8v6z12 help_$:a-6b-12v7z13
    help_me:a-4b-6i1m5n9 helpful:a-7v10 helps:a1v3 helps_with:a5 hem:a-9b12 her:a4b11c-1 her_pills:b1
    her_pills_$:b1 here:a11b-13i-5j8z8 here_$:a13b-12j8 hey:a-7b-9u22 hey_nudgy:u5 hi:a-10b-15u23 hiccups:a7
    hiccups_$:a4 hide:a-2b-6d14 hide_it:d1 hide_the:b-3d8 high:b-9c-2s19 high_$:a8 high_priority:h2
    high_priority_$:b-1h5 high_priority_task:b2 hike:a-1b5 hike_the:a-1b5 hilton:a3b-1 him:b11o-1q4 hire:a-6b9
    hire_$:b1 his:a2b2 history:a-2b8 history_essay:b3 hit:a-9b-8d5i13k6 hit_me:a-4b-3i14 hit_me_with:b-1i8
    hit_snooze:b-2d7 hit_snooze_on:b-2d7 hiya:a-7b-13u20 hmm:a6b-10k-5l9 hobbies:x6 hobbies_$:a7x-3
    hobbies_?:a-8x11 hobbies_?_$:a-8x11 hobbit:a6b-3 hold:a-4b4d9 hold_off:b-1d5 hold_off_on:b-1d5
    hold_the:a-2d4 hold_this:b5 hole:b3 hole_in:a-1b3 home:a7d2 home_$:a15b-8 home_depot:a-6b8
    homework:a-17b16c11h-1o-5 homework_$:a-12b8c9 honda:a-11b1o10 honest:b-4w8 honest_$:b-4w8 honestly:a14b-1w-2
    honey:a7b-4 honey_for:a4b-2 honey_for_sugar:a4b-2 horoscope:a11j-2p-2 horse:a2 hose:a-3b6 hose_$:a-2b5
    hospital:a-1o6 hospital_$:o6 hot:b2 hotel:b8 hotel_$:a3b-1 hotel_in:a-4b9 hotels:a3
    hour:a-19b-6c1d12e-4h6i2j-4o-3s14t4 hour_$:a-9b1d10i-2s4t4 hour_ago:a-1c6 hour_ago_$:a-1c6 hour_before:s5
    hour_before_my:s2 hour_earlier:b-3h9 hour_earlier_$:b-2h5 hour_free:a-1i8 hours:b-8d3h12 hours_$:b-6d4h7
    house:a1b2m8 house_$:a-5b9 house_down:a4b-2
    how:a16b-12c-18d-14e-10f-11g-11h-12i-15l-4m10n6o-16p2q-4r-10s-6t-1u-3v-4w-1x4y4z22A-6 how's:a12b-7
    how's_the:a7b-4 how's_the_air:a1 how_are:a-6x12 how_are_the:a2 how_are_you:a-10x12 how_can:z7 how_can_i:z7
    how_come:a3 how_did:a5 how_did_the:a2 how_do:a13b-4i-3j-10m9n1p-8x-2z5 how_do_i:i-2j-8m10n1p-6z7
    how_do_you:a8 how_does:a-12j3z12 how_far:a4 how_hot:a4 how_is:j6 how_is_my:a-4j7 how_it:a-3k5
    how_it_was:a-3k5 how_long:a4j8 how_long_do:a7 how_long_does:a2 how_long_is:a-1j5 how_many:a5b-5p10y7z-4
    how_many_days:a-4y8 how_many_items:j1 how_many_meetings:a-3j4 how_many_points:a2j-1 how_many_sick:a1
    how_many_tasks:a-4j6 how_many_things:a-7j9 how_many_vacation:a3j-2 how_much:a11b2j-1 how_much_did:a1
    how_much_do:a-1j3 how_much_gas:a1j-1 how_much_is:a6 how_much_storage:a4j-2 how_much_time:a-6j7 how_often:a5
    how_often_should:a3 how_old:j-1p3x4 how_old_are:a-3x4 how_old_did:a-1p4 how_old_is:a3 how_should:a-6m4n2
    how_should_i:a-6m4n2 how_this:a-6z10 how_this_works:a-6z10 how_to:a-8b11j-2m4z2 how_to_use:a-11b10z3
    how_would:a-1b-2n7 how_would_i:a-2b-2n7 hp:b1 hp_0:b1 hp_0_$:b1 hr:a-1b4n8 hr_$:n2 hr_about:b6
    hr_about_parental:b4 hsa:a-2b6 huh:a13b-11 huh_$:a13b-11 hulu:b4 hulu_$:b3 human:a3 human_$:a2 humidity:a4
    humidity_today:a1 hunger:a4b-2 hunger_games:a4b-2
    i:a-4b-33c2d-23e-6f-20g8h-16i11j18k4l4m3n8o12p19q4r-17s-2t-5u-22v-2w11x-13y-21z8A-14 i'd:b4c-2d-1e2i-4m6o1
    i'd_like:a1b-3o4 i'd_like_to:a6b-2 i'd_rather:e3 i'd_rather_do:e3 i'll:a-1b-13d13e5 i'll_do:a-4b-1d11
    i'll_do_it:d2 i'll_do_that:d3
    i'm:a-5b-39c-9d-4e-15f-4g-12h-17i5j-15k-12l-6m1o23p-1r-10s15t-4u5v-8w28x-9y-2z3A7 i'm_a:a-7o13w-3
    i'm_allergic:b-5o8p1q2 i'm_allergic_to:b-5o8p1q2 i'm_anxious:a-5w10 i'm_done:c2 i'm_done_with:c2
    i'm_driving:a-1d5 i'm_driving_tell:a-1d5 i'm_free:a-2i5 i'm_free_what:a-2i5 i'm_happy:w8 i'm_happy_$:w8
    i'm_leaving:A7 i'm_leaving_now:A7 i'm_not:a15c-5f6g-2h-3o3w-5 i'm_not_doing:f1 i'm_not_done:a9c-4
    i'm_not_going:a1f4 i'm_not_sure:a10w-1 i'm_off:a-6w-2A13 i'm_proud:a-1w4 i'm_proud_of:a-1w4 i'm_ready:i2
    i'm_sick:n2 i'm_sick_$:n2 i'm_so:a4w3 i'm_so_stressed:w4 i'm_stuck:m11 i'm_stuck_on:m11
    i'm_vegetarian:a-3o8q5w-3 i'm_vegetarian_$:q5 i'm_watching:a6 i've:a-3b-13c21d-4f-2h-3j-1s13z3
    i've_already:a-5z4 i've_been:c3 i've_been_to:c3 i've_got:b1c-10i2s11 i've_got_an:s2 i've_got_to:b5
    i've_never:a7b-2 i_$:j-4p9 i_0:a8b-2 i_0_$:a5b-2 i_able:a3 i_able_to:a3 i_add:a-6z10 i_add_a:a-6z10
    i_allergic:a-3j-4p10 i_allergic_to:a-3j-4p10 i_already:a-10c6j14 i_already_add:j4 i_am:a-3b-8c-4j-4o12p-2w16
    i_am_$:a7 i_am_a:a-1o5 i_ask:b-2j2p-1z7 i_ask_for:a4b-2 i_ask_you:a-6j3p-1z7 i_asked:a8 i_asked_for:k2
    i_be:i4 i_been:c-4j10 i_bought:a3c2 i_buy:a9b-1 i_call:a5b-4i6 i_call_mom:a3 i_called:c6f-1j-3p5
    i_can:a-13b5d-1g1i12j-4n6 i_can't:a-6b-5c-6d6j3o-3w15 i_can't_deal:d3 i_can't_do:a-3d3w3 i_can't_get:w6
    i_can_do:a-1g3i10 i_can_send:n8 i_cant:a-3d2w6 i_change:a-3z9 i_change_my:a6 i_cleaned:a1 i_cook:a6i-1
    i_could:a10b-1 i_deleted:g8 i_deleted_$:g6 i_did:a-16b-1c19g4 i_did_it:c4 i_did_the:a-10c12g4
    i_didn't:b-3c-4g5k10l3o-4 i_didn't_ask:k5 i_didn't_mean:a-3k2l6 i_do:a-14g1i23j-2p-7z1 i_do_$:a-3i10
    i_do_now:i3 i_do_the:a-2j5 i_don't:b-10c-7e13f7g-3h-1i-3j-8o3q1z6 i_don't_eat:a-7o9p2 i_don't_feel:e3
    i_don't_know:m4o-3w3z2 i_don't_need:a6b-4f5 i_don't_recognize:a3 i_don't_think:a2 i_dont:m6 i_dont_know:m6
    i_drive:p7 i_dropped:g2 i_dropped_yesterday:g2 i_even:a-6m6n3 i_even_start:a-3m4 i_ever:a-2j5
    i_ever_finish:a-4j5 i_feel:a-3b-2c-4w19 i_feel_guilty:a-1w8 i_feel_like:a-2w7 i_feel_so:a-2w5 i_find:a5
    i_finished:b-3c5g7 i_finished_the:c4 i_finished_today:j2 i_forgot:a9b-3c-2g7j-1 i_forgot_my:a6
    i_forgot_to:a5 i_free:a-3j11 i_free_on:j6 i_get:a6b-3d6m3o7 i_get_done:j2 i_get_home:d4 i_get_my:o5
    i_give:a2 i_go:b-2o9 i_go_to:a-4b-1o9 i_got:a13b-6j3 i_got_anything:j2 i_got_mail:a12b-1j-7 i_got_the:a3
    i_gotta:a-7b5A6 i_guess:a6 i_guess_so:a2 i_had:a3b-2j7 i_had_the:j3 i_had_to:j4 i_handed:a-1c5
    i_handed_in:a-1c5 i_hate:a-1b-4c-1n2o10w3 i_hate_mondays:w4 i_hate_phone:a-1o8
    i_have:b15c-7d-5g-1h-2j10m-2n-3p-12q7s7w-1z-5 i_have_$:j1 i_have_0:b-1s5 i_have_?:a1 i_have_a:j1
    i_have_adhd:o4 i_have_an:a-1i8 i_have_any:j2 i_have_anything:j2 i_have_enough:a1 i_have_for:a1
    i_have_going:j1 i_have_left:a4j-2 i_have_no:s5 i_have_on:a4j-2 i_have_to:a-7b21d-1i-1j4 i_haven't:a5c-9g8
    i_haven't_called:a7 i_hold:a1 i_just:a1b-1k13 i_just_did:k3 i_knock:a-6i10 i_knock_out:a-3i7
    i_left:a2b-1j-1o6 i_like:a10 i_live:a-14o16p10 i_live_$:a-3p8 i_live_in:a-6o12 i_lost:a2 i_lost_my:a2
    i_love:a2x9 i_love_this:a4 i_love_you:a-6x10 i_meant:a-6b-1h18 i_might:a9 i_miss:a1 i_must:b6 i_must_not:b6
    i_need:b7c-8h1i-1j3m13o-7p-4z-1 i_need_a:a6b-2n5 i_need_an:a5j-1 i_need_for:m1 i_need_the:a-2b-3m7
    i_need_to:a-2b10j10o-1 i_never:a10c-8w1 i_no:f4 i_no_longer:f4 i_only:s9 i_only_have:s9 i_owe:b5
    i_paid:b-1g2j3 i_paid_the:a-4g2j3 i_park:a-4p7 i_park_$:a-4p7 i_parked:a-5o5p3 i_parked_on:a-1o5
    i_promised:a-2b8 i_put:a-3j11 i_read:a7 i_return:a4 i_said:a-2g3p1q1 i_said_about:p2q1 i_saw:a4
    i_say:a-15i-3j-4n10p13z4 i_say_$:a-2z9 i_say_my:a-2p5 i_say_to:a-2n7 i_set:j5z-1 i_should:a-11b15i6o-3
    i_should_be:i2 i_should_really:a-4b12o-2 i_skip:a-7e10 i_slept:a6 i_snooze:a-9j6p-2z7 i_spend:a4
    i_start:a-19i14m16p-1z-3 i_start_$:a-11i11m3 i_start_with:m4 i_still:b4g4j3 i_still_have:a-1j4
    i_still_need:a-2b5g4 i_still_return:a1 i_substitute:a6 i_supposed:a-4j10 i_supposed_to:a-4j10 i_tackle:i4
    i_tackle_first:i4 i_take:o8 i_take_the:a-7o8 i_tell:a-1j-3p8 i_tell_you:a-1j-3p8 i_think:c3 i_thought:g1
    i_thought_i:g1 i_told:b7j-3o-1p7q4 i_told_you:j-2p8q4 i_took:c8 i_undid:a-1g-1l12 i_undid_$:l7 i_use:z4
    i_use_instead:a5 i_used:a4 i_usually:a-7b-6o10p9 i_usually_get:a-2b-1o3p3 i_usually_wake:a-2b-2o5p4
    i_walked:a5c-1 i_wanna:b8o-1 i_wanna_hear:a2 i_wanna_start:b3 i_want:b7c-8f-2g1h-1i-1j1n-2o-2q1r6t7
    i_want_the:b-1c-1g3r8 i_want_to:a5j5t9 i_want_you:q2 i_wanted:k4 i_was:a10 i_was_charged:a1 i_watch:a5i-1
    i_wear:a8i-2 i_wish:a4 i_wonder:a9 i_wonder_what:a3 i_word:a-12n12 i_work:a-17b-4c-1i2j-3o14p10q2
    i_work_$:a-2p7 i_work_best:a-1o5 i_work_nights:a-5o7p2q2 i_work_on:i5 i_would:b3 ibuprofen:a4
    ibuprofen_with:a1 ice:a-4b8 ice_$:b2 iceland:a4 iceland_$:a4 id:a-6b-2o8p4 idea:a1b-2i3 idea_$:a7b-2
    identity:a3 if:a20c-7i-3j12o-1p-3 if_i:a9b-6c-2j12p-2 if_i_miss:a1 if_i_put:a-2j9 if_only:a3 if_you:a2
    ikea:b4 ikea_wardrobe:b2 ikea_wardrobe_$:b2 im:a-12b-13d1e-1s19w9 important:a-6b-1h12i9j-2m-1
    important_$:h8i1m-1 important_thing:i3 important_thing_right:i1 improve:b3
    in:a24b9c3d7e-1f-22g-14h-2i-8j-8k-11l-5m-3n-3o11p-2r-12s-7t-3u-4v-4x-10z-5A-7 in_$:a-7b-2c4h9y9 in_0:b3
    in_0_$:d2 in_0_minutes:b2 in_?:a-3z4 in_?_$:a-3z4 in_a:a-4b-10d5j12o-2w5 in_a_fight:a1 in_an:d7
    in_an_hour:d7 in_bite:a-2b-2m7 in_bite_size:a-2b-2m7 in_california:a4b-1 in_centimetres:a4b-2
    in_centimetres_$:a4b-2 in_coffee:b2 in_coffee_with:b2 in_english:a3 in_europe:a1 in_europe_$:a1 in_for:b8
    in_french:a2 in_french_$:a2 in_hallway:a-2b4 in_hallway_$:a-2b4 in_here:a9b-2 in_here_$:a9b-2
    in_italian:a9b-6 in_italian_$:a3 in_italian_how:a4b-2 in_japan:a2 in_japan_$:a2 in_japanese:a3
    in_japanese_$:a3 in_mind:a-4o12 in_mind_that:o3 in_my:a-4c14o-2 in_paris:a2 in_paris_$:a2 in_perth:a-4b5
    in_portland:a-1o1q4 in_portland_$:o4 in_sick:a1 in_sydney:a2 in_the:a-1b14c-1d1e5f-5g-1h-2i-2j-8m-7o6
    in_the_attic:b1 in_the_car:a-2b4 in_the_dark:a4b-2 in_the_essay:a-1c5 in_the_hallway:b2 in_the_kitchen:a4
    in_the_living:a7b-7 in_the_mood:a-1e3 in_the_morning:a-1d3o1 in_the_mornings:a-1o6 in_the_office:a3
    in_the_timesheet:a-1b2 in_the_world:a3 in_to:a5b-4 in_tokyo:a4 in_tokyo_$:a3 in_ukraine:a1 in_us:a1
    in_us_dollars:a1 in_your:a-1p7q-2 in_your_memory:a-1p7q-2 inbox:a1 inbox_$:a1 increase:a6 increase_my:b3
    increase_my_credit:a1 increase_the:a9b-5 index:b2 indoors:a-3b7 indoors_$:a-3b7 ingredients:a9b-7
    ingredients_for:a9b-7 ingrid:b3 inhaler:a-1b4 ink:a-1b5 ink_hp:b1 ink_hp_0:b1 inspection:a-3b6
    inspection_$:a-3b6 instagram:a8b-1 instagram_$:a7b-2 install:a-6b10 install_the:a-3b7
    instead:a-7b-12d9e6h20i-7j-1z-3 instead_$:a-8b-4d4e6h9i-3 instead_of:b-5h13 instead_of_0:h3
    instead_of_buttermilk:a5 instructions:a-9b-8j-2z22 insulation:a-2b7 insurance:a-12b13c2d3f-2h2j4
    insurance_$:a-1b5j6 insurance_card:b-1h5 insurance_card_$:b-1h5 interest:a3 interesting:a11b-4
    interesting_$:a11b-4 intern:a-2b5 intern_$:b1 internet:a8p-5 interview:a-6b5h5 interview_$:j1
    into:a-4b-13c-3d-2e-3f-2h5m31 into_a:a-12b-5h11m9 into_a_daily:a-4h11 into_little:m9 into_my:a2
    into_savings:a6b-2 into_savings_$:a6b-2 into_smaller:m4 into_smaller_pieces:m1 into_steps:m6 into_steps_$:m5
    into_subtasks:b-2m7 into_the:b3 intro:a-6b10 intro_$:a-3b6 invented:a5 invented_the:a3 inventory:b2
    inventory_$:b2 invite:a-3b6 invite_the:a-1b3 invite_the_neighbors:a-1b3 invoice:a-21c8d-3f-4g2h5j8m-1n4
    invoice_$:a-4b-3j9n4 invoice_0:b3 invoice_task:c6 invoice_task_$:c3 invoice_to:a-1b5 ip:a5 ip_address:a5
    iphone:b4 iphone_$:b4 ira:a-3b6 ira_$:a-3b6 iron:a-3b11 iron_shirts:b2 ironing:a-2b-7d6g2 ironing_$:c3
    is:a13b-36c6d-20e-13f-17g-8j14k-18l-12m-11n-16o35p9q-6r-19s5t-8u-13v-13w10x-17y12z-17A-16 is_$:a-7o-3p14q1
    is_0:a-2j-3o15 is_0_$:a-2o9 is_0_0:a-2o5 is_0_and:o1 is_a:a2 is_an:h2 is_at:b-6h13o-2 is_at_0:b-5h10o-1
    is_better:d3 is_blue:a-4o5 is_called:a-9c-1o15 is_done:a-2c12j-2 is_done_$:c10j-1 is_dr:a-6o12 is_dr_chen:q1
    is_due:a-3h5j2 is_easter:a1 is_finished:a-1c6 is_finished_$:a-1c6 is_fried:a-8o-5s8w7 is_it:b-3i9j-5m-3y18
    is_it_$:a-11i5y10 is_it_better:a-2i7 is_it_friday:a-6y9 is_it_going:a1 is_it_in:a9y-5 is_it_true:a1
    is_killing:o-5w10 is_killing_me:o-5w10 is_leaking:a-4b7 is_left:a-5i-2j10 is_left_on:a-5i-2j10 is_making:b9
    is_march:a-1o4 is_march_0:a-1o4 is_may:o3 is_may_0:o3 is_milk:j6 is_milk_on:a-2j6 is_most:i5 is_mount:a1
    is_my:a-14b-8c-5f-1h-1j13o15p14q-3 is_my_alarm:a-6j9 is_my_credit:a3 is_my_dentist:a-3j3p1 is_my_flight:a2
    is_my_haircut:a-1j4 is_my_internet:a8p-5 is_my_meeting:a-4j14o-2p-1 is_my_order:a1 is_my_package:a5
    is_my_sister:a-7o5p4 is_my_sister's:a-1p5 is_netflix:a2 is_now:a-6h2i7o-1 is_now_at:h4 is_on:a-4j8
    is_on_my:a-2j5 is_penguin42:o1 is_penguin42_$:o1 is_right:a1 is_so:a9 is_still:g3 is_sunrise:a7j-5
    is_sunrise_tomorrow:a7j-5 is_the:a14b-11c-8g-2h-3i1j17o-2y-1 is_the_library:a-3j5 is_the_new:a1
    is_the_next:i1j-2 is_the_worst:a4 is_there:a-2e2j13 is_there_?:e2 is_there_a:a2 is_there_anything:j1
    is_this:a6 is_this_$:a4 is_too:a1c-1m4w5 is_too_big:a-2m6 is_too_much:w5 is_what:a4 is_wrong:h3 is_your:a5
    is_your_boss:a2 isn't:a6b-11c-8d-1f7g16h-2 isn't_done:a-2c-4g11 isn't_fixed:g4 isn't_it:a2 isn't_working:a4
    isnt:g4 issue:a1
    it:a-5b-33c-2d16e11f12g15h11i-4j-33k15l4m12n8o-24p-16q-9r-16s-12t-6u-11v3w-19x-13y11z-11A-16
    it's:a12b-15c-1d-7e-4f6g-4h24i-2j-9m2p-1w4 it's_0:a-8b11h1 it's_0_0:h2 it's_been:a1 it's_cold:a1 it's_due:h2
    it's_freezing:a6b-3 it's_my:a7 it's_my_birthday:a7 it's_not:a-2f5 it's_raining:a5b-1 it's_siobhan:a-2h6
    it's_siobhan_$:a-2h6 it's_the:h2 it's_too:m6
    it_$:a-15b-14c2d-5e4f22h-5i1j-5k6l4m-8n7o-4p-1q-5r-1u-1v8w-2y6A-1 it_a:a-1d5 it_active:g2 it_active_again:g2
    it_at:a-2b-5e11 it_at_the:a-2b-5e11 it_back:a-6b-2g9k10 it_back_$:g7k2 it_back_the:k1 it_back_up:d1 it_be:a4
    it_be_in:a1 it_better:a-2i7 it_better_to:a-2i7 it_didn't:g5 it_didn't_go:g5 it_done:c4 it_down:a-1m6
    it_expires:b4 it_for:b-2e1n7 it_for_now:e2 it_friday:a-6y9 it_going:a1 it_going_to:a1 it_in:a1d5y-5
    it_in_the:a-2b1d1 it_into:m1 it_is:a3 it_isn't:f3 it_now:a-4d3y6 it_off:d6f5 it_on:a3b8f-3 it_rain:a4
    it_rain_tomorrow:a4 it_renews:b4 it_says:c-2g5 it_smaller:m7 it_smaller_$:m7 it_snow:a4 it_snow_on:a1
    it_still:g5 it_take:a3 it_take_to:a2 it_this:a-3c4d5 it_this_morning:c4 it_to:a-4b-9e4h12 it_to_the:e5
    it_today:d2g3w-1 it_true:a1 it_true_that:a1 it_until:d3 it_up:a-5c-3d3g1m8 it_up_$:a-3b2m7 it_was:a-2g-1k14
    it_was_$:a-5k8 it_weekly:b-2h9 it_weekly_$:b-2h9 italian:a15b-10 italian_$:a7b-4 italian_how:a4b-2
    item:a-2f4 items:a-4b-8j15 items_are:j1 items_are_on:j1 ito:a-2b4 ito_$:a-2b4 its:a4b-13f1h10 january:d6
    january_$:d6 japan:a3 japan_$:a3 japanese:a3 japanese_$:a3 jazz:a1b-7o10 jazz_$:a1b-7o10 jeans:b6 jeff:h9o-3
    jen:b2 jenny:b6 jess:b1 jim:a-1o7 jim_$:a-1o7 jo:o4 job:a-1b1c-5h1i6m3q1 job_$:a4c-3i6q2 job_ad:b1
    joint:a5b-4 joint_account:a5b-4 joke:a8b-7x8 joke_$:a-3x8 joke_about:a1 joke_mate:a2b-1 joke_mate_$:a2b-1
    joke_was:a6 joke_was_terrible:a1 jokes:a-1x6 jokes_$:a-3x7 jordan:a-14b-2n4o6p9 jordan_$:b-2n4 jot:b4
    jot_down:b4 journal:a-2b5 journal_$:a-2b5 juice:a-5b8 jules:a-8o12p-1 jules_$:a-1o2 july:a3 jump:b2
    jump_start:b3 jump_start_a:a2 jump_start_the:a-2b5 jumper:b1 june:a-5b11o1 june_$:a-3b6 june_0:b3o1
    june_0_$:b3o1 junk:a-5b8 junk_drawer:a-1b4 junk_drawer_$:a-1b4
    just:a-1b-23c10d-3e-5f-5i5j-4k17l4m-2n-2o6p-4w5z-2 just_deleted:g-3k8 just_deleted_$:g-3k8 just_did:a-3k10
    just_did_$:a-3k10 just_got:c3s1 just_got_back:c4 just_so:a-3o11 just_so_you:a-3o11 just_tell:i4
    just_tell_me:i4 karen:a-1c4 keep:b5f-4o9q4 keep_in:a-2o9 keep_in_mind:a-2o9 keeps:a3 kenya:a10j-2 kenya_$:a5
    kenya_?:a3 kenya_?_$:a3 kerala:a4b-1 ketchup:a-1b7 kettle:b1i4 kettle_$:b1 key:a-10c-3o5p11 key_$:a-6p10
    keys:b8 keys_$:b3 kick:b-5d9 kid:a5o-2 kids:a-6b5f1j-1o12p6 kids':a-8b7c-3o8 kids_$:a-7b3c2 kids_are:a4b-9o7
    kids_to:b2 kill:a-1b-3c-2f7g-1s13 kill_the:f7g-1 killing:o-5w10 killing_me:o-5w10 killing_me_$:o-5w10
    kilometers:a3b-1 kilometers_$:a3b-1 kim:a-4b8o3 kind:a2 kind_of:a2 kindly:a-3i1n4 kindly_remind:b3
    kindly_remind_me:b3 king:a3b-1 kit:b11 kit_$:b6 kitchen:c1h-2m6 kitchen_$:b7 kitchen_lights:a8b-4 kitten:b2
    kitten_$:b2 knee:a-3b6 knees:a3 knees_$:a3 knit:b1 knitting:a8b-7 knives:b4 knives_$:b4 knock:a6b-9i11
    knock_jokes:a2 knock_jokes_$:a2 knock_knock:a15b-8 knock_knock_jokes:a2 knock_out:a-4i10 knocked:a2b-9c7
    knocked_out:b-6c7 knocked_out_the:b-6c8 know:a2b-1c-6d-3e-4f-6h-2i-2k-1m7n-3o11p5q7r-1x-2z4
    know_$:a2o1p-2q1z2 know_about:a-7b1p3q9 know_about_me:a-4p3q8 know_any:a2b-3x5 know_any_good:a2
    know_any_jokes:a-5x7 know_any_puns:a4b-1 know_how:a-4m4z3 know_that:a7o7x-6 know_that_i:o8 know_the:a2
    know_what:j2 know_what_to:i1 know_when:a-3b9 know_when_it's:a-5b9 know_where:m5p4 know_where_i:p4
    know_where_to:m6 know_who:a-6p7 la:a11b-9 lab:a-9b6c1h4 lab_report:a-6b1c1h4 lab_report_$:a-4b4c2
    label:a-2b5 ladder:a-2b5 lamb:a1 lamb_$:a1 lamp:a13b-5 lamp_$:a4 lamps:a10b-7 lamps_$:a10b-7
    landlord:a-17b1c6d3f-2g-4h4n3p4 landlord's:a-5p7 landlord's_number:a-5p7 landlord's_number_$:a-4p7
    landlord_$:a-10b1c3j2n2p3 landlord_about:b1 landlord_email:b-9c4d6 landlord_one:h3 language:a12b-5
    language_to:a10b-6 language_to_spanish:a2 languages:a5 laptop:b4 laptop_$:b1 laptop_to:b2 lasagna:a5
    lasagna_$:a6 last:a6b-17c-2d-6e-3g6i-4k25l3m-2o-5p-4r-1 last_action:a-5k10 last_action_$:a-5k10
    last_change:a-4b-4k7l5 last_change_$:a-4b-4k7l5 last_email:a5b-1 last_month:a2 last_night:a4b-1g5
    last_night_$:a4c1 last_one:a-5b8h2 last_one_it's:h2 last_thing:k7 last_thing_$:k7 last_two:a-5b-1f7
    last_two_$:a-4f8 last_week:a-3j7 last_year:a2 late:a4n7o-1 late_$:b2n8 later:a-21b-16c-3d24j-6A25
    later_$:a-11b-18d18A17 later_today:a-2b1d15j-2 latest:a17b-8 latest_drake:a1 latest_drake_album:a1
    laugh:a9b-4 laugh_$:a7b-3 launch:a9b-1 launch_the:a1 laundry:a-16b7d7e7f-6g13h5i-2m-4o-3r-1
    laundry_$:a-3b14c-1d-2e5g4 laundry_as:c6 laundry_as_complete:c4 laundry_back:b-2g7 laundry_back_on:b-2g7
    laundry_detergent:b5 laundry_for:e2 laundry_for_now:e2 laundry_task:b-3g3h4 laundry_to:a-2d9
    laundry_to_sunday:b-4d8 lawn:a-7b14j-2 lawn_$:a-4b9 lawyer:a-3b5 lawyer_about:a-3b5 league:a4b-1
    league_$:a4b-1 leak:a-4b10 leak_$:a-4b10 leaking:a-4b7 leaky:b3 leaky_faucet:b3 leaky_faucet_$:b1
    learn:a-8b17j-2o5 learn_to:a-4b8 lease:a-5b10 lease_$:a-5b8 leave:a8b1d6e1j-9n1w-1 leave_$:a7n3w-1
    leave_for:a-3b8 leave_for_the:a-3b8 leave_the:a2b-7d9j-3 leaves:a-1b4h2 leaving:A7 leaving_now:A7
    lecture:a-2b5 lee:a-2b4o3 left:a-8b-12c-5i-7j24o14w-2 left_$:b-4j10 left_handed:a-1o9 left_on:a-1i-2j7
    left_on_my:i-2j4 left_on_the:a-3j4 left_the:b-2o6 left_to:a-7j10 left_to_do:a-7j10 leftover:a-5b8
    leftover_soup:a-1b4 leftover_soup_$:a-1b4 leftovers:a-1b5 leftovers_$:a-1b5 leg:b4 lena:b1 leo:a-15b6o11
    leo's:b3 leo_$:a-7b6o1 less:a-11b-6h-3m16r12 lesson:a-2b7 lesson_$:b4 lessons:a-2b4f1 lessons_$:a-1b5
    let:a5b9c-1j5n-1 let's:a1b-16d8e11i-2m-2t9 let's_do:a-4d4t6 let's_do_a:a-2t6 let's_play:a4b-1 let_it:a1
    let_me:a1b3j6n-1 let_me_forget:a-1b9 let_me_hear:a5b-2 let_me_know:a-5b10 let_me_see:a-2b-2j10 let_the:b4
    letter:a-4b9n2 letter_$:a-1n9 letter_to:b6n-5 level:a-6o12 level_0:a-6b-3o12 level_0_$:o2
    library:a-5b5c6g3j2 library_$:a1 library_book:a-6j5 library_books:a-5c7g4 library_books_$:b7
    library_card:a-3b5 library_card_$:a-1b4 license:a-7b3p5 license_$:b3 license_plate:a-4p6 life:x8 life_$:a2
    life_?:a-9x10 life_?_$:a-9x10 light:a17b-1h-3 light_$:a7b-4 light_on:a4b-1 light_the:a-4b7 lightbulbs:b7
    lightbulbs_$:b7 lights:a23c-3f-4h-4 lights_$:b8f-1 lights_off:a2 lights_on:b4 lights_on_the:b6
    lights_to:a9b-6 like:a9b-26c-1d-3e2h-2i-5p-6r22w3x4 like_$:a6 like_?:j3 like_?_$:j3 like_a:a-11b-11r20
    like_being:x2 like_doing:e5 like_doing_that:e4 like_my:r2 like_on:j1 like_on_the:a3 like_this:a4
    like_to:a6b-2 like_you:o4 like_your:a3 liked:a2 likes:a6b-3 limit:a8 limit_$:a2 lincoln:b-2o9 line:a2b-3e7
    line_$:a-2e7 linkedin:a-5b11 linkedin_$:b3 lisa:b1 lisbon:b2 lisbon_$:b2
    list:a-29b4c1d-20f17i5j29k-8l-1m-1n-12o-18p-12q-9r5s-6t-4u-1w-6x-2z-2A-5
    list_$:a-29b-2d-12f19g3h2i12j16k-2m-6n-4o-10p-7q-4r-5s-1w-1 list_?:a-3j4 list_?_$:a-3j4 list_all:a8b-2
    list_called:a-2b6 list_everything:b-4j11 list_everything_i:j2 list_for:a-1b12 list_for_me:b8 list_item:b1
    list_my:a1 list_of:b4 list_of_things:b4 list_please:b5f2 list_please_$:b8 list_the:a4j-6m5
    list_the_ingredients:a9b-7 list_the_steps:b-2m6 list_to:h2 list_to_say:h2 list_what:a4i-3 list_with:j4
    listen:a4 listen_to:a4 listen_to_the:a2 listening:a5 listening_to:a5 listing:b4 lists:a-8j13 lists_$:a-3j9
    lists_do:a-1j4 lists_do_i:a-1j4 litter:a-2b7 litter_$:a-1b5 little:b-2m9w1 live:a-6b-4c-3i-3o13p8q3x6
    live_$:a-4p6x6 live_in:a-7o10q4 live_in_portland:a-2o1q4 live_on:b-1o4 living:b5h-2 living_room:a3b1h-2
    living_room_$:a2 lo:a5b-3 lo_fi:a5b-3 lo_fi_beats:a5b-3 loan:b2 loans:a-1b5 loans_$:a-1b5 location:a22b-16
    location_$:a6 location_services:a5b-3 location_services_$:a5b-3 location_with:a6b-3 lock:b9 lock_the:b5
    lock_the_shed:b3 locker:a-12j-4o3p9q8 locker_code:a-8j-1p7q7 locker_code_$:a-3p3q4 locker_combo:p1
    locker_combo_is:p1 loft:a-10b-2d2f10i-3m6 log:a-5A11 login:a-1b5 lol:b-11x13 lol_$:b-11x13 london:a6
    lonely:a-5b-1w11 long:a10b-3j7 long_$:a2 long_do:a7 long_does:a2 long_is:a-1j5 long_is_the:a-1j4
    longer:b-5f12 longer_need:b-5f12 longest:c-4j9 look:a-2b10c-1h-3j14 look_at:a-4b8 look_for:a5b-2
    look_for_the:a9b-8 look_into:a-3b9 look_like:j7 look_like_$:a4 look_like_?:j3 look_up:a3j4
    look_up_flights:b3 look_up_the:a10b-10j5 looked:b2 looked_at:b2 looking:a-6j9p4 lose:b-2f7q9 lost:a14b-5
    lost_$:a1 lost_in:a1 lost_my:a2 lot:b-3v9 lottery:a3 lou:b1 loud:a3 loud_$:a2 louder:a18b-11
    love:a4b-13c-3d3o-1r12x9 love_$:b-5d4r5 love_this:a4 love_you:a-6x10 low:a-3b-15o-5s27 low_$:b-10o-4s17
    low_energy:a-2b-3s11 low_energy_$:i1s3 low_on:s3 lower:a4b-2c-1h8 lower_the:a3b-2c-1h8
    lower_the_priority:a-1b-5h11 luggage:a8b-1 luggage_$:a2 luigi's:b3 luigi's_$:b3 luna:b4 luna_to:b2
    luna_to_the:b2 lunch:a-7d8f2g-1h10j1p-2 lunch_$:a6b-3d8 lunch_?:i1 lunch_?_$:i1 lunch_with:a-8d-2f3h11j3p-1
    lunch_with_sarah:a-1b-1f3h6 lunches:b1 lyrics:a3 mac:b1 mac_and:b2 mac_and_cheese:b2 machine:a8b-1 made:x6
    made_you:a-1x6 made_you_$:a-3x7 mail:b11c-2j-9n8 mail_$:a-5b8 mail_from:a13b-10 mail_package:b1
    mail_package_to:b1 mail_to:a-1b-5n9 mail_while:a-2b6
    make:a-3b8c-15d-13e-10f-13g1h23i-10j-6k-5l-2m20n4o3p-6q-2r-5v-2w-4x-4z-6A-2 make_$:a-5j10 make_a:b-2h-10m4o9
    make_a_note:b7 make_a_playlist:b3 make_an:b7 make_an_alarm:b3 make_an_appointment:b1 make_it:a1b-15c-1h5m15
    make_it_active:g2 make_it_smaller:m7 make_it_weekly:b-2h9 make_me:a8n1 make_me_a:a-2b7n2 make_me_laugh:a9b-4
    make_sure:a-4b14 make_sure_i:b9 make_that:b-9h12 make_the:a6b-14c-1g3h7m1n2 make_the_lights:a3
    make_the_living:b4h-1 make_the_trash:b-1h3 make_this:a-11b1h6m8 make_watering:b-4h5 make_watering_the:b-4h5
    making:a4b6 male:a9r-3 mama:a-4c8 mammogram:a-1b3 mammogram_$:a-1b3 manager:a-5b-3n8o7 manager_$:a-4o7
    many:a5b-13p9v9y7z-4 many_days:a-4y8 many_days_are:a3 many_items:j1 many_items_are:j1 many_meetings:a-3j4
    many_meetings_do:a-3j4 many_people:a1 many_points:a2j-1 many_sick:a1 many_sick_days:a1 many_tasks:a-4j6
    many_things:a-7j9 many_things_are:j1 many_things_have:a-5j5 many_vacation:a3j-2 many_vacation_days:a3j-2
    map:a5b-2 map_$:a4b-2 maple:a-3b2o4 marathon:a-2b4f5 marathon_$:a-1b5 march:a-4o4 march_0:a-1o4
    march_0_$:a-1o4 marcus:a-3b10 marinate:a-3b7 mark:a-12b2c17d-2f-9g6h5j-5z2 mark_$:b1 mark_it:c4h3
    mark_laundry:c6 mark_laundry_as:c6 mark_my:c3 mark_number:g7 mark_number_0:g7 mark_the:a-1b-3c2g2h6
    mark_the_dishes:g2 marked:j2 market:a4 marketplace:a-2b6 marketplace_$:a-2b6 married:a10 marry:a6b-1
    mars:a13b-4 mars_$:a9b-3 massage:b1 massage_$:b1 mate:a4b-12v10 mate_$:a5b-11v10 mattress:a-8b11
    mattress_$:a-8b11 max:a7b-1 max_$:a1 may:o3 may_0:o3 may_0_$:o3 maybe:a13b-10d6 maybe_$:a9b-6
    maybe_tomorrow:d7 mcdonalds:a1 me:a7b-31c-21d9f-7g-14h-39i19j12k-21l-14m7n11o12p9r1s-17t-12u-15v-16w-1z5A-21
    me_$:b-11d-14e-7h-1i15j-12m1n3o-3p5q11r4w7x-9z-5 me_0:b1 me_?:a-4j-1p6r1 me_?_$:a-4j-1p6r1
    me_a:a1b-10d-11e5h-2i4n8o-2r-1x14 me_a_cup:a1 me_a_different:a-1e9i-1 me_a_first:a-5n9 me_a_fun:a1
    me_a_joke:a-5x8 me_a_recipe:a6 me_a_reminder:b8 me_a_riddle:a3 me_a_song:a-11x11 me_a_step:a-1m5
    me_a_story:a1 me_a_synonym:a5 me_a_table:a4b-3 me_a_task:b5i3m-2 me_about:a1b-3d5f6j7p-7 me_about_my:a-9j11
    me_about_the:b4d-2f1 me_about_this:b-1d7 me_again:a-6b-9d18 me_again_at:b-2d4 me_again_in:d5
    me_again_tonight:d3 me_all:a-7j15 me_all_my:j4 me_an:a13b-6 me_an_uber:a4 me_another:a-7d11e10i-3
    me_another_$:a-3e10 me_another_half:d8e-1 me_at:a-3b5d3 me_at_0:a-2d5 me_baby:m2 me_baby_steps:m2 me_back:a7
    me_back_$:a7 me_directions:a2 me_directions_to:a2 me_everything:a-7j7p3 me_everything_you:p3 me_forget:a-2b9
    me_forget_the:b5 me_forget_to:b2 me_hear:a5b-2 me_how:a5j-3z3 me_how_many:a1 me_how_to:a1z3 me_if:a-4j7
    me_in:b4 me_in_0:b3 me_know:a-5b10 me_know_when:a-5b9 me_later:b-6d8 me_later_$:b-6d8 me_laugh:a9b-4
    me_laugh_$:a7b-3 me_my:a3b-3f-1i3p7 me_my_list:j5 me_my_next:i7j-3 me_of_the:d2 me_on:d1 me_one:i7
    me_one_thing:i3 me_pictures:a4 me_pictures_of:a4 me_sam:b-1o6 me_sam_$:b-1o6 me_see:a-2b-2j10 me_some:a1
    me_something:a5i1 me_that:a-1b11 me_that_i:b3 me_the:a8b-17c-3d-2e4f-2i-1j-5y10z14 me_the_forecast:a5
    me_the_headlines:a4 me_the_next:a-1e7 me_the_one:a-1i1j1 me_the_time:a-6y11 me_then:b3 me_through:a1b-7j3m8
    me_time:a-2b6 me_to:a2b9d-10f8i1j-1n-2 me_to_pay:b1 me_to_take:b1 me_to_the:a15b-12 me_tomorrow:a-6d3j6
    me_tomorrow_$:a-6d3j6 me_up:a1n2 me_up_at:b5 me_what:a-9i1j3p8q-1z3 me_what's:j6 me_what's_on:j1
    me_what_i:j4 me_what_my:p5 me_what_to:a-5i8 me_what_you:z5 me_when:a-9b5j7 me_when_it's:a-4b9
    me_when_the:a-2b-1j9 me_with:b-5i8 me_with_the:i1 meal:a-2b6 meal_prep:b1 meals:a-1b5 meals_$:a-1b5
    mean:b-3k14l5o-1 mean_$:a7 mean_that:a-3k11 mean_that_$:a-3k10 mean_to:a-1k5l6 mean_to_delete:k7
    mean_to_do:k8 meaning:b-4x8 meaning_of:b-4x8 meaning_of_life:a-6x8 meaning_of_the:a6b-4 meant:a-3b-2h18
    measure:a-5b8 measure_the:b2 meds:a-7b4c9 meds_$:a-6b2c7 meet:a-10b2x8
    meeting:a-23b6c-9d7f14h7i-3j15m-4n-5o-10p-8s3 meeting_$:a-8b14h-2j2n-2s5 meeting_at:j5o-1 meeting_at_0:j5o-1
    meeting_notes:b3 meeting_notes_to:b1 meeting_room:b2 meeting_room_$:b1 meeting_to:a-4b-2d5h3
    meeting_with:a-10b-4f12h6j10p-2 meeting_with_tanya:h1j1 meeting_with_the:h1 meeting_with_tom:b-2f1h1
    meetings:a-9j10 meetings_do:a-3j4 meetings_do_i:a-3j4 meh:a-3b-6e15 membership:a-9b9c4f-10n4p2
    membership_$:a-4b5c4f-7n4 membership_number:a-2p3 memory:a-22b-19c-2f-8j-5p25q28
    memory_$:a-19b-17f-7j-4p26q19 menu:a-1b7 menu_$:a-2b6 merge:a-3b6 message:a-16b-7n28 message_for:b-10n14
    message_for_the:b-5n8 message_to:a-9n13 message_to_mike:n1 message_to_my:n2 messages:b1j-2 messages_$:b3j-2
    meter:b4 meter_$:a-4b6 mets:a6b-4 miami:a5b-3 miami_$:a5b-3 microchip:a-4b8 microsoft:a1 middlemarch:a-2b3
    midnight:o6 midnight_$:o6 might:a9 mike:a1d6h-5n1 mike_$:a1 mileage:a-6b9 mileage_$:a-6b9 miles:a5
    miles_to:a5b-3 miles_to_kilometers:a3b-1 milk:a-13b1c5d-2g11h13i-2j-4k4o-2 milk_$:a-8b-6c6f-1g13h4k5
    milk_and:b6 milk_not:h5 milk_off:f2 milk_on:a-4f-1h9 milk_on_my:b5 milk_on_the:a-1b-6h7j1 milk_to:h5
    million:a2 million_dollars:a1 milo:b2 min:a-7d3s9 min_$:a-1b2d4 mind:a-15b-4c-1f15k5o11 mind_$:a-2b-1f7o1
    mind_about:f5 mind_about_the:f5 mind_that:o3 mind_that_i:o3 mind_the:a-2b-4f10 minister:a5 mins:a-3b-8d12
    minute:a-2b4 minute_timer:b5 minutes:a-9b3c-8d17e-7f-5h-5i7j-11m-6n-2o-6s14t9w-1z-2
    minutes_$:a-10b-4c-4d20e-6f-2i3j-4o-5s14t6 minutes_before:a5i1 minutes_before_my:s1
    minutes_before_the:a6b-3i1s-2 minutes_for:a-3b8 minutes_for_the:a-3b8 minutes_to:a-1b7 mirror:b3 miss:n2
    missing:a1 mistake:a-12k7l8 mistake_$:a-9k2l8 mistake_reverse:a-1k4 mistake_reverse_it:a-1k4
    mobile:a-5b10r-2 mode:a8b-5t7 mode_$:a8b-1 mode_on:b-5t8 mode_on_$:a-1b-1t8 module:a-2b9c-1
    module_$:a-2b9c-1 mom:a-1b4c-5d4f3g10h-8n3o-6 mom's:a-8b10p2 mom's_birthday:a-4p2 mom_$:a-5b-8g11j8
    mom_a:a-4b5 mom_for:n2 mom_for_me:n2 moment:e6 monday:a-18b5c-2d19f6g-1j6m-2o-5w-2 monday_$:a-9b-4d16f7h4w-2
    monday_?:a-3d2j2 monday_?_$:a-3d2j2 monday_at:d5 monday_at_ten:d5 monday_morning:b10d-3 mondays:a11b-5w3
    mondays_$:a9b-2 money:a5b6j-2 money_$:a3 money_for:b1 money_in:a-3b4 money_to:a-2b7 money_to_savings:a-1b5
    month:a-15b1d8j1y14 month_$:b2d9 month_?:j5 month_?_$:j5 monthly:a-7h11 mood:a-8e3w6 mood_for:e4 moon:a9b-1
    moon_$:a3 mop:a-2b4 more:a-12c-4d19f2g-1i-4j-6o-2p4q1r15 more_$:a-6f6p5q1 more_checks:b1 more_coffee:a-1b4
    more_coffee_$:a-1b4 more_minutes:a-1b-5d12 more_minutes_$:a-1b-5d12 more_sugar:a-3b7 more_than:a5
    more_thing:b6 morning:a-8b-9c5d14e-8f-5g-1h-6i6m-7n-1o5p-1s10u16w-7z-3A-1
    morning_$:a-9b-18c7d8f-1h-3i6m-1s10u16w-3 morning_?:a-2b7 morning_?_$:a-2b7 morning_at:b1
    morning_nudgy:a-1u5 morning_nudgy_$:a-1u5 morning_person:a-5o9 morning_person_$:a-5o9 mornings:a-1o6
    mornings_$:a-1o6 mortgage:a-2b8 most:b-10i24j-8p-1 most_important:a-3i10j-1 most_important_thing:i3
    most_money:a9b-6 most_urgent:a-6i11 mother's:b1 mount:a-7b12 mouse:b1
    move:a-10b-6c-8d8e21f-6g3h10j-4m2n-3r-2 move_0:a10b-5 move_0_from:a1 move_money:b3 move_my:a-1b-4h16
    move_my_haircut:h8 move_on:a-6e14h-3 move_the:a-9b4g4h5 move_the_couch:b4 moved:b-7h14 moved_to:a2b-6h9
    moved_to_the:h2 movers:a-2b6 movers_$:a-2b6 movie:a21b-6 movie_schedule:a2 movie_times:a5b-1
    movie_times_$:b1 movie_times_for:a7b-6 movie_was:a3 movies:a9j-2 movies_are:a4 movies_are_playing:a3
    moving:a-8b4m10 moving_house:a-3m8 mow:b8j-2 mow_the:b4 mow_the_lawn:b4 mower:a-2b6 mower_blades:b2
    mower_blades_$:b2 mr:a-1b2 mrs:a-6b9c-1o6 mrs_alvarez:a-2o6 mrs_alvarez_$:o6 mrs_alvarez_next:b2
    much:a5b-16c-6f-1i-4j-3m3o-4v18w18 much_$:a5b-7v1w6 much_did:a1 much_did_i:a1 much_do:a-1j3 much_do_i:a-2j4
    much_gas:a1j-1 much_is:a6 much_right:a-4w7 much_right_now:a-4w7 much_storage:a4j-2 much_storage_is:a2
    much_that:a-1v6 much_time:a-6j7 much_time_is:a-6j7 mum:a-3b8 mum's:a-2c7 mum_back:b3 mum_back_$:b3
    music:a19b-13 music_$:a12b-8 must:b10 must_not:b6 must_not_forget:b6 mute:a12b-9 mute_$:a11b-8
    my:a8b-25c2d-5e-32f9g-8h1i-9j12k-16l-20m-15n5o21p23q32r-8t-16u-24v-22w-15x-26y-20z-30A-28 my_0:a-7f7h9
    my_0_am:a-2f5 my_0_o'clock:f1 my_account:a20b-4 my_account_$:a5b-1 my_account_number:a4 my_account_right:a2
    my_address:q4 my_address_$:q3 my_alarm:a-13b2d7j7 my_alarm_$:d4 my_alarm_for:b3 my_alarms:b-4j7
    my_alarms_$:b-4j7 my_amex:a2j-1 my_amex_$:a2j-1 my_appointment:f1h6 my_audiobook:a6 my_audiobook_$:a3
    my_back:a6 my_balance:a4 my_balance_$:a1 my_bank:a6 my_bank_balance:a3 my_battery:a5p-1 my_bike:a2j-2
    my_birthday:a6 my_birthday_from:q1 my_boss:a-7b5f-4n4o3q5 my_boss_$:a-1f-3q6 my_boss_is:a-1o5
    my_brain:a-8o-5s8w7 my_brain_is:a-8o-5s8w7 my_brother:b4 my_calendar:a-9f12j8 my_calendar_$:a-2f2j4
    my_calendar_for:a-1f4j4 my_car:a6b-4 my_car_$:a7b-3 my_card:a22b-9 my_card_$:a10b-3 my_cat:a6 my_checking:a5
    my_checking_account:a3 my_credit:a20b-6j-3 my_credit_card:a7 my_credit_limit:a4 my_credit_score:a3
    my_day:a-12b11c-1j9 my_dentist:a-14b-6h1p10q8 my_dentist's:a-2p4 my_dentist's_name:a-2p4 my_dentist_$:a-5p12
    my_dentist_appointment:b-2f1h3j4o-1p-2 my_dentist_is:a-1o5q6 my_doctor:a-6o6p1 my_doctor_$:o3
    my_doctor_is:a-2o1 my_emails:a5 my_employee:a-6b-2o8p4 my_employee_id:a-6b-2o8p4 my_essay:a2c3 my_ex:a1
    my_facebook:a6b-2 my_favorite:a-7j-1o8p8 my_favorite_coffee:a-2o1 my_favorite_color:a-8o4p5
    my_favorite_show:a3 my_flight:a-2b12h6j-5o-2 my_grandma:b-5r13 my_grandma_$:a-6r14 my_grocery:j3
    my_grocery_list:j3 my_gym:b1f-4n5 my_gym_membership:b1f-4n5 my_haircut:a-5b-1d1h8j3 my_haircut_reminder:d1h2
    my_homework:a-9b8c9o-4 my_homework_$:a-5c9 my_horoscope:a11j-2p-2 my_inbox:a4 my_inbox_$:a4
    my_insurance:a6h2 my_internet:a8p-5 my_ip:a5 my_ip_address:a5 my_job:a3q2 my_job_$:a3q2 my_keys:a3
    my_keys_$:a3 my_kid:a5o-2 my_kids:a-11b-4o13p7 my_landlord:p5 my_landlord's:a-4p4 my_landlord's_number:a-4p4
    my_landlord_$:a-2p4 my_last:a6b-1g6j-5k3 my_last_action:k5 my_leave:a-1n5 my_leave_$:a-1n5 my_license:a-4p6
    my_license_plate:a-4p6 my_list:a-16c6f5g2i4j5o-5p-1 my_list_$:a-8b1f3g3i5j3o-2 my_list_please:f5 my_lists:j1
    my_lists_$:j1 my_location:a12b-7 my_location_$:a2 my_locker:a-11j-4o3p9q8 my_locker_code:a-8j-1p7q7
    my_locker_combo:p1 my_luggage:a6 my_manager:a-2n2o7 my_meds:a-2c7 my_meds_$:a-2c7
    my_meeting:a-5b-2d2f1j13o-3p-2 my_meeting_with:a-2f1j8p-1 my_membership:a-2p3 my_membership_number:a-2p3
    my_mom:a4o-2 my_mom's:a-2p2 my_mom's_birthday:a-2p2 my_name:a-17b-7j-3o10p10q11 my_name_$:a-4p6q6
    my_name_?:a-1p3 my_name_is:a-3o4 my_name_to:a-1o9 my_neighbor:a4 my_next:a-10i5j8p-3s5
    my_next_meeting:a-1j3s5 my_next_task:i10j-3 my_nickname:a-5b-2q8 my_old:a5b-5q2 my_old_address:q2
    my_order:a11b-3 my_package:a7 my_passport:a-4b4m2 my_passport_$:a-4b4m2 my_phone:a20f-4j-6o-4q2
    my_phone_$:a11b-1 my_pills:a-4c5f1 my_pills_$:a-4c6f1 my_pin:a8 my_pizza:j1 my_plate:c3j4 my_plate_$:a2c4
    my_playlist:a6b-5 my_playlist_$:a6b-4 my_podcast:a1 my_podcast_$:a1 my_reading:a-2c5d2 my_recent:a3
    my_reminder:a-7b-8d8f3j2 my_reminder_$:f2 my_reminder_for:h1 my_reminder_to:a-2b-1d5j1
    my_reminders:a-8b-3f10j9 my_reminders_$:a-4f6j4 my_reminders_for:f4 my_resume:a-2m4 my_routing:a7p-3
    my_routing_number:a7p-3 my_salary:a5p-2 my_savings:a4b-1 my_savings_account:a7b-6 my_schedule:a-5b-4f8j8
    my_schedule_for:a-2b-2f5j2 my_shoe:a-8j-1o2p5q5 my_shoe_size:a-8j-1o2p5q5 my_shopping:a-3b1c3h2j3
    my_shopping_list:a-3b1c3h2j3 my_sister:o1p3 my_sister's:a-8j-1o6p6 my_sister's_birthday:a-4o1p4
    my_sister's_name:a-2o2 my_sister_$:a-3o5 my_sister_called:p4 my_son:a-14o9p8 my_statement:a6j-2
    my_statement_$:a6j-2 my_tablet:a3 my_tablet_$:a3 my_tasks:a-6j11 my_tasks_$:a-2b-1j9 my_tasks_for:j1
    my_tax:c6 my_taxes:a2b4j-3 my_taxes_$:b5j-1 my_time:a1 my_time_off:a1 my_tire:a8p-2 my_tire_pressure:a8p-2
    my_to:a-4b1f6j2 my_to_do:a-4b1f6j2 my_top:i11p-2 my_top_up:a8 my_transfer:a2 my_uber:a-6b8 my_visa:a12b-7
    my_visa_$:a7b-3 my_visa_bill:a3b-2 my_w2:a4 my_way:c1 my_way_home:c1 my_week:a-8j9 my_week_look:a-8j9
    my_wife:a-3b5 my_wife's:a-9b-1o5p7q1 my_wife's_birthday:a-4p8 my_wife's_name:a-3o4q1 my_wifi:q7
    my_wifi_password:a-2q7 my_workout:a1 my_workout_playlist:a1 myself:a-3w11 myself_$:a-2b1w1 myself_today:w6
    myself_today_$:w6 nadia:a-10c9 nadia_$:a-8b-3c10 nah:a3b-17e21i-3 nah_$:a13b-9 nails:a-1b8 nails_$:b2
    name:a-8b-2c-6f-6h-7i-3j-14o15p21q14r-2 name_$:a-10b-2j-3o-4p19q8 name_?:p3 name_?_$:p3 name_from:q3
    name_is:a-2o14 name_the:a-2b7 name_to:b-3o9 names:b2 nana:a-3b4g4 nana_$:b2 nap:b3 nap_$:b3 nappies:b4
    nappies_$:b4 navigate:a9b-4 navigate_to:a4b-1 navigation:a16b-12 navigation_$:a16b-12 near:a10b1j-5
    near_me:b6j-3 near_me_$:b7j-2 near_the:a6b-3 near_the_stadium:a5b-4 nearby:a18b-13 nearby_$:a15b-11
    nearest:a14b-11 nearest_gas:a1 nearest_gas_station:a1 nearest_pharmacy:a2 nearest_pharmacy_$:a2
    necessary:a4b-1 necessary_$:a3b-1 need:a-2b15c-16d-7e-3f21g5h-2i-8k-3m11o-13p-8r-1w-2z-5 need_a:a4n4
    need_a_jacket:a1 need_a_reminder:b2 need_a_visa:a2 need_an:a6j-1 need_an_umbrella:a6j-1 need_bread:b1
    need_for:a4f6j-4 need_for_kenya:a2 need_for_the:f6j-1 need_milk:b7j-4 need_the:a-2b-4f1m6
    need_to:b12c-2g5h-3j9m-1n-5o-5p-3 need_to_be:f1 need_to_buy:a-6b1j9 need_to_call:a7b-3f1
    need_to_do:a-1b5g6j-3 need_to_get:a-5b2j3 need_to_know:a2b-1 need_to_make:a2 needs:a-12b12c-3d-1f-1g8i4
    needs_doing:a-2g2i4 negative:a6b-12o8 negative_$:a6b-12o8 neighbor:a4 neighbor's:a-2c3 neighbor's_cat:a-2c3
    neighbor's_cat_this:c3 neighbors:a2 neighbors_over:a-1b3 netflix:a8b6f-2j-1 netflix_$:a12b-2
    netflix_before:b1 netflix_subscription:a-6b10 never:a16b-22c-17f14g6k5o-1 never_mind:a-7b-9f13k6
    never_mind_the:a-2b-4f10 nevermind:b-10f14 nevermind_$:b-10f12 new:a8b25c-5d3f-3h-3i-8j-16m-1p-2z7
    new_checks:a6b-6 new_checks_$:a6b-6 new_emails:a4 new_emails_$:a2 new_hire:b1 new_hire_$:b1 new_intern:b1
    new_intern_$:b1 new_pin:a1 new_task:b3 new_year:a-1d6 new_year_$:a-1d6 new_york:a1 news:a25b-14j-1
    news_$:a7b-1 news_from:a9b-5 news_from_the:a1 newsletter:a-4b5f8g-1 newsletter_$:a-3b9 newspaper:a-6b14
    newspaper_$:a-3b9 next:a-6b-26c-16d6e20f-15g-6h3i39j-1k-4m-10n-3o-8p-12r-3s9w-2z-2A-3
    next_$:a-17b-7e11i21j-2 next_?:a-2i5 next_?_$:a-2i5 next_door:b2 next_door_$:b2 next_episode:a12b-1i-3
    next_meeting:a-1j3s5 next_meeting_$:a-1j3s5 next_month:a-1b-2d9 next_month_$:a-1b-2d9 next_on:b-5i11j-3
    next_on_my:i1 next_one:a-1i12 next_one_$:e-1i9 next_one_please:e1i2 next_song:a5 next_song_$:a5
    next_task:a-5e8i10j-5 next_task_$:e1i4 next_task_please:i6 next_thing:i6j-4 next_thing_on:i6j-4
    next_thursday:b9 next_thursday_at:b3 next_track:a10i-3 next_tuesday:a-3b-2h7j2 next_tuesday_$:a-3b-2h7j2
    next_week:b-1d7h4i-3j1 next_week_$:b-1d7h4 next_week_?:j2 nice:a3b-17x19 nice_$:a4b-12x12 nicer:a-2r5
    nicer_to:a-2r5 nicer_to_me:a-2r5 nickname:a-3b-2q8 night:b2c-1f-2g3j-1o7w-3A10 night_$:b3o-4A11
    nights:a-8o6p8q2 nights_$:o2q2 nights_on:o3 nina:a-3b7 nine:a3f7 nine_$:a9b-9f7
    no:a12b-22c-7d-4e6f13g-5h6i-4j-3k12l4o-5s3v-4w-1x-2A-2 no_$:a7b-2 no_i:a-7h10k4 no_i_meant:a-1h10
    no_idea:a7b-2 no_idea_$:a7b-2 no_longer:b-5f12 no_longer_need:b-5f12 no_put:k2 no_put_it:k2 no_wait:a-2k3l6
    noah's:b2 nobody:a10b-3 nobody_likes:a6b-3 noise:a6 noise_$:a9b-8 noon:a-3h2o6 noon_$:b2 noon_?:a-1h4
    noon_?_$:a-1h4 normal:a-4b-1r14 northern:a-4b6 northern_lights:a-4b6 northern_lights_$:a-4b6
    not:a-3b-32c-30d10e23f16g12h28i-14j-8l-3m-10n-3p-6q2r-7s-6u-2v-3w-7x-4z-4A-9 not_$:a8b-3c-2g5 not_0:a-3h11
    not_0_$:a-2h8 not_disturb:a3 not_disturb_$:a3 not_doing:f8g-1 not_doing_it:f4 not_done:a8c-13g14h-3
    not_done_$:c-7g13 not_done_with:a9c-4 not_forget:b6 not_forget_to:b6 not_going:a1f4 not_going_to:a1f4
    not_in:a-1e3 not_in_the:a-1e3 not_now:a-3d10e2 not_really:a11b-2 not_sure:a9w-1 not_sure_$:a3 not_that:e5
    not_this:a-6e16 not_this_$:e8 not_this_one:e1 not_thursday:h5 not_thursday_$:h5 not_to:f2 not_today:a-3d13
    not_what:a2k6 not_what_i:a2k6 note:a-17b-7h4n10o16 note_for:b-2n6 note_that:a-4b5o6 note_that_i:b6
    note_that_my:o2 note_to:a-4b-5h9n5 note_to_the:b-5h6 notes:a-3b16 notes_$:a-2b11 notes_to:b1 nothing:a7b-4
    notifications:a8b-3 notifications_$:a5b-1 novel:b1 novel_$:b4 novel_a:a1 november:a-5j6
    now:a-25b-27d7e13g-4h11i25j-8k-2m-8n-2o2p-12q-1s3w3x-5y2z-3A6 now_$:a-1b-12c-2d-8e18f-5i5m-3o3p-4s4w6y4
    now_?:i8j-1p-1 now_?_$:i8j-1p-1 now_at:h4 now_at_0:h4 now_on:a-4o5r2 now_on_$:a-1o1r2 now_what:a-5i11
    now_what_$:a-5i11 npr:a2b-1 nudge:a-6i10 nudge_me:a-6i10 nudgy:a-13b-9r4u16A8 nudgy_$:a-12b-15r4u17A8
    number:a-10b-27c3d-4f12g12h8i-8j-3k1l-2m8n5p8q1r-3s-3t-2u-2v-2w-1x-2z-2A-2 number_$:a5b1c-1f-1j-7k5p7
    number_0:a-24b-24c4d-1e2f7g16h3j4k-2m11n7o-10 number_0_$:a-18b-16c7d-11e4f9g5j7m4n8o-5 number_0_as:c-4g12
    number_0_is:h5 number_between:a5 number_between_one:a3 number_for:a4 number_for_my:a3 number_is:a-2o8
    number_is_0:a-2o8 numbers:a-3b8 nursery:b1 nursery_$:a1 nuts:a7b-3q2 nuts_$:a4b-2q2 o:a-4o8 o'clock:b-2h5
    o'clock_meeting:f1 oat:a-5h15 oat_milk:a-5h15 oat_milk_$:h4 oat_milk_not:h5 ocean:a1 ocean_$:a1
    october:a3j-2 october_$:a4j-2 octopuses:a2 odeon:a1
    of:a15b-4d1f3g-1h7j-3k-10l-4m-4n-1o-14p-12r-10s4u-3v-2w2x2A-6 of_$:c5 of_0:a16b-12o-1t3 of_0_$:a14b-8h1
    of_a:a4 of_all:f1 of_all_my:f1 of_buttermilk:a5 of_coffee:b2 of_energy:a-2i7s4 of_energy_right:s5
    of_everything:b-3f4j5 of_life:a-6x8 of_life_$:a2 of_life_?:a-9x10 of_love:a1 of_middlemarch:a-2b3 of_milk:a1
    of_milk_$:a1 of_my:a-4d9h-4i5 of_my_list:i6j-4 of_my_shopping:f1 of_myself:a-3w9 of_myself_today:w6
    of_office:b1 of_peru:a3b-1 of_peru_$:a3b-1 of_six:a2 of_six_$:a2 of_task:a3
    of_the:a-12b1e7f-11g-4h8i-1j3m1n1y4 of_the_car:a-1c2 of_the_line:e7 of_the_list:h4 of_the_queue:e3
    of_the_week:j-4y5 of_the_word:a7b-4 of_things:a-5b3z5 of_things_to:b4 of_this:b3 of_those:c3
    of_thunderstorms:a3b-1 of_us:a2b-1
    off:a-7b-16c19d8e-9f22h-1i-1j1k-10l-1m-9n-3o-11p-9q-3r-6s-4u-1w-7x-1z-2A17
    off_$:a16b-9c-6d-4g1h-6j2o-1p-2w-4A18 off_?:a-5i1j6 off_?_$:a-5i1j6 off_all:a-1f4 off_at:a-5b14f-1
    off_eggs:b-2c5 off_in:a2 off_in_the:a2 off_my:a-9b-9c13f14j-11 off_my_0:a-1f4 off_my_list:b-2c2f6j-5
    off_my_plate:a-1c6 off_my_to:f1 off_of:f1 off_of_my:f1 off_on:b-1d5 off_on_the:b-1d5 off_the:b-8c-3d4f4h7j5
    off_the_dentist:c1d1 off_the_kitchen:a1 off_the_list:b-6f11 off_walk:b-2c6 off_walk_the:b-2c6 off_we:f4
    office:a3b3c3 office_$:a3b3 offline:b1 offsite:b2 often:a5 often_should:a3 oh:a6b-6k6 oh_no:a-3k7 ohio:o3
    ohio_$:o3 oil:a-8b9c3d3f-3h1j1 oil_$:a-3b8 oil_be:a3 oil_change:a-10b-2c5d4h3j2 oil_change_$:b7
    oil_change_to:b-10d5h5 ok:a7b-11c2i13j-5A4 ok_$:a8b-4 ok_i:c5 ok_i'm:A1 ok_what:i3 ok_what_now:i3
    old:a-6b23c-1f-5j-3p2q1x4 old_address:q2 old_address_$:q2 old_are:a-3x4 old_are_you:a-3x4 old_coats:b1
    old_did:a-1p4 old_did_i:a-1p4 old_is:a8 old_photos:b4 olive:a1b3f-1 olive_garden:a4 olive_garden_$:a3
    olive_oil:b7f-1 olly:b3j-1 on:a7b5c-10d3e3f-6g-3h6i8j6k-21l-13n-1o7p-25q-13t12u-13v-10x-14y-15z-17A-14
    on_$:a6b-25e10i4j-10t7w7 on_0:a3b-1 on_0_dollars:a3b-1 on_a:a2b1 on_at_the:j1 on_cleaning:b-2h5
    on_cleaning_the:b-2h5 on_craigslist:b7j-2 on_craigslist_$:b7j-2 on_december:a1 on_december_0:a1
    on_facebook:a8 on_facebook_$:a6b-3 on_facebook_marketplace:a-1b4 on_for:j2 on_for_tomorrow:j2
    on_friday:a-4b1f1 on_friday_$:d1f1 on_friday_at:j1 on_here:a-11j12 on_here_$:a-11j12 on_i:a8b-2 on_i_0:a8b-2
    on_in:a6b-3 on_in_the:a3b-2 on_instagram:b2 on_it:a2 on_it_$:a2 on_june:b3 on_june_0:b3 on_level:a-6b-3o12
    on_level_0:a-6b-3o12 on_mars:a5b-1 on_mars_$:a5b-1 on_me:a-5g3r7 on_me_$:a-2g3r4 on_monday:a-10f9h5j2
    on_monday_$:a-2b-6f9h6 on_monday_?:a-3d2j2 on_monday_morning:b8d-3 on_mrs:b2 on_mrs_alvarez:b2
    on_my:a-1b14c6d-2f-6g2h-1i2j4o-8p-2 on_my_amex:a2j-1 on_my_bank:a-2b4 on_my_calendar:a-4b5j4
    on_my_list:a-4b7c6f-6g4j-3 on_my_phone:a3j-2 on_my_plate:a-1j5 on_my_shopping:b2 on_my_to:b4i4j-2
    on_my_way:c1 on_netflix:a2 on_netflix_$:a2 on_pizza:a1 on_pizza_$:a1 on_saturday:a-7b11 on_saturday_$:a-4b8
    on_saturday_?:b3 on_saturdays:b-5o7 on_shuffle:a7b-3 on_shuffle_$:a7b-3 on_some:a7b-5 on_sunday:a9b-5d2e-1
    on_sunday_$:a9b-7d3e-1 on_thanksgiving:b1 on_thanksgiving_$:b1 on_that:d6e1 on_that_$:d3e2
    on_the:b-1d9e-7f-6g-2i5k-3o-7r-2s4t11 on_the_0:b7f2h-3j-2 on_the_agenda:a-5b-1i6j3 on_the_attic:b-4d3h3
    on_the_coffee:a3b-1 on_the_essay:t2 on_the_first:b1 on_the_garage:b-10c12 on_the_grocery:j2
    on_the_list:a-6b4f-5g4i6m-1 on_the_porch:a2 on_the_report:a-7m8t8 on_the_shopping:b4f-10h5
    on_the_timer:a-3j4 on_the_tv:a2 on_there:a-10b7j8 on_there_$:a-6b2g1j6 on_this:a-2b-3d-2e2i4j2m4
    on_this_morning:a-4i6 on_this_one:m6 on_thursday:a-3d4f4j2 on_thursday_$:b-1d4f5 on_tuesday:a-5b8j2
    on_tuesday_$:a-3b5j2 on_tuesday_at:b1 on_tuesdays:o4 on_tv:a2 on_twitter:a5j-1 on_twitter_$:a3
    on_wednesday:a-6b2h10s-1 on_wednesday_$:a-4b1h10 on_weekdays:b1 on_youtube:a1 on_youtube_$:a1 onboard:a-1b4
    onboard_the:b1 onboard_the_new:b1 onboarding:b1 onboarding_doc:b1 once:p5
    one:a-18b-32c-7d7e19f12g11h13i19k10m1o-11p-10q-6r-12s-10t-4u-6v-6w-15x-8y-4z-6A-9 one's:c4g1m1 one's_done:c4
    one's_done_$:c4 one_$:a-20b-13c-3e10f15g-2h5i6j5k5m1s-2w-1 one_about:a-2b-3g1j6 one_about_the:a-2b-3g1j6
    one_again:d2g1 one_again_in:d2 one_and:a3 one_at:e3 one_at_the:e3 one_back:a-2b8g4j-1 one_for:a-2d5i5
    one_for_me:i5 one_i:g1k3l3 one_i_just:k4 one_is:g7 one_it's:h2 one_it's_siobhan:h2 one_more:b6
    one_more_thing:b6 one_of:a2 one_off:c5f3 one_off_$:c2f3 one_please:a-1e8 one_please_$:e2i2 one_please_not:e4
    one_thing:a-2i16 one_thing_$:i4 one_thing_i:i2 one_to:n2 one_undo:k3 one_what:e2 one_what_else:e2
    one_with:b-1n3 one_with_the:b-1n3 ones:a-8j12 ones_$:a-6j8 ones_did:j4 onions:a-1b4 online:a-3b-7c16
    online_$:b-9c11 only:b-4j-1o-1s15 only_have:s9 oops:a-8b-12k23 open:a17b-6c-8d-2f-8g16h-4j1m-1 open_$:a-2g12
    open_a:a-13b14 open_a_savings:a-6b7 open_an:a-3b8 open_it:g6 open_late:a9b-5 open_my:b-6f-3j10 open_my_to:j6
    open_netflix:a4b-2 open_the:a10b-1 open_the_blinds:a5b-4 opens:b3 or:a27b-17j4x-2 or_dogs:a2 or_dogs_$:a1
    or_the:a1 or_the_egg:a1 orange:a1b1 order:a2b23c-1f-4j-4p-1 order_$:b5 order_0:b1 order_a_pizza:a-3b4
    order_a_replacement:b1 order_checks:b2 order_checks_$:b2 order_me:a12b-10 order_more:b2 order_more_checks:b1
    order_pizza:a-2b3 organize:a-5b10 organize_the:a-1b4 oscar:a3 other:h2 ought:a-3i7 ought_i:a-3i7
    ounces:a5b-3 our:a-4b-4j-1o11p9 our_anniversary:a-4p10
    out:a-4b11c13d-3e-8f7g7h-14i3j-2k-6m-8n-3o-9p-5r-2s-1w11z-6A-2 out_$:a2b-8c11f-1g-2j-3w14 out_?:a4
    out_?_$:a4 out_i:g5 out_in:a-1i3 out_my:b-4j7 out_of:a2b7c-6d1f-4g6 out_of_0:a6b-1 out_of_office:b1
    out_of_six:a2 out_on:a-3j3 out_the:a-7c13d-2f8 out_the_fridge:a-1c3 out_the_garage:b1 out_the_trash:c3
    out_there:a2 out_when:a-3b6 out_when_trash:a-1b4 outback:a-4b5 outdoor:b3 outline:a-3b9 outline_$:a-3b7
    outside:a8b-2 outside_$:a6b-1 oven:b12h-2 oven_$:a-2b6 oven_to:a7b-3 oven_to_0:a7b-3 over:a2b2g1j3
    over_$:a5b-1 over_my:j4 over_the:a-3b6 overdue:a-15b-11j27 overdue_$:a-10b-12j23 overwhelmed:a-7w16
    overwhelmed_$:a-5w10 owe:b5 own:a-1b5 owns:a3 pack:a-2b13 pack_lunches:b1 package:b11f-1 package_$:b8
    package_to:b1 packed:a4 packing:a-12b4m11 packing_list:b3 packing_list_$:b3 pad:b4 page:a-3b8
    pages:a-8b15h-1o-1 pages_of:a-2b3 pages_of_middlemarch:a-2b3 paid:a-5b-23c27g7h-1 paid_$:a-8b-10c21
    paid_the:a-9b-8c10g6j2 paid_the_electric:c2 paid_the_rent:a-1b-1c6g3 paid_the_water:a-1c-2g1j5 pain:a5b-1
    pain_$:a5b-1 paint:a-8b17 paint_$:a-2b4 paint_color:a-3b4 paint_the:b1 painted:a7b-2 painted_the:a4
    painting:a1b-18f2g-2h10m4 painting_called:a7b-6 painting_the:a-4f5g-1m4 painting_the_fence:a-4f5g-1m4
    pair:a2 pair_with:a6b-4 pair_with_my:a6b-4 pancakes:a10b-2 pancakes_$:a7b-1 pandora:a6b-4
    paper:a-4b11c-2f4j2 paper_$:a-6b10 paper_on:b1 paper_on_the:b1 paper_towels:a-3f5j4 paper_towels_on:j1
    papers:b9 papers_$:a-2b6 paperwork:a-3b8 paperwork_$:a-3b8 paracetamol:b3 paracetamol_$:b3 parasite:a1
    parasite_$:a1 parcel:a-5c13 parcel_$:a1 parcel_to:a-5b7 parent:b5 parent_teacher:b4
    parent_teacher_conference:b4 parental:b4 parental_leave:b4 parental_leave_$:b4 paris:a10b-1 paris_$:a10b-1
    park:a-4b-10d7o6p7 park_$:a-3p7 park_on:b-5o6 park_on_level:a-2b-1o7 park_the:d5 parked:a-5o5p3
    parked_on:a-1o5 parked_on_level:a-1o5 parking:b4 parking_$:b2 parking_permit:b5 partner:a-7b-1o7r8
    party:a-5b9c-2f4h-1m7 party_$:a3b7 party_for:b3 party_planning:a-2m6 pass:a-12b-13e29 pass_$:a-5b-11e20
    pass_on:a-4b-3e13 pass_on_this:b-1e8 passed:a7b-1 passport:a-19b4c-2d2f-2g5h4j8m3 passport_$:a-10g2j11m1
    passport_one:g2 passport_photos:d2 passport_renewal:h2 password:a-22b13c-3f-3h-3j-5o12p13q6
    password_$:a-9b12p5 password_at:a-2o2p2 password_at_the:a-2o2p2 password_for:b2 password_is:a-2b-1o12
    password_is_penguin42:o1 past:a-6b12 pasta:b2 patch:a-5b8 patch_the:b2 patio:a-1b4 patio_furniture:b1
    patio_furniture_$:b1 pause:a11b-6 pay:a-1b26c-5j5p-1 pay_$:j3 pay_my:b1 pay_off:b5 pay_off_the:b1
    pay_rent:j1 pay_rent_$:j1 pay_the:b3 payday:a4 payment:b10g4j-2 payment_$:a-7b10 payment_bounced:g4
    payment_bounced_so:g4 peanut:b7 peanut_butter:b7 peanuts:o6 peanuts_$:o6 pearl:a1 pearl_earring:a1 pencil:b2
    pencil_in:b2 pencil_in_coffee:b2 pending:a-7j12p-1 penguin:a-17b-14c-1i2j-2r7u15v5x8A8 penguin42:o1
    penguin42_$:o1 penguin_$:a-19b-20c-1i2r7u15v5x8A9 penguins:a13b-11x9 penguins_$:a5 penguins_fly:a-6b-1x11
    penguins_fly_$:a-7b-1x11 penguins_have:a1 penguins_have_knees:a1 penicillin:o1 people:a12b-12c2j-1o11
    people_$:c4o2 people_are:a3 pepper:a-3b5 percent:a15b-10 percent_$:a12b-9 percent_of:a1 percent_of_0:a1
    performance:a-2b6 permission:a-8b3c9 permission_slip:a-6c9 permission_slip_$:a-1b-3c9 permission_slip_for:b2
    permit:b5 person:a-4o8 person_$:a-6o8 persona:a-20b-24c-1r35z6 persona_$:a-16b-16c-1r27z6
    persona_to:a-3b-9r14 personality:a-8r13 personality_$:a-6r11 personas:a-15b-9j-6r28 perth:a-4b5 peru:a3b-1
    peru_$:a3b-1 pet:b3 pet_sitter:a-1b3 pete:b1 pete_$:a-2b4 pets:a3 pharmacy:b2h6 pharmacy_$:b1h6 phoenix:a1
    phone:a10b12d-1f-11h-2i-1j-11n1o2q1r-1 phone_$:a10f-4j-2n3 phone_bill:a-5b3c2 phone_bill_$:a-5b3c2
    phone_calls:a-7o8p2 phone_calls_$:a-3o7p2 phone_number:q3 phone_plan:a-2b9 phone_plan_$:a-2b9 phone_to:a3
    photo:b1g1 photo_$:g2 photograph:a-1b4 photos:a-11b21d1f-4 photos_$:a-5b14 photos_from:a-2b6
    photosynthesis:a6 photosynthesis_$:a3 phrase:n3 physical:a-9b14 physical_$:b3 physical_therapy:a-5b9
    physical_therapy_$:b2 physio:a-1b6 physio_$:b3 piano:a-10b15f1 piano_lesson:b2 piano_lessons:f2
    pick:a-4b7c-1e-3f2i15m-1 pick_a:a7b-4i6 pick_a_number:a8b-3 pick_one:i5 pick_one_for:i5 pick_up:a-8b14d-2f3
    pick_up_the:f4 picked:a-8b-12c18g3 picked_up:a-8b-12c18g3 picked_up_$:a-3b-3c6g4 picked_up_the:a-2b-7c13
    picture:b9 picture_$:a7b-6 picture_of:a-2b4 picture_of_the:a-7b9 pictures:b10 pictures_$:a-2b6
    pictures_of:a4 pie:a-4b8 pieces:a-4b-5m13 pieces_$:m5 pieces_please:m7 pieces_please_$:m7 pill:a-4b4h2
    pills:a-9b3c5h1 pills_$:a-9b5c5f1 pin:a15b-2 pin_$:a4b-1 pineapple:a1 ping:b3 ping_me:b3 ping_me_in:b3
    pirate:a-9r11 pirate_$:a-9r11 pizza:a10b-5f3 pizza_$:a8 pizza_is:a3 pizza_timer:a-2b-2f4j1 place:a5b1
    place_$:b4 places:a3 plan:a-3b10j-4m14 plan_$:b8 plan_cover:a5 plan_for:b-7m11 plan_the:m3 plane:b4
    planets:a1 planning:a-6m13 plans:a-2b5 plans_$:a-2b5 plant:b5 plant_garlic:b3 plant_tomatoes:a1
    plant_tomatoes_$:a1 plants:a-2b3h6 plants_$:a-4b8 plants_every:h2 plate:a-2c2j2p5 plate_$:a2c4
    play:a34b-6c-4d-3e-1f-2h-2i-1 play_$:b2 play_catch:a-6b7 play_catch_with:a-6b7 play_chess:a-1b3
    play_chess_with:a-2b4 play_next:a1 play_npr:a2b-1 play_some:a1 play_something:a5b-2 play_that:a2 play_the:a5
    play_the_latest:a1 play_the_piano:b2 play_with:a-5b7 play_with_the:a-5b7 played:a5 playing:a21b-5i-1
    playing_right:a5 playing_right_now:a5 playlist:a14b-5 playlist_$:a17b-13 playlist_for:b3 playlist_for_the:b3
    plays:a10b-3 plays_the:a3 please:a-7b-15c-2d-3e4f4h-16i6j-4k16l4m10o1p-9q7r4s-5t-1u-5v-5w-7x-5y5z9A-9
    please_$:a6b-26c-7e3f-7g-10h-6i11k7m14o-6p-1q-2r7s-1u-2v-1w-4x-1y5z10A-5 please_add:b6 please_add_renew:b2
    please_delete:b-2f7 please_don't:f-1q8 please_erase:f4 please_forget:q3 please_mark:c6 please_mark_my:c3
    please_not:e4 please_not_this:e1 please_put:b10 please_remind:b5 please_remind_me:b5 pls:b-1e5n3 pls_$:e5
    plug:a3 plumber:a-16b7c2g2n6 plumber_$:a-5b6n5 plumber_about:h1 plumber_about_the:h1 plumber_came:a3b-3c4
    plus:a11b-5 plus_0:a8b-4 pm:a1b-4h9 pm_$:a1b-4h7 podcast:a6b1 podcast_$:a11b-3 podcast_episode:a-5b7
    point:b3 point_$:b3 points:a16b-4j-5 points_$:a6b-3 points_do:a4j-2 points_do_i:a4j-2 policy:b2
    polite:a-1b-3n9 polite_reply:n2 polite_reply_to:n2 pomodoro:a-13b-19t30 pomodoro_$:a-8b-11t19 pool:a-9b12
    pool_$:a-4b7 population:a7b-4 population_of:a7b-4 porch:a2 porch_light:a3b-2 pork:b2 portland:a-1o1q4
    portland_$:o4 portuguese:a6b-1 post:a-1b15c3 post_$:a6 post_office:a-2c5 post_office_$:b3
    post_on_instagram:a-1b4 post_the:a-3b5 post_the_job:b1 postpone:a-6b-13d20 postpone_the:b-3d14h-5 pothole:b8
    potluck:a-2b6 potter:a4 potting:a-2b4 powder:b2 powder_$:b2 power:a-3b7 power_of:a-4b6 pr:a-1b4
    practice:a-5b12 practice_$:b2 practise:a-2b6 pre:a-1b4 premier:a4b-1 premier_league:a4b-1
    premier_league_$:a4b-1 prep:a-7b10c2 prep_$:a-2b5 prep_for:b2 prepare:a-5b-3n13 prepare_a:b-5n8
    preschools:b2 prescription:a-4b2c3 prescription_$:c3 prescription_at:b1 present:a-4b12j-2 present_$:a-1b4
    presentation:b-2c1m4 presents:a-7c7 presents_$:a-7c7 pressure:a3b8p-3 pressure_$:b6 previous:a4b-1
    previous_song:a4b-1 previous_song_$:a4b-1 price:a8 price_$:a2 pricing:b1 prime:a8 prime_minister:a5
    print:a-7b16 print_boarding:b2 print_the:b5 printer:a-5b12 printer_$:a-2b5 printer_ink:a-1b4
    printer_ink_hp:b1 priority:a-16b-6h19i11p-2 priority_$:a-11b-4h12i11p-2 priority_on:b-5h10
    priority_on_cleaning:b-2h5 priority_task:b2 priority_task_to:b2 priya:b1 priya's:b2 probably:a-5b9
    problem:a-4b9 problem_set:a-4b9 problem_set_0:a-3b7 professor:a-5n7 profile:a-3b7 project:a-12h7j3m5
    project_$:a-2b8j-2 promised:a-2b8 proofread:b12j-2 propane:b2 proper:a-1b-6w11 proposal:b7 proposal_$:b7
    proud:a-3w9 proud_of:a-3w9 proud_of_myself:a-3w9 prune:a-2b6 pta:b3 pto:a1 pull:a-4j12 pull_request:b2
    pull_request_$:b2 pull_up:a-1b-6j12 pull_up_my:a-1b-1j8 pump:a-3b6 pump_$:a-2b5 puns:a6b-2 puns_about:a4b-1
    puppy:a-3b8 puppy_$:b4 purchase:a4j-2 push:a-3b-10d20 push_my:d5 push_the:b-3d7
    put:a-6b12c-8d3e7f-21g3h8i-10j-4k5m-7n4o-6r-3z3 put_0:b2 put_a:a1 put_a_block:a3b-2 put_batteries:b2
    put_batteries_on:b2 put_down:a-1b5 put_it:a-4b2c-2d2e8f-4g2h-4k4 put_it_at:a-2b-5e11 put_it_back:a-3g4k5
    put_it_off:d7 put_it_on:a4b8f-3 put_my:a3 put_off:b-2d7 put_off_the:b-2d7 put_on:a11b-6 put_on_some:a7b-5
    put_the:a2b-7f-1g4h11 put_the_bins:c1 put_the_laundry:b-2g7 put_the_tv:a2 put_this:e2 put_this_one:e2
    put_together:a-2b-2n8 put_together_a:a-2b-2n7 put_toilet:b1 put_toilet_paper:b1 put_up:a-1b5
    putting:a-3b3c-4j9 q4:b2 quality:a7b-5 quality_in:a5b-3 quarter:a-2b7 quarter_past:b2 quarterly:a-2b14m-1
    quarterly_report:b4 quarterly_report_$:b2 queue:e3 queue_$:e3 quick:a-2b-5i16n2 quick_i:i7 quick_i_can:i7
    quicker:a1 quicker_way:a1 quickest:a2 quickest_way:a2 quickest_way_to:a2 quiet:a15b-5r-2 quit:a-2b-9A20
    quit_$:a-8b-12A20 quiz:a-4b9 quiz_$:a-3b7 quote:a-1b6 quote_$:b2 quotes:b3 radio:a15b-4h-2 radio_$:b1
    rain:a14b-6d-1 rain_$:a2b-1 rain_tomorrow:a5 rain_tomorrow_$:a1 raining:a5b-5f1 raining_$:a1b-3f2
    raise:a8b7j-3 raise_$:a4j-1 raise_the:b2 raise_the_temperature:a5b-4 raised:b1 raj:a-1b-4f9n1 raj_$:n1
    rate:a14j-2 rate_$:a1 rate_for:a7b-3 rate_for_yen:a4b-3 rate_the:a3 rate_the_current:a6b-3 rate_this:a8b-3
    rather:e3 rather_do:e3 rating:a3 rating_of:a2 re:b5 react:a-1b6 reactivate:c-3g12 reactivate_the:c-3g12
    read:a7b11c-5d-4f-8h-2i-4j13k-2n-1o-2 read_$:b1 read_0:a-2b4 read_0_pages:a-2b4 read_chapter:b2
    read_chapter_0:b2 read_me:a3b-3j4 read_me_my:j5 read_me_the:a4 read_my:a11b-9 read_out:a6b-11j7
    read_out_my:b-4j7 read_the:b6 read_the_news:a4b-3 read_to:a-2b5 reading:a-10b8c4d2 reading_$:b2
    reading_the:a-1b3 ready:a-3b-3i12 ready_for:a-3b-3i11 ready_for_the:a-3b-3i11 real:x6 real_$:a-4x10
    real_person:a5x-4 really:b1e-1o-5s7v5w7 really_call:a-1b8o-1 really_good:a-1w6 reapply:a-4b-10l17
    reboot:a4b-1 reboot_the:a4b-1 recall:a-7p10 recall_what:p4 recall_what_i:p4 receipt:a-5b8 receipt_$:b2
    receipts:a-6b11 receipts_$:a-4b8 recent:a3 reception:a-1b3 reception_$:a-1b3 recipe:a3b2 recipe_$:a-3b6
    recipe_for:a13b-7 recital:a-4b3h4 recognize:a3 recognize_$:a3 recommend:a13b-7 recommend_a:a9b-6
    recommend_a_good:a1 recommended:a-3b6 record:a1b5o2 record_a:a7b-3 record_for:a2 record_for_the:a2
    record_my:a-5b5o2 record_the:a-4b7 recruiter:a-5b2n4 recycling:a-3b9 recycling_$:a-2b7 red:a13b-4
    red_$:a8b-4 red_wine:b1 redo:a-18b-21c-3d-1f-3h-1k-10l44 redo_$:a-8b-12l24 redo_it:l9 redo_it_$:l9
    redo_that:l8 redo_that_$:l8 reference:a-2b-5o10 refill:a-8b13 refill_$:b2 refund:a5 regarding:a-1b-5n9
    reggae:a2 register:a-3b9 register_for:b3 registration:a-6b5c1 registration_$:a-5b4c2 rego:a-4b-4c11
    reimbursement:a-1b4 rejected:g2 relaxing:a2 release:a-1b6 relevant:a-3f13
    remember:a-19c-6d-2f-5h-2i-3j4m-2o25p8q10x-6 remember_about:a-4p4q4 remember_about_me:q1 remember_i:o7
    remember_my:a-5o1q7 remember_my_locker:q2 remember_my_name:q4 remember_that:a-2b-2o15 remember_that_i'm:o2
    remember_that_my:o1 remember_the:a6p-2 remember_to:b7 remembering:a-1q9 remembering_my:a-1q9
    remind:a-19b21d8i-5j2m-3o-5 remind_me:a-16b17d9i-5j2m-2o-5 remind_me_0:b1 remind_me_about:d3f2p-1
    remind_me_again:b-4d5 remind_me_later:b-6d8 remind_me_that:a-1b11 remind_me_to:a-1b15d-5 remind_me_what:p5
    reminded:a-6b7 reminded_to:a-4b8 reminder:a-33b-5c-6d11f21g7h18i-3j4m-7n-4o-6p-3 reminder_$:a-6b-6f9h3z2
    reminder_about:f1 reminder_about_the:f1 reminder_by:d9 reminder_by_two:d7 reminder_for:a-7b2f7g6h2n-1
    reminder_for_me:b6 reminder_for_my:f1 reminder_for_the:b-3c-1g6h4 reminder_for_tomorrow:f2 reminder_i:g3
    reminder_to:a-8d2f1h3j5 reminder_to_0:h4 reminder_to_call:a-1d6f3h-7j1 reminder_to_feed:b1
    reminders:a-26b-21f12j33p-4z7 reminders_$:a-13b-14f8j17p-2z7 reminders_are:a-7j8 reminders_for:a-1b-1f4j3
    reminders_for_this:j5 reminders_for_today:f1 reminders_for_tomorrow:f1 reminding:a-5b-5f13
    reminding_me:a-5b-5f13 reminding_me_to:a-2b-3f9 remove:a-15b-6c-7d-2e-5f29g-2h2j-8k-1q12 remove_all:f5
    remove_it:f4 remove_it_$:f4 remove_my:q8 remove_the:a-5f1h6q5 remove_the_wallpaper:b1 rename:a1b-9g-1h19
    rename_task:b-1h4 rename_task_0:b-1h4 rename_the:a-4h10 rename_the_gym:h5 renew:a-16b14c9 renew_domain:b1
    renew_passport:b3 renew_the:a-3b-5c11 renewal:a-3b3h2 renewal_$:a-1b6 renewing:a-2m5 renews:b4
    rent:a-14b5c2g3h4j11 rent_$:a-7c6j7 rent_a:a-4b6 rent_is:a1c2 rent_on:b1 rental:a-1b7 rental_car:b4
    reopen:a-10b-14c-2d-2f-3g35h-2j-1k-2 reopen_it:g8 reopen_it_$:g8 reopen_task:g6 reopen_task_0:g6
    reopen_the:g8 reopen_the_dentist:g6 reorder:a-1b4 repeat:a3b-2h13 repeat_every:h2 repeat_every_week:h2
    repeat_this:b4 replace:a-9b15 replace_smoke:b1 replace_the:a-3b6 replacement:b1 reply:a-7b5n11
    reply_to:a-6b3n11 report:a-12b-5c7d8f-7g5h8i-1m6n-2o-5t7 report_$:a-8b5c1d-2g8h-3m8o-1t1 report_a:a4b-5
    report_as:b-2h4 report_by:b1 report_for:t5 report_is:a-3c1j3 report_the:a-2b6 request:b7 request_$:a-1b6
    reschedule:a-2b-12d4h15j-3 reschedule_my:b-1h9 reschedule_the:b-7d6h3 reschedule_the_meeting:b-2d7
    research:a-3b7 research_preschools:b2 reservation:b4 reservation_$:a-2b5 reservation_at:a1 reservations:a3
    reservations_$:a3 reserve:a-2b5 reserve_a:a-2b3 reset:a4b6 reset_my:a2 respond:b3 respond_to:b3 rest:a-9d5j6
    restart:a1b1 restart_my:b4 restaurant:a8b-3 restaurants:a15b-5j-4 restaurants_nearby:a3b-1
    restaurants_nearby_$:a3b-1 restore:a-10b-8c-2f-2g22k5 restore_the:a-2b-6c-1g18 restore_the_one:g4
    resume:a4b1m3 resume_$:a-4b4m4 resume_my:a8b-5 retirement:a-4b7 return:a-2b12c-2h9m2z-1 return_$:a-2m2
    return_the:b7 reverse:a-8b-4k19 reverse_it:a-1k4 reverse_it_$:a-1k4 reverse_that:k11 revert:a-2b-2k8
    revert_the:a-2b-2k8 revert_the_last:a-2b-2k8 review:a-13b14c4h2 review_$:c6 review_the:b5 reviews:b4
    reviews_$:a-2b6 reviews_for:a4 revive:a-2b-5g12 revive_the:a-2b-5g12 rewards:a1 rex:b2 rhapsody:a2
    rhapsody_$:a1 rhythm:a3 rice:a3b3 rice_$:b4 rich:a2 rid:b-4f10 rid_of:b-4f10 rid_of_all:f1 riddle:a3
    riddle_$:a3 ride:a-6b9 right:a17b-15c-6d-2e9f-1h-1i5j-7m-5o-3p-7s5w8 right_$:a19b-9
    right_now:a3b-4e9j-3o-1p-3s6w9 right_now_$:b-3e9s6w9 right_now_?:a1 ring:a13d-2 ring_my:a6b-1
    ring_my_phone:a1 ring_the:a-2b12d-1 ring_the_council:b5 rise:b2 rise_$:b2 river:a2 road:b-2d9 road_$:a3b-2
    road_trip:b3 roads:a8b-6 rob:b2 rob_$:b2 robot:b-3x4 robot_vacuum:a5b-2 robot_vacuum_$:a2b-1 rock:a16b-14
    roll:a10c-2k8 roll_a:a5b-3 roll_over:b7 roll_two:a6b-3 roll_up:a2 roll_up_the:a2 rolling:a2b-1
    rolling_stones:a2b-1 rolling_stones_$:a2b-1 roof:a-4b4j2 roof_$:a-2j2 room:a6b6h-3 room_$:b5 roomba:a19b-17
    roomba_$:a7b-6 roommate:a-6b3o6 root:a7b-3 root_of:a7b-3 root_of_0:a7b-3 rosa:n1 rosa_$:n1 roses:b3
    roses_$:b5 rotate:b6 rotate_the:b3 roth:a-3b6 roth_ira:a-4b7 roth_ira_$:a-4b7 route:a4 route_$:a8b-1
    route_to:a1 router:a-2b9 router_$:a-2b8 routing:a9p-3 routing_number:a9p-3 routing_number_$:a7p-3 row:b-1o1
    rsvp:a-5b11 rsvp_$:b3 rsvp_to:a-1b6 rubbish:b-6w11 rude:a2 rules:a3 run:a-16b9c2d2j6 run_$:a-4b1c5 run_0:b5
    run_a:a-2b4 rundown:a-6d-1j12 running:a-9b15j5 running_$:a-5j7 safety:b7c-1 saga:a12b-8
    said:a2b-4c-1g2k3p1q1 said_$:a1k4 said_about:p2q1 salad:a-1b6 salad_$:b1 salary:a5p-2 sale:f2h1 sales:b1
    salmon:a4 salt:b5 salt_and:a-1b4 salt_and_vinegar:b1 sam:a-3b7d-1n9o4 sam's:b1 sam_$:a-1n2o6 same:a10b-3
    same_thing:a3 sandeep:c4n1 sandeep_for:n1 sandeep_for_the:n1 sandwich:a3 sandwich_$:a5 sarah:a-9b2d-2f3h5
    sarah_$:a-2b5 saturday:a-14b5c-1d11f2h10 saturday's:b1 saturday_$:a-7b6d2f1h4 saturday_?:b3 saturday_?_$:b3
    saturdays:b-5o7 sauce:b3 sauce_$:b3 save:a-5b1o10 save_the:b2 save_this:a-2o10 savings:a9b1h-5 savings_$:a9
    saw:a10c-2 say:a10b-20c-5d-2e-1f-1h15i-8j-12n13o-1p7z3 say_$:a3b-1z8 say_?:a2 say_?_$:a2 say_my:a-2p5
    say_something:a5 say_something_funny:a4 say_that:a12 say_that_again:a7 say_to:a-5n11 say_to_the:a-5n11
    say_two:h1 saying:b-6h1n8 says:c-2g4 says_delivered:a3 says_delivered_but:a3 scan:a2b2 scan_receipts:b2
    scan_the:b4 scarf:b4 scary:h-2m9 schedule:a-2b11d-1f6h-1j3 schedule_$:b2 schedule_a:b6 schedule_at:a1
    schedule_for:a9b-13f5 schedule_for_the:a2b-3f5j-2 scheduled:a-7j9 scheduled_for:a-5j6 scholarship:b4
    school:a-12b6c-5h6o6p8 school_$:a6b-9h8 school_shoes:b2 science:a-6b5h1j-2m5 science_fair:b3
    science_fair_board:b3 science_project:a-3b1h1j-2m5 science_project_$:b6j-2 score:a6 scrap:a-2b-10f21
    scrapbook:a-4b-7f-3g8h7 scrapbook_$:a-4b-7f-3g8h7 scratch:a-2b-9f13k5 scratch_that:k5 scratch_the:b-7f11
    screen:a1b4 screen_$:a-1b4 screen_brightness:a4b-2 screenshot:a7b-3 screws:b2 scrub:a-3b6 scrub_the:b3
    search:a2b-8j13 search_for:a2b-10j12 search_for_the:a10b-5 seat:b3 seat_$:b1 seats:a11b-9 seattle:a2
    seattle_$:a1 second:a-3b-3c-2f8h5o5 seconds:a14b-8 seconds_$:a10b-7 seconds_in:a2 security_system:a3
    security_system_$:a3 see:a3b-7c-6d-5f-2h-1i-3j15o-1p-1A16 see_if:a-2j3 see_in:a3b-1 see_my:a4 see_the:e1j6
    see_the_northern:b1 see_what's:a-4j6 see_you:a-3b-3A13 see_you_tomorrow:a-1b-2A10 seen:a9b-4 self:b1
    selfie:a9b-8 selfie_$:a3b-2 sell:b1f2 sell_the:a-6b6f2 send:a-7b20c-5d-2e3f-1g-1h-6n5 send_0:a10b-9
    send_invoice:b2 send_it:e5 send_the:b10 send_the_deposit:a-2b4 send_the_invoice:b5 send_the_roomba:a8b-7
    send_to:n4 send_to_the:n2 sent:a-2b-10c24f-2 sent_the:a-4b-3c15 sent_the_invoice:c4 sentence:a10b-7
    sentence_$:a10b-7 serendipity:a3b-1 sergeant:a-4b-3r10 series:a9b-7 service:a3 service_$:a3 services:a5b-3
    services_$:a5b-3 session:a-2b-2t7 session_$:a-2b-2t7 set:a-7b6c4d-3e-2f-1g3h3i-3j6k-1m-7n-10o-4p-2r6z9
    set_$:j1 set_0:a-3b7 set_0_$:a-3b7 set_a:a-3b15t2 set_a_reminder:b10 set_a_timer:b1 set_an:b1
    set_an_alarm:b1 set_brightness:a3b-2 set_brightness_to:a3b-2 set_for:a-9f3j9 set_for_tomorrow:j2
    set_my:a-1b6 set_my_alarm:a-1b6 set_the:a11b-16c5d1f-1g3 set_the_deadline:h2 set_the_essay:h2
    set_the_temperature:a1 set_the_thermostat:a5 set_to:a1 set_today:a1 set_today_$:a1 set_up:b18z-1 set_up_a:b2
    set_up_the:b5 set_volume:a4b-2 set_volume_to:a2 settings:a8b-7 settings_$:a8b-7 seven:b6 seven_$:b3
    sew:a-7b10 sew_button:b3 sew_button_on:b3 shakespeare:a5 shampoo:b6 share:a6 share_my:a6b-3 share_the:b1
    sharks:a7b-1 sharpen:a-6b11 sharpen_the:b3 she:a9b-3g4 she_got:b1 shed:a-5b10 shed_$:a-4b7 shed_tonight:b1
    shed_tonight_$:b1 sheet:b1 sheet_$:b1 sheets:a-8b15 sheets_$:a-4b11 shelve:b-3d8 shelves:a-2b5
    shelves_$:a-2b5 shift:b-1d7 shifts:o2 ship:b3 shirt:b1 shirts:b2 shoe:a-10j-5o2p10q5
    shoe_size:a-10j-5o2p10q5 shoe_size_$:a-2p1q5 shoe_size_is:a-1o3 shoes:a1b12j-1 shoes_$:a-1b9 shoes_i:a2
    shoes_to:b1 shop:a-9b8j1o1 shop_$:a-5b6j2 shopping:a-13b1c3f8g-1h7i-1j2 shopping_$:b2
    shopping_list:a-8c1f4h7j2 shopping_list_$:a-5b1c1f3h3 shopping_list_to:h2 shops:a5 short:a1b-9n7
    short_note:n3 short_note_to:n3 shorter:a-1b-5r11 shot:a-1b5 shot_$:b1 shots:b5 shots_$:a-1b6
    should:b-1c-8d-5e-2f-5g-5h24i17j-18k-2n6o1p-9q-3w-1z-5 should_be:a-8b-6h18i1
    should_i:a13b-16c-1i14j-13m1n8o-2p-5z-1 should_i_buy:a7 should_i_call:b-4i6 should_i_do:a-2i10
    should_i_get:m4 should_i_have:a2 should_i_say:a-2n7 should_i_start:a-3i6 should_i_watch:a2
    should_i_wear:a8i-2 should_i_work:i5 should_know:o8 should_know_that:o8 should_my:a1 should_probably:a-6b9
    should_really:a-4b12o-2 should_really_call:a-1b8o-1 should_say:a-5b-2h12
    show:a11b-11c-13d-2e5f-13g-7h-9j20k-2m-7n-4o-8p11q-6r-5s-1w-2x-1z13A-1 show_$:a12b-2 show_0:a-7b-5j13
    show_0_$:a-7b-5j13 show_flights:a5b-4 show_flights_from:a5b-4 show_me:a3b-15c-1e9f-1j1m-1p2q-3z15
    show_me_all:j4 show_me_another:e6 show_me_how:j-2z4 show_me_my:a3i6j-1 show_me_pictures:a4
    show_me_the:a-5b-1d1e5i-4j-7z15 show_me_what's:j3 show_my:a14b-5 show_my_recent:a3 show_reminders:a-1b-2j7
    show_the:j5 show_the_apartment:b4 shower:a-3b11 shower_$:b3 shower_drain:b1 shower_drain_$:b1 showing:a9
    showing_$:a1 shuffle:a18b-12 shuffle_$:a7b-3 shuffle_my:a5 shut:a6c-2d4f-1 shut_down:a3 shut_down_the:a3
    shut_off:a1b1 shut_off_the:a1b1 sick:a8b-2j-1n2 sick_$:n2 sick_days:a1 sick_days_do:a1 sick_leave:a2
    sign:a-3b21 sign_the:a-1b9 sign_the_lease:b3 sign_up:b4 since:c3 sing:a2b-11x11 sings:a3 sink:a-2b7g1h-1
    sink_is:a-4b7 sink_is_leaking:a-4b7 siobhan:a-2h6 siobhan_$:a-2h6 siri:a10b-3 sister:o1p3
    sister's:a-8j-1o6p6 sister's_birthday:a-4o1p4 sister's_birthday_is:o2 sister's_name:a-2o2
    sister's_name_is:o2 sister_$:a-3o5 sister_called:p4 sit:b1 sit_$:b1 sitter:a-3b6 sitter_$:a-1b4 six:a7b-2c2
    six_$:a7b-2 size:a-3b-6j-6m6o1p10q4 size_$:a6b-9p1q5 size_0:a-1b6 size_0_$:a-1b6 size_is:a-1o3
    size_is_0:a-1o3 skip:a-5b-17c-4d-7e41f-4g-3h-4j-1 skip_$:a-4b-5e12 skip_it:a-1e10 skip_it_for:e2
    skip_number:e9 skip_number_0:e9 skip_the:b-6e13 skip_the_laundry:b-5e10 skip_this:e1 skip_this_one:e3
    skip_to:a8 skip_to_the:a2 slack:a-3b7 sleep:a1b-1d8x6 sleep_$:b-2x9 sleep_?:a4 sleep_?_$:a4 sleep_on:b-3d8
    sleep_on_the:b-3d8 slept:a6 slides:a-14c1f-2h4m11t2 slides_$:a-2b-4c7t2 slides_for:b7 slip:a-6c9
    slip_$:a-1b-3c9 slip_for:b2 slow:b4 slower:a12b-6 slower_$:a10b-6 smaller:a-12b-15h-1m29
    smaller_$:a-5b-10m18 smaller_pieces:a-1b-1m9 smaller_pieces_$:m1 smart:a7 smart_plug:a2 smarter:a2
    smarter_than:a2 smarter_than_siri:a1 smoke:a-3b8 smoke_detector:b3 smoke_detector_batteries:b2 snacks:a-3b9
    snacks_$:b3 snap:a5b-4 snap_a:a5b-4 snooze:a-21b-23c-4d38f-6g3h-4i-2j2k1o-2p-5z6 snooze_$:a-2b-4d6j2k3
    snooze_for:b-2d4 snooze_number:d3g5 snooze_number_0:d3g5 snooze_on:b-2d7 snooze_on_the:b-2d7 snooze_that:d7
    snooze_that_for:d6 snooze_the:b-1d5 snooze_the_dentist:d1 snooze_the_laundry:d1 snooze_this:d3
    snoozed:a-11b-8g4j15 snow:a11b-2 snow_on:a1 snowing:a5b-1
    so:a9b-7c-9d-11e-13f13g6h-5j-4k-9l-3m-5n-3r5s-8v6w12x-5z-3A-4 so_$:a15 so_behind:a-2w5 so_far:a-3j1p5
    so_far_$:a-3p5 so_i:a-6b12 so_i_can:a-5b9 so_loud:a2 so_loud_$:a2 so_much:b-5v9w3 so_much_that:a-1v6
    so_overwhelmed:a-3w11 so_remove:f2 so_remove_it:f2 so_rude:a2 so_stressed:w4 so_take:f4 so_that:a-5c-1f4g6
    so_that's:b3c1 so_that_one:a-1g5 so_the:g6 so_what:i6 so_you:a-5c2o10 so_you_can:c3 so_you_know:a-3o11
    soak:a-3b6 soap:a-2b7 soap_$:a-1b8 soccer:a-2b8 socks:a-3b6 soda:b2 sofa:i2 solution:a-2b5 solution_$:a-2b5
    solve:a1 solve_x:a4b-2 solve_x_squared:a4b-2 some:a22b-8j-2 some_music:a2 somebody:b4 someone:a1b2
    someone_stole:a5b-3 someone_stole_my:a5b-3 something:a-4b-26c-9d-4e19f-5g-1h-2i22j-7m-3n13o-4p-5s-3w-5z20A-1
    something_$:a-7b-2i5j-1z16 something_else:a-4b-4e15 something_else_$:a-2b-3e11 something_for:b-2i8n1
    something_for_me:a-3i8 something_funny:a6 something_i:a4n2 something_to:a1i3n4 something_to_my:b3
    sometime:b6 sometime_next:b2 sometime_next_week:b2 son:a-14o9p8 song:a25b-13c-3e-3x10 song_$:a7b-9e-1x11
    songs:a5b-3 sore:a1 sort:a-8b13 sorted:a-6b-3c16 sorted_$:a-4b-1c11 sounds:a7b-4 soundtrack:a7b-5
    soundtrack_to:a6b-5 soup:b8j-2 soup_$:b9j-1 sourdough:a-3b7 southwest:a1 spain:a5b-3 spanish:a5b3
    spanish_$:a8 spare:a-11c-3f-1o12p11 spare_key:a-8b-1c-2o5p12 speak:a4b-5r14 speak_$:a5 speak_in:a1
    speak_like:a-3b-1r8 speak_to:a-7r7 speaker:a7b-3 speaker_$:a7b-3 speakers:a9b-7 speakers_$:a9b-7 speed:a6b-2
    spell:a18b-11 spell_necessary:a3b-1 spell_necessary_$:a3b-1 spelled:a-3h7 spelling:a-3b-6h12
    spelling_it's:b-5h8 spend:a4 spent:a7j-2 spin:a4 spin_the:a5b-2 spinach:a1b7i-2 spinach_$:b7i-1
    split:a-8b1m17 split_the:b1 split_the_cabin:b2 split_up:m4 split_up_cleaning:m4 sponges:a-1b8f-2
    spotify:a10b-8 spotify_$:a10b-8 spray:a-2b5 spreadsheet:a-3b8 spreadsheet_$:a-2b6 spring:d3 sprinkler:b3
    sprinkler_$:b1 sprinklers:a-5b12 sprinklers_$:a-4b9 sprint:b1 square:a6b-2 square_root:a6b-2
    square_root_of:a6b-2 squared:a4b-2 squared_equals:a4b-2 squared_equals_0:a4b-2 squeaky:a-2b6
    squeaky_door:a-1b5 squeaky_door_$:a-1b5 st:a-1c-1o8 stadium:a8b-5 stadium_$:a6b-4 staff:a-2h4
    staff_meeting:a-2h4 staging:a-2b4 staging_$:a-2b4 stain:b8f-3 stairs:a-3b13 stairs_$:b2 stamps:a-6c10
    stamps_$:a-5b5c4 star:a7b-3 star_wars:a7b-3 star_wars_$:a2 starry:a1 starry_night:a1 starry_night_$:a1
    stars:a14b-6 stars_$:a15b-9 start:a-1b2c-11d-6e-4f-6g-2h-8i19j-9m17o-3p-6t10z-7 start_$:a-4i10m3
    start_a:a-6b6m-2t12 start_a_0:a-1b2 start_my:a6b-3 start_reading:a-1b3 start_reading_the:a-1b3
    start_the:a4b3c-2m2 start_the_car:a1 start_the_essay:a-5b1m6 start_the_roomba:a5b-5 start_the_vacuum:a7b-6
    start_with:a-7i8m7 start_with_?:a-2i5 start_with_the:a-6i4m4 started:a-9b-1m4w10 started_$:a-3b-1w8
    started_on:a-4m4 state:b5 statement:a6j-2 statement_$:a6j-2 states:a11j-2 states_$:a5 states_border:a5
    station:a17b-10 station_$:a15b-9 status:a6b-17j12 status_$:b-11j12 status_of:a7b-5 stay:a3
    step:a-14b-6k12m18 step_$:a-6b-4k12m7 step_by:a-2b-2m10 step_by_step:a-2b-2m10 step_for:a-1m4
    step_for_the:a-1m4 steps:a-18b-6c-1j-7m35 steps_$:a-12m20 steps_for:a-5b-7j-2m18 steps_for_number:m1
    steps_for_the:b-3m6 steps_to:m3 steve:b2 stick:b7 sticks:b3 sticks_$:b3 still:a-2c-4f-2g13j14o-2p-1
    still_hasn't:a2 still_have:a-1j4 still_have_to:a-1j4 still_need:a-2b5g4 still_need_to:a-2b5g4 still_open:g3
    still_open_$:g3 still_return:a1 stock:a12j-1 stock_market:a3 stock_market_$:a3 stock_price:a3
    stock_price_$:a2 stock_up_on:b1 stole:a6b-3 stole_my:a6b-3 stolen:a4 stolen_$:a3 stone:a3 stones:a2b-1
    stones_$:a2b-1 stop:b-7c-7d-2f10j-4q8r7t9 stop_at:b4 stop_being:b-6r9 stop_being_so:b-6r9 stop_by:a-4b8
    stop_by_the:a-4b8 stop_remembering:a-1q9 stop_remembering_my:a-1q9 stop_reminding:a-5b-5f13
    stop_reminding_me:a-5b-5f13 stop_the:a7b-6c-2t9 stop_the_newspaper:a-3b7 stopped:a4b-2 storage:a-1b12j-3
    storage_is:a2 storage_is_left:a2 store:a-1j6o11 store_$:a-5b1j7 storm_coming:a3b-1 storm_coming_$:a3b-1
    story:a5 story_$:a4 strange:a10b-3 stranger:a4b-2 stranger_things:a4b-2 stream:a2 street:o7 stressed:a-7w15
    stressed_about:a-3w9 stressed_about_work:w4 stressed_out:a-1w6 stressed_out_$:a-1w6 stretch:a-5b2f4
    stretch_$:a-4f5 strike:a1b-4c1f4j-1 strike_the:b-2c1f4 strings:b2 stuck:m11 stuck_in:a2 stuck_on:m11
    student:a-4b8 student_loans:a-1b5 student_loans_$:a-1b5 study:a-4b12 study_for:b3 study_group:b3
    stuff:a-1d3s4 stupid:c4 submit:a-7b16 submit_timesheet:b4 submitted:a-7b-1c14 subscription:a-6b15
    subscription_$:a-6b13 substitute:a11b-2 substitute_for:a4 substitute_honey:a4b-2 substitute_honey_for:a4b-2
    subtasks:a-3b-11m16 subtitles:a8b-6 sugar:a-9b18 sugar_$:b5 sugars:a-15b-6o11p12 suggest:a9b-13i12
    suggest_a:a5b-3 suggest_a_movie:a1 suggest_i:i5 suggest_something:a5b-6i7 summer:b10 summer's:a12b-3
    summer_$:a5 summer_camp:b1 sun:a1 sun_set:a1 sun_set_today:a1 sunday:b1d14e-3 sunday_$:a2b-5d15e-2
    sunday_night:b1 sunday_night_$:b1 sunrise:a4b1j-5 sunrise_tomorrow:a7j-5 sunscreen:a-6b13 sunscreen_$:a-3b6
    sunscreen_and:b2 sunset:a6 super:h6 superb:a12b-8 supplier:a-2b8 supplier_$:a-2b8 support:a2b1
    support_apple:a3 support_apple_pay:a3 suppose:a4 supposed:a-4j10 supposed_to:a-4j10 supposed_to_call:j1
    supposed_to_pick:j2 sure:a14b4o-1w-2 sure_$:a14b-8 sure_i:b9 surgery:a-1b1c4 surprise:a1 survey:a-7b11
    survey_from:a-3b6 sushi:a3 swallowed:a1 swallowed_my:a1 swallowed_my_card:a1 swap:b-2h7 sweep:a-2b7 swift:a6
    swim:a3h4 swim_$:a4b-2h1 swim_with:b1 swimming:b6 switch:a4b-2c-6d-3f-3r19 switch_off:a4 switch_off_the:a4
    switch_on:a9b-7 switch_on_the:a7b-6 switch_the:a4 switch_to:a1b-3h-2r11 switch_to_the:b-6r9 sydney:a4
    sydney_$:a1 symptoms:a2 symptoms_of:a2 sync:a1 sync_my:a7b-5 sync_my_phone:a7b-5 synonym:a12i-1
    synonym_for:a6 syrup:a-1b4 system:a11b-2 system_$:a8 t:a-4b9r-2 table:b5 table_$:b2 table_for:b4 tablet:a5
    tablet_$:a5 tablets:a-6b-2c11 tablets_$:a-6b-3c11 tackle:a-2i8 tackle_first:a-2i8 tackle_first_$:a-1i6
    tag:a-1b-5h12 tag_the:a-1b-5h12 taj:b1 take:a-5b6c-17d-10e-4f19h4i-4j-10k10m-1n-7o2p9r-4z-3A-1 take_$:a-8p12
    take_a:a15b-6 take_a_screenshot:a6b-3 take_a_selfie:a7b-6 take_down:a-3b6 take_eggs:a-1b-1f1g7
    take_eggs_off:f1 take_ibuprofen:a7b-3 take_ibuprofen_with:a1 take_it:a-1f5k5 take_it_back:k5 take_it_off:f5
    take_luna:b2 take_luna_to:b2 take_me:a11b-5 take_me_to:a6b-1 take_my:a-1b8 take_out:b6 take_out_the:b3
    take_reservations:a3 take_reservations_$:a3 take_that:a-3b-4f7k7 take_that_back:b-2k9 take_the:a-15b6f-7h9o8
    take_the_car:b2 take_the_due:f-1h6 take_to:a2 taken:a-11b-8c16 talk:a11b-9r10A4 talk_$:a4b-1 talk_to:b5A5
    talk_to_me:r2 talking:a12b-1 talking_to:a4 tall:a9b-4 tank:b1 tanya:a-11b-3h1n2o3p4 tanya_$:a-6j1n2o4
    tape:a-5b9 tape_$:a-5b9 target:a1b6 target_$:a1
    task:a-41b-32d-8e14f11g23h13i18j8k-12l-4m17n-12o-12p-9q-6r-8s-3t-3u-1v-1w-3x-5y-1z1A-3
    task_$:a-12b-24c-3d-7e11f6g9i9j1k-2m10 task_0:a-7b-13c1e-1g1j9m10 task_0_$:a-6b-8g2h-5j9m11 task_0_to:b-1h5
    task_about:a-1b-7f-1g7j9 task_about_the:a-1b-7f-1g7j9 task_for:b9m-3 task_i:g8 task_i_dropped:g2
    task_is:a-2h1i6 task_is_most:i5 task_isn't:f7 task_please:a-1i4m4 task_please_$:a-1i4m4 task_should:i2
    task_should_i:i2 task_that:b-1h8 task_that_i:h5 task_to:g-2h7 tasks:a-31b-11f7j38o-2
    tasks_$:a-10b-11f8j20o-1 tasks_?:a-5j3 tasks_?_$:a-5j3 tasks_are:a-8c2j8 tasks_for:a-3j8
    tax:a-11b4c8f-1g4h3m2p-5 tax_$:b7p-3 tax_forms:a-2g1j1 tax_forms_$:a-2g1j1 tax_return:b-3h5m3
    tax_return_$:m2 tax_thing:a-3c5d3 taxes:a-17b1c6d6e1f-3g7h2j-10m8p-1 taxes_$:a-10b4g9i2j-5m5 taxi:a7b-8f6
    taxi_$:a10b-8 taylor:a5 taylor_swift:a5 teacher:a-5b4n6 teacher_$:n4 teacher_about:n1 teacher_conference:b4
    team:b12 team_$:a1b3 tech:a3 tell:a1b4c-9d1e-3f-7g-3h-4i1j10m-6n-5o-11p11q-8r-3w-1x2y7
    tell_me:a3b-13c-2d2e-2f-4i2j12m-4n-4o-7p6q-7r-3x3y8 tell_me_a:b-1x6 tell_me_about:a6b-7j7p-2
    tell_me_again:a-1d5 tell_me_everything:p3 tell_me_how:a9 tell_me_if:a-4j7 tell_me_my:j-4p9
    tell_me_something:a8 tell_me_the:b-2i2j-5y11 tell_me_what:a-8i3j2p2z3 tell_me_what's:a2 tell_you:p6
    tell_you_about:a-2p7 tells:a-1n5 temperature:a20b-7 temperature_by:a1 temperature_in:a5b-3 temperature_to:a1
    temperature_to_0:a1 ten:a8b-6d10e-2f1j-3s3 ten_$:a9b-11d5 ten_am:b-1f3 ten_minutes:a-7b7e-1i1s4
    ten_minutes_$:a-4b4d1e-1s4 ten_minutes_before:b1i1 ten_more:d3 ten_more_minutes:d3 tent:b3 tent_$:b2
    terminal:a3 terrible:a5 tesla:a4 test:a-8b14 test_$:a-1b6 tests:b1 tests_for:b1 texas:a6 texas_$:a5
    text:a-8b4j-3n25o-3 text_for:b-3n6 text_to:a-6b-8n15 text_to_cancel:b-3n5 text_to_mom:b-1n4 textbook:a1
    thai:a1b2 thai_place:b3 than:a21b-8h1 than_siri:a1 thank:a-6b4c5f-2k-2m-1n5o-3v19x-4z-1A-1
    thank_you:a-1b2c1k-1n5o-2v16x-4z-1 thank_you_$:v9 thank_you_cards:b5c3v-1 thank_you_note:a-1b-5n9
    thank_you_notes:b7 thank_you_so:v5 thanks:a-20b-21c-2v37 thanks_$:a-6b-9v17 thanks_a:a-3b-1v9
    thanks_a_lot:a-3b-1v9 thanksgiving:a-4b3d4 thanksgiving_$:a-2b1d4
    that:a-15b-26c-3d10e10f8h20i-7j-22k22l17m-9n4o8p-19q12r-19s-16t-8u-15v4w-23x-21y-9z-16A-20
    that's:a3b-21c19d-5e-3g-3h-4i-5j-1m9o-2p-1q3r-1v4w-2A9 that's_all:a-4b-2A16 that's_all_for:a-1b-1A12
    that's_done:c4 that's_not:f7k2q5 that's_not_what:a3k2 that's_sorted:a-3b-1c11
    that_$:a-1b-28e10f4g4i-4j-5k12l18n9o-12r-1v-5w-3x-8A-2 that_?:a-3b-3i12 that_?_$:a-3b-3i12 that_again:a6l4
    that_back:a-3b-9d5k12 that_back_$:a-2b-4k13 that_can:a-3c-2d10f4 that_down:m7 that_for:b-1d5o4
    that_i:a-11b11c-5f-1g-2j-4k2n-1o8q11 that_i'm:b2o4q5 that_i'm_allergic:q2 that_i'm_vegetarian:q5
    that_i_have:a-7b4o2q8 that_i_need:b1h4 that_i_work:q2 that_in:a-6b-3h10 that_is:a4 that_joke:a6
    that_joke_was:a6 that_last:k7 that_movie:a2 that_my:a-4o7q1 that_my_dentist:q2 that_new:b3 that_off:f4
    that_off_$:f2 that_one:a-3d5e7f3g6h-5k-3 that_one's:c4g1 that_one's_done:c4 that_one_$:e10 that_one_is:a-1g5
    that_one_off:f5 that_our:o6 that_please:a-3k7 that_please_$:a-3k7 that_should:h7 that_song:a7 that_task:f15
    that_task_$:f8 that_the:a2b3d-2 that_thing:a-1j5 that_this:c1 that_to:a-2b-3h11 that_was:b-2k8v9
    that_was_a:a-4k11 thaw:a-4b8 thaw_the:a-1b4
    the:a3b7c16d5e-5f18g18h14i-11k-4l-1m11n6o-11p-15q-13r-12s-17t-1u-40v-38w-48x-14z-11A-24
    the_0:a-5b5c-8d4f2g-4h2j2 the_0_$:a-6c-1d6f1h6j2 the_ac:a8b-5 the_ac_$:a8b-5 the_accountant:h1
    the_affidavit:b3 the_agenda:a-5i6j3 the_agenda_$:a-5i6j3 the_air:a10b-6 the_air_quality:a1 the_airport:a6
    the_airport_$:a6 the_alarm:a3b-13f10 the_alarm_$:d2 the_alarm_for:b-5f7 the_alarm_system:a7b-1
    the_album:a8b-2 the_amex:b1 the_amex_$:b1 the_apartment:a-2b6 the_app:a-1b-6A12 the_app_$:a-4b-4A12
    the_atm:a2 the_atm_gave:a1 the_attic:a-7d3h5 the_attic_$:a-2b1h2 the_attic_task:h1 the_baby:a-4b7
    the_baby's:a-2b6 the_baby_$:a-3b6 the_babysitter:n2 the_babysitter_$:n2 the_back:a4b-6e8r-2
    the_back_of:b-1e9 the_bake:f2h1 the_bake_sale:f2h1 the_bank:a-11b1g-2i5n12 the_bank_$:a-12h-1i7n9
    the_bank_about:b5 the_barbecue:a-2f4h2 the_barbecue_$:b2 the_basement:b1 the_bass:a4b-2 the_bathroom:b5
    the_beach:a2 the_beatles:a6b-4 the_beatles_$:a5b-3 the_bed:a-1b6 the_bedroom:a14b-5 the_bedroom_$:a2
    the_bedroom_light:a2 the_bedroom_lights:a4b-2 the_best:a-5b5c-1x12 the_bike:a-1b6 the_bikes:b3 the_bill:a2
    the_bill_$:a2 the_bins:a-2c6 the_bins_out:a-2c6 the_birthday:b-4f3m1 the_blinds:a9b-5 the_blinds_$:a8b-4
    the_blue:a-2b9o6 the_boiler:a-4b9 the_boiler_$:h1 the_book:a1 the_brakes:b4 the_brakes_looked:b2
    the_bridge:a1 the_brightness:a2 the_broken:b3 the_budget:a-4c4d5 the_budget_$:b4 the_bus:a-5c-2d-1o7s11
    the_bus_$:b-2s6 the_cabin:a-3b1o2p2 the_cake:c4 the_cake_$:a-1c5 the_calendar:a-5b7 the_calendar_$:a-1f2
    the_call:a14b-16d9h-5 the_call_$:a11b-8 the_camera:a4b-1 the_camera_$:a1 the_capital:a4b-1
    the_capital_of:a4b-1 the_car:b-3d9f4h-3j6m-2 the_car_$:a8b-4j9 the_car_and:a-4b7 the_car_insurance:b1
    the_car_on:b4 the_car_registration:c2 the_car_seat:b3 the_car_wash:a-5b-13c2d9f6g1 the_cat:a-1c6
    the_caterer:a-3b5 the_caterer_$:a-3b5 the_ceiling:a-1b4 the_ceiling_fan:a-1b4 the_charger:a-5b7
    the_charger_$:a-1b3 the_cheapest:a7 the_chicken:b4 the_chicken_$:a-2b4 the_chicken_or:a1 the_christmas:b6
    the_christmas_lights:b6 the_church:j1 the_city:a2c-2 the_city_$:a2c-2 the_civil:a2 the_civil_war:a2
    the_clinic:b2 the_closest:a10b-5 the_coffee:a6b-3 the_complaint:a-5n9 the_complaint_letter:a-5n9
    the_concert:h1 the_contract:a-3b5 the_contract_$:b2 the_contractor:a-3b5 the_couch:a-4b8f2h-1 the_couch_$:b1
    the_couch_to:b1 the_council:a-3b6n2 the_council_about:b5 the_current:a7b-3 the_current_essay:a3b-1
    the_curtains:a8b-3 the_curtains_$:a8b-3 the_dark:a4b-2 the_date:a-1y7 the_deadline:a-3b-9f-6h19
    the_deadline_for:h2 the_deadline_of:h3 the_debit:a5b-4 the_debit_card:a5b-4 the_definition:a4
    the_definition_of:a4 the_dentist:a-7b-19d1e-1g2h4i2j15m-1n5o-3 the_dentist_$:a-1b-3c1i6j5
    the_dentist_call:d4 the_dentist_on:n3 the_dentist_one:c1g2 the_dentist_reminder:b-3f6
    the_dentist_task:b-3g1h4j3 the_dentist_to:b-1h6 the_deposit:a-2b4 the_dishes:a-1b-4c6e2f-1g8
    the_dishes_$:b-2c10 the_dishes_as:g2 the_dog:a-7b6c8g-1j-2p4 the_dog_$:a-9c5p4 the_dollar:a3b-1 the_dow:a3
    the_dress:a1 the_dress_code:a1 the_drill:a-4b1r7 the_drill_sergeant:b-2r7 the_driveway:a-4b7
    the_driveway_$:a-3b5 the_dry:a-2b-4c4f6 the_dry_cleaning:a-2b-4c4f6 the_drywall:b2 the_drywall_$:b2
    the_due:f-1h8 the_due_date:f-1h8 the_dump:b2 the_dump_$:b2 the_egg:a1 the_egg_$:a1 the_eggs:a-6b3c6
    the_eggs_$:b-1c6 the_election:a3 the_election_$:a3 the_electric:a-5c1h7 the_electric_bill:a-5c1h7
    the_email:a-3b-4c4n7 the_email_to:a-3b-4c4n7 the_end:a-1b1e2 the_end_of:a-1b1e2 the_engine:a6b-5
    the_essay:a-20b-2c1d-7f-1g7h14j-6m11t1 the_essay_$:a-6b6c-1j-1m7t2 the_essay_first:b-2h5
    the_essay_into:b-2m5 the_essay_to:a-1b-2h8 the_exchange:a3 the_exchange_rate:a3 the_expense:c5
    the_expense_report:c5 the_fact:a-4b-1f-3q15 the_fan:a11b-6 the_fan_$:a6b-3 the_fastest:a3
    the_fastest_route:a1 the_fence:f6m4 the_fence_after:f7g-2 the_fire:a-1b8c-1 the_first:a-12b2c4d1f1i-4m8
    the_first_one:b-1c11 the_first_tiny:a-5m8 the_flights:a-1b-1c6 the_following:e5 the_forecast:a6
    the_forecast_for:a6 the_fridge:a-5b2c3 the_fridge_$:b3 the_front:a6b-1 the_front_door:a4b-1 the_game:a10b-3
    the_game_$:a3 the_garage:a-3b-10c5d3g4m11 the_garage_$:a-3b-2c9m8 the_garage_cleaning:b-2g4
    the_garage_door:a10b-5 the_garden:a-7b7c2 the_garden_$:a-3b4 the_gas:a-5c4 the_gate:b2 the_gate_$:b1
    the_gold:a6b-5 the_grandma:b-1r6 the_grant:b2 the_great:a2 the_groceries:c2d1 the_groceries_$:c2d1
    the_grocery:a-2b-6c8d2f2 the_grocery_list:f3j1 the_grocery_run:b-6c4d3 the_groomer:b3 the_groomer_$:b3
    the_guest:b1 the_gutters:a-7b-6c-1d10f7g3 the_gutters_$:f4 the_guy:a6b-1 the_gym:a-6b-8c9f5g6h1
    the_gym_$:a1c-1 the_gym_membership:b1c5f-3 the_gym_task:b-3c-1f1g8 the_haircut:a-4b-17c1f12g5
    the_haircut_$:a-2b-10f15 the_hallway:b1 the_hallway_$:a-1b3 the_hallway_light:a2 the_headlines:a4
    the_headlines_$:a4 the_heat:a10b-7 the_heat_up:a2 the_heating:a5b-2 the_hilton:a3b-1 the_hobbit:a6b-3
    the_hotel:a2 the_house:a3b1 the_house_$:a-4b5 the_house_down:a4b-2 the_humidity:a4 the_humidity_today:a1
    the_ikea:b2 the_ikea_wardrobe:b2 the_ingredients:a9b-7 the_ingredients_for:a9b-7 the_insurance:a-9b-1c4d5j6
    the_insurance_$:b-2j7 the_interview:a-1h5j1 the_interview_$:j1 the_invoice:a-10b-2c10d-1f-2g2h6n4
    the_invoice_$:n4 the_invoice_task:c6 the_ironing:a-2b-7d6g2 the_ironing_$:c3 the_job:m5 the_job_ad:b1
    the_junk:b1 the_junk_drawer:b1 the_kettle:i4 the_kettle_$:a2 the_kids:a-5b7f2 the_kids':a-4c-2o8
    the_kids_$:a-6b3c2 the_kitchen:a5b-9c2h-1m7 the_kitchen_$:b1 the_kitchen_lights:a3 the_lab:h4
    the_lab_report:h4 the_lamp:a2 the_landlord:a-12c7d4g-3h1j2n1 the_landlord_$:a-5c3j4n1
    the_landlord_email:b-9c4d6 the_landlord_one:h3 the_language:a4b-1 the_language_to:a4b-1
    the_last:b-12c-7f6g-1k16l4 the_last_change:a-4b-4k7l5 the_last_one:h2 the_last_two:a-5b-1f7 the_latest:a9b-4
    the_latest_drake:a1 the_laundry:a-3b-7c-5d7e9g11 the_laundry_$:a2d-1e6g4 the_laundry_back:b-2g7
    the_laundry_for:e2 the_laundry_to:a-1d9 the_lawn:b7 the_lawn_$:b1 the_leak:a-2b7 the_leak_$:a-2b7
    the_lease:b6 the_lease_$:b4 the_leftover:a-2b5 the_library:a-3b-2c7g4j3 the_library_book:a-5j5
    the_library_books:a-2b-1c7g5 the_light:a2 the_lights:a17b-11 the_lights_$:a8b-5 the_lights_to:a2
    the_line:a5b-10e7 the_line_$:e7 the_list:a-14b-2d-4e1f5g1i5j7m-3 the_list_$:a-1b-13d-2e2f2g1h2i8j1
    the_list_?:a-1j3 the_list_for:b8 the_living:a7h-2 the_living_room:a7h-2 the_loft:a-8b-7d2f10i-3m6
    the_longest:c-4j9 the_lyrics:a3 the_machine:a1 the_mail:a-11b15 the_mail_$:a-4b6 the_map:a4b-2
    the_marathon:f5 the_mattress:a-6b8 the_mattress_$:a-6b8 the_meaning:a-6x8 the_meaning_of:a-6x8
    the_meeting:a-1b-3c-4d2f8h6 the_meeting_$:b6 the_meeting_to:b-1d6 the_meeting_with:a-3b-7f5h7
    the_message:a-2b-4n12 the_message_to:a-2n8 the_mets:a6b-4 the_milk:a-6b-9c10f-4g5k6 the_milk_$:a-6b-8c4g5k6
    the_mirror:b3 the_moment:e6 the_mood:a-1e3 the_mood_for:e4 the_moon:a6 the_morning:a-4d3o1
    the_morning_$:d3o1 the_mornings:a-1o6 the_mornings_$:a-1o6 the_mortgage:a-3b4 the_most:a8b-9i8j-2
    the_most_important:a-1i5 the_most_money:a9b-6 the_movers:b3 the_movers_$:b3 the_movie:a11b-4
    the_movie_schedule:a2 the_movie_was:a1 the_mower:b3 the_music:a7b-4 the_music_$:a4b-1 the_name:a-2b4
    the_nearest:a14b-11 the_nearest_gas:a1 the_nearest_pharmacy:a2 the_neighbor's:a-2c3 the_neighbor's_cat:a-2c3
    the_neighbors:a2 the_neighbors_over:a-1b3 the_new:a-2b14d5j-3 the_new_intern:b1 the_new_year:a-1d6
    the_news:a10b-5 the_news_$:a1 the_newsletter:f8g-1 the_newspaper:a-5b10 the_newspaper_$:a-1b5
    the_next:a15b-15c-1d-5e10h-3i10j-12s5 the_next_episode:a3 the_next_one:i5 the_next_song:a1
    the_next_task:a-1e10 the_next_thing:i6j-4 the_northern:b1 the_northern_lights:b1 the_numbers:a-4b7
    the_nursery:a2 the_nursery_$:a2 the_odeon:a1 the_office:a13b-5 the_office_$:a7b-2 the_oil:d5h-6j3
    the_oil_$:b5 the_oil_change:a-3b-1c1d5h-4j3 the_old:a-3b11 the_one:a-6b-8c-3g3h-1i3j3k2l2n6
    the_one_about:a-2b-3g1j6 the_one_i:g1k3l3 the_one_thing:i6 the_one_with:b-1n3 the_outdoor:b3 the_oven:b7h-2
    the_oven_$:a-1b4 the_oven_to:a7b-3 the_package:b4 the_package_$:b4 the_painting:a-2b-3h11 the_parent:b4
    the_parent_teacher:b4 the_party:f1m5 the_party_$:a4 the_party_planning:a-2m6 the_passport:a-5b-5d4g5h1j1
    the_passport_$:g2j3 the_passport_one:g2 the_payment:g4 the_payment_bounced:g4 the_permission:b-2c10
    the_permission_slip:b-2c10 the_pharmacy:b2 the_phone:a2b-1c2n3 the_phone_$:a2b-3n3 the_phone_plan:b2
    the_piano:a-3b4f1 the_piano_lessons:f2 the_picture:a-1b4 the_plants:a-2h6 the_plants_every:h2
    the_plumber:a-1b-4g2h1n6 the_plumber_$:a-1n5 the_plumber_about:h1 the_podcast:a6b-1 the_podcast_$:a4b-1
    the_pool:a-10b12 the_pool_$:a-6b7 the_population:a7b-4 the_population_of:a7b-4 the_porch:a2
    the_porch_light:a3b-2 the_post:a-3c6 the_post_office:a-3c6 the_premier:a4b-1 the_premier_league:a4b-1
    the_prescription:c3 the_prescription_$:b-1c3 the_presentation:b-2c1m4 the_printer_$:a-1b3
    the_priority:a-3b-6h14 the_priority_on:b-5h10 the_project:a-4b-3h3j7 the_puppy:a-2b5 the_quarterly:b7m-1
    the_queue:e3 the_queue_$:e3 the_quickest:a2 the_quickest_way:a2 the_radio:a7h-2 the_radio_$:a-2b6
    the_receipt:a-5b6 the_receipts:a-1b4 the_receipts_$:b3 the_recipe:a-3b6 the_recipe_$:a-3b6 the_recital:a-1h4
    the_record:o3 the_record_for:a2 the_recruiter:a-5b2n4 the_recycling:b2 the_reminder:a-3b-11c-4f9g10h2
    the_reminder_about:f2 the_reminder_for:b-6c-1f3g6h1 the_reminder_i:g3 the_rent:a-9b-4c3g3h5j9
    the_rent_$:a-4b-4c7j3 the_rent_is:a1c2 the_report:a-9b-27c1d10f-3g9h5m7t8 the_report_$:b-7d-1g9h-2m9t2
    the_report_is:a-3c1j3 the_reviews:a4 the_reviews_for:a4 the_ring:a10b-9 the_road:b-4d9 the_robot:a5b-2
    the_robot_vacuum:a5b-2 the_rolling:a2b-1 the_rolling_stones:a2b-1 the_roof:a-2j2 the_roof_$:a-1j2
    the_roomba:a14b-13 the_saga:a9b-6 the_salad:a-2b6 the_same:a4 the_same_thing:a3 the_schedule:a11b-4
    the_schedule_for:a11b-8 the_school:a-6b10 the_science:a-1b-3h2m5 the_science_project:a-1b-3h2m5
    the_scrapbook:a-4b-7f-3g8h7 the_scrapbook_$:a-4b-7f-3g8h7 the_second:b-1f9h5 the_security:a3
    the_security_system:a3 the_shed:a-4b8 the_shed_$:a-2b5 the_shed_tonight:b1 the_sheets:b4 the_shop:j3
    the_shop_$:j3 the_shopping:a-4b-1c-4f12h5 the_shopping_list:b-1f7h4 the_shower:b3 the_sink:a-4b6g1
    the_sink_is:a-4b7 the_slides:a-11b-9c2f-1h4m11t2 the_slides_$:a-2b-4c7t2 the_smart:a2 the_smart_plug:a2
    the_snoozed:a-3b-7g4j7 the_sofa:i2 the_song:a6b-3 the_soundtrack:a6b-5 the_soundtrack_to:a6b-5
    the_spare:a-8c-2o6p12 the_spare_key:a-7b-7c-2o6p12 the_speakers:a9b-7 the_speakers_$:a9b-7
    the_spelling:a-3b-6h12 the_spelling_it's:b-5h8 the_sprinkler:b3 the_sprinkler_$:b1 the_sprinklers:a-3b9
    the_squeaky:a-2b5 the_squeaky_door:a-1b4 the_stadium:a8b-5 the_stadium_$:a6b-4 the_staff:a-1h4
    the_staff_meeting:a-1h4 the_stairs:a-3b13 the_stairs_$:b2 the_steps:a-8j-3m18 the_steps_for:a-3b-2j-1m12
    the_steps_to:m3 the_stock:a4 the_stock_market:a3 the_store:a-1j7 the_store_$:a-5b1j7 the_street:a5
    the_strike:a1 the_sun:a1 the_sun_set:a1 the_super:b-5h6 the_surgery:a-1b1c4 the_survey:a-6b8 the_symptoms:a2
    the_symptoms_of:a2 the_table:a-4b6 the_tablet:a3 the_tablet_$:a3 the_taj:b1 the_task:b-3c1g2j5
    the_task_about:b-4j6 the_task_i:g1 the_tax:a-9b-11c2d2g4h3m3 the_tax_forms:g1j1 the_tax_return:b-6h5m3
    the_tax_thing:a-3c5d3 the_taxes:a-14b-4d8e2h4i1j-2m10 the_taxes_$:a-7i3m6 the_teacher:a-1n7 the_teacher_$:n4
    the_team:b5 the_team_$:b2 the_temperature:a11b-7 the_temperature_by:a1 the_temperature_in:a4b-3
    the_temperature_to:a1 the_tent:b2 the_tent_$:b2 the_text:a-3b-1n9 the_text_to:a-2n6 the_thank:c4
    the_thank_you:c4 the_thermostat:a8h-1 the_thermostat_$:a-4b6 the_thermostat_to:a5 the_thing:a-2b-5c2f5j2
    the_thing_about:j2 the_time:a-7d5x-2y17 the_time_$:a-4x-2y11 the_time_in:a6 the_time_of:a-2d6
    the_timer:a-6b-5f11j3 the_timer_$:a-6b-7f11j3 the_timesheet:a-1b2 the_timesheet_$:a-1b2 the_title:b-4h7
    the_top:b-12h15i6j-5 the_top_$:a-1b-5h11 the_top_of:b-2h5i6j-4 the_tough:a-2r6 the_tough_love:a-2r6
    the_tracking:a3 the_tracking_number:a3 the_traffic:a4 the_traffic_on:a5b-2 the_trailer:a5b-3
    the_trailer_for:a5b-3 the_train:a10s-1 the_train_$:a7s-1 the_trash:a-7b-3g4h7 the_trash_$:c3
    the_trash_reminder:b-5h8 the_trip:b1 the_trip_$:b2 the_trunk:a3b-2 the_trunk_$:a3b-2 the_tv:a11h-2
    the_tv_$:b4 the_tv_on:a2 the_tv_show:a4b-2 the_tv_to:a4 the_vacuum:a10b-6 the_vacuum_$:a7b-5
    the_vacuuming:a-7b-3c2d3g4 the_vacuuming_$:a-2c4d3 the_vet:a-11b-13c1d-3f-1h9j18o3 the_vet_$:a-1b4j7
    the_vet_for:b-1h5 the_vet_task:g3h-2j4 the_video:a-6b11 the_visa:a-5b-6d1f-2j11m5
    the_visa_application:b-4h1m6 the_volume:a11b-7 the_volume_to:a1 the_wallpaper:b1 the_wallpaper_in:b1
    the_warranty:a-3b5 the_washing:g1 the_washing_machine:g1 the_water:a-1j5 the_water_bill:a-2b-1j5 the_way:k9
    the_way_$:a8b-1 the_way_home:b1 the_way_it:a-6k10 the_weather:a12b-2 the_weather_$:a10b-8
    the_wedding:a-2f2m6 the_wedding_$:f4 the_wedding_planning:m7 the_week:a1j-5y5 the_weekend:b-11d11j1
    the_weekend_$:b-11d11j1 the_whole:a3b-12c-5j6m2s7 the_wifi:a-3b-4o9p12 the_wifi_$:a2
    the_wifi_password:a-11o9p12 the_window:f1 the_windows:a5 the_windows_$:a5b-1 the_wire:a3 the_wire_$:a2
    the_word:a12b-7 the_world:a5 the_worst:a8 the_worst_$:a7 the_wrong:a5b-2c-1k10 the_wrong_one:k3
    the_yoga:a-3b-5f6h6 them:a-5b-1c-1f4g7 them_$:a-4b-3c-1f4g7 then:a2i6 then_$:a9b-8 theo:b2 therapist:a-16b16
    therapist_$:a-3b5 therapy:a-8b12 therapy_$:a-2b6 there:a1b-18c-5d-5f-2h-2i-7j18k-1m-1o-6p-2r7u18y-3z3
    there's:b-4w8 there's_a:a8b-3 there_$:a-17b-9j5r9u19z4 there_?:e2 there_?_$:e2 there_a:a4 there_any:a1j3
    there_any_travel:a1 there_anything:j1 there_anything_on:j2 there_for:a-9j9 there_to:a2 there_to_do:a2
    thermostat:a8h-1 thermostat_$:a-4b6 thermostat_to:a5 thermostat_to_0:a5 these:a7b-1 these_days:a5b-1
    these_days_$:a5b-1 thesis:a-3b5 they:a21b-17d-2g6h3j-1 they're:a7b-2 they_cancelled:g3 they_do:a1
    they_do_gluten:a1 they_moved:b-3h5 they_say:a5b-2 thighs:b1 thing:a-28b-13c1d7e-5f8g-3h1i20j7k5m1
    thing_$:b-7f2i8j-2k7 thing_about:a-3j7 thing_about_the:a-3j7 thing_i:i2 thing_i_should:i2
    thing_on:a-8b-5f5i7j1 thing_on_my:i7j-6 thing_right:i1 thing_right_now:i1 thing_till:b-4d8 thing_until:d3
    things:j6z4 things_$:a5 things_are:j1 things_have:a-5j5 things_have_i:a-5j5 things_to:a1b1 things_to_do:a1
    think:a16c1 think_about:b4 think_aliens:a1 thinking:a5 thinking_about:a5 thirty:a8b-3
    this:a6b-25c-3d22e16f-7g-13h-5i-5k-12l-6m21n-1o2p-20q-7r-12s5t-4u-10v-8w-4x-11y-5z13A-11
    this_$:a-10b-2d-3e12j-4m3w6z9 this_again:d5 this_album:a4 this_back:d5 this_book:a4b-2 this_book_0:a2
    this_down:a-3m7 this_down_$:a-3m6 this_email:a-3b1n3 this_evening:d5 this_for:a-8b9d-1e5 this_for_me:a-3b7
    this_is:a3m4w-3 this_is_too:a1m4w-2 this_month:j4 this_month_$:a4 this_month_?:a-4j6
    this_morning:b-3c11d-5f-1i10j-1o-1s11w-2 this_morning_$:b-3c11d-4f-1i8s11w-2 this_novel:a1 this_novel_a:a1
    this_on:a6b-3 this_on_facebook:a6b-3 this_one:a-13b-8c-1d6e15f5h5i-8j-4m8w-4 this_one_$:a-3d1e1f6i-2m8
    this_one_at:e3 this_one_what:e1 this_show:a7 this_show_$:a7 this_song:a15b-4 this_song_$:a8 this_textbook:a1
    this_to:b-4d9 this_track:a7b-2 this_track_$:a6b-2 this_until:d7 this_until_tomorrow:d1
    this_week:a-1b7d-1j3w3 this_week_$:a-4b8d-1j2w3 this_weekend:a-6b14d2j6m-1o-2 this_weekend_$:a-2b16j2o-2
    this_works:a-6z10 this_works_$:a-6z10 those:a2c3 thought:g1 thought_i:g1 three:a14b-4c2 three_$:a4c3
    thriller:a3 through:a5b-8c5d-2f-3g2j9m6o-3 through_$:a4g3 through_the:a6b2 throw:a2b2 throw_a:a-1b3
    thunderstorms:a3b-1 thursday:a-16c-2d12f1g-1h19o-3 thursday_$:a-7b-2d10f2h17j-4 thursday_at:b2
    thursday_at_0:b2 thursday_evening:a-1d2 thursday_evening_$:d2 thursdays:o3 thursdays_$:o3 tick:c17f-4g-2
    tick_off:c9f-1 ticked:a-7c-2g5j7 ticked_off:a-7c-2g5j7 ticket:a-2b11 ticket_$:b2 tickets:a-10b15
    tickets_$:b3 tickets_to:a-1b2 tidy:b5 tidy_the:b5 tidy_the_garage:b5 tie:a-1b5 til:d7 till:a-17b-15c-5d34f-2
    till_after:d3 till_after_christmas:d3 till_monday:d5 till_monday_$:d5 till_sunday:b-1d5 till_sunday_$:b-1d5
    till_the:b-4d10 time:b-6c-7d4e-1f-5h-3i2j3m2o-2p-8r-3x-5y25 time_$:a-9b-4j-2m5x-3y21 time_does:a7
    time_does_the:a1 time_flies:a12b-4 time_flies_$:a4b-1 time_in:a6 time_is:a-6j11y4 time_is_it:y6
    time_is_left:a-6j7 time_is_my:a-3j9 time_of:d6 time_of_the:h3 time_off:b5 time_off_$:a1 time_to:a-4i7
    timer:a-18d-2f10j8t9 timer_$:a-10b-10f11j5t8 timer_for:t1 timer_for_0:t2 times:a14b5j-7 times_$:a2
    times_0:a5 times_0_$:a5 times_for:a9b-7 timesheet:a-7b11 timesheet_$:a-5b8 tiny:a-5m8 tiny_step:a-5m8 tip:a8
    tip_in:a2 tip_in_japan:a2 tip_on:a3b-1 tip_on_0:a3b-1 tire:a6b-4h9p-3 tire_pressure:a5b2p-2
    tire_pressure_$:b2 tired:a2b-3o-1s17w-10 tired_$:a4o-1s10w-8 tires:a-2b11 tires_$:a-1b9 tissues:a-1b5
    title:a-2h7 title_of:b1 tmrw:a-5j8 tmrw_$:a-5j8
    to:a5b4c-8d9e-7f-7g-11h24i-2j-5k-10l-5m-12n24p-8q-8r11s-1u-19v-18w-4x-8y-18z-17A-9 to_$:p13
    to_0:a11b-3c-1d1f-5h7j-4o-6 to_0_$:a6b1d3j-1o-3 to_0_0:a2 to_0_degrees:a5b-2 to_0_percent:a2
    to_0_pm:a-2b-3h10 to_?:a1 to_?_$:a1 to_a:b1h6 to_a_dozen:a-2h7 to_add:b7k4 to_aunt:b6 to_aunt_carol:n2
    to_be:b-2w8 to_be_honest:b-4w8 to_bed:a-4o7 to_blue:a6b-3 to_blue_$:a6b-3 to_bob:o4 to_bring:a-2b12
    to_bring_the:b2 to_buy:a-8b3j9 to_buy_$:a-2j5 to_call:b-3c-2d3f3i3j8 to_call_dr:h3 to_call_her:a4
    to_call_mom:d6h-5j2 to_call_the:a3c-1f2i5j-1o-2 to_cancel:b-5n11 to_cancel_on:b-3n5 to_channel:a7b-3
    to_channel_0:a7b-3 to_check:a-2b6 to_check_the:a-2b6 to_chicago:a1 to_completed:b-6c8 to_completed_$:b-6c8
    to_customer:a4 to_dan:b2 to_dan_$:b2 to_december:h4 to_december_0:h4 to_delete:k7 to_delete_that:k7
    to_do:a-10b2c-2d-11f5g9h-6i10j13k6l-3m-2n-7o-1p-7r-6x-3z-2 to_do_$:b-1g6i4j4 to_do_anything:w1
    to_do_first:i5 to_do_for:j4 to_do_in:a8 to_do_list:a-4b1f6j2 to_do_that:k9 to_do_the:f1g5 to_do_this:e1
    to_do_today:a-1j5 to_done:c5 to_drink:f4 to_drink_water:f4 to_eat:a3 to_email:b-3h6 to_factory:a6b-4
    to_factory_settings:a6b-4 to_feed:b1 to_feed_the:b1 to_finish:b1 to_finish_the:b1 to_french:a3b-1
    to_french_$:a3b-1 to_friday:a3b-9d2h4 to_friday_$:b-7d2h6 to_german:a6b-2 to_german_$:a6b-2
    to_get:a-9b5j2m3w5 to_get_my:a-1b4 to_get_the:b3 to_give:a1 to_grandma:r4 to_grandma_$:r4 to_hdmi:a8b-3
    to_hdmi_0:a8b-3 to_hear:a4b-1 to_hear_some:a2 to_hr:a-7n8 to_hr_$:a-1n2 to_jazz:a6b-2 to_jazz_$:a6b-2
    to_karen:a-1c4 to_kenya:a4 to_kenya_$:a2 to_kill:a-1b-7s13 to_kilometers:a3b-1 to_kilometers_$:a3b-1
    to_know:a2b-4j4 to_know_the:a2 to_leave:a5w-1 to_listen:a8b-4 to_listen_to:a8b-4 to_lock:b1 to_lock_the:b1
    to_make:a2 to_make_$:a-5j10 to_make_it:m1 to_max:a8b-4 to_max_$:a8b-4 to_me:b-6r14 to_me_$:b-1r4
    to_miami:a4b-3 to_miami_$:a4b-3 to_mike:a3b-5n1 to_mike_$:a4b-4 to_mom:b-1n4 to_mom_for:n2 to_monday:b-2d7
    to_monday_$:b-2d7 to_my:a-2b20f-9h-7j-13n14 to_my_boss:n5 to_my_brother:a-5b5 to_my_list:b11j-1
    to_my_savings:a1 to_my_shopping:b7 to_my_to:b8 to_nadia:a-7b-3c10 to_nadia_$:a-7b-3c10 to_next:a-2b-4d9h3
    to_next_month:d3 to_next_tuesday:h4 to_next_week:d5 to_not:g1 to_not_done:g1 to_nuts:a4b-2q2
    to_nuts_$:a4b-2q2 to_open:g8 to_open_$:a-3g8 to_pay:a-1j6 to_pay_the:b1 to_peanuts:o6 to_peanuts_$:o6
    to_penicillin:o1 to_pick:f4 to_pick_up:f4 to_play:a1 to_post:a-5b7 to_professor:b-1n2 to_rain:a2 to_read:b1
    to_read_$:b1 to_red:a5b-3 to_red_$:a5b-3 to_remember:j1 to_remind:j3 to_remind_me:j3 to_renew:a-2b-5c11
    to_return:b3 to_return_the:b3 to_ring:b9d-1 to_ring_the:b9d-1 to_sam:a-5b2n3 to_sam_$:a-5b2n3 to_sarah:a-2b2
    to_saturday:b-7d12 to_saturday_$:b-3d4h2 to_savings:a2b1h-1 to_savings_$:a1 to_say:b-1h6 to_say_two:h1
    to_seattle:a1 to_seattle_$:a1 to_see:a8b-6j5 to_see_the:a5b-1 to_send:a-7b8 to_send_the:a-5b9 to_sign:b3
    to_sign_the:b3 to_spanish:a8b-4 to_spanish_$:a7b-3 to_staging:a-2b4 to_staging_$:a-2b4 to_start:a-6i6m5
    to_start_with:a-3i6 to_stay:a2 to_submit:b4 to_sunday:b-4d8 to_sunday_$:b-4d8 to_swim:h5 to_take:a-4b11
    to_take_my:a-3b7 to_target:a4b-1 to_target_$:a4b-1 to_the:a3c1d-5e8f-8g-12h2i-10j-11k-4m-7n18r5
    to_the_0:a-1b-4h9 to_the_airport:a3b-1 to_the_back:a5b-4e5r-2 to_the_bank:b-1n5 to_the_basement:b1
    to_the_beach:a1 to_the_dentist:a-2b-1h5n7 to_the_dump:b2 to_the_following:e5 to_the_garage:b3d3h-2
    to_the_groomer:b3 to_the_gym:b-1c7 to_the_kids:a-1b3 to_the_landlord:b2n2 to_the_library:a3b-1
    to_the_list:b5 to_the_nearest:a3 to_the_next:a6b-1 to_the_plumber:n3 to_the_recruiter:a-2b4
    to_the_top:b-6h11 to_the_vet:b4 to_the_wifi:a2 to_this:e5 to_this_one:e5 to_thursday:b-11d9h4
    to_thursday_$:b-9d6h3 to_tokyo:a6b-2 to_tomorrow:d5 to_tomorrow_$:d5 to_travel:a2 to_travel_to:a2
    to_use:a-11b10z3 to_vet:b1 to_vet_$:b1 to_vote:b5 to_wednesday:b-6d12 to_wednesday_$:b-6d12
    to_work:a3b-9i4o7 to_work_$:a5b-8o7 to_york:a-1b3 to_york_$:a-1b3 to_you:A5 to_your:a-1r4
    to_your_normal:a-1r4 today:a-10b-26d21e-10h-8i-4j8k-4m-9n-2o-9p-12q-1r-5s16u-3v-3w15x2y12z-4A2
    today's:a-2b-6c2j2y9 today's_tasks:b-5c2j5 today_$:a-4b-19c2d2e-5f2h-4i-1j8k-1m-4o-7p-7r-2s17w2x3y13z-2
    today_?:a-1j6 today_?_$:a-1j6 todo:a-2b3 together:b-2n8 together_a:a-2b-2n7 together_a_short:a-2b-2n7
    toilet:b3 toilet_paper:b3 toilet_paper_on:b1 tokyo:a12b-3 tokyo_$:a3 told:b7j-3o-1p7q4 told_you:j-2p8q4
    told_you_about:q5 tom:a-7f1h4o6 tom_$:f1 tom_for:h1 tomatoes:a-1b12 tomatoes_$:a-3b12
    tomorrow:a-8b-1c-8d31e-11f6g-4h-6i-6j12k-2m-5n-2o-10p-3r-1w-4z-2A7
    tomorrow_$:a-9b-2c-5d22e-5f9g-1h-2i-3j11n-1o-7p-1w-3A7 tomorrow_?:j1 tomorrow_?_$:j1 tomorrow_at:b6
    tomorrow_at_0:b6 tomorrow_morning:b-2d14e-1 tomorrow_morning_$:b-1d1j1 tonight:a7b-4d17e-4i-1
    tonight_$:a2d17e-4i-1 too:a3b-15c-6d-3e2f-1h-4i-2j-4m22o-4w15 too_big:a-12b-2m20 too_big_$:a-8b-1m14
    too_big_for:a-1m5 too_long:a2 too_long_$:a2 too_much:a-3b-2c-1m5w16 too_much_$:a1w6 took:a-4b-13c24
    took_care:a-1b-2c9 took_care_of:a-1b-2c9 took_my:a-5c11 took_out:c3 took_out_the:c3 toothpaste:a-2b5
    toothpaste_$:a-2b5 top:a1b-8c-1f-1h14i16j-10o-1p-4 top_$:a-1b-5h11 top_of:b-4h5i6j-4 top_of_my:i6j-4
    top_of_the:b-2h3 top_up:a4b3 top_up_the:a-1b4 tortillas:a-2b4 tortillas_$:a-1b6 toss:b1f7 toss_a:a5b-2
    toss_a_coin:a5b-2 toss_the:a-8f10 tough:a-7b-3r12 tough_love:a-7b-3r12 tougher:a-4r7 tougher_on:a-4r7
    tougher_on_me:a-4r7 towels:a-5c-1f5h2j3 towels_$:h3 towels_on:j1 towels_on_the:f-1j4 town:h2
    track:a15b4e-5i-4 track_$:a13b-4 tracking:a3 tracking_number:a3 tracks:a1 trading:a5b-1 trading_at:a5b-1
    trading_at_$:a5b-1 traffic:a19b-4j-5 traffic_like:a4 traffic_like_on:a4 traffic_on:a10b-3j-3
    traffic_on_the:a5j-2 traffic_was:a2 trail:a-1b5 trail_$:a-1b5 trailer:a12b-10 trailer_for:a12b-10
    train:a8b5s-2 train_$:a6s-1 train_the:a-1b3 training:a-6b6c1 trains:a5 transaction:a11b-5
    transactions:a12j-5 transactions_$:a11j-4 transfer:a2b9 transfer_money:a-2b4 transfer_money_to:a-1b3
    transfer_the:b3 translate:a15b-4 translate_good:a4 translate_good_morning:a2 translate_the:a-2b4
    trash:a-21c7f16g1h4j-5 trash_$:a-1b6c2 trash_bags:b4 trash_day:b1 trash_reminder:b-5h8 travel:a11j-5
    travel_adapter:a-2b4 travel_adapter_$:a-2b4 travel_alerts:a1 travel_alerts_for:a1 travel_insurance:b2
    travel_insurance_$:b2 travel_to:a2 travel_to_kenya:a2 travel_warnings:a4 travel_warnings_for:a4 treatment:b3
    tree:a-4b7 tree_$:a-4b7 treehouse:a-1b3 treehouse_$:a-1b3 trending:a5j-1 trending_on:a5j-1
    trending_on_twitter:a5j-1 trial:a-2b12f-3 trial_$:b4 trim:a-5b10 trip:a-7b15 trip_$:a-1b7 trivia:a10b-5
    trivia_$:a5 truck:a-1b3 truck_$:a-1b3 true:a13b-9 true_that:a1 trunk:a3b-2 trunk_$:a3b-2 try:a-1d3e9
    try_another:b-3e10 try_me:d4 try_me_tomorrow:d4 tub:a-3b7 tub_$:a-3b7 tuesday:a-19b4d7f-9h11j10
    tuesday_$:a-11b-4d8h10j5 tuesday_at:b1 tuesday_at_0:b1 tuesdays:o4 tune:a4h-1 tune_in:a5b-4 tune_in_to:a5b-4
    tune_up:a-8b11 turkey:b5 turkey_$:b3 turn:a14b-2c-12d-6f1g-3h4j-4m10 turn_down:a4b-2 turn_down_the:a4b-2
    turn_in:a-7b8 turn_off:a6b-2c-1f7 turn_off_all:a-1f4 turn_off_my:a-1f4 turn_off_the:a6 turn_on:a13b-5
    turn_on_the:a9b-2 turn_that:h4 turn_the:a5b1f-2h2 turn_the_heat:a2 turn_the_thermostat:a1 turn_up:b2
    turn_up_the:b2 turns:g9 turns_out:g9 turns_out_i:g5 turns_out_the:g4 tv:a24b-7h-2j-1 tv_$:a1b3 tv_on:a6b-2
    tv_series:a6b-5 tv_show:a4b-2 tv_to:a4 tv_to_hdmi:a2 tweet:a11b-4 tweets:a2 twenty:a10b-1d4s-2
    twenty_minutes:a7b-5d4s-2 twenty_percent:a1 twenty_percent_$:a1 twice:a10 twice_for:a4 twice_for_the:a4
    twitter:a5j-1 twitter_$:a3 two:a7b-19c-6d5e-2f2h9i-1j-4m-2o8q8 two_$:a-1f7 two_days:d5 two_days_$:d5
    two_degrees:a2 two_hours:a-4b-3d4h8 two_hours_$:a-4b-3d4h8 tylenol:a7b-3 u:v3 uber:a8b-2 uber_$:a12b-8
    uber_driver:a-9b10 ugh:a-5b2e4j-4w12 ugh_i:a-3b3j-3w10 ugh_i_can't:w4 uh:a5b-3 ukraine:a1 umbrella:a5b1j-2
    un:a-4b-6c-5d-1g20k-6l7 un_complete:a-2b-5c-4g15 un_complete_the:b-3c-1g11 uncheck:a-9b-19c-2g30 uncle:a-6b9
    uncle_pete:a-3b4 unclog:b3 under:a-4b1o6 under_the:a-6b2o6 understand:z5 undid:b-8g-2k-5l22
    undid_$:a-5k-3l18 undo:a-30b-22c-10d-7e-4f-13g-3h-4i-1j-4k41l22m-2o-2z5 undo_$:a-3b-7k19 undo_it:f-5k12
    undo_it_$:f-5k12 undo_my:k5 undo_my_last:k5 undo_please:k5 undo_please_$:k5 undo_that:a-1k-4l16
    undo_that_$:k-5l14 undo_the:a-2k12 undo_the_last:k5 undone:a-9b-6j9l11 unit:a-6b10 unlearn:a-5b-4q14
    unlearn_my:a-5b-4q14 unlock:a10b-6 unlock_the:a7b-3 unmark:a-3b-10c-3g15k6 unread:a10j-7 unread_emails:a6j-2
    unread_emails_$:a6j-2 unsubscribe:b5 unsubscribe_from:b5 unsubscribe_from_junk:b1 untick:a-2b-6c-1g14
    untick_the:a-2b-6c-1g14 until:a-19b-23c-8d40e-1f-5g-3h1j-3m-1y7 until_after:b-3d9
    until_after_thanksgiving:b-2d5 until_christmas:a-4y8 until_christmas_$:a-4y8 until_friday:h5
    until_friday_$:h5 until_i:d7 until_i_get:d7 until_monday:b-2d5 until_monday_$:b-2d5 until_next:d3
    until_the:a-2d8 until_the_new:a-1d6 until_tomorrow:d3 until_tomorrow_$:d3 until_tonight:d2
    until_tonight_$:d2 unused:b4 up:a-7b10d3e-13f-9g3j9k-6l-4m15n10p1q-3r-10s-6t-1u-5v-4w-7x-6y-2z-9A-8
    up_$:a16b-11d-2f-1g5h-2i-2m4o-2p4 up_?:p1 up_?_$:p1 up_a:a-2b-1n9 up_a_thank:b-2n6 up_again:d5g4 up_at:a-1o9
    up_at_0:b-3o10 up_at_seven:b2 up_cleaning:m4 up_cleaning_the:m4 up_early:b3 up_first:a-1i5 up_flights:b3
    up_flights_to:b1 up_for:m1 up_laptop:b2 up_my:a-9b4j8 up_next:a-4i5 up_next_$:a-2i6 up_on:d5
    up_the:b-6c10d-7g2i-2j7 up_the_car:a9b-9g3 up_the_dry:a-1c4 up_the_kids:b-6c2f4 up_the_prescription:b-1c3
    up_the_tv:a4b-2 up_to:a3b-3h6 up_when:a9b-6 up_with:n4 up_with_a:b-2n4 update:a-5b14c-1f-3h13j-1
    update_my:a2b-5h5 update_my_shopping:h2 update_resume:b1 update_that:h6 update_that_$:h6 update_the:a-1b3h1
    upgrade:b3 upload:b2 upstairs:a-2b6 upstairs_$:a-1b6 urgent:a-17b-6c-5g-2h20i10j4 urgent_$:a-8b-8c-4g-1h20i2
    us:a13b-5 us_$:a4b-2 us_a:a2b-1 us_a_dad:a2b-1 us_dollars:a1 us_dollars_$:a1 use:a-3i-3j-5r17z8 use_a:a5b-3
    use_instead:a5 use_instead_of:a5 use_the:a-8h1r8 use_this:a-9z12 use_this_$:a-9z12 used:a4b4 used_to:a11b-4
    useless:w6 useless_$:w6 usually:a-8b-7o11p9 usually_get:a-1b-1o3p3 usually_get_up:a-2b-1o3p3
    usually_wake:a-2b-2o5p4 usually_wake_up:a-2b-2o5p4 vacation:a5b5j-4 vacation_days:a4j-2
    vacation_days_do:a2j-2 vaccines:a7 vaccines_do:a3 vaccines_do_i:a3 vacuum:a9 vacuum_$:a11b-9
    vacuum_the:a-2b10 vacuum_the_stairs:b6 vacuuming:a-12b4c2d2g4j-1 vacuuming_$:a-5c3d3 van:a-2b4 van_$:a-2b4
    vegan:o2 vegetarian:a-9b-1o16q5w-6 vegetarian_$:a-4o6q5 vendor:b1 vendor_about:b1 verizon:a4 verizon_$:a6b-4
    version:b5h-4n3 version_of:n3 very:b-3i-2m6w4 vet:a-17b-6d-4f-2h8j15o3p5 vet_$:a-8b8h-1j4p6
    vet_appointment:b1 vet_for:b-1h5 vet_task:g3h-2j4 vibrate:a8b-6 vibrate_$:a8b-6 video:a3 video_$:a2
    video_for:a-2b5 videos:a6b-2 videos_$:a6b-2 vinegar:b1 virtual:a10b-4 virtual_card:a7b-4
    virtual_card_$:a7b-4 visa:a4b-6c-2d1e-1f-3j9m4 visa_$:a4 visa_application:b-4h1m6 visa_application_$:b-2m4
    visa_bill:a3b-2 visit:a-7b9h3 visiting:a4o-1 vitamin:b2 vitamin_c:a2 vitamins:a-6b5f3 vitamins_$:a-5b5f3
    voice:b-17r16 voice_$:b-12r16 volume:a27b-20 volume_down:a3 volume_to:a6b-2 volume_to_0:a6b-2
    volume_up:a7b-4 volume_up_$:a7b-4 volunteer:b1 volunteer_at:b1 vote:b10 vote_$:a-1b6 w:a-5b10 w2:a1
    wait:a-15b-12c-3d16e-2f-2j5k14l5 wait_no:k5 wait_until:a-1d6 wake:a-1b8d-7g8j-5o4p4 wake_me:a1b8d-2
    wake_me_up:a3b1 wake_up:a-6g8o5p4 wake_up_$:b2p1 wake_up_at:b-1o5 wake_up_the:g9 walgreens:b4 walgreens_$:b1
    walk:a-11b5c3m8 walk_me:a-2j3m8 walk_me_through:a-2j3m8 walk_the:c4 walk_the_dog:c4 walked:b-13c14
    walked_the:b-6c8 walked_the_dog:b-6c8 wall:a-4b7 wallpaper:b4 wallpaper_in:b1 wallpaper_in_the:b1 walmart:a2
    wanna:a-1b8e3o-1 wanna_hear:a2 wanna_start:b3 want:a-3b6c-9d-1f-3g4h-1k3m-1n-3o-2q1r5t7
    want_the:a-1b-1c-1g7j-2r8 want_to:a5i-1j5o-1t9 want_to_add:b5 want_to_hear:a3 want_to_know:j2
    want_to_listen:a7b-2 want_you:q2 want_you_to:q2 wanted:k4 wants:b2 war:a11b-1 war_$:a6 war_one:a1
    wardrobe:a-1b5 wardrobe_$:a-1b5 warm:a3 warm_up:a4 warm_up_the:a7b-4 warm_white:a2 warm_white_$:a2
    warmer:a9b-6 warmer_$:a7b-5 warnings:a4 warnings_for:a4 warranty:a-3b6 wars:a7b-3 wars_$:a2
    was:a32b-30c-16d-9e-7f-10g-13h-12i-7j9k11l5m-4n-4o-6p9q-1r-2s-1v7w-2y-1z-1 was_$:a-5k8 was_a:b-3k6l8
    was_a_mistake:a-12k7l8 was_better:a1 was_boring:a3 was_boring_$:a3 was_charged:a1 was_charged_twice:a1
    was_i:a-1j4 was_i_supposed:a-2j4 was_my:a6j-2 was_packed:a4 was_so:a1 was_terrible:a5 was_that:a1j4
    was_that_thing:a-1j5 was_the:b-1p6 was_the_wifi:a-3p7 was_too:a3 wash:a-18b6d7f4h1 wash_the:a-2b5h3
    wash_the_car:b2 washer:a-1b4 washing:b2c-2g1 washing_machine:g1 wasn't:g4 watch:b13i-1 watch_the:b2
    watching:a8 water:a-9b17d-1j1 water_$:a-5b6f3 water_bill:a-2j3 water_bill_$:h1 water_in:a5b-2
    water_plants:b2 water_the:a-2b4c2 watering:b-4h5 watering_the:b-4h5 watering_the_plants:b-4h5 wax:a-1b3
    way:a10b-11k9m5 way_$:a9b-1 way_home:c1 way_home_$:c1 way_it:a-6k10 way_it_was:a-6k10 way_to:a7b-1m1
    way_to_work:a3 way_too:m3 we:a6b-11c4e4f4g-3h-6i-2j-6n3o3y10 we're:a-5b7f2 we're_out:a-2b7
    we're_out_of:a-2b7 we_do:a-4d7 we_get:a14b-8 we_had:a5b-3 we_need:a-5b10 wear:a8i-2 wearing:a8
    weather:a26b-12c-1 weather_$:a12b-8 weather_for:a5b-2 weather_forecast:a3 website:a-4b9 website_$:b2
    wedding:a-11b8f2m6 wedding_$:a-3f4 wedding_planning:m7 wedding_rsvp:b1 wedding_rsvp_$:b1
    wednesday:a-14b-1c-2d17h7o1s-1 wednesday_$:a-11b-2c-1d17h5o2s-1 weed:a-3b6 weed_the:a-1b4
    week:a-8c-3d11e-5f-2h5i-7j16m-3o-1w2y4 week_$:a-1b1c-3d12e-4h7i-3j1w2 week_?:a-5j9 week_?_$:a-5j9
    week_look:a-8j9 week_please:a2 week_please_$:a2 weekdays:b1 weekend:b1c-4d12e-1f-2j9m-3o1
    weekend_$:b1c-4d7f-1j5m-2o1 weekly:a-6h11m-1 weekly_$:b-4h11 weigh:a-5b7 weigh_in:a-2b3 weird:a13
    weird_$:a10b-3 well:a21b-6 well_$:a14b-6 well_with:a1 went:a6b-12c15 went_out:c4 went_to:b-5c9
    went_to_the:b-5c9 were:a18b-10 were_the:a1
    what:a4b-42c-21d-23e-2f-23g-20h-21i26j13k5l6m-6o-29p11q3r3s-16t-9u-14v-14w-20x-3y10z18A-17
    what's:a9b-38c-19d-16f-19g-11h-16i21j21k-7l-5m2n-6o-13p15q-11r-9s-8t-1u-4v-5w-6x7y16z-2A-7 what's_0:a8
    what's_0_times:a2 what's_a:a11 what's_done:j5 what's_happening:j1 what's_happening_in:a2 what's_in:p3
    what's_left:a-4j10 what's_most:a-8i13 what's_my:a2b-3p9 what's_my_bank:a3 what's_my_battery:a5p-1
    what's_my_ip:a5 what's_my_name:a-2p5 what's_my_schedule:a-2j7 what's_my_tire:a3p-1 what's_next:a-6i11j-3
    what's_next_on:i2j-1 what's_on:a-6i-2j16 what's_on_my:a-3j9 what's_overdue:a-8j10 what's_playing:a5
    what's_the:a14b-12c-6e-2f-4g-2h-3i2j-16m8p4x6y4 what's_the_best:a4 what's_the_date:a-6y8 what's_the_dress:a1
    what's_the_first:a-6m10 what's_the_humidity:a2 what's_the_meaning:a-7x8 what's_the_most:a-4i8
    what's_the_weather:a1 what's_traffic:a3 what's_traffic_like:a3 what's_trending:a5j-1
    what's_trending_on:a5j-1 what's_up:i11j-2 what's_up_first:a-1i5 what's_up_next:a-2i6 what's_your:a2p-5x7
    what's_your_favorite:a-2x8 what_$:a7b-2i7 what_alarms:j3 what_alarms_do:j3 what_am:a-8j3p4 what_am_i:a-8j3p4
    what_are:a-3b-3i-3m5p3x4z7 what_are_my:a-5j1p5 what_are_the:a1b-2m7 what_are_you:a-5x-1z10
    what_are_your:a-4x8 what_calls:j3 what_calls_do:j3 what_can:a-4i9j-2p-2z8 what_can_i:i10j-2z1
    what_can_you:a-3z6 what_causes:a2 what_causes_hiccups:a2 what_commands:a-8j-2p-1z15
    what_commands_do:a-3p-1z8 what_day:a-8j3y8 what_day_is:a-9j8y1 what_day_of:j-4y5 what_did:a1j3
    what_did_i:a-9j7p2 what_did_the:a2 what_did_you:a2 what_do:a1i1m-1n5r-1x3z1 what_do_i:a-5j2n6p-7z6
    what_do_people:a2 what_do_you:a-1i5j-1p4x4z-4 what_does:a10j1 what_does_my:j3 what_else:a-13e10j8z2
    what_else_is:a-2e2 what_events:j1 what_events_are:j1 what_gate:a3 what_goes:a3 what_goes_well:a1
    what_happened:a5 what_happened_in:a1 what_happens:a3j-4z6 what_happens_if:a4 what_have:a-10j5p7
    what_have_i:a-3j7 what_helps:a5 what_helps_with:a5 what_i:a-2b-4k12l1p2q7z-4 what_i_asked:a4 what_i_have:j4
    what_i_just:k7 what_i_said:p2q1 what_i_told:q5 what_is:a2b-2i5p6 what_is_0:a2 what_is_it:a-3i7
    what_is_my:a-4j-4p8 what_is_on:j2 what_is_the:a13b-1j-7 what_kind:a2 what_kind_of:a2 what_languages:a4
    what_lists:a-1j4 what_lists_do:a-1j4 what_month:a-12y14 what_movies:a4 what_movies_are:a4 what_my:p5
    what_now:a-9i16 what_now_$:a-4i11 what_now_?:a-3i5 what_ought:a-3i7 what_ought_i:a-3i7 what_reminders:j1
    what_should:a4i2j-5n5 what_should_i:a3i2j-4n5 what_temperature:a8 what_time:a8i-5j4p-3y2 what_time_does:a7
    what_time_is:j3y4 what_to:a-8i13 what_to_do:a-1i7 what_vaccines:a4 what_vaccines_do:a3 what_was:j9p5
    what_was_i:a-2j4 what_was_my:a3j-1 what_was_that:j4 what_was_the:a-3j1p6 what_were:a1 what_were_the:a1
    what_would:i5 what_would_you:a-1i5 what_year:a3 what_year_did:a2 what_you:a-13i-1k5l11p-1q7z3
    what_you_just:a-6k7l5 what_you_know:q5 whats:a6b-29c-9d-4f-6g-1h-5i11j18m-1o-2p10q-1y10
    whats_first:a-2b-2i12 whats_my:a1j-6p12 whats_on:a-1j5 whats_on_my:a-1j5 whats_the:a11b-6j3
    when:a15b1c-10d-8f-4g-4h-4i-8j8m-2n-3o-10p10z6 when's:a6b-14c-2g-1j13p6 when's_the:a2b-8g-1j15
    when's_the_next:a12j-1 when_am:j3 when_am_i:j3 when_did:a5 when_do:a3b-1p8 when_do_i:a-5p9 when_do_the:a7
    when_does:a9b-2 when_does_the:a2 when_i:z7 when_is:a1b-2j7o-4p7 when_is_easter:a1 when_is_my:a-3j2o-2p8
    when_is_the:a-6j11 when_it's:a-11b17 when_it's_0:a-6b12 when_the:a-3j9 when_trash:a-1b4 when_will:a3
    when_will_the:a2 where:a13b-8c-8d-1g-2i8j-6m12o-9p10w-1x4z-2 where's:a9b-13p9 where's_my:a4
    where's_the:a3b-10p10 where's_the_closest:a6b-3 where's_the_nearest:a1 where_am:a8p-1 where_am_i:a8p-1
    where_can:a10 where_can_i:a10 where_did:a-1p9 where_did_i:a-2p9 where_do:a-6b-1i7j-1p1x7
    where_do_i:a-5i8j-1m1p2 where_i:a2p7 where_i_am:a7 where_i_live:p2 where_is:a9j3o-3 where_is_my:a1j4o-2
    where_to:m6 where_would:a-3m7 where_would_i:a-4m7 which:a13b-23c-7d-4e-3f-4g-1h-3i7j7m-1o-5p14r8w-1x-1
    which_bus:a1 which_bus_goes:a1 which_car:a-3p7 which_car_do:a-3p7 which_countries:a4 which_currencies:a3
    which_one:i4 which_personas:a-8r11 which_task:a-2i10 which_task_is:a-1i6 which_task_should:i2
    which_tasks:a-5j8 which_tasks_are:a-4j6 which_terminal:a2 while:a-19b8i3j12 whisper:a17b-9
    whisper_mode:a9b-5 whisper_mode_$:a7b-3 white:a3b-1 white_$:a1b-1
    who:a16b-15c-10d-3f-4g-2h-4i-6j3m-1o-8p20r-1x5 who's:a13b-15p10 who's_the:a2 who_am:a-8j3p5 who_am_i:a-8j3p5
    who_called:a4 who_called_me:a2 who_directed:a4 who_do:j5p-2 who_do_i:j5p-1 who_invented:a3
    who_invented_the:a3 who_is:a-2o-2p13 who_is_my:a-5p8 who_is_the:a2 who_is_your:a1 who_made:a-6x8
    who_made_you:a-6x8 who_my:a-1q2 who_my_dentist:q2 who_owns:a3 who_painted:a5b-1 who_painted_the:a4
    who_plays:a1 who_sings:a3 who_was:a2 who_won:a6b-1 who_won_the:a6b-1 who_wrote:a5b-1 whole:a1b-11c-5j5m2s7
    whom:a4b-1 whoops:k8 why:a30b-12j-5o-5w3x-1 why's:a10b-5 why's_my:a4 why_$:w4 why_are:a2 why_do:a7
    why_does:a1 why_does_my:a1 why_is:a7 why_is_my:a6 wife:a-3b5 wife's:a-9b-1o5p7q1 wife's_birthday:a-4p8
    wife's_birthday_$:a-2p9 wife's_name:a-3o4q1 wife's_name_is:a-2o5 wifi:b-1c-3f-3h-1j-5o12p13q6 wifi_$:a6b-1
    wifi_password:a-17c-1f-1j-3o13p13q6 wifi_password_$:a-4p6 wifi_password_at:a-2o2p2
    wifi_password_is:a-2b-1o12 wiki:b2 wiki_$:b2 will:a17b-2f-2h2n4 will_$:a-11b13 will_be:b-2n5 will_i:a2
    will_it:a15b-1d-3 will_it_rain:a4 will_it_snow:a4 will_the:a6b-3 win:a1b-3i10 win_last:a3 win_last_night:a3
    window:f1 windows:a2b2 windows_$:a3 windshield:a-1b5 wine:a-8b14 wine_$:a-11b12 winter:a-6b11
    winter_clothes:b1 winter_clothes_$:b1 winter_tires:a-1b4 wipe:a-10b-3c-1f17j-6q11 wipe_the:f2
    wipe_your:a-2q11 wipe_your_memory:a-2q11 wipes:a-3b7 wipes_$:a-3b7 wire:a3 wire_$:a2 wish:b4
    with:a-7b21c4e-11f3g-4h10i1j5k-9l-4m3n1o-1p-19q-5r-10s-6u-2v-3w-7x-8y-4z-14A-6 with_$:c1j4 with_?:a-2i5
    with_?_$:a-2i5 with_a:a1b-11h9n3 with_dana:b3 with_dave:f6 with_dr:b1 with_leo:a-4b6 with_leo_$:a-4b6
    with_me:a2b-2j5 with_me_$:a2b-2j5 with_my:b1c1 with_my_boss:b1 with_no:a2j2 with_sarah:a-2d-1f3h6
    with_tanya:h1j1 with_tanya_$:j1 with_the:a-3c10f-8i2j-2m5n1o-4 with_the_accountant:h2 with_the_bank:n3
    with_the_car:a5b-4 with_the_dog:b2 with_the_essay:g3 with_the_garage:m4 with_the_ironing:c3 with_the_kids:b1
    with_the_landlord:b-1c4 with_the_next:i1 with_the_report:a9 with_the_taxes:a-5i4m2 with_the_team:b1
    with_this:m1 with_tom:b-4f1h4 with_tom_$:f1 without:a4 won:a12b-5 won't:f4g-1 won_the:a9b-3 wonder:a9
    wonder_what:a3 wood:b2 wood_screws:b2 word:b-10n17 word_for:a8 word_for_happy:a1 word_the:n5
    word_the_message:n2 work:a-8b-9c-13e-2f-3g-1h3i5j-10m-4o17p6q1w10x-1z8 work_$:a10b-16h5o5p5w3z-2
    work_?:a-11z14 work_?_$:a-11z14 work_best:a-1o5 work_best_in:a-1o5 work_for:a4 work_nights:a-5o7p2q2
    work_nights_$:o2q2 work_nights_on:o3 work_on:a-11b4i10 work_out:b1 working:i4 working_on:i4 workout:a1
    workout_playlist:a1 workout_playlist_$:a1 works:c-4j5z9 works_$:a-6z10 works_?:a-1j5 works_?_$:a-1j5
    world:a12 world_cup:a3 world_cup_$:a1 world_war:a3 world_war_one:a1 worst:a8 worst_$:a7 worth:a3
    would:a6b-1c-3i1j-1m3n6 would_have:a9b-4 would_i:a-7b-2m6n7 would_it:a1 would_you:a4b1i3 would_you_rather:a3
    wow:a12b-8 wrap:a-2b8 wrapped:a-6b-9c17 wrapped_up:b-8c10 wrapped_up_the:b-8c10
    write:a-17b10c-4d-1f-3h-3i-4j-3m-3n28o-1 write_a:a-1b3 write_a_text:n2 write_a_thank:b3 write_an:n1
    write_an_email:n1 write_me:n2 write_thank:n1 write_thank_you:n1 write_the:a-1n10 write_the_email:n1
    write_to:b4 write_up:n3 written:a3 wrong:a10b-9c-4e-1f-3g-1h9k16o-3 wrong_$:a5 wrong_it:a-4h10 wrong_one:k12
    wrong_one_undo:k3 wrote:a6b-2 x:a4b-2 x_squared:a4b-2 x_squared_equals:a4b-2 xmas:a-4b6 y:a-4b-8l12
    y_$:a-4b-8l12 ya:b-4A9 ya_later:b-3A9 ya_later_$:b-3A9 yaar:a3b-5s-5w10 yaar_$:a3b-5s-5w10 yeah:a8b-4
    year:a14b-7d6 year_$:d6 year_did:a2 year_to:a1 yen:a5b-3 yen_$:a4b-3 yep:b-1c11 yep_did:a-2c9
    yep_did_that:a-2c9 yes:a9b-12c5 yesterday:a13b-11c4 yesterday_$:a11b-10c4 yet:a9b-8c-10g6j8
    yet_$:a8b-8c-10g6j8 yo:a-3b-6u13 yoga:a-7b3f5h5 yoga_class:b-1f7 yoga_class_$:b-1f7 yogurt:f2 yogurt_$:b3
    york:b3 york_$:b3 you:a4b-27d-20e-14f-13g-7h-4i-3j-21k3l4m-4n1o5p10q12r6s-15t-11u-16v5w-22x24z12A6
    you're:a6b-25c-3r6x26 you're_a:x5 you're_funny:x7 you_$:b-12c-5k-1o-3p-2v8x23z4A-1 you_?:a7x-1 you_?_$:a7x-1
    you_a:a-2x7 you_a_real:a1 you_a_robot:a-2x4 you_about:a-6j-2p9q5 you_about_my:j-1p5 you_add:b8 you_are:a3
    you_be:a-3r7 you_be_a:a-6r8 you_break:m3 you_call:a2 you_call_a:a2 you_can:a-11b-1c14i-1o2q7z4
    you_can_call:o7 you_can_cross:c4 you_can_forget:o-3q9 you_can_mark:c4 you_cards:b5c3v-1 you_cards_$:b3c3v-1
    you_change:a-3h7 you_change_the:h4 you_check:c4j3 you_do:a-3z10 you_do_$:a-1z7 you_doing:a-3x5 you_draft:n3
    you_dream:a3 you_drink:a5b-2 you_drink_the:a5b-2 you_eat:a-7x11 you_edit:h1 you_edit_the:h1 you_ever:a5
    you_explain:a1 you_forget:q3 you_freeze:a3 you_get:a2g5 you_got:a-4e4r6 you_have:a-7j-6p6q-1r12y6
    you_have_$:a-5r4z3 you_have_a:a6 you_have_any:x6 you_have_for:p4 you_hear:a1 you_hear_me:a1 you_in:a1
    you_jump:a1 you_jump_start:a1 you_just:a-4k7l5 you_just_did:a-1k5 you_keep:a1b2
    you_know:a-1b-2f-1i-3o8p8q10x-1z2 you_know_$:a-4o3p-1q2z3 you_know_about:a-4p3q9 you_know_any:x5
    you_know_where:a-2p5 you_know_who:a-6p7 you_later:a-4b-2A12 you_later_$:a-4b-2A12 you_like:x7
    you_like_being:x2 you_listening:a5 you_listening_to:a5 you_live:a-6x8 you_live_$:a-6x8 you_look:a5
    you_look_like:a5 you_make:a-5b7m8 you_make_a:b6 you_need:a4 you_need_for:a4 you_note:a-1b-5n9
    you_note_for:b-2n6 you_notes:b7 you_notes_$:b4 you_play:a1 you_please:a-4b3j4 you_put:a2 you_rather:a3
    you_recall:a-7p10 you_recall_what:p4 you_recommend:a3 you_remember:a-5p13q3x-4 you_remember_about:a-4p4q4
    you_remember_my:a-1p3 you_remind:a-2b12j-1 you_remind_me:a-2b12j-1 you_say:a3 you_see:a4j3 you_set:a-8b4z14
    you_should:a-2o10 you_should_know:o8 you_sing:a5 you_sleep:a-4x7 you_smarter:a1 you_smarter_than:a1
    you_so:v5 you_so_much:v5 you_speak:r6 you_speak_$:a5 you_suggest:i5 you_suggest_i:i5 you_support:a5
    you_take:a3b-3f3 you_talk:a4b-1 you_tell:i-4j5p1z2 you_tell_me:i-4j5p1z2 you_think:a11 you_think_about:a4
    you_to:a-8j2k5o3p-1q2 you_to_add:k4 you_to_remind:j3 you_tomorrow:a-1b-2A10 you_tomorrow_$:a-1b-2A10
    you_work:a4 you_work_for:a4 you_write:n5 you_write_the:n3
    your:a17b-31c-5d-2e-2f-4h-5i-9j-14m-2o-8p3q14r11v5w-2x12z-1A-1 your_birthday:a5 your_boss:a2
    your_favorite:a-2x8 your_favourite:a6 your_hobbies:a-4x8 your_language:a3 your_language_to:a3
    your_memory:a-13b-3p11q15 your_memory_$:a-10b-3p11q12 your_name:a14o-3 your_normal:a-1r4
    your_personality:a-4r9 yourself:a20b-12 yourself_$:a12b-10 youtube:a12b-9 youtube_$:a12b-9 z:a-4b-6k13
    z_$:a-4b-6k13 zara:b2 zero:a3 zero_stars:a3 zero_stars_$:a3 zoe:b1 zoe_$:b1 zoom:h10 zoom_in:a9b-8
    """)
}
