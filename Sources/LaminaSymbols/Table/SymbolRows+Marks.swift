extension SymbolRows {
  /// Marks, stars, hearts and keys.
  static let marks = """
    plus.circle f plus-circle
    plus.square f plus-square
    plus.app f plus-square
    plus.diamond f ~M8 .9 15.1 8 8 15.1.9 8z+~M8 5v6M5 8h6
    plus.rectangle f =rectangle+~M8 5.5v5M5.5 8h5
    plus.rectangle.on.rectangle - =rectangle.on.rectangle+~M10.5 8.2v4M8.5 10.2h4
    plus.square.on.square - =square.on.square+~M10.5 8v5M8 10.5h5
    plus.square.dashed - plus-square-dotted
    plus.magnifyingglass - zoom-in
    plus.bubble f chat-left+~M8 3v6M5 6h6
    plus.message f chat+~M8 4.5v6M5 7.5h6
    plus.forwardslash.minus - plus-slash-minus
    plusminus c ~M8 2v8M4 6h8M4 13h8
    plus.viewfinder - fullscreen+~M8 5v6M5 8h6
    minus.circle f dash-circle
    minus.square f dash-square
    minus.magnifyingglass - zoom-out
    minus.diamond f ~M8 .9 15.1 8 8 15.1.9 8z+~M5 8h6
    minus.rectangle f =rectangle+~M5.5 8h5
    multiply - x-lg
    multiply.circle f x-circle
    multiply.square f x-square
    divide cq ~M2.5 8h11+#M9.3 3.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0zM9.3 12.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0z
    equal cq ~M2.5 5.5h11M2.5 10.5h11
    lessthan cq ~M13 2.5 3 8l10 5.5
    greaterthan cq ~M3 2.5 13 8 3 13.5
    percent - percent
    sum - ~M12.5 4V2.5h-9L9 8l-5.5 5.5h9V12
    function - ~M11.5 2.2c-2.5-.8-3.3.8-3.6 3L6.5 13c-.4 2-1.3 2.6-3 2M5 7h6
    x.squareroot - ~M1 9h2l2.2 5L8 2.5h7M10 7l4 6M14 7l-4 6
    number cq hash
    at c at
    asterisk c asterisk
    checkmark.circle f check-circle
    checkmark.square f check-square
    checkmark.seal f patch-check
    checkmark.shield f shield-check/shield-fill-check
    checkmark.icloud f cloud-check
    checkmark.rectangle f =rectangle+~M5 8l2 2 4-4
    checkmark.rectangle.stack f collection+~M5.5 9.5l2 2 3.5-3.5
    checkmark.bubble f chat-left+~M5 6l2.2 2.2L11 4.5
    checkmark.message f chat+~M5 7.5l2.2 2.2L11 6
    checkmark.diamond f ~M8 .9 15.1 8 8 15.1.9 8z+~M5 8l2 2 4-4
    checkmark.rectangle.portrait f =rectangle.portrait+~M5.5 8l2 2 3.5-4
    checkmark.gobackward - arrow-counterclockwise+~M5.7 8.2l1.7 1.7L10.5 7
    xmark.circle f x-circle
    xmark.square f x-square
    xmark.app f x-square
    xmark.octagon f x-octagon
    xmark.diamond f x-diamond
    xmark.seal f =seal+~M5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4
    xmark.shield f shield-x/shield-fill-x
    xmark.icloud f cloud+~M6.3 7.3l3.4 3.4M9.7 7.3l-3.4 3.4
    xmark.rectangle f =rectangle+~M6 6l4 4M10 6l-4 4
    xmark.rectangle.portrait f =rectangle.portrait+~M6 6l4 4M10 6l-4 4
    exclamationmark - exclamation-lg
    exclamationmark.circle f exclamation-circle
    exclamationmark.triangle f exclamation-triangle
    exclamationmark.square f exclamation-square
    exclamationmark.octagon f exclamation-octagon
    exclamationmark.shield f shield-exclamation/shield-fill-exclamation
    exclamationmark.bubble fc chat-left+~M8 3v3.5M8 9v.01
    exclamationmark.icloud f cloud+~M8 6v3M8 11.2v.01
    exclamationmark.arrow.circlepath - arrow-repeat+~M8 5.5v3M8 10.5v.01
    exclamationmark.arrow.triangle.2.circlepath - arrow-repeat+~M8 5.5v3M8 10.5v.01
    exclamationmark.2 - ~M5 2v8M11 2v8M5 13.5v.01M11 13.5v.01
    exclamationmark.3 - ~M3 2v8M8 2v8M13 2v8M3 13.5v.01M8 13.5v.01M13 13.5v.01
    exclamationmark.magnifyingglass - search+~M6.5 3.5v3.5M6.5 9.3v.01
    exclamationmark.questionmark - ~M3.5 2v8M3.5 13.5v.01M8 4.5c.5-3.5 6.5-3 6 .5-.3 2-3 2-3 5M11 13.5v.01
    questionmark - question-lg
    questionmark.circle f question-circle
    questionmark.square f question-square
    questionmark.diamond f question-diamond
    questionmark.app f question-square
    questionmark.app.dashed - =app.dashed+question-lg[4,4,8]
    questionmark.bubble f chat-left+question-lg[5,2.5,6.5]
    questionmark.folder f folder+question-lg[5,6,6]
    questionmark.square.dashed - =square.dashed+question-lg[4,4,8]
    questionmark.video f camera-video+question-lg[2.5,5,6]
    info - info-lg
    info.circle f info-circle
    info.square f info-square
    info.bubble f chat-left+info-lg[5,2.5,6.5]
    nosign - slash-circle
    slash.circle f slash-circle
    ellipsis.circle f circle+three-dots[3,3,10]
    ellipsis.rectangle f =rectangle+three-dots[4,4,8]
    ellipsis.bubble f chat-left-dots
    ellipsis.message f chat-dots
    ellipsis.curlybraces - braces-asterisk
    ellipsis.vertical.bubble f chat-left+three-dots-vertical[5,3,6]
    line.3.horizontal - list
    line.horizontal.3 c list
    line.3.horizontal.decrease - filter
    line.horizontal.3.decrease - filter
    line.3.horizontal.decrease.circle f filter-circle
    line.horizontal.3.decrease.circle f filter-circle
    line.3.horizontal.circle f circle+list[3,3,10]
    line.diagonal - ~M2 14 14 2
    line.diagonal.arrow - ~M2 14 13 3M6 2.5h7.5V10
    alternatingcurrent - ~M1.5 8c2-7 4.5-7 6.5 0s4.5 7 6.5 0
    directcurrent - ~M2 6h12M2 10h2.5M6.5 10h3M11.5 10H14
    star fcqs star
    star.leadinghalf.filled - star-half
    star.leadinghalf.fill - star-half
    star.lefthalf.fill - star-half
    heart fcqs heart
    heart.text.square f square+heart-fill[2,3,6]+~M9.5 5.5H13M9.5 8H13M3 11h10
    heart.rectangle f =rectangle+heart-fill[4,4,8]
    suit.heart f suit-heart
    suit.club f suit-club
    suit.spade f suit-spade
    suit.diamond f suit-diamond
    flag fcqs flag
    bookmark fcs bookmark
    tag fcqs tag
    sparkles - stars
    sparkle - #M8 .5c.7 4.8 2.7 6.8 7.5 7.5-4.8.7-6.8 2.7-7.5 7.5C7.3 10.7 5.3 8.7.5 8 5.3 7.3 7.3 5.3 8 .5z
    rays - ~M8 .8v3M8 12.2v3M.8 8h3M12.2 8h3M2.9 2.9 5 5M11 11l2.1 2.1M2.9 13.1 5 11M11 5l2.1-2.1
    slowmo - ~M8 .8v3M8 12.2v3M.8 8h3M12.2 8h3M2.9 2.9 5 5M11 11l2.1 2.1M2.9 13.1 5 11M11 5l2.1-2.1
    timelapse - ~M8 .8v1.5M8 13.7v1.5M.8 8h1.5M13.7 8h1.5M2.9 2.9 4 4M12 12l1.1 1.1M2.9 13.1 4 12M12 4l1.1-1.1+#M8 3.5a4.5 4.5 0 1 1-4.5 4.5H8z
    zzz - ~M8.5 1.5h6l-6 7h6M2 8h4l-4 5.5h4
    sos c ~M4.5 5.5c-2.5-1-3.5 1.2-1.7 2 2.7 1.2 1.5 4.2-1.6 3M15 5.5c-2.5-1-3.5 1.2-1.7 2 2.7 1.2 1.5 4.2-1.6 3M8 5.3c-2.2 0-2.2 5.5 0 5.5s2.2-5.5 0-5.5z
    power c power
    command cq command
    option - option
    alt - option
    control - ~M3 9.5 8 4.5l5 5
    shift f shift
    capslock f capslock
    escape - escape
    delete.left f backspace
    delete.right f backspace-reverse
    delete.backward f =delete.left
    delete.forward f =delete.right
    clear f backspace-reverse
    space - ~M2 6.5v4h12v-4
    checkmark - *
    xmark - *
    plus - *
    minus - *
    ellipsis - *
    """
}
