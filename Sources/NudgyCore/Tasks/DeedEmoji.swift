// Deeds and the picture for each, for tasks that name no known thing.
extension WordTable {
  static let deedEmoji = WordTable(
    """
    announce:📣 answer:💬 apply:📝 arrange:📅 ask:💬 assemble:🔧 bake:🍳 book:📅 brainstorm:💡 breathe:🧘 buy:🛒
    call:📞 cancel:❌ celebrate:🎉 check:🔍 clean:🧹 code:💻 collect:🚗 complete:📝 cook:🍳 copy:📃 debug:💻 decide:💡
    declutter:🧹 delete:❌ design:🎨 download:💻 draft:📝 draw:🎨 drive:🚗 drop:🚗 dust:🧹 edit:📝 email:📧 enroll:📝
    exercise:🏃 fetch:🚗 figure:💡 fill:📝 find:🔍 finish:📝 fix:🔧 fold:🧺 get:🛒 give:🎁 grab:🛒 hem:🪡 install:🔧
    investigate:🔍 iron:🧺 jog:🏃 learn:📚 locate:🔍 look:🔍 mail:📦 make:🍳 meditate:🧘 meet:🤝 memorize:📚 mend:🪡
    message:💬 mop:🧹 order:🛒 organize:🧹 pack:📦 paint:🎨 pay:💵 phone:📞 photograph:📷 pick:🚗 plan:📅 plant:🌱
    practice:📚 prepare:🍳 print:📃 proofread:📝 purchase:🛒 read:📖 refill:💊 register:📝 reimburse:💵 relax:🧘
    remove:❌ repair:🔧 repay:💵 replace:🔧 reply:💬 repot:🌱 reschedule:📅 research:🔍 respond:💬 return:📦
    review:📝 revise:📝 rewrite:📝 ring:📞 run:🏃 scan:📃 schedule:📅 scrub:🧹 search:🔍 send:📨 sew:🪡 ship:📦 shop:🛒
    sign:📝 stretch:🧘 study:📚 submit:📝 sweep:🧹 take:💊 talk:💬 tell:💬 test:💻 text:💬 think:💡 throw:🚮 tidy:🧹
    toss:🚮 transfer:💵 unpack:📦 unsubscribe:❌ update:💻 upgrade:💻 upload:💻 vacuum:🧹 visit:🤝 walk:🚶 wash:🧽
    watch:👀 water:🌱 wipe:🧹 wrap:📦 write:📝
    """)
}
