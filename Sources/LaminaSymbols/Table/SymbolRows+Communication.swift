extension SymbolRows {
  /// Messages, networks and hands.
  static let communication = """
    phone fc telephone
    phone.arrow.up.right fc telephone-outbound
    phone.arrow.down.left f telephone-inbound
    phone.arrow.right f telephone-forward
    phone.bubble.left f chat-left+telephone-fill[5,3,6]
    envelope fc envelope
    envelope.open f envelope-open
    mail f envelope
    message fc chat
    bubble fc chat
    bubble.left fc chat-left
    bubble.right fc chat-right
    bubble.middle.bottom f chat-square
    bubble.left.and.bubble.right f chat-left[0,.5,11]&chat-right[5.5,5,10.5]
    bubble.left.and.text.bubble.right f chat-left[0,.5,11]&chat-right-text[5.5,5,10.5]
    text.bubble f chat-left-text
    quote.bubble f chat-left-quote
    character.bubble f chat-left+type[4.5,2.5,7]
    bolt.horizontal fc ~M9.5 4 2 8.5h5L6.5 12 14 7.5H9z
    paperplane fc send
    tray fc inbox
    tray.2 f inboxes
    tray.full f ~M4.5 3h7L15 9.5v4a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1v-4zM1 9.5h4a3 3 0 0 0 6 0h4M4.5 7h7M5.5 5h5
    tray.and.arrow.down f inbox+~M8 .5v6.5M5.5 5 8 7.5 10.5 5
    tray.and.arrow.up f inbox+~M8 7.5V1M5.5 3.5 8 1l2.5 2.5
    megaphone f megaphone
    bell fcqs bell
    bell.and.waves.left.and.right f bell[2,1,12]+~M1 5c-1 2-1 4 0 6M15 5c1 2 1 4 0 6
    link c link-45deg
    personalhotspot c link
    paperclip c paperclip
    antenna.radiowaves.left.and.right cs broadcast-pin
    dot.radiowaves.left.and.right - broadcast
    dot.radiowaves.right - ~M2 8v.01M5 4.5c1.5 2 1.5 5 0 7M8 2.5c3 3.3 3 7.7 0 11M11 .5c4 4.5 4 10.5 0 15
    dot.radiowaves.forward - =dot.radiowaves.right
    wave.3.right c ~M3 5.5c1 1.5 1 3.5 0 5M6.5 3.5c2 2.5 2 6.5 0 9M10 1.5c3.5 4 3.5 9 0 13
    wave.3.left c ~M13 5.5c-1 1.5-1 3.5 0 5M9.5 3.5c-2 2.5-2 6.5 0 9M6 1.5c-3.5 4-3.5 9 0 13
    wave.3.forward c =wave.3.right
    wave.3.backward c =wave.3.left
    wifi cq wifi
    wifi.slash - wifi-off
    wifi.router f router
    cellularbars - reception-4
    network s globe2
    globe - globe
    globe.americas - globe-americas
    globe.americas.fill - globe-americas
    globe.europe.africa - globe-europe-africa
    globe.europe.africa.fill - globe-europe-africa
    globe.asia.australia - globe-asia-australia
    globe.asia.australia.fill - globe-asia-australia
    globe.central.south.asia - globe-central-south-asia
    globe.central.south.asia.fill - globe-central-south-asia
    safari f compass
    icloud fq cloud
    icloud.and.arrow.down f cloud-arrow-down
    icloud.and.arrow.up f cloud-arrow-up
    icloud.slash f cloud-slash
    icloud.circle f circle+cloud-fill[3,3,10]
    link.icloud f cloud+link-45deg[4.5,5.5,7]
    lock.icloud f cloud+lock-fill[5.5,6,5.5]
    key.icloud f cloud+key-fill[4.5,5.5,7]
    person.icloud f cloud+person-fill[5,5.5,6]
    dot.radiowaves.up.forward - rss
    newspaper c newspaper
    magazine - journal
    hand.raised fcqs ~M4.5 9.5V4a1 1 0 0 1 2 0v3.5V2.5a1 1 0 0 1 2 0v5V3a1 1 0 0 1 2 0v5V4.5a1 1 0 0 1 2 0V10c0 3-1.8 5-4.5 5-2 0-3-.8-4-2.5L1.9 9.3c-.6-1 .7-1.8 1.4-1z
    hand.thumbsup fc hand-thumbs-up
    hand.thumbsdown fc hand-thumbs-down
    hand.point.up f hand-index
    hand.point.up.left f hand-index
    hand.point.left f hand-index%l
    hand.point.right f hand-index%r
    hand.point.down f hand-index%v
    hand.tap f hand-index-thumb
    """
}
