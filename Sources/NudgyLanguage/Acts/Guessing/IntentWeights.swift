// Written by `make train` from Tests/Training/intents.tsv; changes belong there.

extension IntentModel {
  static let weights = WordTable(
    """
    !:a-13b3c9e9i-5j-1u3v8w4 !_!:b7 !_!_$:b7 !_$:a-13b3c9e9i-5j-1u3v8w4
    $:a23b6c5d-1e-1g-5h-4i-2k-3l-5m-5n-11o-2p-4q-8s-3t-6u2v1x-1y-6z-6A3
    *:a23b6c5d-1e-1g-5h-4i-2k-3l-5m-5n-11o-2p-4q-8s-3t-6u2v1x-1y-6z-6A3
    0:a-7b19c-3d9e-6f3g6h18i-22j-3k-3m2n-4o6p-25q-17r-24s4t11u-18v-17w-22x-18z-17A-21
    0_$:a-4d7e3f6g3h6i-15j11l2m4o3p-11q-7r-11s-14t3u-9v-8w-10x-8y-10z-7A-10 0_0:a4b8c-1d-3f-2h9j-9
    0_0_$:b1d-1h10j-3o1 0_0_0:a-2b5o2 0_?:j-3y6 0_?_$:j-3y6 0_am:a-5b2f4 0_am_$:b2 0_am_alarm:a-2f5h1
    0_and:b-10c5f3j1 0_and_0:a1b-9c5f3j1 0_and_a:o2 0_are:a-1c4 0_are_finished:a-1c4 0_as:b5c-8g10h-2
    0_at:a-4b4h-1o5 0_at_0:b1 0_bucks:a7b-1 0_bucks_to:a7b-1 0_by:a7 0_by_0:a7b-1 0_complete:c6 0_complete_$:c6
    0_degrees:a6 0_degrees_$:a5 0_divided:a4 0_divided_by:a4 0_dollars:a3b2 0_dollars_at:a1 0_dollars_to:b1
    0_foot:a1 0_foot_0:a1 0_from:a4 0_from_checking:a3 0_hours:h4 0_in:a1 0_in_centimetres:a1 0_instead:h7
    0_instead_of:h3 0_is:c3h4 0_is_done:c5 0_miles:a3 0_miles_to:a3 0_min:a-7d3s8 0_min_$:a-3b3d4 0_minute:a-3b3
    0_minute_timer:b5 0_minutes:a-12b7h-1m-1s6t11 0_minutes_$:a-5d3s7t7 0_minutes_for:b6 0_minutes_to:b4
    0_not:a-1h9 0_not_0:a-1h9 0_o'clock:h5 0_o'clock_meeting:f1 0_of:f2 0_on:a-4j3 0_on_monday:a-3j4 0_out:a2
    0_out_of:a2 0_percent:a11b-4 0_percent_$:a9b-3 0_plus:a6 0_plus_0:a6 0_pm:a-6b3h8 0_pm_$:a-4b3h6 0_points:a3
    0_seconds:a7 0_stars:a7 0_stars_$:a4 0_times:a5 0_times_0:a5 0_to:a-2b5h9o-2 0_to_0:a-8b9h1o-2
    0_to_call:b-3h8 0_tomorrow:b7d-1 0_tomorrow_$:b6 0_until:d1
    ?:a8b-5c-18d-2e2f-6g-1h-3i7j8k-10l-7m5n4o-14p9q-10r2s-8t-4u-6v-7w-10x-1z6A-8
    ?_$:a8b-5c-18d-2e2f-6g-1h-3i7j8k-10l-7m5n4o-14p9q-10r2s-8t-4u-6v-7w-10x-1z6A-8
    ^:a23b6c5d-1e-1g-5h-4i-2k-3l-5m-5n-11o-2p-4q-8s-3t-6u2v1x-1y-6z-6A3 ^_0:a12b-17c2d8j-1o-3 ^_0_$:a13b-1
    ^_0_foot:a1 ^_0_is:c2 ^_absolutely:a12 ^_activate:a5 ^_actually:a-10b-9c-5d-5f1g5h15j-4k-2l13o2
    ^_actually_i:f5g2j-1 ^_actually_it's:h6 ^_add:a7b12c-1e-4f-2h6j-4n-1 ^_add_0:a9b-5 ^_add_a:h8 ^_add_eggs:b3
    ^_add_milk:b4 ^_add_the:a3 ^_alert:b3 ^_alert_me:b3 ^_all:a-12c15f-5j6 ^_all_done:c4 ^_already:a-3c10
    ^_also:a-8b13 ^_am:a5b-4j6p3 ^_am_i:a5b-4j6p3 ^_and:a-10i12 ^_answer:a3 ^_answer_the:a3 ^_any:a3b-7i2j12
    ^_any_news:a2 ^_anything:a-10b-5e10f-1i7j16 ^_anything_but:a-2e13 ^_anything_due:j6 ^_anything_quick:i5
    ^_appointment:b5 ^_appointment_with:b5 ^_are:a19b-10c-8f-3j4x8 ^_are_bananas:a3 ^_are_the:a6
    ^_are_there:a3j3 ^_are_you:a1x11 ^_arm:a5 ^_arm_the:a5 ^_ask:b11d4j-4 ^_ask_me:a6d5j-1 ^_avoid:a12
    ^_back:d5e-1k1 ^_be:a-13b-2r29 ^_be_more:a-5r10 ^_best:a4 ^_blah:a5 ^_blah_blah:a5 ^_bless:a8 ^_block:a2
    ^_block_my:a2 ^_book:b6 ^_book_a:a-4b6 ^_book_me:a9b-6 ^_break:a-10b-4m23 ^_break_down:a-2m9 ^_break_that:m7
    ^_break_this:m5 ^_brew:a1 ^_brew_me:a1 ^_brighten:a3 ^_brighten_the:a1 ^_bring:a-8b-7c-1d12g12j-1l5
    ^_bring_back:a-3b-3d3k5l6 ^_bring_it:g3k-2 ^_bring_the:g8 ^_bug:d4 ^_bug_me:d4 ^_bump:a-5b-6d9h6
    ^_bump_the:a-1b-5d10h1 ^_buy:a-12b22c-1 ^_bye:a-8A17 ^_calculate:a1 ^_call:a-2b19c-1d-3i-2j-3o10
    ^_call_me:b-4o15 ^_called:a-7c13 ^_called_the:c4 ^_can:a7b-2c-7e7i-16k1m1o-10p1q-1r3s-1u-2v-5w-3x2y-1A-6
    ^_can't:d2 ^_can_dogs:a2 ^_can_i:a14b-2e8j-1 ^_can_penguins:a-5x10 ^_can_we:a-3d3e5
    ^_can_you:a1c-3e-6f2h2i-10j2k3l1m3n1o-5p2r4v-2x-13z2A-4 ^_cancel:a-6b2c-7d-6f29h-4i-2j-9k5o-1
    ^_cancel_my:a-4b3f11 ^_cancel_the:a-4b1f11 ^_cancel_what:a-1k7 ^_change:a1b-7c-9f-6h17j-6n-1o5r10
    ^_change_eggs:h3 ^_change_milk:h5 ^_change_my:b-3h4o7 ^_change_the:a3b4c-1d3 ^_change_your:a1h-2r8
    ^_check:c12f-9j9 ^_check_if:a-1b7c-1 ^_check_my:a-2b-4c-1j14 ^_check_off:a-2c12 ^_check_the:a3c6f-3
    ^_cheers:a-15v20A3 ^_choose:a-6i13 ^_chop:a-1m17 ^_chop_up:m10 ^_chuck:b2c-3f8 ^_clear:a-5b2c-3f14j-8p-1q7
    ^_clear_everything:f4 ^_clear_my:a-1b-2f9j-3p-1q7 ^_close:b-2c-7A16 ^_close_the:A7 ^_come:d1n4 ^_come_up:n4
    ^_complete:a-8c18 ^_complete_the:c6 ^_completed:a-6c14 ^_compose:a-2b-7n12 ^_compose_a:b-3n7 ^_compose_an:n4
    ^_connect:a9b-1 ^_connect_to:a7 ^_continue:a3 ^_continue_my:a3 ^_convert:a11b-3 ^_convert_0:a11b-3 ^_cool:a2
    ^_correct:h13 ^_correct_the:a-2h6 ^_could:a2c1e2f-1g1h2i-2j2k2p-2r-2 ^_could_be:a8
    ^_could_you:a-4b3c2g1h4j3k3p-2 ^_create:a-2b9 ^_create_a:a-1b7 ^_cross:a-4b-1c9f4j-2 ^_cross_off:c2
    ^_ctrl:a-13k13l12 ^_ctrl_z:a-5k13 ^_define:a16 ^_delay:a-7b-3d17 ^_delay_my:d10
    ^_delete:a-16b2c-3f28g-1h-3j-8p-6q9 ^_delete_all:f8 ^_delete_everything:q4 ^_delete_my:b-3f9q1
    ^_delete_the:f7 ^_delete_what:q3 ^_dentist:b6h3 ^_describe:a3 ^_describe_a:a3 ^_did:a20b-10c4d-1f-4g-5j12p-5
    ^_did_i:a1b-4c-5j17 ^_did_my:a8 ^_did_the:a1c3 ^_difference:a3 ^_difference_between:a3 ^_dim:a2 ^_dim_the:a2
    ^_directions:a2 ^_directions_to:a2 ^_disarm:a4 ^_disarm_the:a4 ^_disconnect:a4 ^_dishes:a-4c11
    ^_dismiss:a-3f15 ^_divide:a3b-2m3 ^_divide_0:a6b-1
    ^_do:a18b-17c-3e-5f-6g-5i-12k-3l1m-6o-4p13q-2r-10w-2x7y5z-5A-1 ^_do_i:a3b-6j6p8 ^_do_penguins:a1
    ^_do_sharks:a2 ^_do_they:a4 ^_do_you:a4i-2j-2o-1p7r-5x9y6 ^_does:a28 ^_don't:a-2b9o8
    ^_don't_forget:a-2b8o11q-7 ^_don't_let:b4 ^_done:a-4c16 ^_done_with:c2 ^_dont:b2 ^_dont_let:b2
    ^_draft:a-10b-3f-3k-1n31 ^_draft_a:a-3n7 ^_drop:a-11b-3c-2f26j-2 ^_drop_0:a-4f11 ^_drop_the:a-1f9
    ^_edit:b-5f-3g-1h21 ^_edit_number:h9 ^_edit_the:h8 ^_email:a-7b19c-4 ^_enable:a7 ^_end:t10
    ^_erase:a-1f9j-7p-7q14 ^_erase_everything:p-2q5 ^_erase_my:f4j-2 ^_everything:c1j-2w6 ^_everything_costs:a5
    ^_everything_is:a-2w6 ^_feeling:a-17b-1c-3s14w18 ^_finally:a-1c6 ^_finally_finished:a-1c6
    ^_find:a4b7c-3f-5g-4h-3j14 ^_find_a:b5 ^_find_me:a3 ^_find_my:j3 ^_find_the:a9b-4f-1g-2h-1j12
    ^_finished:a-5c15 ^_finished_the:c9 ^_finito:a-8c15 ^_finito_$:a-8c15 ^_five:d6 ^_five_more:d6 ^_fix:a-7b8h4
    ^_fix_the:a-7b8h4 ^_flip:a7 ^_flip_a:a1 ^_focus:a-9b-1t19 ^_for:a-5b-4o14 ^_for_future:a-2b-4o10
    ^_forget:a-10b-7f17g-1j-3o-8p-5q24 ^_forget_about:f9 ^_forget_my:a-2q10 ^_forget_that:o-4q10
    ^_forget_what:q6 ^_freeze:a3 ^_freeze_my:a1 ^_get:a-7b15c-1f10 ^_get_me:a14b-5d-1 ^_get_rid:a-3f9
    ^_give:a-1b-7c-4d5f-6h8i6j7m3n2o-2r-1 ^_give_me:a-1b-3d5f-3i6j8m4n3o-1 ^_give_the:d-4h12
    ^_go:a6b-6d-2g-3h-1i4j3k2r8 ^_go_back:a8b-2g-3k3r9 ^_go_to:a2 ^_good:a-10b-4c-7d-1u20x9A8
    ^_good_evening:a-6u12 ^_good_morning:a2u5 ^_goodnight:a-5A14 ^_got:a-17c18e5f-3h-3i10j-5s9 ^_got_a:b5
    ^_got_any:a6 ^_got_anything:a-2e9i1j-1 ^_got_the:a-5c12 ^_gotta:a-12b15d-3A9 ^_guess:c2 ^_guess_what:c2
    ^_has:a12c-2j4 ^_has_my:a10 ^_has_the:j6 ^_have:a1b-7c7j4p4 ^_have_i:a-2j7p6 ^_have_they:a2 ^_have_you:a13
    ^_he:a9 ^_hello:a-4u17 ^_help:a-13b-6i1m5n8z12 ^_help_me:a-4b-5i1m5n8 ^_hey:a-14b2u22 ^_hey_nudgy:a-2b2u5
    ^_hi:a-13u22 ^_hide:a-1b-1d13 ^_hide_the:b-1d8 ^_hit:a-9b-2d5i13 ^_hit_me:a-6i14 ^_hit_snooze:d7
    ^_hiya:a-11u19 ^_hmm:k-4l10 ^_hold:b-2d10 ^_hold_off:d5 ^_honestly:a1
    ^_how:a16b-15c-13d-11e-6f-9g-7h-9i-13j4k-6l-2m6n8o-13p3q-2r-6s-4t-2u-2v-3w-10x5y5z14A-4 ^_how's:a10
    ^_how's_the:a5 ^_how_are:a-7x13 ^_how_can:a-1z7 ^_how_did:a3 ^_how_do:a11i-3j-10m8n1p-9x-4z5
    ^_how_does:a-12j3z12 ^_how_hot:a2 ^_how_is:a-1j7 ^_how_long:a2j7 ^_how_many:j2p9y7z-4 ^_how_much:a14
    ^_how_often:a3 ^_how_old:a-3j-1p3x4 ^_how_should:a-7m4n3 ^_how_would:a-5n6
    ^_i:a8b-1c15d-8f-2h-11i-17j-27k-6l3n-7o14p-31q-3s3u-8v2w8y-6z-1A-2 ^_i'd:e3o4 ^_i'd_like:o4 ^_i'd_rather:e4
    ^_i'll:a-7d14e5 ^_i'll_do:a-3d12
    ^_i'm:a-7b-23c-3d-1e-11f-5g-18h-10i-3j-12k-7l-3m1n-5o16p-8q-3r-7s17t-3u5v-4w29x-5z5A5 ^_i'm_a:a-8o13w-3
    ^_i'm_allergic:a-1o7 ^_i'm_anxious:a-6w11 ^_i'm_done:c3 ^_i'm_driving:d5 ^_i'm_free:a-3i6
    ^_i'm_leaving:a-1A7 ^_i'm_not:a15c-2f3g-6o3w-5 ^_i'm_proud:w4 ^_i'm_so:a4w2 ^_i'm_stuck:m11
    ^_i'm_vegetarian:o9w-2 ^_i'm_watching:a3 ^_i've:a-5c19d-4f-4h-4j-2r-2s13 ^_i've_been:c3
    ^_i've_got:b4c-9i2s12 ^_i've_never:a6 ^_i_already:a-5c9 ^_i_am:a-8o12w1 ^_i_bought:a2c2 ^_i_called:c1
    ^_i_can't:a-7b-1c-6d6e2j4o-3w12 ^_i_cant:a-3d2w6 ^_i_cleaned:a2 ^_i_could:a7 ^_i_did:a-7c13
    ^_i_didn't:c-3g4k4l4o-1 ^_i_don't:b-9c-5e14f2g-2k-1m1q3w-4z7 ^_i_dont:m5 ^_i_feel:a-3c-5o-1w20
    ^_i_finished:a-1c11 ^_i_forgot:a7 ^_i_give:a3 ^_i_got:a12c-3 ^_i_gotta:a-5b4A6 ^_i_guess:a7 ^_i_had:a8
    ^_i_handed:a-2c5 ^_i_hate:c-1n2o2w3 ^_i_have:a-1b6c-2i7j-4o-2s9 ^_i_haven't:a7c-7g4 ^_i_just:a3c4
    ^_i_like:a9 ^_i_live:a-9o16 ^_i_lost:a3 ^_i_love:a-1x10 ^_i_meant:a-3h9 ^_i_might:a8 ^_i_must:b5
    ^_i_need:a-6b6c-6j-2m13n4o-3 ^_i_never:a11c-6 ^_i_no:f5 ^_i_only:s8 ^_i_paid:a2 ^_i_parked:o4
    ^_i_promised:a-6b11 ^_i_saw:a5 ^_i_should:a-4b13 ^_i_slept:a5 ^_i_still:g5 ^_i_think:a1c2 ^_i_told:a1b7
    ^_i_took:a1 ^_i_usually:b-5o9 ^_i_wanna:b5 ^_i_want:b2c-8f-2g1j2n-1o-2q2r7t8 ^_i_was:a5 ^_i_wish:a4
    ^_i_wonder:a8 ^_i_work:a-4o12 ^_if:a12j-4 ^_if_i:a5j-1 ^_if_only:a2 ^_im:a-13s18w9 ^_in:a2 ^_in_italian:a2
    ^_increase:a10 ^_increase_the:a3 ^_is:a35b-15c-12d-7e-3f-9g-4h-13i8j14m-6n-1o-19p-4w-2y5 ^_is_it:a4i5y7
    ^_is_milk:j7 ^_is_my:a3j3 ^_is_netflix:a1 ^_is_the:a3j3 ^_is_there:a10b-1j1 ^_isn't:a4 ^_it:a7c-3g5
    ^_it's:a3b-7d-1f1h9j-2m4w7 ^_it's_due:h2 ^_it's_my:a8 ^_it's_not:a-2f6 ^_it's_raining:a4 ^_it's_too:a-1m6
    ^_jot:a-7b10 ^_jot_down:a-7b10 ^_just:a-2b-2c10i9n-1o4 ^_just_got:a-1c3 ^_just_so:o6 ^_just_tell:i3
    ^_keep:o3 ^_keep_in:o3 ^_kill:f9g-1 ^_kill_the:f9g-1 ^_kindly:a-4d2n3 ^_know:a4 ^_know_any:a4
    ^_later:a-13b1c-1d21j-3A6 ^_later_today:a-3b3d15j-2 ^_launch:a9 ^_let:a3d1j6 ^_let's:b-8d7e12i-2j-1t9
    ^_let's_do:a-4d4t7 ^_let's_play:a1 ^_let_me:d1j7 ^_lights:a5 ^_like:a5 ^_list:a13b-18c-9f-14i-2j17m3r10
    ^_list_all:a7 ^_list_everything:j10 ^_list_my:a2j2 ^_list_the:a9b-3j-4m5 ^_log:a-10b1A11 ^_look:b13c-2j3
    ^_look_for:b2 ^_look_into:a-4b7 ^_look_up:a1b2c-1j4 ^_louder:a7 ^_low:a-2s9 ^_low_energy:a-2s9
    ^_lower:a4b-2h7 ^_lower_the:a4b-2h7 ^_make:a-2b6c-9d-10e-8f-9h20i-5j-10k-3m9n6o4r-3w-1x-2A-1
    ^_make_a:h-8m2o9 ^_make_an:b10h-1 ^_make_it:b-3h7m9 ^_make_me:a4n1 ^_make_sure:b4 ^_make_the:a3b-10g3h5n2
    ^_make_this:a-4b6h5 ^_make_watering:h4 ^_mark:a-11b11c5d-2f-5g9h5j-4 ^_mark_it:c4h4 ^_mark_laundry:c6
    ^_mark_number:g8 ^_mark_the:b5c-9g1h5 ^_maybe:a10d2 ^_maybe_$:a4 ^_meh:a-6e15 ^_memory:a-3b-1p11q5
    ^_mom:b2c-2f5 ^_mondays:a4 ^_move:a-12b-10c-4d9e21f-4g3h9j-3 ^_move_0:a7 ^_move_my:b-3h11
    ^_move_on:a-5e14h-3 ^_move_the:a-3g5h5 ^_mute:a6 ^_mute_$:a5
    ^_my:a9b-2c-19d-7f-7g-3i-3j-7o22p-18q-11r-2s12w4 ^_my_boss:a-3b1o5 ^_my_brain:a-8o-6s8w7 ^_my_brother:a3
    ^_my_card:a2 ^_my_dentist:h1 ^_my_favorite:a-6o8 ^_my_flight:h4 ^_my_mom:a4o-1 ^_my_name:a-2o6
    ^_my_neighbor:a8 ^_my_phone:a4 ^_my_sister:a10o-2 ^_my_sister's:a-2o6 ^_my_tasks:a-1j8 ^_my_top:a5
    ^_my_wife's:a-3o7 ^_nah:a-4e20i-3 ^_navigate:a7 ^_navigate_to:a3 ^_need:a-3b9 ^_need_to:a-3b8
    ^_never:a-9b-1f13k6 ^_never_mind:a-9b-1f13k6 ^_nevermind:a-9f14 ^_new:a-5b15 ^_new_task:b6
    ^_next:a2b-4c-1d-3e8i15 ^_next_one:i7 ^_nice:a-15x19 ^_no:b-5c-1e2f10h8j-3k3l6v-2 ^_no_i:a-1h10
    ^_no_longer:a-2f6 ^_no_wait:a-2k3l6 ^_nobody:a6 ^_nobody_likes:a3 ^_not:a-1b-7c-1d19e19g-7h-10i-1
    ^_not_in:a-1d1e1 ^_not_now:a-5d10e3 ^_not_really:a9 ^_not_this:e8 ^_not_today:a-4d12 ^_note:a-3o7
    ^_note_that:a-1o7 ^_nothing:a3 ^_nudge:a-7i10 ^_nudge_me:a-7i10 ^_number:a-4c7h4 ^_number_0:c1h4 ^_oh:b6k6
    ^_oh_no:a-1k6 ^_oil:a-1b4c2 ^_oil_change:a-1b4c2 ^_ok:a-5b3c2i13j-4A4 ^_ok_i:c5 ^_ok_i'm:A1 ^_ok_what:i3
    ^_olly:b6j-2 ^_on:b5j-3 ^_one:a5b6e-1i5 ^_one_more:b8 ^_oops:a-12k22 ^_open:a20b-4c-2f-5j8 ^_open_my:f-4j9
    ^_open_the:a10 ^_order:a-1b14 ^_order_me:a7b-2 ^_pair:a3 ^_pair_with:a3 ^_park:a-1d8 ^_park_the:d5
    ^_pass:a-5e13 ^_pause:a8 ^_pay:a-6b17 ^_pay_my:a1 ^_pay_rent:a-3b9 ^_pencil:a-3b6 ^_pencil_in:a-3b6
    ^_people:o8 ^_people_are:a1 ^_pick:a1h-1i13 ^_pick_a:a6b-2i6 ^_pick_up:b3 ^_picked:a-2c7 ^_picked_up:a-2c7
    ^_ping:a-1b4 ^_ping_me:a-1b4 ^_plan:a-10b16 ^_play:a26b-2 ^_play_something:a1 ^_play_that:a1 ^_play_the:a2
    ^_please:a-16c4d-4e-4f7h-4i-4j-12k11l7m-4o6p-1q9 ^_please_add:b6 ^_please_delete:f6 ^_please_don't:f-2q8
    ^_please_erase:b-1f5 ^_please_forget:q1 ^_please_mark:c6 ^_pls:a-1n3 ^_pomodoro:a-11b-2t21 ^_post:a6
    ^_postpone:a-4b-6d13h2 ^_postpone_the:d10h-4 ^_prepare:a-1b-1n7 ^_print:a-6b13 ^_pull:a-2j11
    ^_pull_up:a-2j11 ^_push:a-4b-4d20 ^_push_my:d5 ^_push_the:d6 ^_put:a5b4c-10d7e9f-11h3i-5j-16m-4n3o-2
    ^_put_a:a2 ^_put_it:b-3d4e9h-2 ^_put_lunch:b1 ^_put_my:a3 ^_put_off:d7 ^_put_on:a5 ^_put_the:a2b-11g5h12j-1
    ^_put_this:e2 ^_put_together:a-2n6 ^_put_toilet:b1 ^_quit:a-11A18 ^_quit_$:a-11A18 ^_raise:a6 ^_raise_the:a1
    ^_rate:a12b-2 ^_rate_the:a6 ^_rate_this:a2 ^_read:a12b-7c-2f-7j17 ^_read_me:a3j3 ^_read_my:a5 ^_read_out:j5
    ^_ready:a-3i8 ^_ready_for:a-3i8 ^_reapply:a-8l16 ^_recipe:a4 ^_recipe_for:a4 ^_recommend:a3 ^_recommend_a:a3
    ^_record:a3 ^_redial:a7 ^_redo:a-11b-3k-1l26 ^_redo_$:a-3l10 ^_remember:a-11b1j-1o22 ^_remember_i:o6
    ^_remember_my:o3 ^_remember_that:o6 ^_remember_to:b4 ^_remind:a-7b6d8i-1j2o-2p4
    ^_remind_me:a-6b5d8i-1j2o-2p4 ^_reminder:b12d-1 ^_remove:a-15c-6d-2e-5f24h3j-6p-2q11 ^_remove_all:f5
    ^_remove_my:q7 ^_remove_the:a-9b2c-1f1h6q4 ^_rename:b-6h16 ^_rename_task:b-1h4 ^_rename_the:h7
    ^_renew:a-5b15 ^_reopen:a-12b-4c-3f-3g33h-3j-2 ^_reopen_task:g6 ^_reopen_the:g8 ^_repeat:a8b5
    ^_repeat_this:b6 ^_report:a2 ^_reschedule:a-6b-6d4h14j-5 ^_reschedule_my:a-1h9 ^_reschedule_the:b-2d6h3j-1
    ^_reset:a5 ^_restore:a-9b-1c-2f-3g19k6 ^_restore_the:g14 ^_resume:a6 ^_resume_my:a3 ^_return:a-15b23
    ^_revert:a-2k8 ^_revert_the:a-2k8 ^_revive:a-4g12 ^_revive_the:a-4g12 ^_ring:a6 ^_ring_my:a5 ^_roll:a14b-4k8
    ^_roll_a:a1 ^_roll_two:a6 ^_save:a-4b3o10 ^_save_this:a-4b3o10 ^_say:a12 ^_say_something:a6
    ^_schedule:a-5b13 ^_schedule_a:a-5b10 ^_scrap:a-7c-1f20 ^_scratch:a-7c-2f13k5 ^_scratch_that:k5
    ^_scratch_the:a-4f10 ^_search:a4b-7j12 ^_search_for:b-4j11 ^_see:a-4A10 ^_see_you:A6 ^_send:a8b1e4h-2n-2
    ^_send_0:a6b-3 ^_send_the:a5 ^_sent:a-4c13 ^_set:a1b2c7d-1f-7g5h2j-6n-3r5t1 ^_set_a:a-3b10h-1t2 ^_set_an:b2
    ^_set_brightness:a2 ^_set_the:a11b-12c4f-1g3 ^_set_up:b3 ^_set_volume:a3 ^_set_your:a4 ^_share:a6
    ^_share_my:a4 ^_she:a5 ^_shelve:d8 ^_should:a9i4o-1 ^_should_i:a15b-5i4
    ^_show:a3b-14c-9d-14e4f-11g-6h-6j22m-6n-1o-6p11q-6r-2z14 ^_show_0:a-9j12 ^_show_flights:a2
    ^_show_me:a3b-6c-1d-8e7f-2j3m-1o-1p2q-3z15 ^_show_my:a11 ^_show_reminders:a-2j5 ^_show_the:j3 ^_shuffle:a7
    ^_shuffle_my:a4 ^_shut:a9 ^_shut_down:a2 ^_sing:a-3b-3x11 ^_siri:a2 ^_skip:a-1b-6c-2d-3e30f-3h-3
    ^_skip_$:a-7e11 ^_skip_it:a-2e9 ^_skip_number:e8 ^_skip_the:e1 ^_skip_to:a9 ^_smaller:a-9m16 ^_snap:a2
    ^_snap_a:a2 ^_snooze:a-12b-4c-2d32e-1f-2 ^_snooze_for:d3 ^_snooze_number:d6 ^_snooze_the:d4 ^_snooze_this:d3
    ^_so:a5i7 ^_so_what:i6 ^_solve:a5 ^_solve_x:a3 ^_someone:a4 ^_someone_stole:a2 ^_something:a-13e16i10
    ^_something_else:e8 ^_speak:r7 ^_speak_like:a-3r7 ^_spell:a12 ^_split:a-1m10 ^_square:a3 ^_square_root:a3
    ^_start:a14b5c-5d-2f-3h-4m-6t11 ^_start_a:a-9b8t11 ^_start_my:a4 ^_start_playing:a1 ^_start_the:a11
    ^_stop:a-2b-9c-6f11j-2p-1q8r7t8 ^_stop_being:r9 ^_stop_remembering:a-2q9 ^_stop_reminding:a-7b-1f13
    ^_stop_the:a5b-1c-3t9 ^_store:a-3o11 ^_strike:b-1c1f5 ^_strike_the:b-1c1f5 ^_suggest:a11b-1 ^_suggest_a:a2
    ^_suggest_something:a5 ^_superb:a8 ^_switch:a7b-10c-5d-2f-2r19 ^_switch_off:a2 ^_switch_on:a5
    ^_switch_the:a6h1 ^_switch_to:a1b-2h-2r10 ^_sync:a7b-3 ^_sync_my:a3 ^_tag:a-2c-1h11 ^_tag_the:a-2c-1h11
    ^_take:c-10d-1f10g3h5j-4k6 ^_take_a:a8b1 ^_take_eggs:a-2c-2g7 ^_take_me:a4 ^_take_that:f3k2
    ^_take_the:f-6h11 ^_talk:a-2b-1r9A4 ^_talk_to:A5 ^_task:b4c3 ^_tell:a5b-1d-6f-2i2j3m-1o-2p5q-6x5y8
    ^_tell_me:a5b-1d-6f-2i2j3m-1o-2p5q-6x5y8 ^_text:a-7b24 ^_thank:a-9v19x-1 ^_thank_you:a-4v15x-1
    ^_thanks:a-14b-2v25 ^_thanks_a:a-4v8 ^_that:a2b-6c1d5e-7f1h11k2l-6o-6v1
    ^_that's:b-7c12d-2e-4f4h-1i-4j-7m8q3w-1A6 ^_that's_all:a-1A12 ^_that's_not:f7k2q4 ^_that's_sorted:a-3c10
    ^_that_is:a5 ^_that_joke:a6 ^_that_one's:c4g1 ^_that_should:h6 ^_that_was:k8l-1v3
    ^_the:a7b-7d-1e-6g12h14i-5j-16k-6l-1n-3o7p-4r-1s-2y-1 ^_the_atm:a2 ^_the_bus:a5 ^_the_cat:b1
    ^_the_concert:h2 ^_the_landlord:h6 ^_the_meeting:b-2c-2f4h5 ^_the_payment:g5 ^_the_plumber:g2
    ^_the_recital:h4 ^_the_rent:a1c2 ^_the_report:c6 ^_the_sink:a-1b5 ^_the_tax:a-3c5g2 ^_the_trash:a-1g6
    ^_the_wifi:o7 ^_there:a6 ^_there's:w8 ^_there's_a:a4 ^_they:a1h4 ^_they_moved:h4 ^_this:a6j6m5o-1w-4
    ^_this_is:a2m3w-3 ^_throw:b4 ^_tick:a-1c17f-5 ^_tick_off:c8f-1 ^_time:y11 ^_time_flies:a10 ^_tip:a1
    ^_tip_on:a1 ^_today:a-10c-2w19 ^_todo:a-8b13 ^_tomorrow:d13 ^_too:a-2e4m3 ^_took:a-6c11 ^_toss:b3f7
    ^_toss_a:a3 ^_toss_the:a-5f11 ^_traffic:a2 ^_traffic_was:a2 ^_transfer:b1 ^_transfer_0:b1 ^_translate:a14
    ^_translate_good:a4 ^_trash:a-10c7f17 ^_try:e5 ^_tune:a7 ^_tune_in:a1 ^_turn:a15b-12c-10d-3f2h6j-2m9
    ^_turn_off:a4c-1f7 ^_turn_on:a9 ^_turn_that:h4 ^_turn_the:a8h4 ^_turns:g9 ^_turns_out:g9 ^_tv:a3 ^_tweet:a6
    ^_ugh:a-5b4e4j-4w11 ^_ugh_i:a-2b4j-3w9 ^_uh:a2 ^_un:a-4c-6d-2g19k-3l6 ^_un_complete:a-2c-5g14
    ^_uncheck:a-13b-2c-5g29 ^_undo:a-14c-7d-3f-4h-2j-1k38l-6 ^_undo_$:k7 ^_undo_that:k8l-2 ^_undo_the:a-2b1k11
    ^_unlearn:a-6p-2q13 ^_unlearn_my:a-6p-2q13 ^_unlock:a6 ^_unlock_the:a6 ^_unmark:a-5c-1g14 ^_untick:a-3c-3g13
    ^_untick_the:a-3c-3g13 ^_update:a1b-1h6 ^_update_my:a1b-1h5 ^_use:a-3b-1r17 ^_use_a:a1 ^_use_the:a-1r6
    ^_volume:a6 ^_wait:a-9d2j6k10 ^_wait_no:k4 ^_wake:b8d-6g8j-1 ^_wake_me:b9d-3 ^_wake_up:g8 ^_walk:a-3j2m8
    ^_walk_me:a-3j2m8 ^_walked:a-3c6 ^_walked_the:a-3c6 ^_wasn't:g2 ^_water:a-5b12 ^_water_plants:b6
    ^_we:a10b-4f4h-3o5 ^_we're:a-6b11 ^_we're_out:a-6b11 ^_we_had:a1 ^_weather:a11b-1 ^_weather_for:a5 ^_well:a7
    ^_went:a-5c9 ^_went_to:a-5c9 ^_were:a2
    ^_what:a12b-20c-22d-13e-19f-14g-11h-15i1j13k-16l-10m-1n1o-16p8q-15r7s-7t-5u-7v-6w-10y14z16A-9
    ^_what's:a5b-21c-16d-14e-13f-14g-9h-15i14j14k-5l-2m2n-5o-11p16q-9r-7s-5t-3u-4v-3w-5x8y16z-2A-6 ^_what's_0:a8
    ^_what's_a:a10 ^_what's_happening:j2 ^_what's_in:p3 ^_what's_left:a-2j8 ^_what's_most:a-9i13
    ^_what's_my:a3p9 ^_what's_next:a-6i11j-1 ^_what's_on:a-6i-1j13 ^_what's_overdue:a-8j11 ^_what's_playing:a4
    ^_what's_the:a16b-5c-3f-3g-1h-2i-3j-16m8p3x6y4 ^_what's_this:a1 ^_what's_traffic:a2 ^_what's_up:i5
    ^_what's_your:a1p-4x7 ^_what_alarms:j3 ^_what_am:a-8j3p5 ^_what_are:a-2i-4m5p2x3z7 ^_what_calls:a-1j3
    ^_what_can:a-1i2z8 ^_what_causes:a1 ^_what_commands:a-7j-1z14 ^_what_day:a-8j3y9 ^_what_did:a3j4p1
    ^_what_do:a2i3n4x4z-10 ^_what_does:a8j1 ^_what_else:a-4j2z1 ^_what_events:j2 ^_what_gate:a4 ^_what_goes:a4
    ^_what_happens:a2j-3z6 ^_what_have:a-9j6p7 ^_what_helps:a3 ^_what_is:a7p5 ^_what_kind:a2 ^_what_languages:a4
    ^_what_lists:j3 ^_what_month:a-12y14 ^_what_now:a-6i9 ^_what_should:a5j-5n5 ^_what_temperature:a8
    ^_what_time:a4i-4j5p-2y3 ^_what_vaccines:a4j-1 ^_what_was:a-5j9p5 ^_what_were:a3 ^_what_would:i4
    ^_what_year:a4 ^_whats:a2b-15c-9d-5f-6g-1h-6i6j17m-1o-4p10q-1y10 ^_whats_my:a1j-7p12 ^_whats_on:a-1j5
    ^_whats_the:a10b-2j2 ^_when:a18b-8c-7d-1f-2g-1h-1i-3j6o-7p12 ^_when's:a3b-3c-3g-2j13p5
    ^_when's_the:a2c-2g-2j15 ^_when_am:j4 ^_when_did:a7 ^_when_do:a1j-2p8 ^_when_does:a7 ^_when_is:a1j7o-5p6
    ^_where:a8b-5c-4i2j-1m8o-6p5x5 ^_where's:a7b-2c-3p9 ^_where's_my:a6 ^_where's_the:c-1p10 ^_where_am:a8p-2
    ^_where_are:a1 ^_where_can:a9 ^_where_did:a-2p9 ^_where_do:a-4m3p2x6 ^_where_is:a6j3o-2 ^_where_would:a-3m6
    ^_which:a8b-10c-7d-4e-3f-5g-1h-4i6j7m-2o-5p13r7x-2 ^_which_bus:a1 ^_which_car:a-4p7 ^_which_countries:a4
    ^_which_currencies:a2 ^_which_personas:a-7r10 ^_which_phone:a1 ^_which_task:a-2i9 ^_which_tasks:a-3j7
    ^_whisper:a8 ^_whisper_mode:a2 ^_who:a18b-10c-9d-4e-2f-4h-3i-7j4m-2o-6p15x6 ^_who's:a8b-3p9 ^_who_am:a-8j3p5
    ^_who_called:a6 ^_who_directed:a2 ^_who_do:j4p-1 ^_who_invented:a1 ^_who_is:a-4o-1p13 ^_who_made:a-6x8
    ^_who_owns:a1 ^_who_painted:a2 ^_who_sings:a1 ^_who_won:a3 ^_who_wrote:a3 ^_whoops:a-2k7 ^_why:a31j-4x-5
    ^_why's:a6 ^_why's_my:a3 ^_why_are:a6x-4 ^_why_do:a4 ^_why_is:a6 ^_will:a17b-2 ^_will_i:a3 ^_will_it:a10d-2
    ^_wipe:a-6b-7f17j-7q10 ^_wipe_your:a-3q10 ^_would:a7b1 ^_would_you:a7b1 ^_wow:a6 ^_wrapped:a-3c8
    ^_wrapped_up:a-3c8 ^_write:a-11b6n17 ^_write_a:a-2b4 ^_write_thank:a-2b8 ^_write_the:n3 ^_yeah:a4
    ^_yep:a-1c11 ^_yep_did:a-4c8 ^_yes:c5 ^_yo:a-9b1u12 ^_you:a5b-6c4f-4i12o8p-6q4x-4z-2A-1
    ^_you're:b-4c-2k-2x27 ^_you're_a:x4 ^_you're_funny:x7 ^_you_can:a-5c8o2q7 ^_you_should:o7 ^_your:a9o-2
    ^_zoom:a2 ^_zoom_in:a2 a:a17b10c-24d-6e-6f-19g-26i-5j-14k-8m-2n24o9p-27q-17r7s-12t11u-19v-2x9y-15z-9A-23
    a_0:a-8o11 a_0_minute:a-3b3 a_bad:a-8w10 a_birthday:a-1b3 a_birthday_card:a-1b3 a_bit:b-1r7 a_bit_$:a6
    a_call:a4 a_car:a11b-1 a_car_$:a3 a_charge:a2 a_charge_for:a1 a_coin:a5 a_coin_$:a1 a_couple:a-4d5s1
    a_cup:a1 a_cup_of:a1 a_daily:a-4b1h9 a_daily_reminder:a-1b1h2 a_different:a-3e16i-3r2 a_different_one:a-2e9
    a_different_task:e9 a_dinner:a-7b8 a_dog:a8 a_dozen:a-1b-1h7 a_dozen_eggs:a-1b-1h7 a_draft:n6 a_draft_for:n6
    a_first:a-6n9 a_flat:a2 a_flat_tire:a2 a_focus:a-4b-2t10 a_focus_block:a-1b-2t7 a_fox:a2 a_fun:a6
    a_fun_fact:a4 a_good:a1i5x5 a_good_time:a-4i7 a_great:a6 a_haircut:b6 a_half:o2 a_half_$:o2 a_high:b3h-2
    a_high_priority:b3h-2 a_human:a2 a_human_$:a2 a_jacket:a2 a_joke:a-2x7 a_joke_$:a-6x8 a_joke_about:a2
    a_latte:a3 a_latte_$:a3 a_list:a-5b12 a_list_called:a-2b6 a_list_for:b2 a_lot:a-3v8 a_meeting:a-1b4d4
    a_meeting_with:b5 a_message:a-8b-2n13 a_message_for:a-1n5 a_message_to:a-3n6 a_mistake:a-11k7l8
    a_mistake_$:a-10k3l8 a_mistake_reverse:k3 a_morning:a-4o8 a_morning_person:a-4o8 a_movie:a3 a_new:b7
    a_new_item:b1 a_new_list:b1 a_night:a-5o9 a_note:a-5b2h7n-1 a_note_that:b3 a_note_to:a-4h8 a_number:a7
    a_number_between:a5 a_painting:a2 a_painting_called:a2 a_party:f3 a_penguin:x3 a_penguin_$:x3 a_person:a-8x8
    a_pizza:a-2b4 a_podcast:a1 a_polite:a-2b-1n7 a_polite_reply:a-1n2 a_pomodoro:a-6t12 a_pomodoro_$:a-4t9
    a_quick:a-9i10n2 a_raise:a4 a_raise_$:a4 a_real:a3x-1 a_real_person:a8x-6 a_recipe:a4 a_recipe_for:a4
    a_reminder:a-12b16j5n-3z1 a_reminder_for:b10 a_reminder_to:b1j2 a_reply:n3 a_reply_to:n3 a_robot:a-2x3
    a_room:a3b-2 a_sandwich:a3 a_sandwich_$:a3 a_screenshot:a2 a_selfie:a4 a_selfie_$:a1 a_short:a-2b-1n7
    a_short_note:n3 a_song:a-9x12 a_song_$:a-10x12 a_sore:a1 a_step:a-1m6 a_step_by:a-1m6 a_synonym:a5
    a_synonym_for:a5 a_task:a-8b11i9m-5z5 a_task_$:a-4b2i10z1 a_task_for:b8 a_taxi:a4 a_taxi_$:a3
    a_text:a-9b-5n16 a_text_to:n5 a_thank:a-3b2n2 a_thank_you:a-3b2n2 a_time:m6 a_timer:a-2b6 a_timer_for:t1
    a_transfer:a3 a_vegetarian:a-3o8 a_vegetarian_$:a-3o8 a_week:a2d7e-1 a_week_$:d7 able:a4 able_to:a4
    about:b11c-23d-3e-16f7h-3i-21j9k-13l-5m-14n5o-17p12q18r-12t-3u-3v-3w4x-16y-5z-13A-8 about_a:a2
    about_cheese:a1 about_cheese_$:a1 about_me:a-15i-3j-4p18q10 about_me_$:a-8i-1p11q9
    about_my:a-13b-1f-4j7n1q11 about_my_boss:f-2q6 about_my_job:q3 about_my_leave:n2 about_parental:b5
    about_parental_leave:b5 about_penguins:a8 about_penguins_$:a6 about_that:a6b4 about_that_$:a7
    about_the:a-4b9c-9d-13e-1f12g3h-3i-1j9m-3n2p-1q-2 about_the_car:a-4b-2f3j9 about_the_election:a3
    about_the_gym:f5 about_the_heating:b6 about_the_insurance:j6 about_the_landlord:j4 about_the_leak:b4
    about_the_meeting:b2f2n-1 about_the_passport:a-1g2j3 about_this:b-6d8w4 about_this_again:d4 about_work:w4
    about_work_$:w4 abraham:a4j-1 abraham_lincoln:a4j-1 absolutely:a12 ac:a6 ac_$:a5 accent:a7 accent_$:a7
    accept:n4 accident:g4l5 account:a27b-4j-4 account_$:a11b-1 account_number:a3 account_number_$:a3
    account_right:a1 account_right_now:a1 accountant:h1 action:a-5k10 action_$:a-5k10 activate:a5
    activate_the:a1 active:a-5g9h-3j5 active_again:g10h-3 active_again_$:g10h-3 actor:a5
    actually:a-17b-11c-12d-5e-1f1g16h15i-1j-5k-3l13w5 actually_i:f5g2j-1 actually_it's:h6
    add:a-5b33c-9d-7e-6f-16g-3h5i-7j-3k1m-4n-8o-4z8 add_0:a9b-5 add_0_and:a9b-5 add_a:a-9h8z9 add_a_high:b3h-2
    add_a_note:b-8h10 add_a_task:a-3b5z5 add_call:b2 add_eggs:b4 add_eggs_to:b4 add_laundry:b2 add_milk:b5
    add_milk_bread:b1 add_that:a-2h1k4 add_the:a3 added:a-6j11 address:a1p-1q7 address_$:q7 adhd:o4 adhd_$:o4
    affect:a3 after:a-12b2c-14d18e3f3g7h-5i6j-1k-4m-1o-3p3 after_0:d3 after_0_$:d4 after_all:a-2c-6f7g12
    after_all_$:a-2c-6f7g11 after_christmas:d3 after_christmas_$:d3 after_lunch:a-1d12g-1 after_lunch_$:d8
    after_thanksgiving:d4 after_thanksgiving_$:d4 after_the:p5 afternoon:a-11c-3j7s7u10 afternoon_$:a-9j7u10
    again:a-7b-17c-14d23e-4f-7g15h-10i-3j2k-3l8m-7o-6p15 again_$:b-1c-11d-5f-3g14h-7j6m-3p15 again_?:a1
    again_?_$:a1 again_at:b-2d6 again_at_0:b-2d6 again_in:d8 again_on:d7 again_tonight:d3 again_tonight_$:d3
    agenda:a-10i6j7 agenda_$:a-6i6j3 agent:a1 ago:c6 ago_$:a-1c6 ahead:a2 ain't:a5 air:a10 air_quality:a3
    airlines:a3 airlines_fly:a3 airport:a6b2 airport_$:a5 alarm:a-12b7c-7d7f12j9o-4p-3 alarm_$:b-1d7f5
    alarm_every:b1 alarm_for:a-6b5f4 alarm_for_0:b7 alarm_for_tomorrow:f2 alarm_set:f2j2 alarm_set_for:f2j2
    alarm_system:a5 alarm_to:h1 alarms:a-14c-2f8j10z7 alarms_$:a-11c-2f8j5z8 alarms_do:j3 alarms_do_i:j3
    album:a18 album_is:a1 alert:b3 alert_me:b3 alerts:a1 alerts_for:a1 alexa:a8 alexa_$:a6 aliens:a3
    all:a-12b-19c13d-12e-6f23g7h-10i-9j11k-6m-7n-1o-9p-8q-4r-4u-1v-1w8x-3A10 all_$:a2c-7f6g11 all_alarms:a-3f7
    all_alarms_$:a-3f7 all_day:a6 all_day_$:a6 all_done:c4 all_done_with:c2 all_for:a-1A11 all_for_today:A9
    all_my:a-9f10j7 all_my_lists:a-1j2 all_my_reminders:f11j-4 all_my_tasks:f1 all_night:a7 all_night_$:a7
    all_of:a-6f8 all_of_my:a-4f1j4 all_reminders:f1 all_sorted:c4 all_sorted_$:c4 all_the:a15c2f-7j-3
    allergic:a-2b-2j-6o7p13q3w-1 allergic_to:a-2b-2j-6o7p13q3w-1 allergic_to_$:p4 allergic_to_nuts:a3q3
    allergic_to_peanuts:a-1o6 allergic_to_penicillin:o1 almond:b-6h13 almond_milk:b-6h9 almost:a4
    already:a-10b-7c20f3g-1h-1j10p-2w-3z2 already_$:a2c7w-2 already_add:j4 already_paid:c2 already_paid_the:c2
    already_put:a-4z4 also:a-8b16 always:a6 am:a-10b-5c-10d-3f6i-8j10n-3o7p12w13z-3 am_$:a5f2 am_a:a-3o6
    am_alarm:a-2f5h1 am_alarm_$:a-1f5 am_i:b-8i-5j15n-1o-2p14w-2 am_i_$:j-3p9 am_i_able:a4
    am_i_allergic:a-3j-5p11 am_i_free:a-2j11 am_i_supposed:j5 amazon:b6 amc:a4 amex:a4j-2 amex_$:a2j-2
    an:a8b9e-4f-8g-5i1j-9k-2m-7n14o-12p-6r-2s6t4w-2x-4z-2 an_account:a1 an_alarm:a-7b11j4 an_alarm_for:a-2b7
    an_alarm_set:j3 an_appointment:b3 an_egg:a2 an_email:b-1n12 an_email_to:n8 an_event:b2 an_event_called:b2
    an_extension:n1 an_extension_$:n1 an_hour:a-18b-1c1d5h6i5j-2s7t5 an_hour_$:a-7d8t5 an_hour_ago:a-1c6
    an_hour_before:s4 an_hour_earlier:h8 an_hour_free:a-1i8 an_oil:b8 an_oil_change:b8 an_uber:a10 an_uber_$:a6
    an_umbrella:a6 ana:a-5o11 ana_is:a-4o9 and:b15c2d-9e2g-7h2i3j-8k-4m-4o8p-3r-3w1x-1z-3 and_0:a1b-9c5f3j1
    and_0_$:a7b-7f4 and_0_are:a-1c4 and_a:a-1o2 and_a_half:o2 and_bread:b3 and_i:a-3w4 and_spinach:a5 and_the:a2
    and_thursdays:o2 and_thursdays_$:o2 android:a4 animated:a1 animated_movies:a1 anna:a2
    anniversary:a-15b9j-3o3p13 anniversary_is:o4 annoying:a9o-1 annoying_$:a9o-1 another:a-16b3c-2d8e27j-8
    another_$:a-13d-3e22i3 another_half:d8e-1 another_half_hour:d8e-1 another_one:a-5b7e12 another_word:a2
    another_word_for:a2 answer:a8 answer_$:a1 answer_the:a3 answers:a-3r10 anxious:a-7w13
    any:a16b-15c-7d-5e-2f2g-2h-4j14o-3p-12r-3x8 any_events:a-10j11 any_good:a14 any_hobbies:a6x-2 any_idea:a-1i3
    any_jokes:a-5x8 any_meetings:a-4j6 any_meetings_today:j2 any_more:f6q1 any_more_$:f6q1 any_new:a6j-2
    any_new_emails:a4j-2 any_news:a2 any_pets:a5x-1 any_puns:a2 any_puns_about:a2 any_reminders:j3
    any_tasks:a-5j9 any_travel:a1 any_travel_alerts:a1 anymore:a-14b-13c-2f25h-4j-1o-9q18
    anymore_$:a-12b-12f23h-2o-5q10 anymore_so:f1q4 anything:a-15b-15c-7d-7e16f-5g-1h-2i8j24m-1o-4p2w5
    anything_$:a3j-2p5w3 anything_about:j4 anything_about_the:j4 anything_but:a-2e13 anything_but_that:e8
    anything_due:a-2j9 anything_due_tomorrow:j1 anything_else:a-3e9 anything_left:a-1j7 anything_new:a4
    anything_on:a-5j10 anything_on_my:j6 anything_overdue:a-4j8 anything_overdue_$:a-4j8 anything_quick:i5
    anything_quick_i:i5 apartments:m1 app:A11 app_$:a-6A11 apple:a10 apple_pay:a3 apple_pay_$:a1
    application:a-6c7j-1m10 application_$:a-7c7m3 appointment:a-14b4f6h8i-4j10o-4p-5 appointment_$:a-5i-3j15p-5
    appointment_for:h5 appointment_on:b-1f5 appointment_on_the:b-2f5 appointment_to:h2 appointment_with:b5
    appointment_with_dr:b5 approve:a2 approve_my:a2 approve_my_time:a2 apr:a1 apr_on:a1 apr_on_my:a1
    are:a9b-16d-13e-7f-14g-1h-3i-16j12k-5l-1n-6o2q-4r3s-1u-4v-2w-4x16y3z7A-6 are_bananas:a3 are_coming:a-4b4j4
    are_coming_up:a-3j5 are_finished:a-2c8 are_finished_$:a-2c8 are_left:a-1j3 are_my:a-3p5 are_on:b-3j6
    are_on_at:a1 are_on_my:b-1j5 are_playing:a1 are_so:a2 are_some:a1 are_the:a12c-3m5 are_the_reviews:a3
    are_the_steps:a-3m9 are_the_symptoms:a1 are_there:a1j-1r9y-2z5 are_there_$:a-7j-8r10z5 are_there_any:a1j3
    are_we:a-7y10 are_you:a-3j-1x16z8 are_you_$:a-4x6 are_you_a:a-2x8 are_you_doing:a-4x5 are_you_listening:a6
    are_you_smarter:a1 are_your:a-4x8 are_your_hobbies:a-4x8 aren't:f3g2 arm:a5 arm_the:a5 around:a9c-1d3j-1
    around_0:d4 around_here:a3 around_here_$:a2 around_the:a4 article:b4 artist:a6b-1 arvo:h2 arvo_$:h2
    as:a-15c1d-3f-6g11h16j-5m-2o6z3 as_complete:b-2c13 as_complete_$:c3 as_done:z3 as_done_$:z3 as_not:c-4g9
    as_not_done:c-3g7 as_urgent:c-2h11 as_urgent_$:c-2h11 aside:d2e3 ask:a-5b7d10i-2k5p-2z6 ask_for:a1
    ask_hr:a-2b6 ask_hr_about:a-2b6 ask_me:a4d7j-2 ask_me_again:a-2d9 ask_you:a-8j2k6p-1z7 ask_you_$:a-5z8
    ask_you_to:j2k6 asked:a4k1 asked_$:a4 asked_for:k2 asking:n1 asking_for:n1 asking_for_an:n1 assistant:a6
    at:a3b26c-11d2e7f-17g-16h6i-2j-11k-10l-3m-1o10p-3q-3r-6s-4t-1u-1v-2w-1x-5y-3z-3A-4 at_$:a15p-1
    at_0:a-17b11c-2d8g-1h10j4o-1 at_0_$:a-13d12j7 at_0_0:a-6b2h8 at_0_instead:h3 at_0_percent:a4 at_0_pm:b3
    at_0_tomorrow:b4 at_all:a6 at_all_$:a6 at_amc:a3 at_midnight:a-4b1o6 at_midnight_$:a-4b1o6
    at_noon:a-1b5h-1o5 at_olive:b2 at_olive_garden:b2 at_quarter:b3 at_quarter_past:b3 at_seven:a-1b6
    at_seven_$:a-1b4 at_ten:d5 at_the:a4b-20c-5d-6e12f-4g-1h4i3j-4m-2n2o8 at_the_back:e3 at_the_cabin:a-3o2p2
    at_the_end:e1 at_the_hilton:a4b-2 at_the_odeon:a2 at_the_office:a1 at_the_party:a10b-4 at_the_top:b-1h5i6j-4
    at_this:a3 at_work:a6d2 at_work_$:a6 atm:a4 atm_gave:a1 atm_gave_me:a1 attic:a-5d2h4 attic_$:a-1h2
    attic_task:h1 attic_task_$:h1 audiobook:a11 audiobook_$:a5 aunt:a-13b10n5 aunt_carol:a-3b2n3
    aunt_carol_$:a-3b2n3 australia:a1 available:j4 avoid:a12 away:a11 away_$:a7 awful:a7c-1 awful_$:a-2w10
    baby:m12 baby_steps:a-3m13 baby_steps_$:a-2m9 baby_steps_for:m3 babysitter:a-11b8n1
    back:a-16b-5c-11d11e3f-20g30h-13i-13j-4k30l2m-12n-9o-15p-8q-6r1s-6t-1u8v-3w-11x-5y-1z-4A-8
    back_$:a-8b5c-4d-10e-2f-1g9j1k15o-1u11w-6 back_?:g4 back_?_$:g4 back_from:c3 back_from_the:c3 back_how:a-3k5
    back_how_it:a-3k5 back_in:a2 back_of:e9 back_of_the:e9 back_on:b-5g15j-5 back_on_my:g6j-1 back_on_the:b-1g5
    back_so:g2 back_the:a-4b-4d5k11 back_the_task:g4 back_the_way:k1 back_to:b-10c-2e4g13h-5j-1k-4r9
    back_to_not:g1 back_to_open:a-4g8 back_to_the:a5 back_to_this:e6 back_to_your:a-1r4 back_up:a-7b4d11
    back_what:l6 back_what_you:l6 bad:a4w10 bad_$:a8 bags:b5 bags_on:b5 bags_on_the:b5 bake:f1 bake_sale:a-2f1
    bake_sale_$:a-1b3j1 balance:a18j-3p-5 balance_$:a9 bananas:a1b10e-2 bananas_to:b1 bananas_to_my:b1 band:a5
    bank:a-2b1g-1i3m-1n12 bank_$:a-8h-1i6n9 bank_balance:a4 barbecue:f3h1 barber:h1 bathroom:a-1b5
    batteries:a-4b6f3j-2 batteries_$:a-4f4 batteries_on:b3j-1 batteries_on_my:b3j-1 battery:a2b2p-1 battery_$:b2
    bbc:a5 bbc_radio:a2 be:a-3b-10c-13d-2e-5f8g-8h11i3j-11k-4m-6n3o-7p-4r28w5x-2z-1A-3 be_a:a-5r8 be_a_bit:a-6r8
    be_doing:a-4i8 be_doing_$:a-4i8 be_for:a3i-1 be_honest:r-1w8 be_honest_$:r-1w8 be_in:a2 be_late:a-4n7
    be_late_$:a-4n7 be_more:a-5r10 be_reminded:a-3b2f1 be_rich:a1 be_working:a-1i5 be_working_on:a-1i5 beach:a2
    bears:a6 beat:a1 beatbox:a7 beatbox_$:a7 beatles:a7 beatles_$:a2 beats:a2 bedroom:a13 bedroom_$:a3
    bedroom_lights:a2 beef:a-8b4o8 beef_$:a-8b4o8 been:a-12b-7c16d-2f2g-2j12w8 been_called:c-3f7
    been_called_off:c-3f7 been_stuck:a3 been_stuck_in:a3 been_to:c3 been_to_the:c3
    before:a-2b27c-5d-6f-14g-2h-6j-8k5p-4s8 before_$:a-5k7 before_friday:b2 before_friday_$:b2 before_it:b8f-1
    before_it_renews:b5 before_my:s6 before_my_next:s6 before_the:b10c-2f-7s3 before_the_bus:b-1i1s5
    begin:a-3m7t3 begin_with:m7 begin_with_the:m7 behind:w4 being:f-1r13 being_so:r9 believe:a16w-2
    believe_in:a2 believe_it's:a9w-2 best:a3b-2c-5j-3o7x11 best_for:a1 best_in:a-4o8 best_in_the:a-4o8
    best_time:a1 better:a8d5i6m-1 better_$:a1 better_for:d7 better_than:a4 better_to:a-3i7 between:a10j3
    between_0:j4 between_0_and:j4 between_one:a3 between_one_and:a3 big:a-9i6m19 big_$:a-5m13 big_for:m5
    big_for_me:m5 biggest:a3j-1 bike:a2 bike_$:a2 bill:b9c1d-1g2h4j-5o-1p-2 bill_$:a-2b5c5 bill_is:a-2h4
    bills:a-9b4c-1g6j5 bills_$:a-6b7j1 bin:c-3f5o2 bins:a-2c5 bins_out:a-2c5 bins_out_$:a-1c5
    birthday:a-13b24c-6d-6h-3j-15p16 birthday_$:a1j-6o-2p17 birthday_card:a-4b1f3 birthday_card_for:a-1b3
    birthday_from:q2 birthday_from_your:q2 birthday_is:a-2o7 birthday_is_march:o4 birthday_on:b5
    birthday_on_the:b2 birthday_party:a-4b7m1 birthday_party_$:a-3b8 bit:a-8b-5m5r5w11 bit_$:a6 bitcoin:a4
    bitcoin_$:a1 bite:a-1m6 bite_size:a-2m6 black:a1b6 blah:a5 blah_$:a5 blah_blah:a5 blah_blah_$:a5 bless:a8
    blinds:a4 blinds_$:a3 block:b-4t7 block_my:a2 block_on:t3 block_on_the:t3 blood:a-7o8p6 blood_group:a-8o8p6
    blue:a3b3f-1h-4o12 blue_$:a9h-2 bluetooth:a13 bluetooth_$:a7 board:a-6j8 boarding:a-6b13 boat:a2
    bob:a-2b5c7h-2o3 bob_$:b-3c11o3 boil:a2 boil_an:a1 boil_an_egg:a1 book:a3b13c-5d-2f2h-5i-2j1 book_$:n3
    book_0:a1 book_0_stars:a1 book_a:a-4b6 book_club:a-2b2f4 book_me:a9b-6 book_me_a:a9b-6 book_the:a-5b12
    booked:a-7c11 books:a-7b8c6g4 books_$:a-1b6 books_to:a-2b2c1 border:a3 boring:a2 boring_$:a2 born:a12
    born_$:a8 boss:f-4i3j-2n4o4p-2q5 boss_$:f-2q6 boss_?:i4 boss_?_$:i4 boss_is:a-2o6 boston:a6 boston_to:a1
    boston_to_denver:a1 both:c4 bought:a-2c17 bought_a:a3 bounced:g5 bounced_so:g5 box:a-4b8 brain:a-9b3o-6s8w7
    brain_is:a-8o-6s8w7 brain_is_fried:a-8o-6s8w7 brakes:b2 brakes_looked:b2 brakes_looked_at:b2
    bread:a-12b14c-4g5 bread_$:a-8b11j4 bread_and:b1 bread_off:f3 break:a-17c-2m30 break_down:a-2m11
    break_down_the:m7 break_it:a-1m7 break_that:m7 break_that_down:m7 break_this:a-2m8 break_this_down:a-2m7
    breakfast:a7 breakfast_$:a7 brew:a1 brew_me:a1 brew_me_a:a1 bridge:a6 brighten:a3 brighten_the:a1
    brighter:a3 brightness:a11 brightness_to:a2 bring:a-10c-3d18g12j-5l5 bring_back:a-3b-3d3k5l6
    bring_back_the:b-3d4g1k3 bring_back_what:l6 bring_it:a-2d8g5k-3 bring_it_back:g6k-2 bring_the:a-3b2g8
    bring_this:d5 bring_this_back:d5 brother:b5 bucks:a2b3 bucks_to:a7b-1 buddy:a-11r3v12 buddy_$:a-11r3v12
    budget:a-5b4c2d4 budget_$:b6 bug:d3 bug_me:d4 bug_me_about:d4 bump:a-5b-6c-1d9h9 bump_the:a-2b-5d9h5
    bump_the_invoice:h9 bus:a1b-3c-2d-2o7s11 bus_$:b-1s5 bus_goes:a4 bus_goes_to:a1 busy:a4
    but:a1c-10e12g11j-1k-2 but_i:c-2g8 but_it:a2c-2g4 but_it_didn't:g4 but_that:e8 but_that_$:e8 butter:b4
    butter_on:b5 buttermilk:a5 buy:a-9b19c6h5i-4j6 buy_$:a-2h4j5 buy_a:b1 buy_a_birthday:a-1b3
    buy_stamps:a-5b1c9 buy_stamps_$:a-3b5c3 by:a10b11c-12d10f-8h-9i-7j-11k-1l3m7n-1p-3 by_$:a3 by_0:a3b8d1j-1
    by_0_$:b8 by_0_minutes:d5 by_accident:g4l5 by_monday:b1 by_monday_$:b1 by_step:a-3b-2m11 by_step_$:m4
    by_the:a2 by_two:d6 by_two_degrees:a1 bye:a-13c-3A27 bye_$:a-10c-1A20 c:a1 cabin:a-3o2p2 cafe:a2
    cake:a-4b7c5 cake_for:a-3b6 calculate:a1 calendar:a-14b8f13h-5j6 calendar_$:a-7b3f3j3 calendar_for:a-2f4j2
    calendar_for_the:b-1j5 california:a6
    call:a-4b15c-14d7e-9f-2g8h1i3k-6l-1m-9n-10o22p-9q-4r-9s-3u-1v-2w-7x-7z-3A-5 call_$:a10b-7j5 call_a:a9
    call_dr:h3 call_grandma:b4g1 call_her:a10b-1 call_me:a-17b-11d-2i-4j-1o34 call_me_sam:o5
    call_mom:a-1d5g10h-6 call_mom_$:a-12g11j9 call_my:b2 call_nana:b3g4 call_the:a-5b8d-5g-4h6i13n-1o-5
    call_the_bank:a-9b5c-1i7 call_the_dentist:a4b-1f-5i7 call_the_plumber:b2 call_the_vet:b-1h5 call_until:d1
    call_with:d6h-5 called:a-6b1c16d-2e-1f4g-6h-4i-4j-17m-2o17p14r-4w-8z-1A-1 called_$:a-9c2j-2p12
    called_book:f4 called_book_club:f4 called_me:a12o-1 called_me_$:a5 called_off:c-3f7 called_the:a3c10g-1
    called_the_vet:a4 calling:a-5n6o3 calls:a-15b-1c-3f-1j18o7p1 calls_$:a-7c-2f-1j9o6p2 calls_do:a-1j3
    calls_do_i:a-1j3 came:a5c2g6 came_back:g2 came_back_so:g2 came_first:a1 came_first_the:a1 camera:a14r-1
    camera_$:a12r-1 can:a-3b-4d7e3f1g-1h-2i8j-10k-1m3n4o-5p-2q2s-8t-5u-4v-9w-9y-5z16A-12
    can't:a-1b-7c-7d9e4j2o-4w15 can't_believe:a9w-2 can't_believe_it's:a9w-2 can't_deal:d5 can't_deal_with:d5
    can't_do:a-4d5w4 can't_do_this:a-3w7 can't_get:w6 can't_get_started:w3 can_call:a-5c3o6 can_call_me:o6
    can_call_the:a-1c3 can_cross:c5 can_do:a-4g3i9j-2p-1z4 can_do_$:z5 can_dogs:a2 can_dogs_eat:a2
    can_forget:o-2q8 can_forget_that:o-1q7 can_i:a12b-7c-6e6i7j-11p-6z11 can_i_ask:a-5z8 can_i_bring:a1
    can_i_do:a-2i9z-2 can_i_get:a2 can_i_knock:a-5i9 can_i_say:a-4z7 can_i_still:a1 can_i_substitute:a6
    can_i_take:a1 can_i_use:a7 can_mark:c3 can_penguins:a-5x10 can_send:a-1n8 can_send_to:n1 can_u:b3
    can_wait:a-5d14 can_we:a-3d3e5 can_we_do:a-2d7 can_you:b-1c-5e-7f2h1i-14j1k2l1m8n4o-6p1r4v-3x-14y-1z10A-5
    can_you_add:b3 can_you_be:a-6r8 can_you_break:m4 can_you_change:a-3h8 can_you_check:b-5c4j5 can_you_do:a-5z9
    can_you_draft:n4 can_you_drink:a1 can_you_find:a2 can_you_forget:q5 can_you_freeze:a2 can_you_get:g4
    can_you_hear:a3 can_you_make:a-4b1m8 can_you_recall:a-6p11 can_you_remind:a-1b5 can_you_see:a5j3
    can_you_set:a-7b4z14 can_you_sing:a5 can_you_speak:r7 can_you_take:a2f3 can_you_tell:j2p1z2 can_you_write:n7
    cancel:a-7c-9d-8e-1f28h-7i-4j-12k9n10o-3p-2 cancel_a:a4 cancel_my:a-3f11n4 cancel_my_gym:b6f-6n4
    cancel_my_reminder:f7 cancel_netflix:a-2b7 cancel_netflix_before:a-2b7 cancel_on:b-1n5 cancel_the:a-4b3f10
    cancel_the_alarm:f5 cancel_what:a-5k12 cancel_what_i:a-1k7 cancelled:a-1c3f8g1 cancelled_$:f6 cant:a-3d2w6
    capital:a3 capital_of:a3 capital_of_peru:a1 captain:a-2o9 captain_$:a-2o9 captions:a2
    car:b8c-3d7f3h-2i-4j2m-3n-3p5 car_$:a10c-2f-2j8 car_do:a-4p7 car_do_i:a-4p7 car_insurance:b1
    car_registration:a-9b12 car_registration_$:a-3b4c2 car_wash:a-7b-6d8f6g1 card:a21c-1h2j-7o-4p-1
    card_$:a9f1h3 card_?:a2 card_?_$:a2 card_for:a-1b3 cards:a5b2c2 cards_$:a3c3 care:a-7c14 care_of:a-7c14
    care_of_the:c4 carol:a-3b2n3 carol_$:a-3b2n3 carpet:a2 carpet_$:a2 carry:a1 cash:a5 cat:b11c8h-1j-2
    cat_$:a-4c7 cat_litter:a-3b7 cat_litter_$:a-3b7 cat_this:c3 catch:a5k-4A10 cats:a3q9 cats_$:q10 causes:a4
    causes_hiccups:a1 celsius:a1 centimetres:a1 centimetres_$:a1 chance:a4 chance_of:a4
    chance_of_thunderstorms:a2 change:a-13c-3d1e-5f-13g-3h16i-4j-4k6l16m-8n-7o3p-5r8z8A-1
    change_$:a-12b2c-5h-3k6l15 change_again:l3 change_eggs:a-1b-1h7 change_eggs_to:a-1b-1h7 change_for:b8
    change_it:k2 change_milk:h5 change_milk_to:h5 change_my:a4b-4h4o7 change_my_name:h-1o9 change_my_pin:a4
    change_my_reminder:h2 change_the:b3c-1d3h1z6 change_the_dentist:h4 change_the_light:a4 change_the_time:a-2d6
    change_the_title:h6 change_to:a-3b-5d5h6 change_your:a1h-2r8 change_your_personality:a-4r9 changed:f2
    channel:a19b-2h-5 channel_0:a6 channel_0_$:a6 chapter:b10 chapter_$:a2 chapter_0:a-3b10 charge:a4
    charge_for:a3 charged:a6 charged_twice:a4 charged_twice_for:a4 cheaper:a-1b7 cheapest:a6
    check:a-2b3c17d-1f-12h-7j13 check_if:a-1b5c-1j1 check_if_i:j2 check_my:a-2b-6c-1j16 check_my_list:j4
    check_off:a-5b-1c16 check_off_eggs:c4 check_the:b8c5f-3h-1 check_the_oven:b1 checking:a13b-1 checking_$:a1
    checking_to:a2 checking_to_savings:a2 checks:a6b-1 checks_$:a6b-1 cheers:a-15v20A3 cheese:a8 cheese_$:a5
    chem:a-3b7 chen:q2 chen_$:q2 cheque:n3 chicago:a6 chicken:a12j-2 chicken_or:a1 chicken_or_the:a1
    chickpeas:a2 chinese:a1 choose:a-13i24 chop:a-4c-1g-1m20 chop_it:m8 chop_it_up:m8 chop_up:m10 chores:a-7f2j8
    chores_$:a-5f2j7 christmas:a-3b12d1j-5y8 christmas_$:a-7d2y8 chuck:b2c-3f8 chunks:a-3m8 chunks_$:a-3m8
    church:b2c-1j1 cinema:a3 city:a6 city_$:a5 civil:a1 civil_war:a1 civil_war_$:a1 class:a-5c5f5
    class_$:a-5c5f5 clean:a-12b8c10 clean_the:a-5b10 cleaned:c4 cleaned_out:a-3c7 cleaned_out_the:a-3c7
    cleaning:a-12b5f5g1h2m6 cleaning_$:a-2f3g3 cleaning_the:a-1c-3h4m7 cleaning_the_garage:h1m3
    clear:a-6c-4d-1f16j-1p-2q6 clear_everything:f4 clear_my:b-5f12j-6p-2q7 clear_my_calendar:f6 clear_my_list:f5
    clear_out:a-4b7j2 cleopatra:a2 clever:a5 close:a2b-6c4f-5g-2j-1A18 close_$:a-7A12 close_the:c-1A10
    close_the_app:a-6A11 closed:a5 closed_$:a3 closest:a10 club:a-2b2f4 coach:a-12b3r12 code:j-2p6q6 code_$:p3q4
    code_is:o1 code_is_0:o1 coffee:a9b2c-2p1 coffee_$:a11 coffee_shop:a-2o1p1 coffee_shop_$:p1 coffee_with:a-3b6
    coin:a5 coin_$:a1 cold:a9b1 cold_$:b1 colder:a1 college:a7 color:o4p4 color_$:p5 color_is:a-2o4 combo:p2
    combo_is:p2 come:a10b-5e5j-1n3 come_back:e6 come_back_to:e6 come_out:a4 come_out_$:a3 come_up:n4
    come_up_with:n4 coming:a-2b2d-1i-2j13 coming_$:a2 coming_up:a-12j16 coming_up_$:a-4j6 commands:a-17j-3z22
    commands_do:a-3z8 commands_do_you:a-3z8 company:a6b3 complaint:a-6n9 complaint_letter:a-6n9
    complaint_letter_$:a-6n9 complete:a-17b-12c34d-1f-5g9h-5j-4m-2 complete_$:a-8b-1c23g-1 complete_the:a-1c1g8
    completed:a-21b-6c26j9 completed_$:a-8b-4c19 compose:a-5b-7n14 compose_a:a-3b-4n10 compose_a_message:a-1n3
    compose_an:n4 compose_an_email:n4 computer:a6 computer_$:a2 concert:h1 concerts:a2 conference:a-5b12
    conference_room:a-3b6 connect:a10b-1 connect_to:a7 connect_to_the:a2 contactless:a1 content:a1 content_of:a1
    continue:a3 continue_my:a3 continue_my_audiobook:a3 convert:a11b-3 convert_0:a11b-3 convert_0_miles:a3
    cook:a9z-1 cooked:a6 cookies:f2 cookies_$:f2 cooking:a8w-1 cool:a2 copy:a-1b4c4 corolla:o1 correct:h13
    correct_the:a-2h6 correct_the_spelling:a-2h6 costs:a5 couch:b7f1h-4 could:a11c1d-2e1f-2h2i-3j1k2m-1p-4r-2
    could_be:a8 could_you:a-4b3c2g1h4j3k3p-2 could_you_please:a-3j4 could_you_put:a1 council:a-7b9n2
    council_tax:a-4b6 council_tax_$:a-4b6 count:a2b2 countries:a4 couple:a-4d5s1 cover:a4 cream:a4 create:a-2b9
    create_a:a-1b7 create_a_new:b2 credit:a19j-3p-1 credit_card:a5 credit_limit:a3 credit_score:a4
    credit_score_$:a1 cricket:a4 cricket_$:a4 cross:a-4b-2c14f2j-2 cross_off:c6 cross_the_vet:c5f-1
    ctrl:a-13k13l12 ctrl_z:a-5k13 ctrl_z_$:a-5k13 cup:a6 cup_of:a1 cup_of_coffee:a1 currencies:a2 current:a9
    curtains:a3 curtains_$:a3 cute:a-8x11 cylinder:a-4b1c5 dad:a4 daily:a-5h13 daily_reminder:a-1b1h2 dark:a10
    date:a-22b-2f-3h10i-6j-5p8y29 date_$:a-17i-1p-1y25 date_of:h1 date_off:f-2h5 date_off_the:f-2h5 date_on:a2
    daughter:p1 dave:f6 day:a-2b1c-8d-3f-7h4i-2j8m-1w13y8 day_$:a2c-1f-1h4j-4w13 day_is:a-11j8o2y2 day_of:j-3y5
    day_of_the:j-3y5 days:a2b1d9j-13p1y8 days_$:b3d10 days_are:a4y-1 days_do:a2j-6p2 days_do_i:a2j-6p3
    deadline:a-1b-6f-7h21 deadline_for:h2 deadline_for_the:h2 deadline_of:h4 deadline_of_the:h4 deadline_to:h3
    deadline_to_the:h3 deal:a-6c7d5 deal_with:d5 deal_with_the:d2 debit:a2 debit_card:a2 debit_card_$:a1
    dec:a-5b12h-1 dec_0:a-5b12h-1 dec_0_$:a-3b8 december:a-8c-1d1j8w-2y6 december_$:a-7b-1d4f2j8
    december_0:a-7b1h1y7 december_0_$:b-2h2j3 december_0_?:a-4j-1y7 decide:i4 decide_what:i4 define:a16
    definition:a4 definition_of:a4 degrees:a10b-1 degrees_$:a7 delay:a-7b-3d17 delay_my:d10 delayed:a1
    delayed_$:a1 delete:a-25c-7d-2f34g-3h-5j-11k9o-2p-6q8z3 delete_all:f9j-2 delete_all_my:f3 delete_all_of:f1
    delete_everything:f2q3 delete_everything_on:f3 delete_everything_you:q4 delete_my:b-3f9q1 delete_that:k7
    delete_that_$:k7 delete_the:b-3f16 delete_the_reminder:f1 delete_what:q3 delete_what_you:q3
    deleted:c-5f3g9k7 deleted_$:a-3c-3f5k8 deliver:a2 delivered:a3 delivered_but:a3 delivery:a5
    dentist:a-24b4c7e-5f-7h6j9k-2m-5n4o-3p6q13r-2 dentist's:a-3p4 dentist's_name:a-3p4 dentist's_name_$:a-2p5
    dentist_$:a-8b2f-2h-2i5j2o-5p11q5 dentist_appointment:a-2f2h2j3o-2p-2 dentist_appointment_$:j5p-1
    dentist_call:d4 dentist_is:a-4b-5h4j1o3q5 dentist_is_$:j4q2 dentist_is_dr:o7q1 dentist_on:n3
    dentist_on_the:n3 dentist_one:c2g2 dentist_one_$:c2 dentist_reminder:f6 dentist_task:b-2g2h2j4
    dentist_task_$:g3j4 dentist_to:h6 dentist_to_0:h2 denver:a-1b10 denver_$:b2 denver_for:a-1b2 deposit:b4
    describe:a3 describe_a:a3 detector:a-3b5 detergent:b4 dice:a11 dice_$:a8
    did:a10b-17c21d-9e-7h-7i-13j10k3m-8n-4o-7p10q-2r-3w-4x-1z-7A-2 did_$:a-3k10 did_cleopatra:a2
    did_i:a-12b-5c-9g-1i-1j22p16 did_i_already:c-1j9 did_i_ask:j3 did_i_call:a3 did_i_ever:a-4j5 did_i_get:a3
    did_i_say:a-11j-1p14 did_i_set:j2 did_i_snooze:a-3j8p-2 did_i_spend:a5 did_i_tell:a-1j-2p7 did_it:a-9c14
    did_my:a9 did_shakespeare:a4 did_that:a-4c8 did_the:a3c10f2g1j-8 did_the_dishes:a-8c10 did_the_dow:a2
    did_the_thing:c2 did_the_vacuuming:a-5c3g5 did_you:a6 didn't:a3b-4c-8g10k10l2o-4 didn't_ask:k6
    didn't_ask_you:k6 didn't_go:g4 didn't_go_through:g4 didn't_mean:a-4k5l6 didn't_mean_that:k6
    didn't_mean_to:l7 didnt:a-2k9 didnt_mean:a-2k9 die:a11 die_$:a8 difference:a9 difference_between:a9
    different:a-11b-3e29i-7r2 different_one:a-2e9 different_one_$:a-2e9 different_task:a-2e16
    different_task_$:a-1e12 dim:a2 dim_the:a2 dinner:a10b5w-2 dinner_$:a10w-1 dinner_with:a1 dinner_with_the:b1
    direct:a2 directed:a2 directions:a13b-4 directions_to:a13b-4 directions_to_the:a11b-3 disarm:a4
    disarm_the:a4 disconnect:a4 dish:a-3b9 dish_soap:a-3b9 dish_soap_$:a-3b9 dishes:a-6b-1c15e1f-3g7 dishes_$:c9
    dishes_as:g2 dishes_as_not:g2 dishwasher:a3 dismiss:a-3f15 disturb:a2 disturb_$:a2 divide:a4b-2m7
    divide_0:a7b-1 divide_0_by:a7b-1 divide_the:m7 divided:a4 divided_by:a4 divided_by_0:a4 dl:a3 dl_0:a3
    do:a1b-9c-28d11e1f-4g3h-23i12j1k-3m2o-25p10q-18s-14u-9v-13w-4x7z9A-16 do_$:a-10d-2g4i12j1p-5z9
    do_?:a-4i-4z11 do_?_$:a-4i-4z11 do_a:a-5e3t7 do_a_different:e4 do_a_pomodoro:a-2t7 do_first:i8j-1
    do_first_$:i8j-1 do_for:i-4j3m6 do_for_the:a-1i-3j1m6 do_i:a-2b-16c-3d-3e-3f-3g-5j8k-3m10n4o-3p16r-1w-7x-4z9
    do_i_add:a-5z10 do_i_change:a-4z10 do_i_do:i1j-5p-1z7 do_i_drive:a-4p7 do_i_even:a-6m5n3 do_i_find:a2
    do_i_get:a10 do_i_have:a1b-3i-5j17p-8z-2 do_i_need:a11b-1j3p-2 do_i_start:a-13i9m11z-3 do_i_still:a-2j6
    do_i_talk:a1 do_i_usually:a-5p9 do_i_word:a-3n5 do_i_work:a-4p8 do_in:a5i1 do_it:a-7d17g2w-1
    do_it_today:d2g3 do_list:a-4f6j2 do_list_$:a-2f8i2 do_my:b5 do_next:i2 do_next_$:i2 do_not:a2
    do_not_disturb:a2 do_now:i8 do_now_$:i2 do_penguins:a3 do_people:a6 do_people_mean:a1 do_sharks:a2
    do_something:e4 do_something_else:e4 do_that:a-6d5g-3k6l7 do_that_$:k8 do_that_one:d3 do_the:a-2b-6d7e2g4j2
    do_the_taxes:a-2d3e3 do_they:a9 do_this:a-7d1e1w6 do_this_one:e3 do_today:a-1j3 do_today_$:j2 do_vaccines:a1
    do_vaccines_work:a1 do_we:a5 do_we_get:a4 do_you:a4b-4d-2j-14m-5n-1o-2p7q-4r8x15y4 do_you_believe:a2
    do_you_call:a3 do_you_ever:a3 do_you_have:a-9p-3r13y7z1 do_you_know:a-7p13z1 do_you_like:a-2x8
    do_you_look:a5 do_you_need:a3 do_you_remember:a-1p14x-1 do_you_sleep:a-6x8 do_you_speak:a3 do_you_support:a3
    do_you_think:a5 do_you_work:a2 doctor:a-5o6p2 doctor_$:o4 doctor_is:a-3 does:a19b-8c-2d-1f-2h-1i-5m-1p13z9
    does_a:a5 does_it:a3 does_my:a-5j7p6 does_my_week:a-8j9 does_the:a13 does_this:a-3z5 doesn't:a6
    dog:a-1b4c15g-1j-5p3 dog_$:a-2c5p4 dog_is:a6 dog_on:b5 dog_on_there:a-1b6 dogs:a13 dogs_$:a4 dogs_eat:a2
    dogs_eat_grapes:a2 doing:a-3b-1c-10d-2e4f8i11j-2x5 doing_$:a-6i8x2 doing_?:i4 doing_?_$:i4 doing_it:f6
    doing_it_$:f6 doing_that:e4 doing_that_one:e4 doing_the:a8c-6f3 doing_the_marathon:f4 dollar:a8 dollars:a8b1
    dollars_$:a2 dollars_at:a1 dollars_to:b1 don't:c-13e13f7g-7h-6i-5j-14k-8n-3o8q9r-1s-1v-1z5A-1
    don't_eat:a-7o9p2 don't_feel:e5 don't_feel_like:e5 don't_forget:a-2b10o11q-7 don't_forget_that:o12q-5
    don't_have:f5 don't_know:a2m3o-4w3z2 don't_know_$:a8 don't_know_how:a-4m3z4 don't_let:b4 don't_let_me:b4
    don't_need:a4b-7f11 don't_need_to:a6b-5f4 don't_recognize:a2 don't_recognize_$:a1 don't_remember:o-1q8
    don't_remember_my:o-1q8 don't_think:a2 done:a-25b-17c42d-11e-6f-16g26h-15i-8j2k-4m-2n-1o-9p-8r-4s-2v-1x-2A-3
    done_!:c5 done_!_$:c5 done_$:a-18b-5c26d-2f-2g10h-5i-1j-1o-2w2z1 done_after:g9 done_after_all:g9 done_so:j4
    done_so_far:j4 done_today:j5 done_today_$:j2 done_with:a6c9m-3 done_with_my:c3 done_with_the:a7c2m-2
    dont:a-1b1m5 dont_know:m5 dont_know_where:m5 dont_let:b2 dont_let_me:b2 door:a3b4c-2h1 door_$:b5c-1h1 dow:a2
    down:a3b17c-14d4e-3f-9g-6h-12i-1k-2m19o-4 down_$:a1b-1m15 down_for:m2 down_for_me:m2 down_that:a-1b7
    down_that_i:a-1b7 down_the:a1b4c-5d7f-2h-6m2 downtown:a8 downtown_$:a7 dozen:a-2b-1h9 dozen_eggs:a-2b-1h9
    dozen_eggs_$:a-1h4 dr:a-16b1h8j-3o16 dr_chen:q2 dr_chen_$:q2 draft:a-14b-9c-2f-4h-3k-2n37 draft_a:a-4n9
    draft_a_reply:n3 draft_an:n2 draft_an_email:n2 draft_for:n6 draft_for_the:n1 draft_something:n7 dream:a7
    dream_$:a4 drill:a-6r10 drill_sergeant:a-5r10 drink:f3 drink_the:a1 drink_water:a-1f3 drink_water_$:a-1f3
    drive:j-1o4p6 drive_$:a-4o4p2 driving:d5 driving_tell:d5 driving_tell_me:d5 drop:a-7c-6f30g-1j-4
    drop_0:a-4f11 drop_off:b1 drop_the:a-1f9 dropped:a2b-2g8 dropped_yesterday:g1 dropped_yesterday_$:g1
    dry:a-3b1c3f3 dry_cleaning:a-3b1c3f3 dry_cleaning_$:a-1f3 due:a-13b4c-6d-4g-2h15j20o-3p-4 due_$:a5p-1
    due_date:f-2h11 due_date_of:h1 due_date_off:f-2h5 due_today:f6 due_today_$:f6 due_tomorrow:j3 dune:a1 e:a6
    each:b3 earlier:h8 earlier_$:h5 early:g1 easter:a6 easy:a-4i14s2w-1 eat:a-7i-3j-3o8p12x9 eat_$:a-4x9
    eat_grapes:a2 edit:a-1b-8f-3g-2h24 edit_number:h9 edit_number_0:h9 edit_the:b-1h12 effect:a3 egg:a6 egg_$:a4
    eggs:a-3b3c9g15h6i-6j-8m-2z-5 eggs_$:a-7b-1c12g9h3 eggs_and:a2b2 eggs_off:f1 eggs_on:a4b-1 eggs_to:a-2h6
    eggs_to_a:a-1b-1h7 eggs_to_my:b3 egypt:a1 either:a8 election:a5 election_$:a4 electric:a-4b4h7
    electric_bill:a-5b5h7 electric_bill_$:b1c2 elephants:a1 else:a-21e28i-1j9 else_$:a-5e17 else_is:a-3e2j2
    else_is_on:a-1j3 else_is_there:e2 email:a-17b12f-7g-4h3j-9m-2n22 email_$:c2 email_for:n7 email_from:a3
    email_the:h5 email_to:a-12b-3c3n18 email_to_hr:n4 email_to_my:n6 email_to_professor:n1 email_to_the:a-3n9
    emailed:a-5c16 emailed_bob:a-7c12 emailed_bob_$:a-7c12 emailed_me:a2 emails:a10j-3n2 emails_$:a7
    emails_from:a4 employee:a-6o7p4 employee_id:a-6o7p4 enable:a7 end:a2t9 end_$:a7 end_of:a-1b1e1
    end_of_the:a-2b1e1 energy:a-24b-3c-4e-3i8j-2o-7s37w-5 energy_$:a-11s20 energy_right:s8 energy_right_now:s8
    engine:a3 engine_$:a1 english:a9r-2 english_$:a6r-2 enough:a2 enough_gas:a1 entropy:a2 entropy_$:a2
    ephemeral:a1 episode:a15e-1i-4 episode_$:a4 equals:a5 equals_0:a5 equals_0_$:a5 erase:a-1b-5f14j-9p-7q14
    erase_everything:p-2q5 erase_everything_you:p-2q5 erase_my:f4j-2 essay:a-11b-2c4d-7f-3g6h12j-5m11o-3t1
    essay_$:a-5b3c-1g1j-1m7t2 essay_first:h4 essay_first_$:h4 essay_into:m5 essay_to:b-2h9 essay_to_december:h2
    euros:a4 euros_$:a1 even:a-6m6n3 even_start:a-4m5 even_start_with:a-1m1 evening:a-12d10u12
    evening_$:a-8b1d8u6 event:a-7b9f9 event_called:f4 event_called_book:f4 events:a-10f1j14 events_are:j2
    ever:a13j4 ever_$:a2 ever_finish:a-4j5 ever_finish_the:a-4j5 every:a-19b24c-3d-6f-2h11o3 every_month:b1
    every_month_$:b1 every_morning:b2 every_morning_at:b1 every_night:b2 every_other:h1 every_sunday:b5
    every_week:h2 every_week_$:h2 everybody:a2 everyone:b4 everything:a-15b-15f17h-1i-2j8k3o-3p1q6w11x-1
    everything_$:a-10j13w4 everything_costs:a5 everything_for:j6 everything_for_tomorrow:j6 everything_from:f3
    everything_from_my:f3 everything_i:a1j1 everything_is:a-4w9 everything_is_too:a-4w9 everything_on:b-2c1f8j-6
    everything_on_my:c2f3j-4 everything_you:a-4p3q7 everything_you_have:p6 everything_you_know:p-1q7
    everything_you_remember:q1 ex:a2 exchange:a6 exchange_rate:a5 exchange_rate_for:a2 exhausted:a-6s11w4
    exhausted_$:a-6s11w4 exit:a-8A13 expense:c5 expense_report:c5 expensive:a3 expired:a-2b8 explain:a5
    extension:n1 extension_$:n1 face:d2e4w-1 facebook:a15 facebook_$:a2 fact:a1b-2f-4q14 fact_$:a1
    fact_about:a1f-2q5 factory:a4 factory_settings:a3 factory_settings_$:a3 facts:p3 fahrenheit:a3 fall:a1
    fan:a6 fan_on:a2 fan_on_$:a2 far:p3 far_$:a-3p4 fast:a14 fast_$:a2 fat:a1 faucet:b3 favorite:a-11j-5o7p6x8
    favorite_coffee:a-3o1p1 favorite_coffee_shop:a-3o1p1 favorite_color:a-2o4p4 favorite_color_$:p5
    favorite_color_is:a-2o4 favorite_show:a3 favorite_show_$:a3 favourite:a4 fed:a-6c11 fed_the:a-6c11 fee:a1
    feel:a-2c-6e4o-3w19 feel_guilty:a-3w9 feel_like:a-2e5w6 feel_like_doing:e5 feel_so:a-1w4
    feel_so_behind:a-1w4 feeling:a-19b-1c-5d-3e1s20w16 feels:a-2m8 fella:b1c1 fence:f6m4 fence_after:f7g-1
    fence_after_all:f7g-1 fi:a2 fi_beats:a2 fifteen:i3s3 fifteen_minutes:i3s3 fifteen_minutes_$:i3s3 file:b7
    film:a4 films:a7j-1 finally:a-3c19o-5 finally_finished:a-2c8 finally_finished_the:c3
    find:a14b5c-4f-6g-4h-4j12 find_a:b5 find_a_painting:a2 find_me:a6 find_me_a:a4 find_my:a1j2 find_out:a-6b9
    find_the:a10b-4f-1g-2h-1j11 find_the_task:j5 fine:a8 finish:a-4b12c-5g4h-2j5 finish_the:a-5b2g5j5
    finished:a-7b-12c30d-2f-9g16h-6j-1k-2m-3o-7 finished_$:a-14b-2c23g6j-5 finished_after:g7
    finished_after_all:g7 finished_the:a1b-1c7g3 finished_the_dishes:c2 finished_the_essay:c3
    finished_the_report:a-1c2g2 finished_the_slides:c2 finished_today:j3 finished_today_$:j3 finito:a-8c15
    finito_$:a-8c15 first:a-23b-5e-2g-4h9i28j-17m11n7p-6 first_$:a-8b-3c-4h10i25j-5m-1p-1 first_one:c10
    first_one_$:c4 first_the:a1 first_the_chicken:a1 first_thing:c-3f4i-3m6 first_tiny:a-4m8
    first_tiny_step:a-4m8 fish:a-2x8 fish_$:a-7x9 five:a8b-1d7e-2i1 five_more:a-2d8 five_more_minutes:a-2d8
    five_stars:a2 five_stars_$:a2 fix:a-13b18c-1h3 fix_the:a-14b16c-1h3 fixed:c1g3 flat:m3 flat_tire:a2
    flies:a11 flies_$:a2 flight:a15h6j-3o-2 flights:a4b5c4d-2j-1 flights_$:c5 flights_from:a6 flights_to:b4d-1
    flip:a7 flip_a:a1 flu:b3 fly:x10 fly_$:a-7x11 focus:a-27b-16c-5d-4f-6j-1t43w5 focus_$:a-12b-3t20w5
    focus_block:a-1b-2t7 focus_for:t6 focus_for_0:t6 focus_on:i1t2 focus_session:a-3t7 focus_session_$:a-3t7
    followers:a4j-2 following:e5 food:a-3x9 food_$:a-5x9 foot:a1 foot_0:a1 foot_0_in:a1
    for:a2b20c-16e-2g-13i-9j9k-10l-13m10n21o-6p-16q-16r-21s-2t4u-12w-13x-22y-14z-2 for_$:a-4z11
    for_0:b2d3j-2o-4t9 for_0_0:b1 for_0_minutes:b-4t9 for_a:a12b-3d5e-1 for_an_extension:n1 for_animated:a1
    for_animated_movies:a1 for_breakfast:a2 for_breakfast_$:a2 for_cleaning:b1 for_cleaning_the:b1
    for_december:a-1j3 for_december_0:a-1j3 for_dinner:a8 for_dinner_$:a3 for_friday:b-2f2 for_friday_$:b-2f2
    for_future:a-2b-4o10 for_future_reference:a-2b-4o10 for_halloween:a3i-1 for_halloween_$:a3i-1 for_happy:a6
    for_happy_$:a3 for_kenya:a3 for_lasagna:a3 for_lasagna_$:a3 for_lunch:a5 for_lunch_$:a5
    for_me:a-11c3d-6e-2f-3i11j-9m6n9o4p3z-2 for_me_$:a-1b-3c3d-4e-1f-2i11j-6m4n6o4 for_me_?:a-4n1p5
    for_monday:a-3b11o-1 for_my:a-4j7 for_next:a-5b3d-3h7i-1j4 for_next_thursday:b4 for_next_tuesday:h1j3
    for_next_week:h6 for_now:e7A1 for_now_$:e6 for_number:n9 for_number_0:n9 for_passport:a-4j7
    for_passport_$:a-4j7 for_renewing:a-2m6 for_saturday:f1 for_saturday_$:f1 for_sugar:a1 for_ten:a-1d2f2
    for_ten_minutes:b1 for_that:d3 for_the:a-14b6c-17j2m10n9s3t-3z-1 for_the_0:a-2b-4f4j8 for_the_essay:b-3h7
    for_the_game:a6 for_the_invoice:b1n3 for_the_next:a-2b-3i9s6 for_the_same:a4 for_the_tv:a3
    for_the_visa:a-1m5 for_the_week:a3 for_the_weekend:b-6d8 for_this:d1j3 for_this_week:j1 for_today:a-9j6A8
    for_today_$:a-7j6A2 for_tomorrow:a-10b-1f9j10 for_tomorrow_$:a-5b-5d-2f10j8 for_tomorrow_morning:a-1b-1d4
    for_tonight:j4 for_tonight_$:j4 for_tuesday:h6 for_turkey:a2 for_turkey_$:a2 for_two:a-3b3 for_you:a6
    for_you_$:a5 forecast:a11 forecast_for:a10 forget:a-22b12c-10d-7e-4f10g-5h-7i-2j-9k-4m-1o-1p-13q41w-2
    forget_about:b-1f9 forget_about_the:f9 forget_it:f8 forget_my:a-4o-1q18 forget_my_address:q3
    forget_my_locker:q2 forget_that:a-3b-2f-1o1q16 forget_that_i:q3 forget_that_i'm:o4q5 forget_that_my:q3
    forget_the:a-2b3f3 forget_the_cake:b2 forget_to:a-1b10 forget_what:p-3q9 forget_what_i:p-2q9
    forgetting:b1j7p-5 forgot:a8c-2g7j-3 forgot_my:a7j-2 forgot_to:a4 form:a-3c3d1g2 forms:g2 forms_$:g2
    found:a2 four:f5 four_out:a1 four_out_of:a1 fox:a3 free:a-7b-1c-5i12j8s7 free_$:c-2s10 free_on:j6
    free_what:a-3i6 freeze:a10 freeze_cooked:a2 freeze_my:a1 freezing:a7 freezing_$:a6 french:a6 french_$:a4
    friday:a-11b6c-7d5e-2f2g-1h13i-2j2m-1o-4y8 friday_$:a-4b3c-5d6f3h12 friday_at:j2 friday_at_0:j2
    friday_not:h2 friday_not_thursday:h2 fridge:a-7b7c1 fridge_$:a-4b8 fried:a-8o-6s8w7 friend:a5 friend_$:a5
    from:a10b6d-11e-4f4g-6h2i-1k-2m-6n-5p-10q10z-3 from_$:a5 from_0:a-1h3 from_0_to:a-3h4 from_boston:a1
    from_boston_to:a1 from_checking:a9 from_checking_$:a1 from_checking_to:a2 from_my:a-7b5f14j-6
    from_my_calendar:f1 from_my_list:f6 from_my_to:f5j-1 from_now:a-3o5r2 from_now_on:a-3o5r2
    from_the:a-8b2c7f-1h4j6 from_the_airport:b1 from_the_list:c6 from_the_post:a-1c3 from_the_shopping:b-1f5
    from_your:q7 from_your_memory:q7 front:a5 front_door:a3 full:a1s11 full_of:s11 full_of_energy:s5 fun:a14
    fun_fact:a5 fun_fact_about:a3 funny:a13c-2x6 funny_$:a-1x10 funny_about:a3 future:a-2b-4o10
    future_reference:a-2b-4o10 fyi:a-8o15w-2 game:a15b-1 game_$:a8 garage:a-10b-3c5d3f-1g4h1m10
    garage_$:a-6b-8c11m8 garage_cleaning:g4 garage_door:a7 garden:b4c2 garden_$:b2 gas:b7c14j-8
    gas_cylinder:a-4b1c5 gas_station:a2 gas_station_$:a1 gate:b7 gate_is:a2 gave:a1 gave_me:a1
    geoff:a-23h7o10p11 german:a10 german_$:a9 get:a3b12c-17d6e-5f5h-9i-9j-8k-3m3n-6o5q-1r-2s-1w15x-3z-6 get_a:a2
    get_an:a5 get_anything:j2 get_done:j2 get_done_today:j2 get_home:d4 get_it:d3 get_me:a15b-5d-1 get_me_a:a5
    get_my:a-4g4o4 get_paid:d1 get_rid:a-1f9 get_rid_of:a-1f9 get_started:a-10m4w10 get_started_$:a-4w8
    get_started_on:a-4m4w1 get_the:b10 get_the_brakes:b2 get_to:a2d3 get_to_the:d3 get_up:a-2o3p3 gets:b2
    getting:a3c-1g5 ghosts:a2 gift:a-3b13j-3 girl:a1 give:a5b-11c-8d3e3f-8g-2h8i8j2m3n1o-5p-1r-3w-1x-3
    give_it:a-1d5 give_it_a:a-1d5 give_me:a-2b-6c-1d3e5f-4h-1i9j7m5n2o-2r-1 give_me_a:a-9d-4e4i8n3
    give_me_another:a-5d12e3i-2 give_me_baby:m3 give_me_directions:a1 give_me_my:j1 give_me_one:i5
    give_me_the:a7d-5j4 give_the:d-5h11 give_the_report:d-3h8 give_this:a5 gmt:a1
    go:b-10c-12d-8f-5h-6i1k8m-2o5p6r6w-1A13 go_$:A9 go_back:a7b-3d-2g-5k10r8 go_back_to:a2k-1r11 go_into:a1
    go_on:a-7e1i8 go_through:g4 go_through_$:g3 go_to:a-3b-2o9p8 go_to_the:a5 god:a3c3 god_$:a2c3 goes:a4o9
    goes_to:a-2o9 going:a2b-3f6j3o-2p-3w12 going_$:w5 going_on:a-7j2w8 going_to:a12b-1f7j-1 going_to_call:a3
    going_to_do:f4 going_to_rain:a3f1 gold:a7 gone:a9 good:a8b-15d-7e-5f-5h-5j-13k-1m-3o-6p-3r-3u18v-1w2x11A6
    good_$:a-3c8 good_evening:a-6u12 good_for:a8 good_for_you:a4 good_knock:a4 good_knock_knock:a4
    good_morning:a5u5 good_morning_nudgy:a-1u5 good_night:a-7A12 good_time:a-4i7 good_time_to:a-4i7
    goodbye:a-9A16 goodbye_$:a-10A16 goodnight:a-6A17 google:a8b2
    got:a-1b-5c12d-12e7g-8i9j-1k-4m-6n-3o-8p-6r1s21w-2x-2z-3 got_$:a-1r5 got_0:a-2b-1s9 got_a:a3b7 got_an:b-1s8
    got_an_hour:b-1s8 got_any:a8 got_any_good:a2 got_anything:a-6e9i1 got_anything_else:e9 got_back:c3
    got_back_from:c3 got_cancelled:f8 got_half:s3 got_half_an:s3 got_it:c6 got_mail:a9j-6 got_moved:a-1h9
    got_moved_to:a-1h9 got_the:a-1b-1c6s6 got_to:b5 gotta:a-18b18c-1d-3A14 gotta_go:a-7b-1A15 gotta_pay:a-3b7
    grandma:a-16b1c2j-1o-3r24 grandma_$:a-15b-1c5r21 grapes:a2 great:a7b-3c-7j-1s-4v15w9 great_$:v6 green:o1
    green_$:o1 groceries:a-1d10j3 groceries_$:a-6d1j5 grocery:a-12b5c5d2f3j3 grocery_list:a-7b9c-2f4j4
    grocery_list_$:a-2f6j6 grocery_run:a-1c3d3 group:a-8o8p6 guess:a7 guess_so:a3 guess_so_$:a3 guess_what:c2
    guess_what_i:c2 guilty:a-3w9 gutters:a-10b-1d10f5g3 guy:a8 guys:a2 gym:a-10b4c6g6j-1n2 gym_$:a3 gym_at:b1
    gym_at_0:b1 gym_membership:a-5b9c4f-9n4 gym_membership_$:a-5b5c4f-6n4 gym_task:c-2f1g8 gym_task_$:f1g6
    had:a13b-5c-2j6 had_a:a4 had_the:j2 had_the_best:a2 had_to:j4 had_to_do:j4 haha:a5 hair:a5
    haircut:a-16f9g3h8j3s-1 haircut_$:a-8f13j1 haircut_on:a-1b6j1 haircut_reminder:d2h3 half:a-11b6d1e-2i-3s9t5
    half_$:o2 half_an:a-2d-1s2t6 half_an_hour:a-2d-1s2t6 half_hour:d6e-1i-1s6 half_hour_$:d1s6 hall:b3h1
    hall_$:b5 hallelujah:a-7c12 halloween:a3i-1 halloween_$:a3i-1 hallway:b7 hallway_$:a-2b7 handed:a-11c12o7
    handed_in:a-8c14 handed_in_my:a-3c8 handed_in_the:a-2c5 happened:a4 happening:a-3f17 happening_$:a-8f17
    happening_in:a5 happens:a4j-4z6 happens_if:a4 happens_if_i:a3 happy:a10b8d-1j-1o-1w7 happy_$:a1w8
    happy_birthday:a3b6 happy_birthday_$:a5 happy_birthday_on:b2 hard:a-6e15 harry:a2 harry_potter:a2
    has:a12b-6c5d-2f-5g-1j1w9 has_been:a-11c10w9 has_my:a11 has_the:a2j6 hasn't:a12 hate:c-2n2o9w2
    hate_mondays:w4 hate_phone:a-3o8 hate_phone_calls:a-3o8
    have:a2c-5d-14e-8g-12h-10i-6j16k-10l6m-11n-10o-7p6q2r12s12t-1v-4w-10x-4y4z-4A-5 have_$:a-2p-1r3z2
    have_0:b-3j-1s9 have_0_minutes:b-3s9 have_?:a-5p-1r11 have_?_$:a-5p-1r11 have_a:a7j1x-5 have_about:p3
    have_adhd:o4 have_adhd_$:o4 have_an:i8 have_any:p-1x5 have_any_meetings:a-4j6 have_any_pets:a5x-1
    have_any_reminders:j3 have_anything:j1 have_enough:a1 have_for:p4 have_for_dinner:a2 have_going:j3
    have_going_on:j3 have_i:a-5b-2c-1i-1j17p5 have_i_got:j6 have_i_told:a-2j-2p10 have_knees:a2 have_knees_$:a2
    have_left:a4j-1 have_left_$:a7j-6 have_no:s5 have_on:a3j-2 have_on_my:a3j-2 have_the:y8 have_the_most:a2
    have_they:a2 have_to:a-10b16d-1f3i-2j8p-1 have_to_do:j9 have_to_return:b1 have_you:a2j-2p4r4
    have_you_ever:a2 have_you_got:r5 haven't:a-5c-9g9j11 haven't_called:a8c-1 having:a-11b-2f8j4w14
    having_a:a-10b-1f3w14 having_a_party:f3 hdmi:a6 hdmi_0:a6 hdmi_0_$:a6 he:a9 headlines:a9 headlines_$:a6
    headphones:a4 headphones_$:a3 heads:a3 health:a2 healthy:a5 healthy_$:a4 hear:a18b-3 hear_a:a1 hear_me:a3
    hear_some:a7 heart:a1 heat:a5 heat_$:a2 heater:a7 heating:b4 heating_$:b6 helen:a-2o1 helen_$:a-2o1
    hello:a-1u17 help:a-8b-1j-1m4n8v5z12 help_$:a-10v6z12 help_me:a-4b-5i1m5n8 help_me_word:n1 helpful:a-6v10
    helps:v2 helps_with:a3 her:a6b8c-1 here:a9b-1h-1i-6j7z8 here_$:a11b-1h-1j8 hey:a-11b2j-2u22
    hey_nudgy:a-2b2u5 hi:a-13u22 hiccups:a5 hiccups_$:a3 hide:a-2b-2d14 hide_it:d1 hide_the:b-1d8 high:a-3c-3s19
    high_$:a6 high_priority:b2 high_priority_$:h4 high_priority_task:b3h-2 highway:a3 highway_$:a1 hilton:a4b-2
    him:b10q3 his:a3 hit:a-10b-2d5i13k6 hit_me:a-6i14 hit_me_with:i7 hit_snooze:d7 hit_snooze_on:d7 hiya:a-11u19
    hmm:k-4l10 hobbies:x4 hobbies_$:a9x-5 hobbies_?:a-8x10 hobbies_?_$:a-8x10 hold:b2d9 hold_off:d5
    hold_off_on:d5 hold_this:b6 home:a5b1d2 home_$:a5b3 homework:a-11b8c11o-5 homework_$:a-6c9 honda:a-8o9
    honest:r-1w8 honest_$:r-1w8 honestly:a12w-2 honey:a4 honey_for:a1 honey_for_sugar:a1 horoscope:a11j-2p-2
    horse:a2 hospital:o5 hospital_$:b-2o5 hot:a2 hotel:a2 hotel_in:b2 hotel_in_denver:b2 hotels:a3
    hour:a-18b-2d11e-4h6i2j-4o-2s13t5 hour_$:a-7d10i-2s4t5 hour_ago:a-1c6 hour_ago_$:a-1c6 hour_before:s4
    hour_before_my:s2 hour_earlier:h8 hour_earlier_$:h5 hour_free:a-1i8 hours:b-3d3h12 hours_$:a-1d4h7
    house:a5b-3m10 how:a17b-21c-18d-14e-11f-11g-11h-11i-16l-3m8n7o-17p1q-4r-8s-5t-3u-3v-4w-2x5y4z22A-5 how's:a10
    how's_the:a5 how_are:a-7x13 how_are_the:a2 how_are_you:a-11x13 how_can:a-1z7 how_can_i:a-1z7 how_come:a1
    how_did:a3 how_do:a12i-3j-10m8n1p-9x-4z5 how_do_i:i-1j-9m9n1p-7z10 how_do_vaccines:a1 how_do_you:a9
    how_does:a-12j3z12 how_far:a5 how_hot:a2 how_is:a-1j7 how_is_my:a-5j8 how_it:a-3k5 how_it_was:a-3k5
    how_long:a2j7 how_long_do:a5 how_long_is:j5 how_many:a5p9y7z-4 how_many_days:a-4y8 how_many_items:j3
    how_many_meetings:a-2j4 how_many_points:a2j-2 how_many_sick:a2j-1 how_many_tasks:a-4j6 how_many_things:a-6j8
    how_many_vacation:a3j-1 how_much:a15 how_much_did:a2 how_much_do:j3 how_much_gas:a1 how_much_is:a2
    how_much_storage:a3j-1 how_much_time:a-6j6 how_often:a3 how_often_should:a2 how_old:a-3j-1p3x4
    how_old_are:a-3x4 how_old_did:a-2p4 how_should:a-7m4n3 how_should_i:a-7m4n3 how_this:a-6z10
    how_this_works:a-6z10 how_to:a-3m4z5 how_would:a-1n6 how_would_i:a-2n6 hr:a-3b6n9 hr_$:n2 hr_about:a-2b6n1
    hr_about_my:n2 hr_about_parental:b5 huh:a8 huh_$:a8 human:a4 human_$:a2 humidity:a2
    i:a-6b-12d-25e-8f-22g6h-17i10j16k1l3n5o11p18q2r-19s-4t-9u-24v-4w8x-14y-23z7A-16 i'd:b8c-1d-1e3i-4m5o2
    i'd_like:o4 i'd_like_to:a2 i'd_rather:e4 i'd_rather_do:e4 i'll:a-3b-4d13e5 i'll_do:a-3d12 i'll_do_it:d2
    i'll_do_that:d4 i'm:a-9b-13c-9d-6e-16f-6g-10h-17i5j-15k-13l-7o22p-3r-11s15t-5u4v-8w27x-10y-2z2A6
    i'm_a:a-8o13w-3 i'm_allergic:b-1o8q3 i'm_allergic_to:b-1o8q3 i'm_anxious:a-6w11 i'm_done:c3 i'm_done_with:c3
    i'm_driving:d5 i'm_driving_tell:d5 i'm_free:a-3i6 i'm_free_what:a-3i6 i'm_happy:w8 i'm_happy_$:w8
    i'm_leaving:a-1A7 i'm_leaving_now:a-1A7 i'm_not:a16c-5f6h-2o2w-5 i'm_not_doing:f1 i'm_not_done:a9c-4
    i'm_not_going:f4 i'm_not_sure:a9w-1 i'm_off:a-6w-1A13 i'm_proud:w4 i'm_proud_of:w4 i'm_ready:i3 i'm_sick:n2
    i'm_sick_$:n1 i'm_so:a4w2 i'm_so_stressed:w3 i'm_stuck:m11 i'm_stuck_on:m11 i'm_vegetarian:a-2o8q5w-2
    i'm_vegetarian_$:q5 i'm_watching:a3 i've:a-6c19d-4f-4h-4j-3r-3s13z3 i've_already:a-5c1z4 i've_been:c3
    i've_been_to:c3 i've_got:b4c-9i2s12 i've_got_an:s3 i've_got_to:b5 i've_never:a6 i_$:j-3p9 i_0:a7 i_0_$:a3
    i_able:a4 i_able_to:a4 i_add:a-6z10 i_add_a:a-5z10 i_allergic:a-3j-5p11 i_allergic_to:a-3j-5p11
    i_already:a-8c6j13 i_already_add:j4 i_am:a-5b-2c-4j-6o12p-2w16 i_am_$:a7 i_am_a:a-3o6 i_ask:a-1j2p-1z7
    i_ask_for:a1 i_ask_you:a-5j2p-1z7 i_asked:a7k1 i_asked_for:k2 i_be:i4 i_been:c-5j10 i_boil:a1 i_bought:a2c2
    i_bring:a1 i_buy:a9 i_call:a6b-1i5j-1 i_call_mom:a3 i_called:c6f-1j-2p5 i_can:a-10g2i12j-4n7
    i_can't:a-5b-3c-6d6e1j3o-4w15 i_can't_deal:d3 i_can't_do:a-3d3w4 i_can't_get:w6 i_can_do:a-2g3i11
    i_can_send:a-1n8 i_cant:a-3d2w6 i_change:a-2z10 i_change_my:a5 i_choose:a1 i_cleaned:a2 i_cook:a6z-1
    i_could:a10b-1 i_deleted:g8 i_deleted_$:g7 i_did:a-15c19g3 i_did_it:c4 i_did_the:a-9c11g4
    i_didn't:b-2c-4g5k9l3o-2 i_didn't_ask:k6 i_didn't_mean:a-4k3l6 i_do:a-14g1i22j-4p-6z1 i_do_$:a-3i10
    i_do_now:i3 i_do_the:a-2j5 i_don't:b-9c-7e13f7g-4h-2i-3j-9k-2l-1o3q2z5 i_don't_eat:a-7o9p2 i_don't_feel:e2
    i_don't_know:m3o-3w3z3 i_don't_need:a6b-6f6 i_don't_recognize:a2 i_don't_think:a2 i_dont:m5 i_dont_know:m5
    i_drive:a-1p7 i_dropped:g1 i_dropped_yesterday:g1 i_even:a-6m6n3 i_even_start:a-4m5 i_ever:a-2j5
    i_ever_finish:a-4j5 i_feel:a-3c-5o-1w20 i_feel_guilty:a-3w9 i_feel_like:a-1w6 i_feel_so:a-1w4 i_find:a4
    i_finished:a-2b-1c7g6 i_finished_the:c4 i_finished_today:j3 i_forgot:a8c-2g7j-3 i_forgot_my:a7j-2
    i_forgot_to:a4 i_free:a-2j11 i_free_on:j6 i_get:a7b-1d6m3o6p-1 i_get_done:j2 i_get_home:d4 i_get_my:o5
    i_give:a3 i_give_this:a1 i_go:a-2o9 i_go_to:a-6o10 i_got:a11b-3j4 i_got_anything:j3 i_got_mail:a9j-6
    i_got_the:a3 i_gotta:a-5b4A6 i_guess:a7 i_guess_so:a3 i_had:a4b-1j6 i_had_the:j2 i_had_to:j4 i_handed:a-2c5
    i_handed_in:a-2c5 i_hate:c-2n2o9w2 i_hate_mondays:w4 i_hate_phone:a-3o8
    i_have:b12c-7d-4f-2g-1h-2j11k-1n-2p-13q8s7w-2z-6 i_have_$:j1 i_have_0:b-2s6 i_have_?:a1 i_have_a:b1j1
    i_have_adhd:o4 i_have_an:i8 i_have_any:j1 i_have_anything:j1 i_have_enough:a1 i_have_for:a1 i_have_going:j3
    i_have_left:a4j-1 i_have_no:s5 i_have_on:a3j-2 i_have_to:a-8b19j4 i_haven't:a5c-9g9 i_haven't_called:a8c-1
    i_just:a2i-1j-1k13o-1 i_just_did:k4 i_knock:a-5i9 i_knock_out:a-3i6 i_left:a2c-1j-2o7 i_like:a12
    i_live:a-15o16p10 i_live_$:a-3p9 i_live_in:a-8o12 i_lost:a3 i_lost_my:a3 i_love:a3x10 i_love_pizza:a3
    i_love_this:a6 i_love_you:a-7x10 i_meant:a-7h18 i_might:a8 i_must:b5 i_must_not:b5
    i_need:b5c-8h1i-2j4m13o-6p-5w-1z-1 i_need_a:a6b-1n5 i_need_an:a5 i_need_for:j-1m1 i_need_the:a-2b-1m6
    i_need_to:a-1b6j10 i_never:a10c-8 i_no:f5 i_no_longer:f5 i_only:s8 i_only_have:s8 i_owe:b6 i_paid:c1g1j3
    i_paid_the:a-4c1g2j3 i_park:a-4p7 i_park_$:a-4p7 i_parked:a-5o5p2 i_parked_on:a-1o5 i_promised:a-6b11
    i_put:b-3j11 i_read:a5 i_return:a4 i_said:a-1g3p1q1 i_said_about:p2q1 i_saw:a5 i_say:a-14i-4j-3n9p12z6
    i_say_$:a-1z8 i_say_my:a-3p5 i_say_to:a-2n7 i_set:j4 i_should:a-10b13i6 i_should_be:i1
    i_should_really:a-4b11 i_skip:a-6e11 i_slept:a5 i_snooze:a-8j7p-3z6 i_spend:a5 i_spend_on:a2
    i_start:a-20i14m15p-1z-3 i_start_$:a-11i10m4 i_start_with:m3 i_still:b2g4j3 i_still_have:a-1j4
    i_still_need:b4g4 i_still_return:a1 i_substitute:a6 i_supposed:a-5j10 i_supposed_to:a-5j10 i_tackle:i5
    i_tackle_first:i5 i_take:a-2o8 i_take_the:a-6o8 i_talk:a1 i_talk_to:a1 i_tell:a-1j-2p7 i_tell_you:a-1j-2p7
    i_think:a1c2 i_thought:g1 i_thought_i:g1 i_told:b6j-3o-1p7q3 i_told_you:j-3p7q3 i_took:c8 i_undid:g-1l12
    i_undid_$:l7 i_use:z3 i_use_instead:a5 i_used:a1 i_usually:a-7b-6j-1o9p9 i_usually_get:a-2o3p3
    i_usually_wake:a-2b-2o5p4 i_walked:a4 i_wanna:b5 i_wanna_hear:a2 i_want:b2c-8f-2g1j2n-1o-2q2r7t8
    i_want_the:a-2c-1g3r8 i_want_to:a5j5o-2t9 i_want_you:q3 i_wanted:k3 i_was:a11 i_was_a:a1 i_was_charged:a1
    i_watch:a3 i_wear:a7i-1 i_wish:a4 i_wonder:a8 i_wonder_what:a2 i_word:a-10n12 i_work:a-17c-2i1j-2o14p9q2
    i_work_$:a-2p6 i_work_best:a-1o5 i_work_nights:a-5o6p2q2 i_work_on:i4 i_would:b7c-1 ibuprofen:a6 iceland:a3
    iceland_$:a3 id:a-6o7p4 idea:a1i3 idea_$:a6 identity:a3 if:a18c-7i-3j13o-1p-6 if_i:a10b-5c-1i-1j12p-4
    if_i_put:b-3j10 if_only:a2 if_the:a-2b8 if_you:a1 ikea:a1 im:a-13b-2e-1s18w9 important:a-6h12i9j-1m-3
    important_$:h9i1m-2 important_thing:i3 important_thing_right:i1
    in:a27b8c4d7f-21g-14h-2i-7j-7k-11l-5m-3n-4o11p-2r-11s-8t-3u-3v-3x-11z-2A-6 in_$:a-9b-1c4h9y10 in_0:a-2b4
    in_0_$:d2 in_0_minutes:b2 in_?:a-2z4 in_?_$:a-2z4 in_a:a-7b-3d5j11o-3w5 in_an:a-1d7 in_an_hour:a-1d7
    in_bite:a-2m6 in_bite_size:a-2m6 in_california:a3 in_centimetres:a1 in_centimetres_$:a1 in_coffee:a-3b6
    in_coffee_with:a-3b6 in_denver:b2 in_english:a2 in_here:a8 in_here_$:a8 in_italian:a5 in_italian_how:a2
    in_japan:a1 in_japan_$:a1 in_lisbon:a1 in_lisbon_$:a1 in_mind:a-4o11 in_mind_that:o3 in_my:a-6c13o-1
    in_perth:a-4b5 in_portland:a-1q4 in_portland_$:o3 in_sick:a1 in_sydney:a1 in_the:b7d3e7f-6g-2i-2j-8m-4o5
    in_the_essay:a-2c5 in_the_hallway:a-2b7 in_the_kitchen:a5 in_the_mood:a-1e3 in_the_morning:a-1d3o2
    in_the_mornings:a-2o5 in_the_world:a2 in_to:a1 in_tokyo:a2 in_tokyo_$:a1 in_ukraine:a1 in_your:a-2p7q-1
    in_your_memory:a-2p7q-1 increase:a10 increase_the:a3 index:a1 ingredients:a6 ingredients_for:a6 ink:a-4b9d1
    instagram:a8 instagram_$:a5 instead:a-7b-7d8e6h20i-6j-2o-1z-2 instead_$:a-9b-2d4e6h9i-3 instead_of:b-1h12
    instead_of_0:h3 instead_of_buttermilk:a5 instructions:a-12z21 insurance:a-3c4d4f-1g-1h2j4 insurance_$:j5
    insurance_card:b-1h4 insurance_card_$:b-1h4 interest:a2 interesting:a8 interesting_$:a8 internet:a9p-5
    interview:a-2b3h5j1 interview_$:j1 into:a-13b1c-5d-2e-3f-3h5m32 into_a:a-14h11m10 into_a_daily:a-3h11
    into_cheaper:a-4b7 into_little:a-1m9 into_my:a2 into_smaller:m4 into_smaller_pieces:m1 into_steps:a-2m7
    into_steps_$:a-2m6 into_subtasks:m7 invented:a2 invented_the:a1 invoice:a-20b5c7d-4f-5g2h5j6m-3n4
    invoice_$:a-9b1c-3j9n5 invoice_task:c8 invoice_task_$:c4 ip:a5 ip_address:a5 iron:b3 ironing:a-4b-2d6g3
    ironing_$:c2 is:a8b-27c6d-22e-15f-17g-8h-1j13k-19l-12m-13n-18o34p8q-7r-20s4t-10u-13v-13w9x-17y11z-17A-17
    is_$:a-2o-4p14q1 is_0:h-1j-3o16 is_0_$:a-2o9 is_0_0:a-1o5 is_0_and:o2 is_a:a5 is_an:h2 is_at:b-4h12o-3
    is_at_0:b-2h9o-3 is_better:d3 is_blue:a-4o5 is_called:a-10o15 is_done:a-1c12j-2 is_done_$:c10j-2
    is_dr:a-6o13q1 is_dr_chen:q2 is_due:h4 is_dune:a1 is_easter:a2 is_finished:a-2c6 is_finished_$:a-2c6
    is_fried:a-8o-6s8w7 is_it:a1h-1i9j-7m-3y18 is_it_$:a-12i6y10 is_it_better:a-3i7 is_it_friday:a-6y9
    is_it_going:a1 is_it_in:a7y-2 is_it_true:a2 is_killing:a-1o-5w10 is_killing_me:a-1o-5w10 is_leaking:a-1b5
    is_left:a-4i-1j10 is_left_on:a-4i-1j10 is_march:o4 is_march_0:o4 is_may:o3 is_may_0:o3 is_milk:j7
    is_milk_on:a-3j7 is_most:i5 is_my:a-16b-3c-6f-3h-1j13o15p13q-3 is_my_alarm:a-4j8 is_my_credit:a1
    is_my_dentist:a-4j4 is_my_flight:a3 is_my_haircut:a-1j4 is_my_internet:a7p-4 is_my_meeting:a-4j13o-1p-1
    is_my_package:a5 is_my_sister:a-7o5p3 is_my_sister's:p5 is_netflix:a1 is_now:a-5h1i7o-1 is_now_at:h3
    is_on:a-4j8 is_on_my:a-1j5 is_penguin42:o2 is_penguin42_$:o2 is_right:a1 is_so:a9o-1 is_still:g3
    is_sunrise:a6j-4 is_sunrise_tomorrow:a6j-4 is_the:a13c-7f-1g-2h-2j16m-2o-2y-3 is_the_library:a-3j5
    is_the_next:i1j-2 is_the_worst:a3 is_there:b-1e1j11 is_there_?:e2 is_there_a:a1j1 is_this:a7 is_this_$:a4
    is_too:a1c-1m4w5 is_too_big:a-2m6 is_too_much:w5 is_what:a3 is_wrong:h3 is_your:a4 is_your_boss:a1
    isn't:a4b-4c-9d-1f7g15h-1 isn't_done:a-3c-4g12 isn't_fixed:g4 isn't_it:a2 isn't_working:a4 isnt:g4 issue:a4
    it:a-10b-12c-4d15e9f10g13h10i-5j-34k13l4m11n7o-26p-19q-10r-18s-14t-9u-14v2w-23x-14y10z-12A-18
    it's:a7c-5d-9e-5f5g-6h22i-3j-10k-1m2p-3r-1w3A-2 it's_0:a-7b9h2 it's_0_0:h2 it's_been:a3 it's_due:h2
    it's_freezing:a3 it's_going:f1 it's_going_to:f1 it's_my:a8 it's_my_birthday:a8 it's_not:a-2f6
    it's_raining:a4 it's_siobhan:a-2h6 it's_siobhan_$:a-2h6 it's_the:h3 it's_too:a-1m6
    it_$:a-17b-2c1d-5e3f20h-6i1j-5k4l4m-10n7o-5p-1q-4r-1u-2v7w-3x-1y5A-2 it_?:a1 it_?_$:a1 it_a:a-1d5
    it_active:g3 it_active_again:g3 it_at:a-4e11 it_at_the:a-4e11 it_back:a-7b1g7k9 it_back_$:a-3b4d-1g6k1
    it_back_how:k1 it_back_the:k1 it_back_up:d2 it_be:a4 it_be_in:a1 it_better:a-3i7 it_better_to:a-3i7
    it_didn't:g4 it_didn't_go:g4 it_done:c4 it_down:m5 it_for:e1n6 it_for_now:e1 it_friday:a-6y9 it_going:a1
    it_going_to:a1 it_in:d5y-3 it_in_the:a-2d1 it_into:m2 it_is:a3 it_isn't:f3 it_now:a-2d2y5 it_off:d6f6
    it_on:a2b2 it_rain:a4 it_rain_tomorrow:a4 it_renews:b5 it_says:c-1g5 it_smaller:a-1m7 it_smaller_$:a-1m7
    it_snow:a3 it_snow_on:a1 it_still:g6 it_this:a-4c5d5 it_this_morning:c5 it_to:a-6b-3e4h11 it_to_the:e4
    it_today:d2g3 it_true:a2 it_true_that:a2 it_until:d3 it_up:a-1b-3c-2d3k1m10 it_up_$:m8 it_was:a-1g-1k14
    it_was_$:a-4k8 it_weekly:a-2h9 it_weekly_$:a-2h9 italian:a11 italian_$:a4 italian_how:a2 item:a-7b5f3
    item_replace:a-1b3 item_to:h1 items:a-9c-2j15 items_are:j3 items_are_on:j3 its:a1b-6h10 jacket:a2
    january:a-2b2d5 january_$:a-1d5 japan:a2 japan_$:a2 jazz:o9x-1 jazz_$:o9x-1 jeans:b4 jeff:h9o-3 jenny:b7
    jim:a-1o6 jim_$:a-1o6 job:b-3c-3h2i6m3q2 job_$:a5b-2c-2i6q2 joke:a5x7 joke_$:a-4x8 joke_about:a2 joke_was:a6
    joke_was_terrible:a1 jokes:a-1x6 jokes_$:a-5x8 jordan:a-15n3o7p9 jordan_$:n3 jot:a-7b11 jot_down:a-7b11
    jules:a-8o11q1 jules_$:a-2o2q1 july:a3 jump:a3 jump_start:a2 jump_start_a:a2 june:o1 june_0:b1o1
    june_0_$:b1o1 just:a-2b-11c9d-3e-4f-6h-1i4j-5k17l3m-2n-3o5p-5w5x-1z-1 just_deleted:g-3k8
    just_deleted_$:g-3k8 just_did:a-3k10 just_did_$:a-3k10 just_got:a-1c3 just_got_back:c3 just_so:a-2o11
    just_so_you:a-2o11 just_tell:i3 just_tell_me:i3 karen:a-1c4 keep:b4f-4o9q4 keep_in:a-3o9 keep_in_mind:a-3o9
    keeps:a1 kenya:a10j-4 kenya_$:a4 kenya_?:a3 kenya_?_$:a3 kerala:a2 kettle:a-6b9i4 kettle_$:a-2b9
    key:a-6c-3o6p11 keys:a3 keys_$:a3 kick:b-1d9h-1 kid:a5o-1 kids:a-3b-1f3o12p6 kids':a-6b7c-5o7 kids_$:c1
    kids_are:o7 kids_from:b3 kill:a-1b-6c-2f8g-1h-1s13 kill_the:f9g-1 killing:a-1o-5w10 killing_me:a-1o-5w10
    killing_me_$:a-1o-5w10 kilometers:a1 kilometers_$:a1 kind:a2 kind_of:a2 kindly:a-5d1i1n3 kindly_remind:b2
    kindly_remind_me:b2 kitchen:a5b-8c2h-1m7 kitchen_$:a3 kitchen_lights:a3 knees:a3 knees_$:a2 knock:a3i10
    knock_jokes:a3 knock_jokes_$:a3 knock_knock:a13 knock_knock_jokes:a3 knock_out:a-4i9 knocked:b-1c6
    knocked_out:c7 knocked_out_the:c7 know:a3b-1c-8d-3e-5f-6h-2i-4k-3m7n-1o11p5q7r-1x-1z3 know_$:a3o1p-3q1z2
    know_about:a-4p2q9 know_about_me:a-4p3q8 know_any:a1p-1x4 know_any_good:a4 know_any_jokes:a-5x8
    know_any_puns:a2 know_how:a-4m3z4 know_if:b-1j2 know_my:p1 know_my_name:p2 know_that:a6o6x-3 know_that_i:o7
    know_the:a2 know_what:j1 know_when:a-1b6 know_when_it's:a-3b6 know_where:m5p5 know_where_i:p5
    know_where_to:m5 know_who:a-6p7 la:a5 lab:a-4c1h4 lab_report:a-4c1h4 lamp:a13 lamp_$:a3 lamps:a4 lamps_$:a4
    landlord:a-14c6d3f-3g-3h6n3p4 landlord's:a-6p6q1 landlord's_number:a-6p6q1 landlord's_number_$:a-5p7q1
    landlord_$:a-9c4j3n2p2 landlord_about:b5 landlord_about_the:b5 landlord_email:b-4c2d5 landlord_one:h3
    language:a11 language_to:a8 languages:a5 laptop:a3 lasagna:a4 lasagna_$:a4
    last:a6b-16c-2d-6e-2g6i-2k26l2m-3o-6p-6r-3 last_action:a-5k10 last_action_$:a-5k10 last_change:a-4k7l4
    last_change_$:a-4k7l4 last_month:a3 last_night:a3g5 last_night_$:a3c1 last_one:h2 last_one_it's:h3
    last_thing:k7 last_thing_$:k7 last_two:a-5f7 last_two_$:a-5f7 last_week:a-4j7 late:b5n6o-1 late_$:b6n7o-1
    later:a-24b1c-6d23e1f-3h-1j-8r-1A24 later_$:a-13b-5d17A17 later_today:a-3b3d15j-2 latest:a13 latest_news:a1
    latte:a3 latte_$:a3 laugh:a8 laugh_$:a5 launch:a9 laundry:a-13b8d5e7f-5g12h4i-3m-4o-4 laundry_$:a1d-1e6g4
    laundry_as:c6 laundry_as_complete:c4 laundry_back:b-1g6 laundry_back_on:b-1g6 laundry_detergent:b4
    laundry_for:e2 laundry_for_now:e2 laundry_on:j2 laundry_on_my:j2 laundry_task:g2h3 laundry_to:a-2d8
    laundry_to_my:b2 laundry_to_sunday:d7 lawn:a-1b7 league:a3 league_$:a3 leak:b4 leak_$:b4 leaking:a-1b5
    leaky:b3 leaky_faucet:b3 learn:a-2b1j-1o7 lease:b7 leave:a6b6d5e2j-11n4w-4 leave_$:a3b4n5w-4 leave_for:b4
    leave_for_the:b4 leave_the:b-1d9j-3 leaves:h1 leaving:a-1A7 leaving_now:a-1A7 left:a-8b-3c-7i-8j24o14p-1w-2
    left_$:j10 left_handed:a-1o9 left_on:i-2j7 left_on_my:i-1j4 left_on_the:a-2j4 left_the:c-1o7 left_to:a-7j10
    left_to_do:a-7j10 leo:a-9o12 leo's:a-1b7 less:a-16h-3m16r12 lessons:f2g1 let:a4b7j5 let's:b-8d7e12i-2j-1t9
    let's_do:a-4d4t7 let's_do_a:a-2t7 let's_play:a1 let_it:a2 let_me:b7j6 let_me_forget:a-2b8 let_me_hear:a5
    let_me_know:a-4b7 let_me_see:a-4j9 letter:a-4b7n2 letter_$:a-2n9 level:b-3o12 level_0:a-6b-3o12 level_0_$:o3
    library:a-7b7c5g3j2 library_$:a2 library_books:a-6b4c6g4 library_books_$:a-1b6 license:a-4p6
    license_plate:a-4p6 life:x8 life_$:a2 life_?:a-9x10 life_?_$:a-9x10 light:a17h-4 light_$:a3
    lights:a28c-2f-1h-6 lights_$:a7 lights_on:b3 lights_to:a7h-1 like:a6b-7c-2d-4e1g-2h-3i-7m-1p-7r21w2x4
    like_$:a6 like_?:j3 like_?_$:j3 like_a:a-14r20 like_being:x2 like_doing:e5 like_doing_that:e4 like_my:r1
    like_on:j1 like_on_the:a1 like_the:a1 like_this:a3 like_to:a3 like_you:o4 like_your:a5 liked:a2 likes:a4
    limit:a7 limit_$:a1 lincoln:a-1j-1o9 line:e7 line_$:e7 lisbon:a3 lisbon_$:a3
    list:a-31b19d-21e-1f15i4j26k-8l-2m-2n-13o-17p-13q-11r4s-6t-5u-3v-2w-7x-5y-1z-2A-7
    list_$:a-30b4d-12f18g3h2i12j14k-2m-6n-5o-10p-7q-5r-7w-1 list_?:a-3j4 list_?_$:a-3j4 list_all:a7
    list_called:a-2b6 list_everything:j10 list_everything_i:j1 list_for:a-2b10 list_for_me:b6 list_item:b2
    list_my:a2j2 list_of:b4 list_of_things:b4 list_please:b3f2 list_please_$:b5 list_the:a9b-3j-4m5
    list_the_ingredients:a6 list_the_steps:m6 list_to:h1 list_to_say:h1 list_what:a2i-2 listen:a8 listen_to:a8
    listening:a6 listening_to:a6 lists:a-8j13 lists_$:a-5j9 lists_do:j3 lists_do_i:j3 litter:a-3b7
    litter_$:a-3b7 little:m9w1 live:a-9c-2i-3o13p8q4x5 live_$:a-2p6x6 live_in:a-8o10q4 live_in_portland:a-2q4
    live_on:o3 living:a8 living_room:a8 lo:a2 lo_fi:a2 lo_fi_beats:a2 location:a21b-6 location_$:a7
    location_services:a2 location_services_$:a2 location_with:a4 location_with_mom:a2 lock:b4 lock_the:b4
    lock_the_shed:b4 locker:a-11j-5o3p9q9 locker_code:a-7p6q7 locker_code_$:a-3p3q4 locker_code_is:o1
    locker_combo:p2 locker_combo_is:p2 loft:a-10d2f8i-3m6 log:a-5A11 lol:a-3x13 lol_$:a-4x13 london:a6
    lonely:a-4w11 long:a7j7 long_$:a1 long_do:a5 long_is:j5 long_is_the:j3 longer:a-1b-1f12
    longer_need:a-3b-1f12 longest:c-5j9 look:a-6b17c-3g-1h-3j14p-1 look_for:b2 look_for_the:b2 look_into:a-4b7
    look_into_cheaper:a-4b7 look_like:j7 look_like_$:a4 look_like_?:a-1j3 look_up:a1b2c-1j4
    look_up_flights:a-3b6 look_up_the:a6b-1j4 looked:b2 looked_at:b2 looking:a-6j9p4 lose:b-1f7q9 lost:a12
    lost_$:a2 lost_in:a1 lost_my:a3 lot:v8 lottery:a2 loud:a3 loud_$:a2 louder:a13 love:a1b-1c-4d2j-1o-2r10x9
    love_$:a-1d3r4 love_pizza:a3 love_pizza_$:a3 love_this:a6 love_you:a-7x10 low:a-9c-2j-2o-5s26
    low_$:a-2o-3s16 low_energy:a-3s9 low_energy_$:i1s3 low_on:b1s3 lower:a5b-3c-1h8 lower_the:a4b-3c-1h8
    lower_the_priority:a-5h11 luggage:a7 lunch:a-3d7f2g-2h9p-2 lunch_$:a6d8g-1 lunch_?:a-1i1n1 lunch_?_$:a-1i1n1
    lunch_with:a-9b2d-4f3h9j2p-1 lunch_with_sarah:a-3b3d-3f3h4 machine:a3b1 machine_$:b4 made:x6 made_you:a-1x6
    made_you_$:a-3x7 mail:a8j-10n7 mail_$:a1 mail_from:a5 mail_to:a-4n7
    make:a-1b7c-14d-13e-10f-12g2h23i-9j-6k-6l-1m18n3o3p-6q-2r-6w-2x-4z-6A-2 make_$:a-6j10 make_a:b4h-10m2o8
    make_a_list:b3 make_a_note:b5 make_an:a-1b11h-1 make_an_alarm:b7 make_an_appointment:b3
    make_it:b-5c-1h6j-1m14 make_it_active:g3 make_it_smaller:a-1m7 make_it_weekly:a-2h9 make_me:a8n1
    make_me_a:b2n2 make_me_laugh:a8 make_sure:b8 make_sure_i:b8 make_that:b-2h10 make_the:a1b-11c-1g3h8n2
    make_the_lights:a2 make_the_living:a3 make_the_trash:h1 make_this:a-12b5h5m7 make_watering:h4
    make_watering_the:h4 making:a8 making_a:a1 male:a8r-2 mama:a-5c8 man:a4 manager:a-6n7o7
    many:a4b-3p9v9x-1y7z-5 many_days:a-4y8 many_days_are:a4y-1 many_items:j3 many_items_are:j3
    many_meetings:a-2j4 many_meetings_do:a-2j4 many_points:a2j-2 many_sick:a2j-1 many_sick_days:a2j-1
    many_tasks:a-4j6 many_things:a-6j8 many_things_are:j1 many_things_have:a-4j5 many_vacation:a3j-1
    many_vacation_days:a3j-1 map:a3 marathon:f4 march:a-1o4 march_0:a-1o4 march_0_$:a-1o4 marcus:a-2b9
    mark:a-12b7c16d-3f-8g7h4j-6m-2o-1z3 mark_it:c4h4 mark_laundry:c6 mark_laundry_as:c6 mark_my:c3
    mark_number:g8 mark_number_0:g8 mark_the:a-2b2h4 mark_the_dishes:g2 marked:g1j2 marked_the:g1 market:a5
    market_$:a1 married:a9x-1 marry:a3 mars:a11 mars_$:a7 mastercard:a1 mate:v10 mate_$:v10 maternity:a1
    maternity_leave:a1 max:a8 max_$:a5 may:o3 may_0:o3 may_0_$:o3 maybe:a9b-1d5 maybe_$:a4 maybe_tomorrow:d7
    me:b-3c-24d7e-2f-8g-16h-39i16j10k-24l-15m4n10o10p7s-19t-15u-17v-17w-4z5A-23
    me_$:b-11d-14e-8h-2i13j-10n3o-3p5q10r5w7x-8z-5 me_0:b2 me_?:a-3n1p7 me_?_$:a-3n1p7
    me_a:a1b-7d-11e4h-2i4n7o-3r-1x15 me_a_cup:a1 me_a_different:a-1e9 me_a_first:a-6n9 me_a_fun:a1
    me_a_joke:a-4x7 me_a_latte:a3 me_a_recipe:a4 me_a_reminder:b5 me_a_step:a-1m6 me_a_synonym:a4 me_a_task:b3i3
    me_about:d6f6j6p-7 me_about_my:a-9j11 me_about_the:b4d-2f2 me_about_this:b-4d8 me_again:a-5b-5d18
    me_again_at:b-2d4 me_again_in:d5 me_again_tonight:d3 me_all:a-6j15 me_all_my:a-3j5 me_an:a8 me_an_uber:a5
    me_another:a-7d10e10i-4j-2 me_another_$:a-2e10 me_another_half:d8e-1 me_at:a-1b4d3 me_at_0:d5 me_baby:m3
    me_baby_steps:m3 me_back:a7 me_back_$:a7 me_directions:a3 me_directions_to:a3 me_every:b1
    me_everything:a-7j7p4 me_everything_you:p5 me_forget:a-3b8 me_forget_the:b4 me_forget_to:b2 me_hear:a5
    me_how:a1j-1z5 me_how_many:a2 me_how_to:z5 me_if:j5 me_in:a-2b10 me_in_0:a-1b4 me_know:a-4b7
    me_know_when:a-3b6 me_later:b-3d8 me_later_$:b-3d8 me_laugh:a8 me_laugh_$:a5 me_my:a7b-3f-3i2p6
    me_my_list:j6 me_my_next:i7j-4 me_of_the:d1 me_on:d2 me_one:i7 me_one_thing:i3 me_pictures:a3
    me_pictures_of:a3 me_sam:o5 me_sam_$:o5 me_see:a-4j9 me_some:a1 me_something:a4i1 me_that:b5
    me_the:a6b-9c-2d-2e3f-3j-6y10z15 me_the_forecast:a3 me_the_headlines:a2 me_the_next:e7j-2 me_the_one:a-1i1j1
    me_the_time:a-7y11 me_then:b1 me_through:b-3j2m8 me_to:b14d-10f7i1n-2 me_to_the:a10b-4 me_tomorrow:a-5d3j5
    me_tomorrow_$:a-5d3j5 me_up:a2n4 me_up_at:b6 me_what:a-7i1j3p8z3 me_what's:j4 me_what_i:j4 me_what_my:j-1p6
    me_what_to:a-4i8 me_what_you:z5 me_when:a-7b5j7 me_when_it's:a-3b7 me_when_the:a-1j8 me_with:i7
    me_with_the:i1 me_word:n1 me_word_the:n1 mean:k13l5 mean_$:a6 mean_by:a1 mean_that:a-4k11 mean_that_$:a-3k10
    mean_to:k3l6 mean_to_delete:k7 mean_to_do:k8 meaning:a-1x8 meaning_of:a-1x8 meaning_of_life:a-6x8
    meaning_of_the:a2 meant:a-2h18 meds:a-4c9 meds_$:a-3c7 meeting:a-20b4c-8d7f16h7i-2j15m-3n-5o-10p-7s3
    meeting_$:a-6b8h-3j2n-2s5 meeting_at:j5 meeting_at_0:j5 meeting_to:a-4b-2d6h3
    meeting_with:a-11c-1d-2f12h5j9p-3 meeting_with_tanya:j1 meeting_with_the:b2h2 meeting_with_tom:h1
    meetings:a-9j11 meetings_do:a-2j4 meetings_do_i:a-2j4 meetings_today:j2 meh:a-6e15
    membership:a-10b9c4f-9n4p2 membership_$:a-5b5c4f-6n4 membership_number:a-2p3 memory:a-24b-6c-3f-9j-7p24q27
    memory_$:a-21b-1c-2f-7j-6p25q19 message:a-13b-11h-1n27 message_for:a-3b-4n13 message_for_the:b-1n8
    message_to:a-6b-2n13 message_to_mike:n1 message_to_my:n2 messages:a7j-5 mets:a4 microsoft:a1
    midnight:a-4b1o6 midnight_$:a-4b1o6 might:a8 mike:a1d6h-6 mike_$:a1 miles:a5 miles_to:a5
    miles_to_kilometers:a1 milk:a-11b1c3d-2g11h13i-1j-4k4o-1 milk_$:a-8b-6c4f-1g13h4k5 milk_and:b3 milk_bread:b1
    milk_bread_and:b1 milk_not:h5 milk_off:f3 milk_on:a-4h9 milk_on_my:b3h1 milk_on_the:a-1b-4h6j1 milk_to:h4
    min:a-7d3s8 min_$:a-3b3d4 mind:a-16c-2f15k5o10 mind_$:a-3f7 mind_about:f5 mind_about_the:f5 mind_that:o3
    mind_that_i:o3 mind_the:a-3f8 minister:a4 mins:a-10d12 minute:a-5b8 minute_timer:b5
    minutes:a-9b8c-9d17e-4f-5h-5i7j-10m-5n-1o-6s14t9w-2z-2 minutes_$:a-13b1c-5d19e-3f-2h-1i3j-4o-4s13t6w-1
    minutes_before:a4b-1 minutes_before_my:s1 minutes_before_the:a5b-1i1 minutes_for:b6 minutes_for_the:b6
    minutes_to:b4 miss:n4 mistake:a-11k7l8 mistake_$:a-10k3l8 mistake_reverse:k3 mistake_reverse_it:k3 mode:a8t7
    mode_$:a11 mode_on:t7 mode_on_$:a-2t7 mom:b1c-5d3f3g9h-7n2o-5 mom's:a-8b9p3 mom's_birthday:a-7b7p3
    mom_$:a-7b-1g10j7 mom_for:n1 mom_for_me:n1 moment:b-1e6 monday:a-17b14c-4d19f1g-3j5m-1o-5w-2
    monday_$:a-10b4c-2d15f2h2w-2 monday_?:a-3d2j3 monday_?_$:a-3d2j3 monday_at:d5 monday_at_ten:d5
    monday_morning:b8d-1 monday_morning_$:b2 mondays:a9o-1w3 mondays_$:a8 money:a13 month:a-13b3d9p-1y13
    month_$:b3d9j-1 month_?:a-1j4 month_?_$:a-1j4 monthly:a-8h10 mood:a-7e3w6 mood_for:e4 moon:a7 moon_$:a3
    more:a-14b1c-5d18e-1f2g-2i-4j-7o-2p3r15 more_$:a-4f6p5q1 more_minutes:a-3d11 more_minutes_$:a-3d11
    more_than:a3 more_thing:b8 morning:a-9c4d14e-8f-4g-2h-6i6j-1k-1m-8n-2o6p-2r-1s10u14w-9z-3A-2
    morning_$:a-11b-5c6d8e-2f-1h-3i5m-3s10u16w-4 morning_?:b3 morning_?_$:b3 morning_at:b1 morning_nudgy:a-1u5
    morning_nudgy_$:a-1u5 morning_person:a-4o8 morning_person_$:a-4o8 mornings:a-2o5 mornings_$:a-2o5
    most:a-2b-2i24j-8p-1 most_important:a-4i10 most_important_thing:i3 most_money:a6 most_urgent:a-6i10
    move:a-16b-3c-6d7e20f-5g2h12j-4m2n-1o-1r-1 move_0:a7 move_0_from:a3 move_my:b-6h15 move_my_haircut:b-2h8
    move_on:a-6e13h-3 move_the:a-4g5h5 moved:b-6h14 moved_to:a3b-4h8 moved_to_the:h2 movie:a23b-3j-1
    movie_for:a1 movie_times:a1 movie_was:a2 movies:a8 movies_are:a3 movies_are_playing:a1 moving:a-4m11
    moving_house:a-3m9 mow:a-1b7 mow_the:b7 mow_the_lawn:b7 mrs:a-4b3c-1o7 much:a4b-7c-7e-1f-2i-5j-3m2o-6v18w17
    much_$:a3w5 much_did:a2 much_did_i:a2 much_do:j3 much_do_i:a-1j3 much_gas:a1 much_is:a2 much_right:a-3w7
    much_right_now:a-3w7 much_storage:a3j-1 much_storage_is:a2 much_that:a-2v6 much_time:a-6j6
    much_time_is:a-6j6 mum:a-2b8 music:a15 music_$:a9 must:b7 must_not:b5 must_not_forget:b5 mute:a7 mute_$:a6
    my:a3b-4d-6e-35f7g-8h1i-12j9k-17l-21m-17n5o19p21q29r-10t-19u-25v-24w-18x-29y-22z-31A-30 my_0:a-2b-2f7h9
    my_0_am:a-2f5h1 my_0_o'clock:f1 my_account:a17 my_account_$:a1 my_account_number:a3 my_account_right:a1
    my_address:q4 my_address_$:q3 my_alarm:a-11b1d7j7p-2 my_alarm_$:d4 my_alarms:a-2j6 my_alarms_$:a-2j6
    my_amex:a2j-2 my_amex_$:a2j-2 my_anniversary:p1 my_appointment:b-2f2h6 my_audiobook:a7 my_audiobook_$:a2
    my_back:a4 my_balance:a6 my_balance_$:a1 my_bank:a8 my_bank_balance:a4 my_battery:a5p-1 my_birthday:a6q1
    my_birthday_from:q2 my_boss:a-3f-4n4o4q5 my_boss_$:f-2q6 my_boss_is:a-2o6 my_brain:a-8o-6s8w7
    my_brain_is:a-8o-6s8w7 my_brother:b5 my_calendar:a-9f11j6 my_calendar_$:a-2f1j4 my_calendar_for:a-2f4j2
    my_car:a3 my_card:a17o-1 my_card_$:a5 my_cat:a5 my_checking:a1 my_chores:c1 my_credit:a15j-2p-1
    my_credit_card:a2 my_credit_limit:a3 my_credit_score:a2 my_current:a1 my_daughter:p1 my_day:a-9b5j9
    my_dentist:a-15b-3p9q8 my_dentist's:a-3p4 my_dentist's_name:a-3p4 my_dentist_$:a-5p12
    my_dentist_appointment:h3j4o-1p-2 my_dentist_is:a-1o5q6 my_doctor:a-6o6p2 my_doctor_$:o4 my_doctor_is:a-3
    my_emails:a5j-1 my_employee:a-6o7p4 my_employee_id:a-6o7p4 my_essay:a1c2 my_ex:a2 my_facebook:a3
    my_favorite:a-8j-3o7p8 my_favorite_coffee:a-3o1p1 my_favorite_color:a-8o4p6 my_favorite_show:a3
    my_flight:a5h7o-1 my_grandma:r13 my_grandma_$:a-6r13 my_grocery:j4 my_grocery_list:j4 my_gym:b6f-6n4
    my_gym_membership:b6f-6n4 my_haircut:a-3b-3d1h8j3 my_haircut_reminder:d2h3 my_homework:a-10b8c9o-4
    my_homework_$:a-6c9 my_horoscope:a11j-2p-2 my_insurance:a3h2 my_internet:a7p-4 my_ip:a5 my_ip_address:a5
    my_job:a3q2 my_job_$:a3q2 my_keys:a3 my_keys_$:a3 my_kid:a4o-1 my_kids:a-14o13p7 my_landlord:p5
    my_landlord's:a-5p4q1 my_landlord's_number:a-5p4q1 my_landlord_$:a-2p3 my_last:a6g6j-5k4 my_last_action:k5
    my_leave:a-1n5 my_leave_$:a-1n5 my_library:b3 my_license:a-4p6 my_license_plate:a-4p6
    my_list:a-16c7f5g3i5j7o-3p-1 my_list_$:a-8c1f3g3i5j2o-1 my_list_please:f5 my_lists:a-1j2 my_lists_$:a-1j2
    my_location:a12b-2 my_location_$:a2 my_locker:a-11j-5o3p9q9 my_locker_code:a-7p6q7 my_locker_combo:p2
    my_luggage:a6 my_manager:a-2n1o7 my_meds:a-3c7 my_meds_$:a-3c7 my_meeting:a-4d1j12o-2p-2
    my_meeting_with:a-1j7p-1 my_membership:a-2p3 my_membership_number:a-2p3 my_mom:a3o-1 my_mom's:a-2p3
    my_mom's_birthday:a-2p3 my_name:a-17f-1h-3j-4o10p10q11 my_name_$:a-5p6q6 my_name_?:a-2p4 my_name_is:a-2o4
    my_name_to:h-1o9 my_neighbor:a6 my_next:a-9i4j7p-3s5 my_next_meeting:j3s5 my_next_task:i10j-4
    my_nickname:a-6q8 my_old:a3q1 my_old_address:q2 my_order:a10 my_package:a7 my_phone:a13b12c-2f-9j-6o-5p-1
    my_phone_$:a4b6f-4 my_pills:a-4c5 my_pills_$:a-3c5 my_pin:a9 my_pin_$:a4 my_pizza:j1 my_plate:c2j4
    my_plate_$:a2c3 my_playlist:a5b-1 my_playlist_$:a4b-1 my_reading:a-5c6d3 my_recent:a1
    my_reminder:a-5b-7d7f4j2 my_reminder_$:f2 my_reminder_for:b-1h1 my_reminder_to:a-2b-2d5j2
    my_reminders:a-9f10j9 my_reminders_$:a-5f6j4 my_reminders_for:f4 my_routing:a7p-2 my_routing_number:a7p-2
    my_salary:a5 my_savings_account:a2 my_schedule:a-5b-3f8j8 my_schedule_for:b-2f5j3 my_shoe:a-8o2p5q4
    my_shoe_size:a-8o2p5q4 my_shopping:a-3c2h2j4 my_shopping_list:a-3c2h2j4 my_sister:o1p1
    my_sister's:a-8j-2o5p7 my_sister's_birthday:a-3o1p5 my_sister's_name:a-1o2 my_sister_$:a-3o5
    my_sister_called:p4 my_son:a-14o9p8 my_statement:a7j-3 my_statement_$:a7j-3 my_tablet:a1 my_tablet_$:a1
    my_tasks:a-8j12 my_tasks_$:a-3j9 my_tasks_for:j1 my_tax:c7 my_taxes:a2b5j-3 my_taxes_$:b5j-1 my_time:a2
    my_time_off:a2 my_tire:a8p-1 my_tire_pressure:a8p-1 my_to:a-4f6j2 my_to_do:a-4f6j2 my_top:i11p-3
    my_top_up:a6 my_visa:a9 my_visa_$:a4 my_visa_bill:a2 my_w2:a3 my_way:c1 my_way_home:c1 my_week:a-8j9
    my_week_look:a-8j9 my_wife's:a-9o5p6 my_wife's_birthday:a-4p8 my_wife's_name:a-2o4q1 my_wifi:a-1f-2q7
    my_wifi_password:a-2f-2q7 myself:a-1w11 myself_today:a-1w6 myself_today_$:a-1w6 nadia:a-9c10 nadia_$:a-9c10
    nah:e20i-3 nah_$:a10 name:a-9b1c-9d-1f-7h-8i-4j-13o14p21q15r-4 name_$:a-11j-2o-5p18q8 name_?:p3 name_?_$:p3
    name_from:q3 name_is:a-3o14 name_to:a3h-3o9 names:a3 nana:b3g4 nappies:j1 navigate:a7 navigate_to:a3
    navigation:a12f-2 navigation_$:a12f-2 near:a14j-3 near_me:a8j-1 near_me_$:a6 nearby:a11 nearby_$:a8
    nearest:a9 nearest_gas:a1 nearest_gas_station:a1 necessary:a1
    need:a-5b21c-16d-6e-5f20g5h-1i-9k-4m10o-14p-10r-2w-5z-5 need_a:a5b-1n5 need_a_jacket:a2 need_an:a6
    need_an_umbrella:a6 need_for:a5f6j-4 need_for_kenya:a2 need_for_the:f6j-1 need_milk:b6j-4 need_the:a-3b-2m6
    need_to:a-1b13c-2g6h-4j9n-4o-4p-2 need_to_be:f2 need_to_buy:a-5b1j9 need_to_call:a8b-5 need_to_do:a-1b3g7j-2
    need_to_get:a-4b4j2 need_to_know:a3b-4j2 need_to_make:a3 need_to_pick:b2 needs:a-13b15c-4d-1f-1g7i4
    needs_doing:a-3g2i4 negative:o8 negative_$:o8 neighbor:a6 neighbor's:c3 neighbor's_cat:c3
    neighbor's_cat_this:c3 neighbors:a4 netflix:a7b12f-6j-1 netflix_$:a9 netflix_before:a-2b7
    never:a12b-9c-17f13g6h-1j-1k5o-1 never_mind:a-9b-1f13k6 never_mind_the:a-3f8 nevermind:a-9f14
    new:a8b24c-4d3f-3h-2i-8j-17m-1p-2z7 new_emails:a4j-2 new_item:a-3b6 new_item_replace:a-1b3 new_list:b4
    new_task:a-1b9 new_year:a-1d6 new_year_$:a-1d6 news:a21j-2 news_$:a5 news_from:a4 news_from_the:a1
    next:a-10b-7c-17d5e19f-16g-8h2i38j-2k-6m-11n-6o-8p-13q-2r-6s8u-2v-1w-4x-2z-3A-5 next_$:a-19e11i21j-2
    next_?:a-1i4 next_?_$:a-1i4 next_episode:a11i-4 next_meeting:j3s5 next_meeting_$:j3s5 next_month:a-1d10
    next_month_$:a-1d10 next_on:b-4i11j-2 next_on_my:i1 next_one:a-2i13 next_one_$:i9 next_one_please:e2i2
    next_song:a5 next_song_$:a5 next_task:a-3e8i9j-7 next_task_$:i4j-2 next_task_please:i6 next_thing:i5j-4
    next_thing_on:i5j-4 next_thursday:a-2b9 next_thursday_at:b1 next_track:a10i-2 next_tuesday:a-1b-2h8j3
    next_tuesday_$:a-1b-2h8j3 next_week:a-1b2d7h3i-4j1 next_week_$:b2d7h3 next_week_?:j2 next_year:a1
    next_year_$:a1 nice:a-2b-1x19 nice_$:x11 nicer:a-2r5 nicer_to:a-2r5 nicer_to_me:a-2r5 nickname:a-4q8
    night:b9c-1f-4g3h-2j-2o7w-3A10 night_$:a1b5o-3A11 nights:a-9o6p8q2 nights_$:o2q2 nights_on:o2 nine:b2f6
    nine_$:a2f6 no:a8b-14c-8d-5e5f12g-5h5i-5j-3k12l4m-2o-5p-1s3v-5w-2x-2A-1 no_$:a5 no_i:a-5h10k4
    no_i_meant:a-1h10 no_idea:a6 no_idea_$:a6 no_longer:a-3b-1f12 no_longer_need:a-3b-1f12 no_put:k3
    no_put_it:k3 no_wait:a-2k3l6 nobody:a7 nobody_likes:a3 noise:a8b-1 noise_$:a5 noon:a-6b10j-1o5 noon_$:b6
    noon_?:h4 noon_?_$:h4 normal:a-7r15
    not:a-8b-15c-32d8e22f15g12h27i-16j-10l-4m-12n-5p-7r-8s-5t-2u-3v-2w-9x-4z-4A-10 not_$:a8c-2g5 not_0:a-2h11
    not_0_$:a-1h9 not_disturb:a2 not_disturb_$:a2 not_doing:f7 not_doing_it:f4 not_done:a7c-13g15h-3
    not_done_$:c-7g13 not_done_with:a9c-4 not_forget:b5 not_forget_to:b5 not_going:f4 not_going_to:f4
    not_in:a-1e3 not_in_the:a-1e3 not_now:a-5d10e3 not_now_ask:d1 not_really:a9 not_sure:a9j1w-1 not_sure_$:a3
    not_that:e4 not_this:a-5d-1e15 not_this_$:e7 not_this_one:e1 not_thursday:h6 not_thursday_$:h6 not_to:f2
    not_today:a-4d12 not_what:a3k6 not_what_i:a3k6 note:a-19b-3h3n10o16 note_for:b-1n6 note_that:a-2b2o7
    note_that_i:b3 note_that_my:o3 note_to:a-9h7n6 note_to_the:b-6h6 nothing:a3 notifications:a5
    notifications_$:a2 november:a-6j6 now:a-25b-19d8e13g-5h10i25j-9k-3m-8n-3o2p-12q-3s2u-1v-1w3x-5y1z-4A6
    now_$:a-1b-4c-2d-10e17f-6g-1i5m-2o4p-3s4w6y2 now_?:i8p-1 now_?_$:i8p-1 now_ask:d1 now_ask_me:d1 now_at:h3
    now_at_0:h3 now_on:a-3o5r2 now_on_$:a-2o2r2 now_what:a-5i10 now_what_$:a-5i10 nudge:a-7i10 nudge_me:a-7i10
    nudgy:a-15c-1r4u15A7 nudgy_$:a-14b-2r4u16A8
    number:a-10b-23c3d-5f11g11h7i-8j-3l-2m7n5p8q2r-3s-3t-4u-2v-1w-2x-1z-4A-3 number_$:a7c-2f-1j-5k5p8
    number_0:a-25b-16c4d-2e2f7g16h2j3k-2m10n7o-11t-1 number_0_$:a-18b-8c7d-12e4f9g4h-1j6m4n8o-5
    number_0_as:c-5g11 number_0_is:h4 number_0_until:d1 number_between:a5 number_between_one:a3 number_for:a3
    number_for_my:a1 number_is:a-2o8 number_is_0:a-2o8 numbers:b1 nuts:a6q3 nuts_$:a3q3 o:a-3o8 o'clock:h5
    o'clock_meeting:f1 oat:a-3b-4h16 oat_milk:a-3b-4h16 oat_milk_$:h4 oat_milk_not:h5 ocean:a1 ocean_$:a1
    october:b6j-2 octopuses:a1 odeon:a2 of:a15b-1c-1f4g-3h6j-2k-10l-3m-5n-2o-14p-13r-9s5u-2v-2w2x2z-2A-7
    of_$:a-1c5 of_0:a15b-7o-2t2 of_0_$:a13b-3h1o-1 of_a:a5 of_all:f2 of_all_my:f2 of_buttermilk:a5
    of_energy:a-2i7s4 of_energy_right:s5 of_every:b1 of_every_month:b1 of_everything:a-2f1j4 of_life:a-6x8
    of_life_$:a2 of_life_?:a-9x10 of_milk:a1 of_milk_$:a1 of_my:a-3d9f2h-3i6 of_my_list:i6j-4 of_my_shopping:f2
    of_myself:a-3w9 of_myself_today:a-1w6 of_peru:a1 of_peru_$:a1 of_task:a3 of_the:a-10e7f-10g-3h8i-2j4m2n1y4
    of_the_line:e7 of_the_list:h3 of_the_queue:e3 of_the_week:j-3y5 of_the_word:a3 of_things:a-4b4z4
    of_things_to:b4 of_this:b4 of_those:c3 of_thunderstorms:a2
    off:a-12b-7c18d8e-10f24h-2i-2j2k-9l-1m-10n-4o-10p-11q-4r-6s-3u-1w-7x-2z-2A15
    off_$:a10c-7d-4g1h-5j1o-1p-3w-3A16 off_?:a-5i1j6 off_?_$:a-5i1j6 off_all:f3 off_at:a-3b7 off_eggs:c4
    off_my:a-9b-8c13f13j-12 off_my_0:a-1f4 off_my_list:b-2c3f6j-6 off_my_plate:a-2c6 off_of:f2 off_of_my:f2
    off_on:d5 off_on_the:d5 off_the:a-3b-4c-2d4f4h6j6 off_the_dentist:c1d2 off_the_list:b-1f10 off_walk:c4
    off_walk_the:c4 off_we:f3 office:a4c4 office_$:a6 often:a3 often_should:a2 oh:b6k6 oh_no:a-1k6 ohio:a-1o4
    ohio_$:a-1o4 oil:a-7b8c3d2f-1h2 oil_change:a-13b5c3d2h2j1 oil_change_for:b8 oil_change_to:a-3b-5d5h6
    ok:a1b2c1i12j-6A3 ok_$:a6 ok_i:c5 ok_i'm:A1 ok_what:i3 ok_what_now:i3 okafor:b4 old:a-1b8f-5p2x4
    old_address:q2 old_address_$:q2 old_are:a-3x4 old_are_you:a-3x4 old_did:a-2p4 old_did_i:a-2p4 old_is:a4
    olive:b5 olive_garden:b2 olive_garden_$:b2 olly:b6j-2
    on:a6b15c-12d2e2f-8g-3h4i9j7k-24l-13m-1n-2o7p-27q-15t12u-12v-10x-14y-15z-16A-16 on_$:b-9d-1e9i3j-11t6w6
    on_0:a2 on_0_dollars:a2 on_a:a6 on_at_the:j2 on_cleaning:a-1h5 on_cleaning_the:a-1h5 on_facebook:a8
    on_facebook_$:a2 on_for:j2 on_for_tomorrow:j2 on_friday:a-4d1f1 on_friday_$:d2f2 on_friday_at:j2
    on_here:a-11j12 on_here_$:a-11j12 on_i:a7 on_i_0:a7 on_in:a2 on_it:a2 on_it_$:a2 on_june:b1 on_june_0:b1
    on_level:a-6b-3o12 on_level_0:a-6b-3o12 on_mars:a3 on_mars_$:a3 on_me:a-5g3r7 on_me_$:a-2g3r4
    on_monday:a-9b3f5h4j2 on_monday_$:a-3d-1f5h5 on_monday_?:a-3d2j3 on_monday_morning:b6d-1
    on_my:b5c6d-3f-2g3i2j5o-8p-1 on_my_amex:a2j-2 on_my_calendar:a-4b4j4 on_my_list:a-4b1c7f-6g5i1j-1
    on_my_phone:a3j-2 on_my_plate:j5 on_my_shopping:h1 on_my_to:i4j-1 on_my_visa:a1 on_my_way:c1 on_netflix:a3
    on_netflix_$:a3 on_saturday:a-2b10h-1 on_saturday_$:a-2b8h-1j1 on_saturdays:b-2o6 on_shuffle:a5
    on_shuffle_$:a5 on_some:a5 on_sunday:a7d2e-2 on_sunday_$:a7d3e-2 on_thanksgiving:b3 on_thanksgiving_$:b3
    on_that:d6e2 on_that_$:a-1d2e2 on_the:a-2b5d10e-7f-6g-2i4j-1k-3o-7r-3s3t12 on_the_0:b3d1f4h-3j-2
    on_the_agenda:a-6i6j3 on_the_attic:a-2d3h2 on_the_essay:t2 on_the_garage:a-5c10 on_the_grocery:j1
    on_the_list:a-6b3f-5g3i6 on_the_porch:b2 on_the_report:a-5b-4m9t9 on_the_shopping:b6f-8h4 on_the_timer:a-2j3
    on_the_tv:a2 on_the_way:a-1b5 on_there:a-12b9g1j9 on_there_$:a-6b1g1j6 on_this:b-5d-1e2i4j2m5
    on_this_morning:a-3i6 on_this_one:m6 on_thursday:a-4b4d3f4j1 on_thursday_$:d3f4 on_tuesday:a-3b7j1
    on_tuesday_$:a-2b3j2 on_tuesdays:o3 on_tv:a2 on_twitter:a4 on_twitter_$:a2 on_wednesday:a-7b7h9
    on_wednesday_$:a-3b1h10 on_youtube:a1 on_youtube_$:a1 once:p6
    one:a-21b-10c-9d7e18f9g9h12i18j-1k11o-12p-11q-8r-14s-11t-5u-7v-7w-16x-9y-5z-8A-11 one's:c4g1m1 one's_done:c4
    one's_done_$:c4 one_$:a-19b-2c-3e10f15g-4h5i6j4k4m1n-2o-1s-2w-3 one_about:a-1g1j5 one_about_the:a-1g1j5
    one_again:d1 one_again_in:d1 one_and:a3 one_at:e3 one_at_the:e3 one_back:g6 one_for:a-1d5e-1i5 one_for_me:i6
    one_i:k3l3 one_i_just:k4 one_is:g7 one_it's:h3 one_it's_siobhan:h3 one_more:b8 one_more_thing:b8 one_of:a3
    one_off:c3f4 one_off_$:f3 one_please:e9i1 one_please_$:e3i2 one_please_not:e5 one_thing:a-2i17
    one_thing_$:i5 one_thing_i:i1 one_to:n2 one_undo:k4 one_what:e2 one_what_else:e2 one_with:n3 one_with_the:n3
    ones:a-9b1j11 ones_$:a-7b1j6 ones_did:j4 online:a-4b-5c16 only:b-3j-1o-1s14 only_have:s8 oops:a-12k22
    open:a19b-8c-9d-1f-8g16h-3j1m-1 open_$:a-4g12 open_it:g5 open_late:a3 open_my:f-4j9 open_my_to:f-1j6
    open_the:a10 opens:a-8b10 or:a25j3x-5 or_a:a4x-1 or_the:a2 or_the_egg:a1 orange:a2 order:a3b18f-1j-2p-1
    order_me:a7b-2 other:h1 ought:a-3i7 ought_i:a-3i7 our:a-8j-2o9p10
    out:a-5b16c13d-4e-8f6g7h-13i2j-4k-5m-9n-4o-8p-5r-1s-1w11z-6A-1 out_$:b-7c11f-1j-4o-2w13 out_?:a4 out_?_$:a4
    out_i:g5 out_in:a-1i3 out_my:j6 out_of:b8c-6d1f-2g6 out_of_0:a6 out_on:a-3b1j2 out_the:a-10b6c13d-4f6h-1m-1
    out_the_garage:b7 out_the_recycling:b2 out_the_trash:c2 out_there:a2 outside:a7 outside_$:a5 oven:b6h-1
    oven_$:a-2b4 oven_to:a4 oven_to_0:a4 over:a4b-1g2j5 over_$:a1 over_my:j5 overdue:a-18j26 overdue_$:a-14j22
    overwhelmed:a-7w16 overwhelmed_$:a-4w10 owe:b6 owns:a1 package:a1b1c1 packed:a4 paid:a-12b-10c25f-1g6h-1
    paid_$:a-12c20 paid_the:a-10b-3c10g6j2 paid_the_electric:c3 paid_the_rent:a-1c6g2 paid_the_water:a-1c-2g2j5
    pain:a1 pain_$:a1 paint:a2 painted:a5 painted_the:a2 painting:a-3b-6g-3h10m4 painting_called:a2
    painting_the:a-4f4g-1m5 painting_the_fence:a-4f4g-1m5 pair:a3 pair_with:a3 pair_with_my:a3 pancakes:a7
    pancakes_$:a4 paper:f4j3 paper_on:b1 paper_on_the:b1 paper_towels:a-2f5j4 paper_towels_on:j2 papers:b4
    parcel:a-12b10c12 parcel_$:b6 parent:b5 parent_teacher:b5 parent_teacher_conference:b5 parental:b5
    parental_leave:b5 parental_leave_$:a-2b6 paris:a8 paris_$:a8 park:a-6b-6d7o6p7 park_$:a-3p7 park_on:b-3o6
    park_on_level:a-2b-1o6 park_the:d5 parked:a-5o5p2 parked_on:a-1o5 parked_on_level:a-1o5 parking:b1
    partner:a-8o7r8 party:a-3b9c-3f5h-1m7 party_$:b11 party_planning:a-2m5 pass:a-17b3c-1e27j-1 pass_$:a-12b6e18
    pass_on:a-4b-2e13 pass_on_this:b-1e9 passed:a3 passport:a-16b2c-3d2f-2g5h6j8m4 passport_$:a-9g2j11m2
    passport_one:g2 password:a-17f-2j-3o12p13q6 password_$:a-4p6 password_at:a-3o2p2 password_at_the:a-3o2p2
    password_is:a-4o11 password_is_penguin42:o2 past:b3 pasta:a1 pause:a8 pay:a-4b23c-5d-2j5p-2 pay_$:j3
    pay_my:b3 pay_rent:a-5b8j1 pay_rent_$:a-4b5j1 pay_the:a-2b6 pay_the_electric:b4 payday:a2d2 payment:a3g5j-1
    payment_bounced:g5 payment_bounced_so:g5 peanut:b1 peanut_butter:b1 peanuts:a-1o6 peanuts_$:a-1o6
    pencil:a-3b6 pencil_in:a-3b6 pencil_in_coffee:a-3b6 pending:a-5j12 penguin:a-19c-4d-1h-1j-3r7u15v4x8A8
    penguin42:o2 penguin42_$:o2 penguin_$:a-20b-6c-3i1r7u15v4x8A8 penguins:a9x8 penguins_$:a6
    penguins_fly:a-7x11 penguins_fly_$:a-8x11 penicillin:o1 people:a6c2j-1o11 people_$:a-1c4o2 people_are:a1
    people_mean:a1 people_mean_by:a1 percent:a15b-6 percent_$:a12b-5 permission:a-6b4c7 permission_slip:a-6b4c7
    permission_slip_$:a-5b3c7 person:a-3o8x1 person_$:a-5o8x2 persona:a-23b-7c-4r34z6 persona_$:a-18b-1c-3r26z6
    persona_to:a-7b-1r14 personality:a-9r14 personality_$:a-7r11 personas:a-17j-9r27 perth:a-3b5 peru:a1
    peru_$:a1 pets:a5x-1 pharmacy:a2h6 pharmacy_$:h6 phone:a11b14f-11h-2i-2j-11n2o3 phone_$:a6b5f-4j-3n3
    phone_bill:a-3b4 phone_bill_$:a-3b4 phone_calls:a-5o8p2 phone_calls_$:a-4o7p2 phone_number:q3 phone_to:a2
    photo:a3g2 photo_$:g2 photos:a-6b8d1f-4 photosynthesis:a5 photosynthesis_$:a1 phrase:a-2n3 piano:f2g1
    piano_lessons:f2g1 pick:a-4b11c-2e-2f2i15m-2n-1 pick_a:a6b-2i6 pick_a_number:a7 pick_one:i6 pick_one_for:i6
    pick_up:a-8b16d-4f3 pick_up_the:a-1f4 picked:a-11b-2c17g3 picked_up:a-11b-2c17g3 picked_up_$:a-5c6g4
    picked_up_the:a-4c12 picture:a5b2 pictures:a3 pictures_of:a3 pieces:a-5m13 pieces_$:a-1m6
    pieces_please:a-1m7 pieces_please_$:a-1m7 pill:b1 pills:a-4c5 pills_$:a-3c5 pin:a13 pin_$:a4 ping:a-1b4
    ping_me:a-1b4 ping_me_in:a-1b4 pirate:a-9r11 pirate_$:a-9r11 pizza:a8b1 pizza_$:a13 pizza_for:a-1b4
    pizza_is:a1 pizza_timer:a-3f1j1 place:a8 places:a1 plan:a-1b8j-4m13 plan_$:a7j-1 plan_cover:a2
    plan_for:a-1b-3m9 plan_the:m4 plane:a1 planets:a6 planets_$:a4 planning:a-4m13 plants:a-2b6h5
    plants_every:a-4b7 plate:a-3c2j2p5 plate_$:a2c3 play:a37b-5c-1d-2 play_next:a1 play_something:a1
    play_that:a1 play_the:a4 played:a4 playing:a18i-1 playing_right:a4 playing_right_now:a4 playing_the:a1
    playlist:a17b-7 playlist_$:a16b-7 plays:a8 plays_the:a2
    please:a-12b-2c-3d-4e5f3g-2h-17i5j-4k15l3m9n-1o1p-10q5r3s-6t-2u-8v-6w-8x-7y3z9A-10
    please_$:a1b-6c-9e2f-6g-11h-7i10k6l-2m13o-7p-1q-4r5s-3u-4v-3w-4x-3y4z10A-6 please_add:b6 please_delete:f6
    please_don't:f-2q8 please_erase:b-1f5 please_forget:q1 please_mark:c6 please_mark_my:c3 please_not:e5
    please_not_this:e2 please_put:b4 pls:a-5b2e5n3 pls_$:e5 plug:a2 plumber:a-6c1n6 plumber_$:a-2n6
    plumber_about:b2h1 plumber_about_the:b2h1 plumber_came:c4 plus:a9 plus_0:a6 pm:a-6b3h8 pm_$:a-4b3h6
    podcast:a12 podcast_$:a7 podcasts:a1 point:b6 point_$:b6 points:a14j-6 points_$:a3 points_do:a3j-3
    points_do_i:a3j-3 polite:a-2b-2n8 polite_reply:a-1n2 polite_reply_to:a-1n2 pomodoro:a-17b-6t29
    pomodoro_$:a-11t19 population:a5 population_of:a5 porch:b2 portland:a-1q4 portland_$:o3 portuguese:a6
    post:a1b4c4 post_$:a5 post_office:c6 post_on:a3 postpone:a-7b-8d20 postpone_the:a-1d14h-5 pothole:b1
    potter:a2 premier:a3 premier_league:a3 premier_league_$:a3 prep:a-1b5c1 prepare:a-6b-3n11 prepare_a:a-3n7
    prescription:a-4b5c2 prescription_$:c3 prescription_at:b2 presentation:m4 presents:a-6c7 presents_$:a-6c7
    pressure:a2b6p-2 pressure_$:b6 previous:a2 previous_song:a2 previous_song_$:a2 price:a7 price_$:a2
    price_of:a1 prime:a6 prime_minister:a4 print:a-6b14 print_the:a-1b5 printer:a-4b9d1 printer_ink:a-4b9d1
    priority:a-17c-2h17i11p-3 priority_$:a-11h12i11p-2 priority_on:a-4h9 priority_on_cleaning:a-1h5
    priority_task:b3h-2 priority_task_to:b3h-2 probably:a-5b8 professor:a-2n7 project:a-11h7j3m4 project_$:b3j-2
    promised:a-6b11 proofread:a1b5 proper:a-4w11 proud:a-3w9 proud_of:a-3w9 proud_of_myself:a-3w9 pto:a1
    pull:a-2j11 pull_up:a-2j11 pull_up_my:a-2j8 puns:a5 puns_about:a2 purchase:a4j-2 push:a-4b-4d20 push_my:d5
    push_the:d6 put:a-6b13c-8d3e7f-19g4h8i-9j-3k5m-7n4o-7r-2z3 put_a:a2 put_batteries:b3j-1
    put_batteries_on:b3j-1 put_down:a-2b6 put_it:a-7d2e8f-2g2h-4k5 put_it_at:a-4e11 put_it_back:a-3g4k6
    put_it_off:d7 put_it_on:a2b2 put_lunch:b1 put_lunch_with:b1 put_my:a3 put_off:d7 put_off_the:d7 put_on:a9b-2
    put_on_some:a5 put_the:b-9g4h11 put_the_laundry:b-1g6 put_this:e2 put_this_one:e2 put_together:a-2b-2n8
    put_together_a:a-2b-1n7 put_toilet:b1 put_toilet_paper:b1 putting:a-3b1c-5j9 quality:a3 quarter:b6
    quarter_past:b3 quarterly:b6 queue:e3 queue_$:e3 quick:a-4b-2i16j-1n1 quick_i:i7 quick_i_can:i7 quiet:a15r-4
    quit:a-4A18 quit_$:a-11A18 quiz:a-5b9 radio:a16b-3h-2 radio_$:a3 rain:a13b-1d-2 rain_$:f1
    rain_tomorrow:a6d-1 rain_tomorrow_$:a2 raining:a3 raise:a14 raise_$:a4 raise_the:a1 raj:b-4f6 rate:a22b-5
    rate_for:a2 rate_the:a6 rate_the_current:a1 rate_this:a2 rather:e4 rather_do:e4 rating:a2 reactivate:c-3g12
    reactivate_the:c-3g12 read:a14b1c-3d-2f-8i-3j15 read_$:b2 read_me:a3j3 read_me_my:j4 read_me_the:a1
    read_my:a5 read_out:j5 read_out_my:j6 read_the:b4 reading:a-9b5c5d2 ready:a-4i12 ready_for:a-4i11
    ready_for_the:a-4i11 real:x6 real_$:a-6x10 real_person:a8x-6 really:b9c-1d-1e-1o-4s7v4w7 really_call:b6
    really_good:a-1w6 reapply:a-8l16 recall:a-6p11 recall_what:p5 recall_what_i:p5 receipt:a-3b7 recent:a1
    recipe:a4b4 recipe_for:a12b-1 recital:h4 recognize:a2 recognize_$:a1 recommend:a10 recommend_a:a5
    recommend_a_good:a1 record:a4o3 recruiter:n5 recycling:b2 red:a12h-1 red_$:a5h-1 redial:a7
    redo:a-20b-7c-5d-2f-4h-3j-1k-9l43 redo_$:a-10l23 redo_it:l10 redo_it_$:l10 redo_that:a-1l9 redo_that_$:a-1l9
    reference:a-2b-4o10 refund:a3 regarding:a-4n7 reggae:a1 registration:a-9b12 registration_$:a-3b4c2
    rejected:g2 relevant:a-3f13 remember:a-22b3c-5d-3f-6h-3i-3j3m-1n-2o24p9q11x-4 remember_about:a-4p3q4
    remember_about_me:q1 remember_i:o6 remember_my:a-4o1p1q7 remember_my_anniversary:p1 remember_my_locker:q1
    remember_my_name:q4 remember_that:b-2o15 remember_that_i'm:o2 remember_the:a4p-1 remember_to:b10
    remember_to_cancel:b3 remembering:a-2q9 remembering_my:a-2q9 remind:a-14b16d10i-3j3n-1o-3p1
    remind_me:a-14b15d10i-3j3n-1o-3p1 remind_me_0:b2 remind_me_about:d4f2 remind_me_again:b-2d4
    remind_me_every:b1 remind_me_later:b-3d8 remind_me_that:b5 remind_me_to:a-1b12d-4 remind_me_what:p6
    reminded:a-7b8f1 reminded_to:a-5b9 reminder:a-33b7c-8d9e-1f19g6h16i-4j3k-1m-8n-2o-7p-3q-1r-2
    reminder_$:a-6f9h2z3 reminder_about:b1 reminder_about_the:b1 reminder_by:d9 reminder_by_two:d7
    reminder_for:a-6b4d-1f6g5h3j-1n-1 reminder_for_me:b3 reminder_for_the:b-4c-1g6h5 reminder_for_tomorrow:b2
    reminder_i:g4 reminder_to:a-9d2f1h3j5 reminder_to_0:h4 reminder_to_call:a-1d6f3h-7j2
    reminders:a-29b-5c-3f11j31p-3z7 reminders_$:a-15b-1c-1f8j16z7 reminders_are:a-6j8 reminders_for:a-2f3j2
    reminders_for_this:j4 reminders_for_tomorrow:f1 reminding:a-7b-1f13 reminding_me:a-7b-1f13
    reminding_me_to:a-3f9 remove:a-16c-8d-3e-6f30g-1h2j-7p-2q11 remove_all:f5 remove_it:f5 remove_it_$:f5
    remove_my:q8 remove_the:a-9b2c-1f2h6q4 rename:b-9h19 rename_task:b-1h4 rename_task_0:b-1h4 rename_the:b-2h12
    rename_the_gym:h5 renew:a-16b17c8 renew_passport:b8 renewing:a-2m6 renews:b5 rent:a-7b1c2d-1g3h3j11
    rent_$:a-10b2c6j7 rent_is:a1c2 rental:b1 rental_car:b1 reopen:a-12b-6c-3d-1f-4g35h-3j-3 reopen_it:g8
    reopen_it_$:g8 reopen_task:g6 reopen_task_0:g6 reopen_the:g8 reopen_the_dentist:g5 repeat:b1d-1h13
    repeat_every:h2 repeat_every_week:h2 repeat_this:b6 repeating:b1 repeating_alarm:b1 repeating_alarm_every:b1
    replace:a-3b6 replace_smoke:b1 reply:a-5b1n11 reply_to:a-5b1n11 report:a-12b-12c7d8f-7g5h7m6n-1o-5t8
    report_$:a-4b-2c3d-1g8h-3m8o-1t1 report_as:h4 report_by:b2 report_is:a-1j1 reschedule:a-6b-6d4h14j-5
    reschedule_my:a-1h9 reschedule_the:b-2d6h3j-1 reschedule_the_meeting:d7 reservation:b2 reservations:a1
    reservations_$:a1 reset:a8 reset_my:a1 rest:a-10d5j6 restaurant:a4 restaurants:a11j-4
    restore:a-10b-2c-3f-3g22j-1k6 restore_the:a-3c-2f-1g18 restore_the_one:g4 resume:a6m4 resume_$:m4
    resume_my:a3 return:a-7b20c-4h8j-1m1 return_the:b7 reverse:a-9k19 reverse_it:k3 reverse_it_$:k3
    reverse_that:a-2k11 revert:a-2k8 revert_the:a-2k8 revert_the_last:a-2k8 review:a-6b5c3h2 review_the:b6
    reviews:a4 reviews_for:a3 revive:a-4g12 revive_the:a-4g12 rhythm:a2 rice:a7 rice_$:a2 rich:a1 rid:a-1f9
    rid_of:a-1f9 rid_of_all:f2 right:a13b-2c-6d-3e8f-2h-1i5j-7m-5o-4p-7s5w7 right_$:a15
    right_now:a3c-1d-2e9j-3o-1p-3s5w8 right_now_$:c-1d-1e9o-1s5w8 right_now_?:a2 ring:a8b1 ring_my:a5
    ring_my_phone:a2 ring_the:b5 road:a2b-4d9h-2 road_$:a2 roads:a3 robot:x3 robot_vacuum:a3 rock:a7 roll:a6b5k8
    roll_a:a1 roll_two:a6 room:a4b1 room_for:b2 roomba:a13b-4 roomba_$:a5 root:a6 root_of:a6 root_of_0:a6
    roses:a2 rotten:a1 route:a8 route_$:a3 routing:a9p-2 routing_number:a9p-2 routing_number_$:a7p-2 row:o1
    rubbish:w11 rude:a3 rules:a1 run:a-4c2d3j6 run_$:c4 rundown:a-6d-1j12 running:a-9b14j6 running_$:a-6j7
    safe:a1 saga:a5 said:c-1g3k3p1q1 said_$:k4 said_about:p2q1 salad:b3 salary:a5 sale:a-1f1 sale_$:a-1b3j1
    salmon:a4 salmon_$:a1 sam:a-1b4n9o3 sam_$:n3o5 same:a6 same_thing:a2 sandeep:a-1b1c4n1 sandeep_for:b1n1
    sandeep_for_the:b1n1 sandwich:a3 sandwich_$:a3 sarah:a-11b12d-3f2h4 sarah_$:a-3b8 saturday:a-15b15c-4d9h7k-1
    saturday_$:a-9b15 saturdays:b-2o6 save:a-4b3o10 save_this:a-4b3o10 savings:a12h-1 savings_$:a9
    savings_account:a2 saw:a10 say:a9b-9c-4d-2e-1f-2h14i-9j-13k-1n11o-1p7x-1z3 say_$:a2z8 say_?:a1 say_?_$:a1
    say_my:a-3p5 say_something:a6 say_something_funny:a4 say_that:a11 say_that_again:a6 say_to:a-5i-1n11
    say_to_the:a-5i-1n11 say_two:h1 saying:a-1b-5h2n8 says:b3c-3g4 says_delivered:a3 says_delivered_but:a3
    scary:h-3m9 schedule:a-2b9d-1f8h-1i-1j2 schedule_a:a-6b12 schedule_a_meeting:b1 schedule_at:a1
    schedule_for:a3b-3f5 schedule_for_the:a4b-2f5j-4 scheduled:a-7j9 scheduled_for:a-5j7 school:a-10b1c-4h5o6p8
    school_$:h7 science:a-4b1h2j-2m5 science_project:a-4b1h2j-2m5 science_project_$:b3j-2 score:a8 score_$:a1
    scrap:a-7c-1f20 scrapbook:a-5f-4g8h6 scrapbook_$:a-5f-4g8h6 scratch:a-6c-2f13k5 scratch_that:k5
    scratch_the:a-4f10 screen:a5 screenshot:a2 search:a4b-7j12 search_for:b-4j11 search_for_the:a6 seats:a7
    seats_$:a5 second:a-6c-2f8h4o5 seconds:a10 seconds_$:a7 seconds_in:a1 security:a2 security_system:a2
    security_system_$:a2 see:a4b-12c-5d-4e1f-2h-1i-3j15p-1A15 see_my:a4 see_the:e3j7 see_what's:a-2j5
    see_you:a-4A12 see_you_tomorrow:a-2A10 seen:a7 selfie:a4 selfie_$:a1 sell:a1f1 send:a-5b20c-5d-1e3g-5h-4n3
    send_0:a6b-3 send_it:a-1b5e4g-1 send_the:b9n1 send_the_invoice:b2 send_the_roomba:a5 send_to:n2
    sent:a-5b-2c24f-1 sent_the:a-4c14 sent_the_invoice:c4 sentence:a4 sentence_$:a4 sergeant:a-5r10 series:a4
    services:a2 services_$:a2 session:a-3t7 session_$:a-3t7 set:a-5b8c5d-3e-3f-1g4h2i-3j6k-2m-6n-9o-3p-2r3z11
    set_$:j1 set_a:a-5b15h-1t2 set_a_reminder:b7 set_a_timer:b4 set_an:b1 set_an_alarm:b1 set_brightness:a2
    set_brightness_to:a2 set_for:a-8f2j9 set_for_tomorrow:j3 set_my:a-1b4 set_my_alarm:a-1b4
    set_the:a10b-13c4f-1g2 set_the_alarm:a4 set_the_deadline:h2 set_the_essay:h2 set_the_lights:a1
    set_the_temperature:a1 set_the_thermostat:a2 set_up:b5 set_up_a:b5 set_volume:a3 set_your:a4 settings:a4
    settings_$:a4 seven:a-3b9 seven_$:a-3b8 shakespeare:a4 share:a6 share_my:a4 sharks:a4 she:a8g4 shed:b4
    shed_tonight:b4 shed_tonight_$:b4 shelve:d8 shirt:b4 shoe:a-10j-5o2p10q4 shoe_size:a-10j-5o2p10q4
    shoe_size_$:a-3p1q5 shoe_size_is:o3 shoes:a9b1j-1 shoes_$:a1 shoes_i:a1 shop:a-2o1p1 shop_$:p1
    shopping:a-12b4c3f8g-1h6i-1j2 shopping_list:a-7b4f3h6j2 shopping_list_$:a-6b4f2h4 shopping_list_to:h1
    shops:a4 short:b-2n7 short_note:n3 short_note_to:n3 shorter:a-5r10 shot:b3 shots:a1
    should:a-2b7c-9d-4e-3f-6g-5h22i16j-18k-3n6o1p-9q-1r-2w-4z-4 should_be:a-8b-2h18
    should_i:a10b-9c-1i13j-12m1n8o-3p-5z-1 should_i_be:a1 should_i_buy:a8 should_i_call:b-1i6 should_i_do:a-2i9
    should_i_get:m4 should_i_have:a2 should_i_say:a-2n7 should_i_start:a-3i6 should_i_watch:a1
    should_i_wear:a7i-1 should_i_work:i4 should_know:o7 should_know_that:o7 should_my:a1 should_probably:a-6b8
    should_really:a-4b11 should_really_call:b6 should_say:a-4h11
    show:a8b-17c-13d-2e5f-13g-7h-8j20k-1m-8n-2o-9p10q-8r-3w-1z14A-1 show_$:a11 show_0:a-9j12 show_0_$:a-9j12
    show_flights:a2 show_flights_from:a2 show_me:a1b-7c-1e9f-3j2m-2o-1p2q-3z15 show_me_all:a-3j5
    show_me_another:e6 show_me_how:a-1z5 show_me_my:a7i6j-2 show_me_pictures:a3 show_me_the:a-4d1e4i-4j-8z15
    show_me_what's:j2 show_my:a11 show_my_recent:a1 show_reminders:a-2j5 show_the:j3 shower:a-2b8 showing:a7
    shuffle:a15b-1 shuffle_$:a5 shuffle_my:a4 shut:a8b-3d5 shut_down:a2 shut_down_the:a2 sick:a6j-1n1 sick_$:n1
    sick_days:a2j-1 sick_days_do:a2j-1 sign:b13g-1 sign_the:b10g-1 sign_the_lease:b7 since:c2 sing:b-4x11
    sings:a1 sink:b3g1 sink_is:a-1b5 sink_is_leaking:a-1b5 siobhan:a-2h6 siobhan_$:a-2h6 siri:a6 sister:o1p1
    sister's:a-8j-2o5p7 sister's_birthday:a-3o1p5 sister's_birthday_is:o2 sister's_name:a-1o2
    sister's_name_is:o2 sister_$:a-3o5 sister_called:p4 six:b5c2 six_$:a1b3 size:a-5b-5j-5m6o1p10q4 size_$:p1q5
    size_is:o3 size_is_0:o3 skip:a-9b-8c-5d-6e40f-5g-3h-4i-1j-1 skip_$:a-7e11 skip_it:a-2e9 skip_it_for:e1
    skip_number:e8 skip_number_0:e8 skip_the:a-2e12 skip_the_laundry:a-1e10 skip_this_one:e2 skip_to:a9
    skip_to_the:a4 sleep:d8x7 sleep_$:a-2b4x9 sleep_?:a3 sleep_?_$:a3 sleep_on:b-3d8 sleep_on_the:b-3d8 slept:a5
    slides:a-12b-3f-2h4m11t3 slides_$:a-4c6t3 slip:a-6b4c7 slip_$:a-5b3c7 slow:b4 slower:a10 slower_$:a7
    smaller:a-16b-2m28 smaller_$:a-9m18 smaller_pieces:a-2m8 smaller_pieces_$:m1 smart:a9x-3 smarter:a2
    smarter_than:a2 smarter_than_siri:a1 smoke:a-3b6 smoke_detector:a-3b5 snap:a2 snap_a:a2
    snooze:a-23b-12c-6d37e-3f-6g3h-4i-3j2o-3p-5z5 snooze_$:a-4d5j2k3 snooze_for:d3 snooze_number:d3g6
    snooze_number_0:d3g6 snooze_on:d7 snooze_on_the:d7 snooze_that:d7 snooze_that_for:d6 snooze_the:d4
    snooze_the_dentist:d1 snooze_this:d3 snoozed:a-11g3j14 snow:a10 snow_on:a1 snowing:a3
    so:a6b1c-9d-11e-13f12g5h-4j-4k-9l-4m-5n-3r4s-6u-1v6w12x-5z-3A-5 so_$:a13 so_behind:a-1w4 so_far:a-3j1p4
    so_far_$:a-3p4 so_i:a-2b7 so_i_can:b4 so_loud:a2 so_loud_$:a2 so_much:v9w4 so_much_that:a-2v6
    so_overwhelmed:a-2w10 so_remove:f2 so_remove_it:f2 so_rude:a3 so_stressed:w3 so_take:f3 so_that:a-5c-1f5g7
    so_that's:b1c1 so_that_one:a-1g5 so_the:g6 so_what:i6 so_you:a-5c3o10 so_you_can:c4 so_you_know:a-2o11
    soap:a-3b7j1 soap_$:a-3b9 socket:a2 sofa:i2 solve:a5 solve_x:a3 solve_x_squared:a3 some:a16b4c-1j-4
    somebody:a1b1 someone:b4 someone_stole:a2 someone_stole_my:a2
    something:a-9b-11c-10d-5e18f-5g-1h-2i21j-8m-4n11o-5p-6s-4w-5z19A-1 something_$:a-6i5j-1s-1z15
    something_else:a-5e14 something_else_$:a-3e10 something_for:i7n1 something_for_me:a-2i7 something_funny:a6
    something_i:a3n3 something_to:i3n4 sometime:a-3b10 sometime_next:b3 sometime_next_week:b3 son:a-14o9p8
    song:a23b-7c-4e-5f-1j-1x11 song_$:a4e-2x11 songs:a2 sore:a1 sorted:a-7c15 sorted_$:a-5c10 sounds:a4
    soundtrack:a1 soup:a6 soup_$:a4 spain:a3 spanish:a5b3 spanish_$:a8 spare:a-11b-3c-3o13p12
    spare_key:a-10c-3o6p12 speak:r13 speak_$:a5 speak_like:a-3r7 speaker:a4 speaker_$:a4 speakers:a5
    speakers_$:a5 speed:a3 spell:a15 spelled:a-3h7 spelling:a-4h11 spelling_it's:a-1h7 spend:a5 spend_on:a2
    spent:a5j-1 spinach:a5 split:a-5m16 split_up:m3 split_up_cleaning:m3 sponges:b1f-2 spotify:a4 spotify_$:a4
    spring:d3 square:a5 square_root:a5 square_root_of:a5 squared:a3 squared_equals:a3 squared_equals_0:a3
    st:a-2o8 stadium:a1 staff:h4 staff_meeting:h4 stairs:a-2b10 stamps:a-12b13c9 stamps_$:a-11b16c2 star:a5
    star_wars:a5 star_wars_$:a2 stars:a14b-1 stars_$:a12 start:a-2b3c-11d-5e-3f-6g-3h-8i19j-10m19o-3p-5t10z-8
    start_$:a-5i10m3 start_a:a-3b8m-3t11 start_a_0:a-3b3 start_my:a4 start_playing:a1 start_playing_the:a1
    start_the:a4m5 start_the_essay:a-4m7 start_the_vacuum:a1 start_with:a-7i8m7 start_with_?:a-2i5
    start_with_the:a-7i4m5 started:a-10m4w10 started_$:a-4w8 started_on:a-4m4w1 statement:a7j-3
    statement_$:a7j-3 states:a12j-1 states_border:a3 station:a13 station_$:a10 status:a-1j12 status_$:a-6j12
    status_of:a3 stay:a2 step:a-15b-3k12m18 step_$:a-7k12m7 step_by:a-3b-2m11 step_by_step:a-3b-2m11
    step_for:a-1m4 step_for_the:a-1m4 steps:a-20b-5c-1j-9m36 steps_$:a-12m20 steps_for:a-7b-1j-3m18
    steps_for_number:m1 steps_for_the:m4 steps_to:m2 steve:a1 stick:b9j-3 still:a-2b1c-3f-4g13i-1j14o-2p-1
    still_have:a-1j4 still_have_to:a-1j4 still_need:b4g4 still_need_to:b4g4 still_open:g3 still_open_$:g3
    still_return:a1 stock:a14j-1 stock_market:a2 stock_market_$:a1 stock_price:a3 stock_price_$:a2 stole:a3
    stole_my:a3 stop:b-10c-6d-2f10j-2p-1q8r7t8 stop_being:r9 stop_being_so:r9 stop_remembering:a-2q9
    stop_remembering_my:a-2q9 stop_reminding:a-7b-1f13 stop_reminding_me:a-7b-1f13 stop_the:a5b-1c-3t9
    stopped:a4 storage:a3j-1 storage_is:a2 storage_is_left:a2 store:a-4h-1j6o11 store_$:a-5b2j8 storm:a2
    story:a7 story_$:a3 strange:a7 stranger:a1 stranger_things:a1 stream:a5 street:o7 stressed:a-5w15
    stressed_about:a-2w10 stressed_about_work:w4 stressed_out:w6 stressed_out_$:w6 stretch:f4 stretch_$:f4
    strike:b-2c1f5 strike_the:b-1c1f5 stuck:a1m11 stuck_in:a3 stuck_on:m11 study:a-4b9 study_for:a-5b9
    stuff:d3s3 stupid:c4 submit:a-9b13 submitted:a-8c13 subscription:b5f-3 substitute:a9 substitute_for:a5
    substitute_honey:a1 substitute_honey_for:a1 subtasks:a-5b-6m15 subtitles:a3 sugar:a2 sugars:a-15b-3o10p12
    suggest:a5b-3i12 suggest_a:a3 suggest_i:i5 suggest_something:a2i7 summer:a4 summer's:a9 summer_$:a3
    sunday:a-2b9c-2d13e-3h-2 sunday_$:b1d14e-3h-2 sunday_night:a-2b5 sunday_night_$:a-2b5 sunrise:a6j-4
    sunrise_tomorrow:a6j-4 sunset:a4 super:h5 superb:a8 support:a6 support_apple:a1 support_apple_pay:a1
    suppose:a2 supposed:a-5j10 supposed_to:a-5j10 supposed_to_call:j1 supposed_to_pick:j2 sure:a14b4w-2
    sure_$:a10 sure_i:b8 surgery:a-1c4 sushi:a1 swap:b-4h6 swift:a7b-1 swim:a6h4 swim_$:a2h1
    switch:a5b-10c-5d-2f-3r21 switch_off:a2 switch_off_the:a2 switch_on:a5 switch_on_the:a4 switch_the:a6h1
    switch_to:b-2h-2r12 switch_to_channel:a2 switch_to_the:r8 sydney:a3 symptoms:a1 symptoms_of:a1 sync:a7b-3
    sync_my:a3 sync_my_phone:a3 synonym:a11 synonym_for:a5 system:a9 system_$:a7 tablet:a6 tablet_$:a6
    tablets:a-8c11 tackle:a-2i8 tackle_first:a-2i8 tackle_first_$:a-1i6 tag:a-2c-1h11 tag_the:a-2c-1h11
    take:a-5b3c-17d-9e-5f18h5i-2j-10k11m-3n-4o3p9r-2 take_$:a-9p12 take_a:a10 take_a_screenshot:a2
    take_a_selfie:a2 take_eggs:a-2c-2g7 take_eggs_off:f1 take_ibuprofen:a5 take_it:f6k4 take_it_back:k4
    take_it_off:f6 take_me:a7 take_me_to:a1 take_my:b6 take_out:b4 take_out_the:b4 take_reservations:a1
    take_reservations_$:a1 take_that:a-2f7k6 take_that_back:k7 take_the:a-10f-7h10o8 take_the_due:f-2h5
    taken:a-13c17 talk:a10b-7r8A4 talk_$:a2 talk_to:a3b-2A5 talking:a12 talking_to:a5 tall:a4 tanya:a-12n1o4p4
    tanya_$:a-7n2o4 target:a7 target_$:a4
    task:a-43b-5c-2d-11e13f10g22h10i17j6k-13l-5m16n-13o-14p-9q-7r-10s-5t-5u-3v-3w-4x-6y-2z1A-5
    task_$:a-15b-7c-5d-7e10f6g9i10k-3m8o-1r-1 task_0:a-8b-11c1g1j8m10 task_0_$:a-6b-5f1g2h-5j9m10
    task_0_to:b-2h6 task_about:a-3b-1f-1g6j8 task_about_the:a-3b-1f-1g6j8 task_for:b8 task_i:g9
    task_i_dropped:g1 task_is:a-1h1i6 task_is_most:i5 task_isn't:f7 task_please:a-1e2i4m5
    task_please_$:a-1e2i4m5 task_should:i1 task_should_i:i1 task_that:b-6h9 task_that_i:b-2h5 task_to:a-2b3g-1h6
    tasks:a-32b2d-2f6j37o-3 tasks_$:a-12c-2f7j19o-1 tasks_?:a-5b2j1 tasks_?_$:a-5b2j1 tasks_are:a-8c2j8
    tasks_for:a-4j8 tax:a-8c8f-2g4h2m2p-3 tax_$:b6p-2 tax_forms:g2 tax_forms_$:g2 tax_return:b-1h5m3
    tax_thing:a-4c5d3 taxes:a-15c6d6e1f-3g6h3j-10m8p-1 taxes_$:a-7b3g8i2j-5m5 taxi:b3f5 taxi_$:a3 taylor:a6
    taylor_swift:a6 tea:b10 tea_$:a-1b10 teacher:a-1n5 teacher_conference:b5 team:b2 team_$:a1 tech:a2
    tell:a4b-6c-5d2e-3f-5h-1i2j9m-6n-5o-10p11q-9r-4w-1x2y7 tell_me:a3b-6c-1d2e-3f-4i2j10m-5n-5o-8p6q-8r-3x3y8
    tell_me_a:x6 tell_me_about:a3j6p-2 tell_me_again:d5 tell_me_everything:p5 tell_me_how:a6 tell_me_if:j5
    tell_me_my:p9 tell_me_something:a8 tell_me_the:i3j-4y11 tell_me_what:a-6i3j2p1z3 tell_me_what's:a1
    tell_you:p6 tell_you_about:a-1p6 tells:a-1n5 temperature:a15 temperature_to:a1 temperature_to_0:a1
    ten:a2d10j-3s3 ten_$:a3b-2d5 ten_am:f2 ten_minutes:a-5b2d1s3 ten_minutes_$:a-3d1s4 ten_minutes_before:i1
    ten_more:d2 ten_more_minutes:d2 terminal:a1 terrible:a4 tesla:a3 texas:a5 texas_$:a3
    text:a-13b14d-2h-1j-3n24o-3 text_for:n5 text_to:a-7b-6n15 text_to_cancel:b-1n5 text_to_mom:n3 textbook:a1
    thai:a3 than:a21 than_siri:a1 thank:a-7b5c5h-2k-2m-2n4o-2v20x-6 thank_you:a-3b6c1m-1n4o-1v17x-6
    thank_you_$:v8 thank_you_cards:b2c3 thank_you_note:b-6n10 thank_you_so:v4 thanks:a-22b-6c-4v36
    thanks_$:a-9v16 thanks_a:a-4v8 thanks_a_lot:a-4v8 thanksgiving:a-6b9d3 thanksgiving_$:a-6b9d3
    that:a-17b-9c-5d10e9f7h19i-9j-23k22l16m-10n3o8p-21q11r-21s-16t-11u-16v2w-25x-24y-11z-16A-21
    that's:a-1b-4c18d-6e-5g-3h-5i-6j-1m7o-3p-2q2r-2u-1v3w-3x-1A9 that's_all:a-3A14 that's_all_for:a-1A11
    that's_done:c4 that's_not:f7k2q4 that's_not_what:a4k2 that's_sorted:a-3c10
    that_$:a-4b-15d-2e9f3g3i-4j-5k11l17m-3n8o-16r-1v-6w-3x-7A-2 that_?:a-4i12 that_?_$:a-4i12 that_again:a5l4
    that_back:a-3d4k11 that_back_$:a-2k11 that_can:a-5c-2d10f5 that_down:m7 that_for:b-2d5o4
    that_i:a-12b5c-4g-1h1j-3k2n-1o9q12 that_i'm:b4o5q4 that_i'm_allergic:q3 that_i'm_vegetarian:q5
    that_i_have:a-6o2q9 that_i_need:h4 that_i_work:q3 that_in:a-7h10 that_is:a4 that_joke:a6 that_joke_was:a6
    that_last:k8 that_my:o5q2 that_my_dentist:q2 that_off:f4 that_off_$:f1 that_one:a-3d5e7f4g6h-3k-3
    that_one's:c4g1 that_one's_done:c4 that_one_$:e10 that_one_is:a-1g5 that_one_off:f5 that_our:o5
    that_please:a-2k7 that_please_$:a-2k7 that_should:h6 that_song:a7 that_task:f15 that_task_$:f8
    that_the:b1d-1 that_thing:a-3j5 that_this:c1 that_to:a-3h11 that_undo:k1 that_was:k8l-2v9 that_was_a:a-3k11
    the:a3b9c15d4e-7f17g17h13i-13j-1k-6l-1m9n5o-12p-16q-15r-13s-17t-4u-39v-38w-51x-15z-12A-25
    the_0:a-3b4c-7d5f2g-3h2j1 the_0_$:a-5c-2d6h5j1 the_ac:a5 the_ac_$:a5 the_accountant:h1 the_agenda:a-6i6j3
    the_agenda_$:a-6i6j3 the_air:a7 the_airport:a6b2 the_airport_$:a5 the_alarm:a3b-10f7 the_alarm_for:f5
    the_alarm_system:a5 the_app:a-3A11 the_app_$:a-6A11 the_apr:a1 the_apr_on:a1 the_atm:a2 the_atm_gave:a1
    the_attic:a-5d2h4 the_attic_$:a-1h2 the_attic_task:h1 the_back:b-3e9r-1 the_back_of:e9 the_bake:a-1f1
    the_bake_sale:a-1f1 the_bank:a-13b2i6n12 the_bank_$:a-11h-1i7n9 the_barbecue:f3h1 the_beach:a2
    the_beatles:a3 the_beatles_$:a2 the_bedroom:a11 the_bedroom_$:a3 the_best:x12 the_bins:a-2c5
    the_bins_out:a-2c5 the_birthday:b-1f3m1 the_blinds:a4 the_blinds_$:a3 the_blue:b5o6 the_book:a5
    the_brakes:b2 the_brakes_looked:b2 the_bridge:a1 the_budget:a-4c3d4 the_bus:a-1b-4c-1d-1o7s11
    the_bus_$:b-1s5 the_cabin:a-3o2p2 the_cake:b1c5 the_calendar:b2 the_calendar_$:b1 the_call:a8b-6d9h-6
    the_call_$:a7 the_camera:a1 the_capital:a3 the_capital_of:a3 the_car:a-6b2d9f4h-1j5 the_car_$:a3c-1f-1j9
    the_car_registration:a-6b6 the_car_wash:a-7b-6d8f6g1 the_cat:a-3b5c6 the_cheapest:a6 the_chicken:a1
    the_chicken_or:a1 the_church:b3j2 the_civil:a1 the_civil_war:a1 the_closest:a10 the_coffee:a3
    the_complaint:a-6n9 the_complaint_letter:a-6n9 the_concert:h2 the_couch:b7f1h-4 the_council:n2
    the_current:a5 the_curtains:a3 the_curtains_$:a3 the_date:a-1y7 the_deadline:a-4b-3f-7h19
    the_deadline_for:h2 the_deadline_of:h4 the_definition:a2 the_definition_of:a2
    the_dentist:a-7b-19e-1f1g1h3i2j14m-2n5o-2 the_dentist_$:b-3c1f-1i6j5 the_dentist_call:d4 the_dentist_on:n3
    the_dentist_one:c2g2 the_dentist_reminder:f6 the_dentist_task:b-2g2h3j4 the_dentist_to:h6
    the_dishes:a-1c5e2f-1g7 the_dishes_$:c9 the_dishes_as:g2 the_dog:a-7b7c8j-2p4 the_dog_$:a-8c5p5
    the_dog_on:a-1b5 the_dow:a2 the_drill:a-2r6 the_drill_sergeant:a-2r6 the_dry:a-2c3f3
    the_dry_cleaning:a-2c3f3 the_due:f-2h8 the_due_date:f-2h8 the_egg:a1 the_egg_$:a1 the_eggs:a-3b3c5
    the_eggs_$:a-1c5 the_election:a3 the_election_$:a2 the_electric:a-7b5h7 the_electric_bill:a-7b5h7
    the_email:a-4b-2c4n7 the_email_to:a-4b-2c4n7 the_end:a-1b1e1 the_end_of:a-1b1e1
    the_essay:a-19c1d-6f-1g6h13j-4m12t1 the_essay_$:a-5b3c-1g1j-1m7t2 the_essay_first:h4 the_essay_into:m5
    the_essay_to:b-2h9 the_expense:c5 the_expense_report:c5 the_fact:a-4f-3q15 the_fan:a2 the_fence:f6m4
    the_fence_after:f7g-1 the_first:a-9c4d1f1i-4m8 the_first_one:c10 the_first_tiny:a-4m8 the_flights:a-4c5
    the_flu:b3 the_following:e5 the_forecast:a4 the_forecast_for:a4 the_fridge:a-7b7c1 the_fridge_$:a-4b8
    the_front:a5 the_front_door:a3 the_game:a10 the_game_$:a1 the_garage:a-10b-3c5d3f-1g4h1m10
    the_garage_$:a-6b-8c11m8 the_garage_cleaning:g4 the_garage_door:a7 the_gate:a-1b4 the_gold:a2
    the_grandma:a-1r5 the_great:a1 the_groceries:c1d1 the_groceries_$:c1d1 the_grocery:a-4b-2c7d2f2
    the_grocery_list:f3 the_grocery_run:a-1c3d3 the_gutters:a-10b-1d10f5g3 the_guy:a3 the_gym:a-8b-4c7f5g6h1
    the_gym_$:a3 the_gym_membership:a-2c5 the_gym_task:c-2f1g8 the_haircut:a-9b-6f11g3 the_haircut_$:a-6f13
    the_hallway:b7 the_hallway_$:a-2b7 the_headlines:a2 the_headlines_$:a2 the_heat:a5 the_heat_$:a2
    the_heating:b4 the_heating_$:b6 the_highway:a1 the_highway_$:a1 the_hilton:a4b-2 the_house:a6
    the_humidity:a2 the_ingredients:a6 the_ingredients_for:a6 the_insurance:a-9c4d5j5 the_insurance_$:j6
    the_interview:a-2b3h5j1 the_interview_$:j1 the_invoice:a-13b6c8d-3f-5g2h5m-2n4 the_invoice_$:b2c-2n5
    the_invoice_task:c8 the_ironing:a-4b-2d6g3 the_ironing_$:c2 the_job:m4 the_kettle:i4 the_kids:f4
    the_kids':a-6b7c-5o7 the_kids_$:c1 the_kids_from:b3 the_kitchen:a3b-7c2h-1m7 the_kitchen_$:a3 the_lab:a-1h4
    the_lab_report:a-1h4 the_lamp:a1 the_landlord:a-8b-4c7d4g-2h3j2 the_landlord_$:a-5c4j3
    the_landlord_email:b-4c2d5 the_landlord_one:h3 the_language:a3 the_language_to:a3
    the_last:a-3b-4c-9f5g-3k16l3 the_last_change:a-4k7l4 the_last_one:h3 the_last_two:a-5f7 the_latest:a4
    the_laundry:a-4b-3c-5d6e8g10 the_laundry_$:a1d-1e6g4 the_laundry_back:b-1g6 the_laundry_for:e2
    the_laundry_to:d8 the_lawn:b7 the_leak:b4 the_leak_$:b4 the_lease:b7 the_library:a-4c7g3j4
    the_library_books:a-3c7g4 the_light:a5 the_lights:a13h-2 the_lights_$:a4 the_lights_to:a2 the_line:e7
    the_line_$:e7 the_list:a-15b1d-3e1f2g1i4j7m-1 the_list_$:a-2b-4d-2e2g1h1i7j1 the_list_?:a-1j3
    the_list_for:b6 the_list_of:b1 the_living:a8 the_living_room:a8 the_loft:a-10d2f8i-3m6 the_longest:c-5j9
    the_map:a1 the_marathon:f4 the_meaning:a-5x8 the_meaning_of:a-5x8 the_meeting:a-1c-4d3f8h6n-2
    the_meeting_to:d7h-1 the_meeting_with:a-4b-1f5h6 the_message:a-1n11 the_message_to:n7 the_mets:a4
    the_milk:a-7b-2c9f-4g4k6 the_milk_$:a-7c4g4k6 the_moment:b-1e6 the_mood:a-1e3 the_mood_for:e4 the_moon:a3
    the_morning:a-3d3o1 the_morning_$:b-1d3o2 the_mornings:a-2o5 the_mornings_$:a-2o5 the_most:a5b-1i7j-2
    the_most_important:i4 the_most_money:a6 the_movie:a7 the_music:a5 the_music_$:a1 the_nearest:a9
    the_nearest_gas:a1 the_neighbor's:c3 the_neighbor's_cat:c3 the_neighbors:a4 the_new:a4d6 the_new_year:a-1d6
    the_news:a6 the_news_$:a1 the_next:a14b-9c-2d-6e9f-1h-3i9j-12s5 the_next_episode:a1 the_next_one:i5
    the_next_song:a1 the_next_task:e9i-1 the_next_thing:i5j-4 the_ocean:a1 the_ocean_$:a1 the_odeon:a2
    the_office:a9 the_office_$:a5 the_oil:b-3c1d5h-4j2 the_oil_change:a-1b-2c1d5h-4j2
    the_one:a-6b-4c-2g2h-2i2j3k3l3n6 the_one_about:a-1g1j5 the_one_i:k3l3 the_one_thing:i5 the_one_with:n3
    the_oven:b6h-1 the_oven_$:a-2b4 the_oven_to:a4 the_package:b1 the_painting:a-5f-1h10 the_parent:b4
    the_parent_teacher:b4 the_party:f1m4 the_party_$:a2 the_party_planning:a-2m5 the_passport:a-6b-1d3g5h2j1
    the_passport_$:a-1g2j3 the_passport_one:g2 the_payment:g5 the_payment_bounced:g5 the_permission:a-4c7
    the_permission_slip:a-4c7 the_pharmacy:a2 the_phone:a1c1n3 the_phone_$:n3 the_piano:f2g1
    the_piano_lessons:f2g1 the_plants:a-1h6 the_plants_every:h1 the_plumber:a-4b1g1n6 the_plumber_$:a-2n6
    the_plumber_about:b2h1 the_podcast:a4 the_population:a5 the_population_of:a5 the_porch:b2 the_post:a-3c6
    the_post_office:a-3c6 the_premier:a3 the_premier_league:a3 the_prescription:c3 the_prescription_$:c3
    the_presentation:m4 the_prime:a1 the_prime_minister:a1 the_printer:d2 the_priority:a-5h13
    the_priority_on:a-4h9 the_project:a-5h3j7 the_quarterly:b6 the_queue:e3 the_queue_$:e3 the_radio:a10h-1
    the_recital:h4 the_record:o3 the_recruiter:n5 the_recycling:b2 the_reminder:a-4b-9c-4f8g10h1
    the_reminder_about:f1 the_reminder_for:b-4c-1f2g6 the_reminder_i:g4 the_rent:a-10b-2c3g3h4j9
    the_rent_$:a-4b-1c7j4 the_rent_is:a1c2 the_report:a-10b-18d9f-5g8h3m7o-1t8 the_report_$:b-1d-1g8h-2m9t1
    the_report_is:a-1j1 the_reviews:a3 the_reviews_for:a3 the_road:b-1d9h-1 the_robot:a3 the_robot_vacuum:a3
    the_roomba:a8b-1 the_same:a4 the_same_thing:a2 the_school:b1 the_science:a-3h2m5 the_science_project:a-3h2m5
    the_scrapbook:a-5f-4g8h6 the_scrapbook_$:a-5f-4g8h6 the_second:a-3c-1f8h4 the_security:a2
    the_security_system:a2 the_shed:b4 the_shed_tonight:b4 the_shop:j2 the_shop_$:j2 the_shopping:a-6b3c-4f10h3
    the_shopping_list:b1f4h2 the_shower:a-2b8 the_sink:a-1b3g1 the_sink_is:a-1b5 the_slides:a-12b-3f-2h4m11t3
    the_slides_$:a-4c6t3 the_smart:a3 the_snoozed:a-5g3j6 the_sofa:i2 the_song:a2 the_spare:a-10c-3o6p12
    the_spare_key:a-10c-3o6p12 the_speakers:a5 the_speakers_$:a5 the_spelling:a-5h11 the_spelling_it's:a-1h7
    the_stadium:a1 the_staff:h4 the_staff_meeting:h4 the_stairs:a-2b10 the_steps:a-8j-4m18
    the_steps_for:a-4j-2m12 the_steps_to:m2 the_stock:a2 the_stock_market:a2 the_store:a-2b1j8
    the_store_$:a-5b2j8 the_street:a4 the_super:h5 the_surgery:a-1c4 the_symptoms:a1 the_symptoms_of:a1
    the_task:a-2c1g3j3 the_task_about:j4 the_task_i:g1 the_tax:a-10b-5c1d1g4h3m2 the_tax_forms:g2
    the_tax_return:b-1h5m3 the_tax_thing:a-4c5d3 the_taxes:a-15b-2d7e2h3i1j-2m9 the_taxes_$:a-5i3m6
    the_teacher:b-2n6 the_temperature:a6 the_temperature_to:a1 the_text:a-3n9 the_text_to:a-3n6 the_thank:c3
    the_thank_you:c3 the_thermostat:a9 the_thermostat_to:a2 the_thing:a-2c1f4j1 the_thing_about:j2
    the_time:a-8d5y17 the_time_$:a-6y12 the_time_in:a5 the_time_of:a-2d6 the_timer:a-6f9j2 the_timer_$:a-6f9j2
    the_title:h6 the_top:a-1b-4h14i6j-5 the_top_$:a-3h9 the_top_of:b-1h5i6j-4 the_tough:a-3r6
    the_tough_love:a-3r6 the_tracking:a3 the_tracking_number:a2 the_traffic:a4 the_traffic_on:a2 the_trailer:a4
    the_trailer_for:a4 the_train:a9 the_train_$:a7 the_trash:a-6g4h6 the_trash_$:c2 the_trash_reminder:h7
    the_tv:a17b-5h-1 the_tv_$:a2 the_tv_show:a2 the_tv_to:a3 the_vacuum:a6 the_vacuum_$:a4
    the_vacuuming:a-7c2d2g5 the_vacuuming_$:a-2c3d2 the_vet:a-11b-12d-5f-1h9j17m-1o3 the_vet_$:a-2j7
    the_vet_task:g3h-3j5 the_visa:a-7b-1d1f-2j12m4 the_visa_application:a-2m5 the_volume:a7 the_wait:a1
    the_wait_at:a1 the_washing:b5 the_washing_machine:b4 the_water:a-1g1j4 the_water_bill:a-4g1j4
    the_way:a-1b4g-1k9 the_way_$:a6 the_way_home:a-5b6 the_way_it:a-5k10 the_way_to:a1 the_weather:a12
    the_weather_$:a4 the_wedding:a-2m7 the_wedding_planning:m7 the_week:j-4y5 the_weekend:b-8d9
    the_weekend_$:b-8d9 the_whole:b-3c-5j7m2s7 the_wifi:a-6o8p12 the_wifi_password:a-12o8p12 the_windows:a7
    the_windows_$:a3 the_wire:a3 the_word:a10 the_world:a3 the_worst:a6 the_worst_$:a5 the_wrong:a2c-2k11
    the_wrong_one:k4 the_yoga:a-4f4h5 their:a1 them:a-5c-2f3g7 them_$:a-5c-2f3g7 then:i7 then_$:a7
    there:b-1c-7d-6f-3h-4i-7j17k-2m-3o-6p-3r7u17w-1x-3y-4z3 there's:w8 there's_a:a4 there_$:a-18b-2j5r8u19z4
    there_?:e2 there_?_$:e2 there_a:a3j1 there_any:a2j2 there_any_travel:a1 there_for:a-10b1j8 there_to:a2
    there_to_do:a2 thermostat:a9 thermostat_to:a2 thermostat_to_0:a2 these:a5 these_days:a3 these_days_$:a3
    they:a19b-5d-2g6h3j-3 they're:a6 they_cancelled:g3 they_moved:h4 thing:a-29d6e-5f5g-4i19j6k3o-1
    thing_$:i8j-2k6 thing_about:a-4j8 thing_about_the:a-4j8 thing_i:i1 thing_i_should:i1 thing_on:a-8b-2f3i6
    thing_on_my:i7j-6 thing_right:i1 thing_right_now:i1 thing_till:d7 thing_until:d3 things:b2j5z3 things_$:a5
    things_are:j1 things_have:a-4j5 things_have_i:a-4j5 things_to:b3 things_to_do:b2 think:a18c1 think_about:a4
    thinking:a3 thinking_about:a3 thirty:a2b2
    this:b5c-6d21e15f-9g-16h-7i-7k-14l-8m19n-2o1p-21q-9r-14s4t-6u-12v-9w-4x-13y-6z11A-13
    this_$:a-9d-3e12j-4m3w6z9 this_afternoon:j1 this_afternoon_$:j1 this_again:d4 this_album:a2 this_back:d5
    this_book:a3 this_book_0:a1 this_down:a-2m7 this_down_$:a-1m6 this_email:a-3b3n3 this_evening:d5
    this_for:a-9b10d-1e6 this_for_me:a-4b7 this_is:a2m3w-3 this_is_too:a1m3w-2 this_month:j3 this_month_$:a5
    this_month_?:a-4j6 this_morning:b-3c11d-5f-1i9j-3m-1s12w-2 this_morning_$:b-3c11d-5f-1i7j-1s12w-2 this_on:a2
    this_on_facebook:a2 this_one:a-12b-9c-1d6e14f5h5i-8j-4m7o-1w-5 this_one_$:a-2d2f6i-1m8 this_one_at:e3
    this_one_what:e1 this_show:a4 this_show_$:a4 this_song:a18b-3 this_song_$:a8 this_textbook:a1 this_to:d9
    this_track:a5 this_track_$:a3 this_until:d7 this_until_tomorrow:d1 this_week:a2j3w4 this_week_$:j3w4
    this_weekend:a-2b10c-2d3j6 this_weekend_$:b11c-1j2 this_works:a-6z10 this_works_$:a-6z10 those:c3 thought:g1
    thought_i:g1 three:a9b5c1 three_$:a3c3 through:a4b-9c4d-2f-3g2j9m6o-3 through_$:a3g3 throw:b4
    thunderstorms:a2 thursday:a-19b11c-5d11e-1g-2h19i-1o-4p-1 thursday_$:a-9b6c-3d9g-2h15j-4o-2
    thursday_evening:d2 thursday_evening_$:d2 thursdays:o2 thursdays_$:o2 tick:a-1c17f-5 tick_off:c8f-1
    ticked:a-6c-1g5j7 ticked_off:a-6c-1g5j7 ticket:a2 til:d7 till:a-16b-12c-6d34f-3g-1 till_after:d3
    till_after_christmas:d3 till_monday:d4 till_monday_$:d4 till_sunday:d4 till_sunday_$:d4 till_the:d9
    time:b-9c-6d4e-2f-5h-3i2j3m2o-3p-8r-1x-3y26 time_$:a-13b-2j-2m5y22 time_does:a7 time_does_the:a2
    time_flies:a11 time_flies_$:a2 time_in:a5 time_is:a-5i-1j10y3 time_is_it:y5 time_is_left:a-6j6
    time_is_my:a-4j8 time_of:d6 time_of_the:h3 time_off:a2 time_off_$:a2 time_to:a-4i7 timer:a-20b16c-2d-5f7j7t8
    timer_$:a-13c-1f8j4t7 timer_for:b2t1 timer_for_0:t2 timer_for_ten:b2 times:a17j-5 times_$:a4 times_0:a5
    times_0_$:a5 tiny:a-4m8 tiny_step:a-4m8 tip:a9 tip_in:a1 tip_in_japan:a1 tip_on:a2 tip_on_0:a2 tire:a2h8p-2
    tire_pressure:a2b5p-1 tire_pressure_$:b5 tired:s17w-11 tired_$:a1s11w-8 title:h6 tmrw:a-8b2j8 tmrw_$:a-8b2j8
    to:a3b13c-8d9e-7f-7g-12h23i-2j-5k-9l-5m-14n24p-9q-10r11s-1t-1u-19v-18w-5x-9y-19z-15A-11 to_$:a-2p13
    to_0:a13b-6c-1d1f-4h9j-4o-6 to_0_$:a6b2d3j-1o-3 to_0_0:a2b-3h2 to_0_degrees:a4 to_0_percent:a1
    to_0_pm:a-2b-2h10 to_?:a2 to_?_$:a2 to_a:a3b-4h6 to_a_dozen:a-1b-1h7 to_add:b3k4 to_aunt:a-6b11n-1
    to_aunt_carol:a-3b2n3 to_be:f1r-3w8 to_be_honest:r-1w8 to_blue:a3 to_blue_$:a3 to_bob:o5 to_bring:b8
    to_buy:a-8b4j9 to_buy_$:a-2j6 to_call:a-1b-6c-1d2f3i5j8 to_call_dr:h3 to_call_her:a3 to_call_mom:d6h-5j3
    to_call_the:a2f2i6 to_cancel:b-1n12 to_cancel_on:b-1n5 to_channel:a6 to_channel_0:a6 to_check:a-5b11
    to_check_the:a-5b11 to_chicago:a2 to_completed:a-1b-2c8 to_completed_$:a-1b-2c8 to_december:h4
    to_december_0:h4 to_delete:k7 to_delete_that:k7 to_denver:a-2b7 to_denver_$:b2
    to_do:a-11c-2d-11f5g9h-5i9j14k6l-3n-7p-7r-5z-2 to_do_$:d-1g5i3j4 to_do_first:i6 to_do_for:j4 to_do_in:a7
    to_do_list:a-4f6j2 to_do_that:k9 to_do_the:f1g7 to_do_this:e1 to_do_today:a-2j5 to_done:c4 to_drink:f3
    to_drink_water:a-1f3 to_eat:a3 to_email:h5 to_factory:a3 to_factory_settings:a3 to_finish:b2
    to_finish_the:b2 to_friday:a2b-5d1h4 to_friday_$:b-4d1h6 to_german:a4 to_german_$:a4 to_get:a-10b10m1w5
    to_get_my:b3 to_get_the:a-1b7 to_give:a1 to_go:b1 to_grandma:a-2r3 to_grandma_$:a-2r3 to_hdmi:a6
    to_hdmi_0:a6 to_hear:a3 to_hear_some:a1 to_hr:a-4b-1n9 to_hr_$:n2 to_hr_about:n2 to_jazz:a3 to_jazz_$:a3
    to_karen:a-1c4 to_kenya:a4 to_kenya_$:a1 to_kill:a-3b-4s13 to_kilometers:a1 to_kilometers_$:a1
    to_know:a4b-7j6 to_know_if:b-1j2 to_know_the:a2 to_learn:b1 to_leave:a7w-3 to_listen:a6 to_listen_to:a6
    to_lock:b4 to_lock_the:b4 to_make:a3 to_make_$:a-6j10 to_make_it:m1 to_max:a5 to_max_$:a5 to_me:a-3b-3r15
    to_me_$:r5 to_mike:a1b-2n1 to_mike_$:a1 to_mom:n3 to_mom_for:n1 to_monday:d6 to_monday_$:d6
    to_my:a-1b19c-1f-7h-6j-14n16 to_my_boss:n5 to_my_brother:a-5b5 to_my_list:b8 to_my_shopping:b5 to_my_to:b6
    to_my_todo:b1 to_nadia:a-7c10 to_nadia_$:a-7c10 to_next:a-3b-3d9h3 to_next_month:d4 to_next_tuesday:h4
    to_next_week:d5 to_not:g1 to_not_done:g1 to_nuts:a3q3 to_nuts_$:a3q3 to_open:a-2g8 to_open_$:a-4g8
    to_pay:a-2j7 to_peanuts:a-1o6 to_peanuts_$:a-1o6 to_penicillin:o1 to_phoenix:b1 to_pick:a-1f4
    to_pick_up:a-1f4 to_post:a-4b5 to_professor:n1 to_rain:a3f1 to_rain_$:f1 to_read:b2 to_read_$:b2 to_red:a2
    to_red_$:a2 to_remember:j1 to_remind:j3 to_remind_me:j3 to_renew:a-9c11 to_return:b1 to_return_the:b1
    to_ring:b5 to_ring_the:b5 to_saturday:a-1b-2d11 to_saturday_$:b-2d3h2 to_savings:a6 to_savings_$:a4
    to_say:b-2h6 to_say_two:h1 to_see:a5b-2j6 to_see_the:a3 to_send:a-4b4j2 to_send_the:b4 to_sign:b2
    to_sign_the:b2 to_spanish:a6 to_spanish_$:a5 to_start:a-6i6m5 to_start_with:a-3i6 to_stay:a1 to_submit:b2
    to_sunday:d7 to_sunday_$:d7 to_swim:h5 to_take:a-1b8 to_take_my:a-1b4
    to_the:a4b-6c2d-3e7f-6g-9h5i-10j-7k-3m-5n18r5 to_the_0:h6 to_the_airport:a3 to_the_back:a1e4r-1
    to_the_dentist:a-2b-1h4j-1n7 to_the_following:e5 to_the_gym:c7 to_the_landlord:n1 to_the_list:b5
    to_the_nearest:a3 to_the_next:a6 to_the_plumber:n2 to_the_shopping:b4 to_the_store:b2 to_the_top:h9
    to_this:e6 to_this_one:e6 to_thursday:b-9d9h4 to_thursday_$:b-6d5h2 to_tokyo:a5 to_tomorrow:d4
    to_tomorrow_$:d4 to_travel:a2 to_travel_to:a2 to_vote:b2 to_water:b1 to_water_the:b1 to_wednesday:b-3d12h-1
    to_wednesday_$:b-3d12h-1 to_work:b-1i4o7 to_work_$:o7 to_you:A5 to_you_$:a1 to_your:a-1r4
    to_your_normal:a-1r4 today:a-14b-5d20e-10h-9i-4j8k-6l-2m-9n-3o-10p-13q-4r-6s14u-4v-4w16y12z-5A1
    today's:a-4c1j1y9 today's_tasks:a-2c1j4
    today_$:a-5b-13c1d2e-5f1h-5i-1j8k-2m-5o-7p-8q-2r-2s16u-1v-1w2x2y13z-3 today_?:a-1j5 today_?_$:a-1j5
    todo:a-11b14 together:b-3n8 together_a:a-2b-1n7 together_a_short:a-2b-1n7 toilet:b1 toilet_paper:b1
    toilet_paper_on:b1 tokyo:a10 tokyo_$:a1 told:b6j-3o-1p7q3 told_you:j-3p7q3 told_you_about:q5 tom:a-8h4o6
    tomato:a-1b5 tomatoes:a2 tomorrow:a-11b13c-10d29e-11f5g-6h-8i-8j11k-4m-7n-2o-11p-4q-1r-3w-5x-1z-3A5
    tomorrow_$:a-11b7c-6d20e-5f7g-3h-3i-4j10k-1m-2o-7p-2w-3A6 tomorrow_?:j1 tomorrow_?_$:j1 tomorrow_at:b7
    tomorrow_at_0:b7 tomorrow_morning:b-1d14e-1 tomorrow_morning_$:d1 tonight:a3b7c-2d15e-4h-3i-2
    tonight_$:b9c-1d16e-4h-2i-2 too:c-6d-3e1f-2h-3i-3j-5m21o-5w13 too_$:a-1b3 too_big:a-12m20 too_big_$:a-8m14
    too_big_for:m5 too_long:a1 too_long_$:a1 too_much:a-1c-1m4w15 too_much_$:a2w6 took:a-8b-3c22 took_care:a-2c8
    took_care_of:a-2c8 took_my:a-6c11 took_out:c2 took_out_the:c2 top:b-6f-1h13i16j-9o-1p-4 top_$:a-3h9
    top_of:b-1h5i6j-4 top_of_my:i6j-4 top_of_the:h3 top_up:a9 tortillas:a-1b9 toss:b3f7 toss_a:a3 toss_a_coin:a3
    toss_the:a-5f11 tough:a-8r11 tough_love:a-8r11 tougher:a-4r7 tougher_on:a-4r7 tougher_on_me:a-4r7
    towels:a-2f5h2j4 towels_$:h4 towels_on:j2 towels_on_the:j5 town:h2 track:a13b10e-5i-3 track_$:a11
    tracking:a3 tracking_number:a2 trading:a5 trading_at:a5 trading_at_$:a5 traffic:a21b-2j-6 traffic_like:a4
    traffic_like_on:a4 traffic_on:a8j-2 traffic_on_the:a4j-2 traffic_was:a2 trailer:a5 trailer_for:a5 train:a15
    train_$:a7 trains:a5 transaction:a10f-1 transactions:a11j-4 transactions_$:a10j-3 transfer:a7 transfer_0:b1
    transfer_0_dollars:b2 translate:a15 translate_good:a4 translate_good_morning:a1 trash:a-18c7f16g1h3j-2
    trash_$:c2 trash_reminder:h7 travel:a12j-3 travel_alerts:a1 travel_alerts_for:a1 travel_to:a2
    travel_to_kenya:a1 travel_warnings:a1 travel_warnings_for:a1 trending:a4 trending_on:a4
    trending_on_twitter:a4 trial:a-1b7 trip:a-5b10 trip_$:a-4b10 trivia:a7 trivia_$:a4 true:a6 true_that:a2
    try:a-2d4e8 try_another:a-2e9 try_me:d5 try_me_tomorrow:d5 tuesday:a-19b10c-1d5f-1h10i-1j8
    tuesday_$:a-11d8h10i-1j4 tuesdays:o3 tune:a7 tune_in:a1 tune_in_to:a1 turkey:a3 turkey_$:a3
    turn:a14b-3c-10d-4f2h5j-3m10 turn_off:a4c-1f7 turn_off_all:f3 turn_off_my:a-1f4 turn_off_the:a5 turn_on:a9
    turn_on_the:a6 turn_that:h4 turn_the:a5h3 turns:g9 turns_out:g9 turns_out_i:g5 turns_out_the:g4
    tv:a28b-7h-2j-2 tv_$:a6 tv_series:a3 tv_show:a2 tv_to:a3 tv_to_hdmi:a2 tweet:a9 twenty:a7b1d3
    twenty_minutes:a5b-2d4 twenty_percent:a1 twenty_percent_$:a1 twice:a9 twice_for:a4 twice_for_the:a4
    twitter:a6 twitter_$:a4 two:a2b-1c-7d4e-3f1g-1h8i-3j-6m-2n-1o7q8 two_$:a-4b3f7 two_days:d5 two_days_$:d5
    two_degrees:a2 two_hours:a-6d4h8 two_hours_$:a-6d4h8 tylenol:a4 u:a-1b3v4 uber:a12 uber_$:a8
    ugh:a-5b4e4j-4w11 ugh_i:a-2b4j-3w9 ugh_i_can't:w3 uh:a2 ukraine:a1 umbrella:a5b1 un:a-4c-6d-2g19k-3l6
    un_complete:a-2c-5g14 un_complete_the:c-3g10 uncheck:a-13b-2c-5g29 under:o6 understand:z4 undid:g-3k-4l22
    undid_$:a-5k-2l18 undo:a-30b-4c-12d-8e-4f-15g-6h-6i-2j-5k40l21m-3o-3z3 undo_$:a-5k19 undo_it:f-5k12
    undo_it_$:f-5k12 undo_my:k5 undo_my_last:k5 undo_please:k5 undo_please_$:k5 undo_that:k-5l16
    undo_that_$:k-5l13 undo_the:a-2b1k11 undo_the_last:k4 undone:a-11j8l11 united:a2 unlearn:a-6p-2q13
    unlearn_my:a-6p-2q13 unlock:a6 unlock_the:a6 unmark:a-6c-3g13k6 unread:a8j-7 untick:a-3c-3g13
    untick_the:a-3c-3g13 until:a-22b-13c-9d39e-1f-7g-4j-4m-1y8 until_after:d9 until_after_thanksgiving:d4
    until_christmas:a-4y8 until_christmas_$:a-4y8 until_friday:h5 until_friday_$:h5 until_i:d7 until_i_get:d7
    until_monday:d5 until_monday_$:d5 until_next:d2 until_the:a-2d8 until_the_new:a-1d6 until_tomorrow:d2
    until_tomorrow_$:d2 until_tonight:d2 until_tonight_$:d2
    up:a-3b4d3e-12f-9g3h-2j10k-3l-3m15n10p1q-4r-8s-4t-1u-3v-3w-7x-5y-1z-7A-6 up_$:a8d-3g5h-3i-2k-2m4o-3p4
    up_a:a-5n9 up_a_meeting:b2 up_a_thank:b-1n6 up_again:d5g2 up_at:a-2o9 up_at_0:b-4o9 up_at_seven:b3
    up_cleaning:m3 up_cleaning_the:m3 up_first:a-1i6 up_flights:a-3b6 up_flights_to:a-3b6 up_my:a-10b5j8
    up_next:a-3i3j1 up_next_$:a-1i6 up_on:a2d4 up_the:a2b-9c10d-6g2h-3i-1j6 up_the_car:a5g3 up_the_dry:c4
    up_the_kids:a-3f4 up_the_prescription:c3 up_the_tv:a1 up_to:a3h6 up_when:a10b-5 up_with:n4 up_with_a:n4
    update:b-4f-1h12 update_my:a1b-1h5 update_my_shopping:h1 update_that:h6 update_that_$:h6 upstairs:a-1b3
    urgent:a-16b-3c-5g-2h20i10j4 urgent_$:a-9b-3c-5g-2h20i2 us:a7 use:b-6h1i-2j-1r16z8 use_a:a3 use_instead:a5
    use_instead_of:a5 use_the:a-1b-2h2r6 use_this:a-10z12 use_this_$:a-10z12 used:a12 used_to:a7 useless:w5
    useless_$:w5 usually:a-6b-6j-1o11p8 usually_get:a-2o3p3 usually_get_up:a-2o3p3 usually_wake:a-2b-2o5p4
    usually_wake_up:a-2b-2o5p4 vacation:a12j-3 vacation_days:a5j-1 vacation_days_do:a1 vaccines:a8j-1
    vaccines_do:a3 vaccines_do_i:a3 vaccines_work:a1 vacuum:a6b6c-2 vacuum_$:a7 vacuum_the:a-2b8
    vacuum_the_stairs:a-2b8 vacuuming:a-8c3d2g4j-2 vacuuming_$:a-2c3d2 vegan:o2 vegetarian:a-8o16q4w-6
    vegetarian_$:a-5o7q5 version:n3 version_of:n3 very:i-3m6w5 vet:a-13b-12d-5f-1h9j16m-1o2p4 vet_$:a-7j6p4
    vet_task:g3h-3j5 vibrate:a5 vibrate_$:a5 virtual:a6 virtual_card:a1 virtual_card_$:a1 visa:a3b-5c-1f-3j9m3
    visa_$:a4 visa_application:a-2m5 visa_application_$:m3 visa_bill:a2 visit:h2 visiting:a3o-1 voice:a-3r15
    voice_$:a-5r15 volume:a25b-6c-1h-1 volume_down:a3 volume_to:a5 volume_to_0:a5 volume_up:a5 volume_up_$:a5
    vote:a1b1 w2:a3 wait:a-16b-2c-3d16e-2f-2j4k12l5 wait_at:a1 wait_no:k4 wait_until:d6 wake:a-1b9d-7g8j-5o4p4
    wake_me:b9d-3 wake_me_up:a4 wake_up:a-4g8j-1o5p4 wake_up_$:b4p1 wake_up_at:b-2o5 wake_up_the:g8 walgreens:b1
    walgreens_$:b1 walk:a-6c2m7 walk_me:a-3j2m8 walk_me_through:a-3j2m8 walk_the:a-1b1c3 walk_the_dog:a-1b1c3
    walked:a-4c13 walked_the:a-3c6 walked_the_dog:a-3c6 wall:a2 wallpaper:a-3b7 wanna:b5e3 wanna_hear:a2
    want:a-2b2c-9d-1f-3g5h-1k3n-2o-3q2r6t8 want_the:a-2c-1g7j-2r8 want_to:a4c-1e1j5o-2t9 want_to_add:b2
    want_to_hear:a2 want_to_know:j1 want_to_listen:a5 want_you:q3 want_you_to:q3 wanted:k3 wants:b1 war:a9
    war_$:a3 war_one:a1 warm:a8 warmer:a4 warmer_$:a1 warnings:a1 warnings_for:a1 wars:a5 wars_$:a2
    was:a28b-18c-18d-10e-9f-12g-12h-13i-8j8k12l4m-8n-4o-8p8q-1r-2s-1v7w-3x-2y-2 was_$:a-4k8 was_a:a-1k6l7
    was_a_mistake:a-11k7l8 was_boring:a2 was_boring_$:a2 was_charged:a1 was_charged_twice:a1 was_i:j3
    was_i_supposed:a-1j4 was_my:a6j-2 was_packed:a4 was_so:a2 was_terrible:a4 was_that:j5 was_that_thing:a-3j5
    was_the:p6 was_the_wifi:a-4p7 was_too:a4 wash:a-9d7f5j-1 wash_the:b3h3 wash_the_car:b2 washing:b3
    washing_machine:b4 wasn't:g2 watch:a4 watching:a6 water:a-5b13d-1f1j1 water_$:f3 water_bill:a-4g1j3
    water_bill_$:h1 water_in:a1 water_plants:b6 water_plants_every:b6 water_the:b5c1 watering:h4 watering_the:h4
    watering_the_plants:h4 way:a6f-1g-3j-3k9m5 way_$:a8 way_home:a-2b4 way_home_$:a-2b4 way_it:a-5k10
    way_it_was:a-5k10 way_to:a7m1 way_to_work:a1 way_too:m3 we:c2e4f5g-3h-7i-2j-6m-2n3o2y9 we're:a-8b9f2
    we're_out:a-6b11 we're_out_of:a-6b11 we_do:a-4d7 we_get:a14b-5 we_had:a2 we_need:a-8b12 wear:a7b3i-2
    wearing:a6 weather:a25b-5c-1 weather_$:a8 weather_for:a5 weather_forecast:a2 wedding:a-6b2m7
    wedding_planning:m7 wednesday:a-17b12c-4d16f-4h5s-1 wednesday_$:a-14b8c-4d16f-3h4j-2o1s-1
    week:a-6c-3d11e-5f-2h5i-8j16m-4o-1w3y4 week_$:c-2d12e-5h7i-3j2w3 week_?:a-5j9 week_?_$:a-5j9 week_look:a-8j9
    week_please:a2 week_please_$:a2 weekend:b1c-7d12e-1f-5j8m-3o2 weekend_$:a4b2c-6d7f-4j4m-2o2
    weekly:a-8b6h9m-3 weekly_$:a-3h10 weird:a11 weird_$:a8 well:a21 well_$:a11 went:a1b-3c14h-1 went_out:c4
    went_to:a-1c9 went_to_the:a-1c9 were:a15 were_the:a1
    what:a1b-33c-23d-23e-1f-23g-22h-22i24j12k4l5m-7o-30p10q3r2s-16t-10u-15v-14w-21x-3y10z17A-18
    what's:a4b-26c-21d-17f-20g-12h-17i21j20k-9l-5n-6o-14p15q-11r-9s-9t-4u-6v-6w-8x7y15z-5A-8 what's_0:a8
    what's_0_times:a3 what's_a:a10 what's_a_good:a1 what's_done:j4 what's_happening:j2 what's_happening_in:a2
    what's_in:p3 what's_left:a-3j10 what's_most:a-9i13 what's_my:a3p9 what's_my_bank:a4 what's_my_battery:a5p-1
    what's_my_ip:a5 what's_my_name:a-1p4 what's_my_schedule:j8 what's_my_tire:a3 what's_next:a-6i11j-1
    what's_next_on:i2 what's_on:a-6i-2j16 what's_on_my:a-4j10 what's_overdue:a-8j11 what's_playing:a4
    what's_the:a15b-5c-6d-1e-2f-5g-1h-3i2j-17m8p3x6y3 what's_the_best:a2 what's_the_date:a-6y8
    what's_the_first:a-6m9 what's_the_meaning:a-6x8 what's_the_most:a-4i8 what's_the_time:a1
    what's_the_weather:a1 what's_this:a1 what's_traffic:a2 what's_traffic_like:a2 what's_trending:a4
    what's_trending_on:a4 what's_up:i11j-1 what's_up_first:a-1i6 what's_up_next:a-1i6 what's_your:a1p-4x7
    what's_your_favorite:a-2x8 what_$:a4i7 what_alarms:j3 what_alarms_do:j3 what_am:a-8j3p5 what_am_i:a-8j3p5
    what_are:a-2i-4m5p2x3z7 what_are_my:a-5p5 what_are_some:a1 what_are_the:m6 what_are_you:a-5x-2z10
    what_are_your:a-4x8 what_calls:a-1j3 what_calls_do:a-1j3 what_can:a-4i9j-1z7 what_can_i:i10j-1z1
    what_can_you:a-3z5 what_causes:a1 what_causes_hiccups:a1 what_commands:a-7j-1z14 what_commands_do:a-3z8
    what_day:a-8j3y9 what_day_is:a-10j8y2 what_day_of:j-3y5 what_did:a3j4p1 what_did_i:a-8j8p4 what_did_the:a4
    what_did_you:a4 what_do:a1i1n4x3z1 what_do_i:a-5j4n5p-7z5 what_do_people:a2 what_do_you:i4j-1p3x4z-3
    what_does:a8j1 what_does_my:j3 what_else:a-12e10j9 what_else_is:a-3e2j2 what_events:j2 what_events_are:j2
    what_gate:a4 what_gate_is:a2 what_goes:a4 what_happened:a4 what_happens:a4j-4z6 what_happens_if:a4
    what_have:a-9j6p7 what_have_i:a-4j8 what_helps:a3 what_helps_with:a3 what_i:a-2b-2k12p1q6z-3
    what_i_asked:a4k1 what_i_have:j4 what_i_just:k7 what_i_said:p2q1 what_i_told:q4 what_is:i6p5y-1 what_is_0:a2
    what_is_it:a-4i8 what_is_my:a-3j-4p8 what_is_on:j2 what_is_the:a15j-9 what_kind:a2 what_kind_of:a2
    what_languages:a4 what_lists:j3 what_lists_do:j3 what_month:a-12y14 what_movies:a3 what_movies_are:a3
    what_my:j-1p6 what_now:a-11i16 what_now_$:a-5i11 what_now_?:a-3i6 what_ought:a-3i7 what_ought_i:a-3i7
    what_should:a5i2j-6n5 what_should_i:a4i2j-5n5 what_temperature:a8 what_time:a7i-6j5p-4y2 what_time_does:a7
    what_time_is:i-1j3y3 what_to:a-7i13 what_to_do:a-1i8 what_vaccines:a4j-1 what_vaccines_do:a3 what_was:j8p5
    what_was_i:a-1j4 what_was_my:a3j-1 what_was_that:j5 what_was_the:a-4p6 what_were:a3 what_were_the:a1
    what_would:i4 what_would_you:i4 what_year:a4 what_year_did:a4 what_you:a-12i-2k5l11p-3q6z3
    what_you_just:a-5k8l4 what_you_know:q5 whats:a1b-15c-9d-5e-1f-7g-1h-7i10j17m-1o-4p10q-1r-1y10
    whats_first:a-3i12 whats_my:a1j-7p12 whats_on:a-1j5 whats_on_my:a-1j5 whats_the:a10b-2j2
    when:a10b10c-11d-8f-5g-3h-3i-9j8m-2o-11p10z4 when's:a3b-3c-3g-2j13p5 when's_the:a2c-2g-2j15
    when's_the_next:a12 when_am:j4 when_am_i:j4 when_did:a7 when_did_the:a1 when_do:a1j-2p8 when_do_i:a-5p9
    when_do_the:a7 when_does:a7 when_i:z7 when_is:a1j7o-5p6 when_is_easter:a2 when_is_my:a-1j1o-3p8
    when_is_the:a-8j12 when_it's:a-7b13 when_it's_0:a-6b10 when_the:a-10b7j7
    where:a14b-8c-8e-1f-1g-1h-1i8j-7m10o-10p9w-2x3z-1 where's:a7b-2c-3p9 where's_my:a6 where's_the:c-1p10
    where's_the_closest:a6 where_am:a8p-2 where_am_i:a8p-2 where_are:a1 where_can:a9 where_can_i:a9
    where_did:a-2p9 where_did_i:a-3p9 where_do:a-7i7j-2x6 where_do_i:a-7i8j-1p2 where_i:a3j-1p7 where_i_am:a7
    where_i_live:p3 where_is:a9j3o-2 where_is_my:a2j4o-1 where_to:m5 where_would:a-2m6 where_would_i:a-3m6
    which:a10b-10c-8d-4e-3f-5g-2h-4i6j6m-2o-6p13r7w-1x-2 which_bus:a1 which_bus_goes:a1 which_car:a-4p7
    which_car_do:a-4p7 which_countries:a4 which_currencies:a2 which_one:i4 which_personas:a-7r10 which_phone:a1
    which_task:a-2i9 which_task_is:i6 which_task_should:i1 which_tasks:a-3j7 which_tasks_are:a-3j6
    while:a-15i4j12 whisper:a13 whisper_mode:a7 whisper_mode_$:a4 white:a3
    who:a15b-10c-10d-4e-3f-5g-1h-3i-7j3m-2o-10p20x5 who's:a8b-3p9 who_am:a-8j3p5 who_am_i:a-8j3p5 who_called:a6
    who_called_me:a4 who_directed:a2 who_do:j4p-1 who_do_i:j4 who_invented:a1 who_invented_the:a1
    who_is:a-2o-2p13 who_is_my:a-4p7 who_is_the:a1 who_made:a-6x8 who_made_you:a-6x8 who_my:a-1q2
    who_my_dentist:q2 who_owns:a1 who_painted:a2 who_painted_the:a2 who_sings:a1 who_won:a4 who_won_the:a4
    who_wrote:a3 whole:b-4c-5j7m2s7 whom:a1 whoops:a-2k7 why:a31j-6o-4w3x-5 why's:a9 why's_my:a3 why_$:w4
    why_are:a6x-4 why_do:a4 why_is:a6 why_is_my:a4 wife's:a-9o5p6 wife's_birthday:a-4p8 wife's_birthday_$:a-2p8
    wife's_name:a-2o4q1 wife's_name_is:a-1o4 wifi:a-4b-1c-1f-4j-4o11p13q6 wifi_$:a6
    wifi_password:a-17f-2j-3o12p13q6 wifi_password_$:a-4p6 wifi_password_at:a-3o2p2 wifi_password_is:a-4o11
    will:a21b-7f-2h2n4 will_be:n5 will_i:a4 will_i_need:a1 will_it:a14d-3 will_it_rain:a4 will_it_snow:a3
    win:i10 win_last:a2 win_last_night:a2 windows:a7 windows_$:a3 wine:a1 wipe:a-6b-7f17j-7q10 wipe_your:a-3q10
    wipe_your_memory:a-3q10 wire:a3 wish:a1 with:b8c6e-10f4g-4h9i3j7k-5l-2m3n2p-18q-3r-8s-4v-1w-5x-5y-4z-9A-3
    with_$:c1j3 with_?:a-2i5 with_?_$:a-2i5 with_a:a-2b-2h9n3 with_dave:f6 with_dr:b5 with_me:j5 with_me_$:j5
    with_mom:a2 with_mom_$:a2 with_my:a1c2 with_no:a2j2 with_sarah:a-4b3d-3f3h4 with_tanya:j1
    with_the:a-3b1c11f-7i2j-1m5o-3 with_the_accountant:b1h2 with_the_car:a1b-1 with_the_dishes:c1
    with_the_essay:g2 with_the_garage:a-1m4 with_the_ironing:c2 with_the_next:i1 with_the_report:a9
    with_the_taxes:a-5i4m2 with_this:m1 with_tom:h4 without:a2 won:a11 won't:b2f4g-1 won_the:a7 wonder:a8
    wonder_what:a2 word:b-3j-1n17 word_for:a7 word_for_happy:a2 word_the:n5 word_the_message:n2
    work:a-10b-12c-10e-1f-2g-2h3i4j-11m-3o17p6q1w11x-1z7 work_$:a7b-5c-2h4o4p5w2z-4 work_?:a-11z13
    work_?_$:a-11z13 work_best:a-1o5 work_best_in:a-1o5 work_for:a2 work_nights:a-5o6p2q2 work_nights_$:o2q2
    work_nights_on:o2 work_on:a-7i10 working:i4 working_on:a-1i5 works:c-5j4z8 works_$:a-6z10 works_?:j5
    works_?_$:j5 world:a15 world_cup:a1 world_war:a3 world_war_one:a1 worst:a6 worst_$:a5 would:a1b6c-5j-2m4n5
    would_have:a6 would_i:a-7m6n6 would_you:a4b1i3 would_you_rather:a2 wow:a6 wrapped:a-10c15 wrapped_up:a-3c8
    wrapped_up_the:a-3c8 write:a-12b2h-1i-1m-3n27 write_a:b4 write_a_text:n1 write_a_thank:b5 write_thank:a-3b5
    write_thank_you:a-3b5 write_the:n10 write_the_email:n1 written:a1 wrong:a8b-4c-5e-1f-3g-2h9k16o-3 wrong_$:a5
    wrong_it:a-4h10 wrong_one:a-1k12 wrong_one_undo:k4 wrote:a5 x:a3 x_squared:a3 x_squared_equals:a3 y:a-7l12
    y_$:a-7l12 ya:A9 ya_later:a-2A9 ya_later_$:a-2A9 yaar:s-4w10 yaar_$:s-4w10 yeah:a4 year:a12d5j-1 year_$:d5
    year_did:a4 years:a-8b9 yep:a-1c11 yep_did:a-4c8 yep_did_that:a-4c8 yes:c5 yesterday:a10b-1c3
    yesterday_$:a9b-1c3 yet:a8b-1c-11g6j8 yet_$:a7b-1c-11g6j8 yo:a-9b1u12 yoga:a-2f4h5 yoga_class:f5
    yoga_class_$:f5 you:a-1b-7d-21e-14f-14g-8h-4i-4j-21k2l4m-3o5p9q10r4s-16t-13u-18v5w-23x22z11A4
    you're:a-1b-6c-4f-1k-2r6x26 you're_a:x4 you're_funny:x7 you_$:a-1b-2c-6i-1k-1o-4p-3v7x22z4A-1 you_?:a6
    you_?_$:a6 you_a:a-2x8 you_a_real:a2 you_a_robot:a-2x3 you_about:a-4j-2p8q4 you_about_my:j-1p5 you_add:a-1b8
    you_are:a3 you_be:a-2r7 you_be_a:a-6r8 you_believe:a2 you_believe_in:a2 you_break:m4 you_call:a3
    you_call_a:a3 you_can:a-10c14i-1o2p-1q7z4 you_can_call:o6 you_can_cross:c5 you_can_forget:o-2q8
    you_can_mark:c3 you_cards:b2c3 you_cards_$:c3 you_change:a-1h8 you_change_the:h4 you_check:b-5c4j5
    you_check_if:j2 you_do:a-3z9 you_do_$:a-1z6 you_doing:a-4x5 you_draft:n4 you_dream:a5 you_drink:a1
    you_drink_the:a1 you_eat:a-6x10 you_edit:h3 you_edit_the:h3 you_ever:a8 you_explain:a2 you_find:a2
    you_forget:q5 you_freeze:a2 you_get:a3g4 you_got:a-3e4r5 you_have:a-6j-6p5q-1r12y6 you_have_$:a-5r3z3
    you_have_a:a10x-5 you_have_any:x5 you_have_for:p4 you_hear:a3 you_hear_me:a3 you_jump:a1 you_jump_start:a1
    you_just:a-3k8l4 you_just_did:k5 you_keep:b4 you_know:a-1i-4j-1o8p8q9x-1 you_know_$:a-2o3p-1q1z2
    you_know_about:a-4p2q9 you_know_any:p-1x4 you_know_my:p2 you_know_where:a-2p6 you_know_who:a-6p7
    you_later:a-5A13 you_later_$:a-5A13 you_like:x8 you_like_being:x2 you_listening:a6 you_listening_to:a6
    you_live:a-5x7 you_live_$:a-5x7 you_look:a5 you_look_like:a5 you_make:a-3b4m8 you_make_a:b3 you_need:a3
    you_need_for:a3 you_note:b-6n10 you_note_for:b-1n6 you_please:a-3j4 you_put:a1 you_rather:a2
    you_recall:a-6p11 you_recall_what:p5 you_recommend:a4 you_remember:a-4p12q3x-2 you_remember_about:a-4p3q4
    you_remember_my:p3 you_remind:a-1b6 you_remind_me:a-1b6 you_say:a4 you_see:a5j3 you_set:a-7b4z14
    you_should:a-2o10 you_should_know:o7 you_sing:a5 you_sleep:a-6x8 you_smarter:a1 you_smarter_than:a1
    you_so:v4 you_so_much:v4 you_speak:r6 you_speak_$:a5 you_spell:a1 you_suggest:i5 you_suggest_i:i5
    you_support:a3 you_take:a2f3 you_talk:a2 you_tell:a2i-2j3z2 you_tell_me:a1i-2j3z2 you_think:a8
    you_think_about:a2 you_to:a-7j2k6o4p-1q2 you_to_add:k5 you_to_remind:j3 you_tomorrow:a-2A10
    you_tomorrow_$:a-2A10 you_work:a2 you_work_for:a2 you_write:n7 you_write_the:n4
    your:a12b-13c-8d-4e-4f-5h-7i-9j-15m-3o-9p3q14r9v4w-3x12z-3A-2 your_birthday:a6 your_boss:a1
    your_favorite:a-2x8 your_favourite:a4 your_hobbies:a-4x8 your_language:a2 your_language_to:a2
    your_memory:a-13j-1p11q15 your_memory_$:a-10p11q12 your_name:a15o-3 your_name_to:a6 your_normal:a-1r4
    your_personality:a-4r9 yourself:a15b-1 youtube:a7 youtube_$:a7 z:a-5k13 z_$:a-5k13 zoom:h10 zoom_in:a2
    """)
}
