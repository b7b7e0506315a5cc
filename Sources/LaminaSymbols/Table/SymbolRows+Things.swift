extension SymbolRows {
  /// Things of a house, a desk and a shop.
  static let things = """
    house f house
    house.circle f circle+house-fill[3.5,3,9]
    building f building
    building.2 f buildings
    building.columns c bank
    bed.double fc ~M1 3v11M15 14V9a2 2 0 0 0-2-2H7v5M1 12h14M5 7.5a1.3 1.3 0 1 1-2.6 0A1.3 1.3 0 0 1 5 7.5z
    door.left.hand.open - door-open
    door.left.hand.closed - door-closed
    door.right.hand.open - door-open%h
    door.right.hand.closed - door-closed%h
    lightbulb fc lightbulb
    lightbulb.slash f lightbulb-off
    lamp.desk f lamp
    lamp.table f lamp
    powerplug f plug
    poweroutlet.type.b q outlet
    key fs key
    key.horizontal f key
    lock fs lock
    lock.open f unlock
    lock.shield f shield-lock
    lock.doc f file-earmark-lock
    lock.circle f circle+lock-fill[4,3.5,8.5]
    lock.square f square+lock-fill[4,3.5,8.5]
    lock.rectangle f =rectangle+lock-fill[4.5,4,7.5]
    lock.rotation - arrow-counterclockwise+lock-fill[5,5.5,6]
    lock.display - display+lock-fill[4.5,2.5,7]
    lock.laptopcomputer - laptop+lock-fill[5,3,6]
    lock.iphone - phone[-3,0,16]&lock-fill[8,6,8]
    shield f shield
    shield.slash f shield-slash
    shield.lefthalf.filled s shield-shaded
    shield.lefthalf.fill s shield-shaded
    shield.righthalf.filled - shield-shaded%h
    trash fqs trash
    trash.circle f circle+trash[4,3.5,8.5]
    folder fc folder
    archivebox f archive
    archivebox.circle f circle+archive-fill[3.5,3.5,9]
    doc f file-earmark
    doc.text f file-earmark-text
    doc.plaintext f file-text
    doc.richtext f file-earmark-richtext
    doc.on.doc - files
    doc.on.clipboard f clipboard
    doc.badge.arrow.up f file-earmark-arrow-up
    doc.zipper - file-earmark-zip
    doc.text.magnifyingglass - file-earmark-text[0,0,14]&search[6.5,6.5,9.5]
    doc.text.image f file-earmark-image
    doc.questionmark f file-earmark+question-lg[4.5,5.5,7]
    doc.text.viewfinder - fullscreen+file-earmark-text[4,3.5,9]
    doc.circle f circle+file-earmark-fill[4,3.5,9]
    doc.text.below.ecg f file-earmark-medical
    richtext.page - file-earmark-richtext
    text.document - file-earmark-text
    document - file-earmark
    clipboard f clipboard
    note - sticky
    note.text - card-text
    calendar - calendar3
    calendar.circle f circle+calendar3[4,4,8]
    clock fc clock
    clock.arrow.circlepath - clock-history
    clock.arrow.2.circlepath - arrow-repeat+~M8 5.5V8l1.5 1.5
    alarm f alarm
    stopwatch f stopwatch
    timer cq ~M8 1.5A6.5 6.5 0 1 1 3 4M8 1.5V4M8 8 5 5
    hourglass c hourglass
    hourglass.bottomhalf.filled - hourglass-bottom
    hourglass.tophalf.filled - hourglass-top
    book fc book
    bookmark.square f square+bookmark-fill[4,4,8]
    briefcase fc briefcase
    suitcase f briefcase
    case f briefcase
    latch.2.case f briefcase
    cross.case fc briefcase+~M8 7.5v4M6 9.5h4
    pencil s pencil
    pencil.circle f circle+pencil[4,4,8]
    pencil.tip - pen
    pencil.and.outline - pencil-square
    pencil.tip.crop.circle f circle+pen[4,4,8]
    square.and.pencil c pencil-square
    rectangle.and.pencil.and.ellipsis - =rectangle+pencil[8,2,7]+three-dots[2,5,7]
    scribble - ~M1.5 6c2-3.5 4-4 4.5-2.5S2.5 11 4 12s5-8 6.5-7S7 11.5 8.5 12.5 12.5 9 14.5 8
    eraser f eraser
    paintbrush f brush
    paintbrush.pointed f brush
    paintpalette f palette
    eyedropper - eyedropper
    scissors c scissors
    wand.and.stars - magic
    wand.and.rays - magic
    ruler - rulers
    hammer - hammer
    hammer.circle f circle+hammer[4,4,8]
    wrench - wrench
    wrench.adjustable - wrench-adjustable
    wrench.and.screwdriver - tools
    screwdriver - screwdriver
    gear - gear-wide-connected
    gearshape fc gear
    gearshape.2 f gear[0,0,10.5]&gear[6.5,6.5,9.5]
    gear.circle f circle+gear[3.5,3.5,9]
    slider.horizontal.3 - sliders
    slider.vertical.3 - sliders2-vertical
    slider.horizontal.2.square - square+sliders[3.5,3.5,9]
    switch.2 - toggles
    puzzlepiece f puzzle
    puzzlepiece.extension f puzzle
    magnifyingglass - search
    magnifyingglass.circle f circle+search[4,4,8]
    binoculars fc binoculars
    scope - bullseye
    target - bullseye
    bag fc bag
    handbag fc handbag
    basket f basket
    gift fc gift
    creditcard f credit-card
    creditcard.and.123 - credit-card-2-front
    creditcard.circle f circle+credit-card-fill[3.5,3.5,9]
    banknote - cash
    dollarsign q currency-dollar
    dollarsign.circle f circle+currency-dollar[3,3,10]
    eurosign cq currency-euro
    sterlingsign cq currency-pound
    yensign cq currency-yen
    indianrupeesign cq currency-rupee
    bitcoinsign cq currency-bitcoin
    ticket f ticket-perforated
    wallet.pass f wallet
    wallet.bifold - wallet2
    shippingbox fc box-seam
    cube.box f box-seam
    barcode - upc
    barcode.viewfinder - upc-scan
    qrcode - qr-code
    qrcode.viewfinder - qr-code-scan
    chart.bar f bar-chart
    chart.bar.xaxis - bar-chart-line
    chart.bar.doc.horizontal f file-earmark-bar-graph
    chart.pie f pie-chart
    chart.line.uptrend.xyaxis c graph-up
    chart.line.downtrend.xyaxis c graph-down
    chart.xyaxis.line - graph-up
    gauge - speedometer
    gauge.medium - speedometer
    gauge.with.dots.needle.50percent - speedometer
    gauge.with.dots.needle.67percent - speedometer
    speedometer - speedometer2
    trophy f trophy
    trophy.circle f circle+trophy-fill[3.5,3.5,9]
    medal f award
    balloon f balloon
    party.popper f ~M2 14.5 5.5 5.5l5 5zM9 6.5c0-2 1-2 1-4M10.5 8.5c2 .5 2-1 4-.5M11.5 5 14 2.5M6 2.5v.01M14 12v.01M12 1v.01
    cup.and.saucer f cup-hot
    mug f cup
    fork.knife c ~M3 1.5v4a2 2 0 0 0 4 0v-4M5 1.5V15M13 15V1.5c-2 .5-3 3-3 5.5s1 3 3 3
    carrot f ~M10 6c1.5 2-2 6.5-8 8.5 1.5-6 6-10 8-8.5zM10 6l4.5-1.5M10 6l1.5-4.5M6 9l1.5 1.5
    die.face.1 f dice-1
    die.face.2 f dice-2
    die.face.3 f dice-3
    die.face.4 f dice-4
    die.face.5 f dice-5
    die.face.6 f dice-6
    dice f dice-5
    sportscourt fc ~M1.5 3h13v10h-13zM8 3v10M10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM1.5 5.5h2v5h-2M14.5 5.5h-2v5h2
    soccerball c ~M15 8A7 7 0 1 1 1 8a7 7 0 0 1 14 0zM8 5 10.9 7.1 9.8 10.5H6.2L5.1 7.1zM8 5V1M10.9 7.1 14.7 6M9.8 10.5l2.3 3.2M6.2 10.5l-2.3 3.2M5.1 7.1 1.3 6
    basketball fc ~M15 8A7 7 0 1 1 1 8a7 7 0 0 1 14 0zM8 1v14M1 8h14M3 3.2c3 3 3 6.6 0 9.6M13 3.2c-3 3-3 6.6 0 9.6
    tennisball fc ~M15 8A7 7 0 1 1 1 8a7 7 0 0 1 14 0zM3.5 2.8c3.5 3 3.5 7.4 0 10.4M12.5 2.8c-3.5 3-3.5 7.4 0 10.4
    football fc ~M2.5 13.5c-1.5-5 4-12.5 11-11 1.5 5-4 12.5-11 11zM6 10l4-4M6.5 8 8 9.5M8 6.5 9.5 8
    dumbbell - ~M4 8h8M4 4v8M12 4v8M2 5.5v5M14 5.5v5M.7 7.3v1.4M15.3 7.3v1.4
    tshirt fc ~M5.5 2C6 4 10 4 10.5 2L14.5 4 13.5 7.5 11.5 7v7h-7V7l-2 .5L1.5 4z
    bathtub f ~M1 8.5h14v1.5a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 1 10zM3 8.5V3.5a1.5 1.5 0 0 1 3-.3M4 13.5V15M12 13.5V15
    stethoscope c ~M3 1.5H2V5a3.5 3.5 0 0 0 7 0V1.5H8M5.5 8.5V11a3.5 3.5 0 0 0 7 0V9M14 7.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z
    cross fc ~M6 1.5h4V6h4.5v4H10v4.5H6V10H1.5V6H6z
    pills c capsule-pill
    pill c capsule
    bandage f bandaid
    syringe - ~M10.5 1.5l4 4M12.5 3.5 10 6M6 3.5l6.5 6.5M8 4.5 3 9.5V13h3.5l5-5M3 13l-2 2M5.5 7l2 2
    heart.text.clipboard - clipboard-pulse
    tent fc ~M8 2 1 14h14zM8 2v6M8 8l-3 6M8 8l3 6
    sofa f ~M3 7V4.5A1.5 1.5 0 0 1 4.5 3h7A1.5 1.5 0 0 1 13 4.5V7M1 8.5a1.5 1.5 0 0 1 3 0v1.5h8V8.5a1.5 1.5 0 0 1 3 0V12.5H1z
    signature - ~M1.5 12.5h13M3 9.5C5 8 7.5 4.5 6.5 2.5S3 7 4.5 9.5 8 6.5 9 6.5s-.5 2.5.5 2.5S11.5 7 12 7s0 1.5 2 1.5
    crown f ~M2 12.5 1 5l3.7 3L8 2.5 11.3 8 15 5l-1 7.5z
    pencil.line - pencil[1,-.5,13]+~M1.5 14.5h13
    fan.fill - fan
    cart fc cart
    list.bullet.rectangle f =rectangle+list-ul[4,4,8]
    list.bullet.rectangle.portrait f =rectangle.portrait+list-ul[4.5,4.5,7]
    doc.on.doc.fill - file-fill[0,0,12.5]&file-fill[4,3.5,12.5]
    banknote.fill - #M1 4h14v8H1z^#M10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z
    pill.fill - capsule%s
    pills.fill - capsule-pill%s
    ruler.fill - rulers%s
    hammer.fill - hammer%s
    wrench.fill - wrench%s
    wrench.adjustable.fill - wrench-adjustable%s
    screwdriver.fill - screwdriver%s
    wrench.and.screwdriver.fill - tools%s
    building.columns.fill - bank2
    storefront c shop
    xmark.bin fc ~M3.5 3.5l.8 10a1 1 0 0 0 1 1h5.4a1 1 0 0 0 1-1l.8-10zM2 3.5h12M6 3.5V2h4v1.5+~M6.3 7.3l3.4 3.4M9.7 7.3l-3.4 3.4
    birthday.cake f ~M2 14.5V9.5A1.5 1.5 0 0 1 3.5 8h9A1.5 1.5 0 0 1 14 9.5v5zM1 14.5h14M8 8V5M8 3V1.5+~M2 11c2 1.5 4 1.5 6 0s4-1.5 6 0
    newspaper.fill - newspaper%s^~M3.5 5h5M3.5 8h5M3.5 11h5
    fan s fan
    level f =rectangle+~M5.5 6v4M10.5 6v4M8 9.3a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z
    eyedropper.full - eyedropper
    books.vertical fc ~M2.5 2h2.5v12H2.5zM5.5 2H8v12H5.5zM9.3 2.7l2.4-.6 2.9 11.3-2.4.6z
    book.closed fc ~M4 1.5h8.5v13H4a1.5 1.5 0 0 1-1.5-1.5V3A1.5 1.5 0 0 1 4 1.5z+~M2.7 13A1.5 1.5 0 0 1 4 11.5h8.2
    text.book.closed f ~M4 1.5h8.5v13H4a1.5 1.5 0 0 1-1.5-1.5V3A1.5 1.5 0 0 1 4 1.5z+~M2.7 13A1.5 1.5 0 0 1 4 11.5h8.2M5.5 4.5h4.5M5.5 7h4.5
    list.clipboard f clipboard+~M5 6.5h6M5 9h6M5 11.5h4
    """
}
