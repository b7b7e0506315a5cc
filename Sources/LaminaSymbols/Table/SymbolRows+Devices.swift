extension SymbolRows {
  /// Devices, windows and controls.
  static let devices = """
    desktopcomputer - pc-display-horizontal
    display - display
    display.2 - display[0,0,11]&display[5.5,6,10.5]
    laptopcomputer s laptop
    laptopcomputer.and.iphone - laptop[0,0,13]&phone[7,5.5,10.5]
    macbook - laptop
    pc - pc
    iphone cs phone
    iphone.landscape - phone-landscape
    iphone.radiowaves.left.and.right c phone-vibrate
    ipad - tablet
    ipad.landscape - tablet-landscape
    ipad.and.iphone s tablet[-2,0,14]&phone[5,5,11]
    iphone.gen3 cs phone
    iphone.gen2 cs phone
    ipad.gen2 - tablet
    applewatch s smartwatch
    airpods - earbuds
    earbuds - earbuds
    visionpro cs headset-vr
    keyboard f keyboard
    keyboard.chevron.compact.down f keyboard[0,-1.5,16]+~M5.5 13 8 15l2.5-2
    computermouse f mouse
    printer f printer
    server.rack - hdd-rack
    externaldrive f hdd
    internaldrive f hdd
    xserve - hdd-stack
    cpu f cpu
    memorychip - memory
    sdcard f sd-card
    simcard f sim
    battery.100 c battery-full
    battery.100percent c battery-full
    battery.75 - battery+#M2 6h7.5v4H2z
    battery.75percent - battery+#M2 6h7.5v4H2z
    battery.50 - battery-half
    battery.50percent - battery-half
    battery.25 - battery+#M2 6h2.5v4H2z
    battery.25percent - battery+#M2 6h2.5v4H2z
    battery.0 - battery
    battery.0percent - battery
    battery.100.bolt - battery-charging
    battery.100percent.bolt - battery-charging
    touchid - fingerprint
    faceid - fullscreen+~M5.5 5.5v1M10.5 5.5v1M8.2 5.5v3H7.5M5.5 10.3c1.5 1.3 3.5 1.3 5 0
    cable.connector s usb-plug
    appletv f tv
    externaldrive.connected.to.line.below f hdd-network
    point.3.connected.trianglepath.dotted - diagram-2
    point.3.filled.connected.trianglepath.dotted - diagram-2-fill
    point.topleft.down.curvedto.point.bottomright.up - bezier2
    flowchart f diagram-3
    dpad f dpad
    terminal f terminal
    apple.terminal f terminal
    macwindow - window
    macwindow.on.rectangle - window-stack
    macwindow.badge.plus - window-plus
    menubar.dock.rectangle - window-dock
    dock.rectangle - window-dock
    sidebar.left - layout-sidebar
    sidebar.right - layout-sidebar-reverse
    sidebar.leading - layout-sidebar
    sidebar.trailing - layout-sidebar-reverse
    sidebar.squares.left - layout-text-sidebar-reverse
    sidebar.squares.right - layout-text-sidebar
    uiwindow.split.2x1 - layout-split
    cursorarrow qs cursor%h
    rectangle.and.hand.point.up.left f =rectangle+hand-index[6.3,5.5,10]
    lasso - ~M14.5 6.5c0 2.5-3 4.5-6.5 4.5s-6.5-2-6.5-4.5S4.5 2 8 2s6.5 2 6.5 4.5zM3.5 9.5c-1.5 1-1 3 .5 3s1.5-1.5.8-2M4 12.5c.5 1 .5 2-1 3
    square.grid.3x3.square - square+grid-3x3-gap-fill[4,4,8]
    flashlight.on.fill - #M5 1h6v2H5zM5 4h6c0 2-1.5 2.5-1.5 4v6.5a.5.5 0 0 1-.5.5H7a.5.5 0 0 1-.5-.5V8C6.5 6.5 5 6 5 4z
    flashlight.off.fill - #M5 1h6v2H5zM5 4h6c0 2-1.5 2.5-1.5 4v6.5a.5.5 0 0 1-.5.5H7a.5.5 0 0 1-.5-.5V8C6.5 6.5 5 6 5 4z&~M2 2l12 12
    menubar.rectangle - =rectangle+#M2.5 3h11A1.5 1.5 0 0 1 15 4.5V6H1V4.5A1.5 1.5 0 0 1 2.5 3z
    """
}
