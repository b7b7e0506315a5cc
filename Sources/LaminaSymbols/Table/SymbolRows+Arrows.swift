extension SymbolRows {
  /// Arrows and chevrons.
  static let arrows = """
    arrow.up.arrow.down cq arrow-down-up%h
    arrow.left.arrow.right cq arrow-left-right
    arrow.right.arrow.left cq arrow-left-right%v
    arrow.clockwise cq arrow-clockwise
    arrow.counterclockwise cq arrow-counterclockwise
    goforward - arrow-clockwise
    gobackward - arrow-counterclockwise
    goforward.5 - arrow-clockwise+~M9.6 7.3H7v2c2.2-.8 2.9.3 2.7 1.3-.2 1-1.7 1.4-2.8.6
    goforward.10 - arrow-clockwise+~M5.6 8.2 6.7 7.3v4M9.7 7.3c-1.5 0-1.5 4 0 4s1.5-4 0-4z
    goforward.15 - arrow-clockwise+~M5.4 8.2 6.5 7.3v4M10.5 7.3H8.3v1.7c1.9-.6 2.5.2 2.3 1.2-.2.9-1.5 1.3-2.5.7
    goforward.30 - arrow-clockwise+~M5.3 7.7c1.3-1.1 3 .4 1.1 1.5 2.3.6.8 3-1.2 1.7M10 7.3c-1.5 0-1.5 4 0 4s1.5-4 0-4z
    gobackward.5 - arrow-counterclockwise+~M9.6 7.3H7v2c2.2-.8 2.9.3 2.7 1.3-.2 1-1.7 1.4-2.8.6
    gobackward.10 - arrow-counterclockwise+~M5.6 8.2 6.7 7.3v4M9.7 7.3c-1.5 0-1.5 4 0 4s1.5-4 0-4z
    gobackward.15 - arrow-counterclockwise+~M5.4 8.2 6.5 7.3v4M10.5 7.3H8.3v1.7c1.9-.6 2.5.2 2.3 1.2-.2.9-1.5 1.3-2.5.7
    gobackward.30 - arrow-counterclockwise+~M5.3 7.7c1.3-1.1 3 .4 1.1 1.5 2.3.6.8 3-1.2 1.7M10 7.3c-1.5 0-1.5 4 0 4s1.5-4 0-4z
    arrow.triangle.2.circlepath c arrow-repeat
    arrow.2.circlepath c arrow-repeat
    arrow.2.squarepath - repeat
    arrow.3.trianglepath - recycle
    arrow.uturn.left cq ~M5.5 2.5 2 6l3.5 3.5M2.3 6h7.2a4 4 0 0 1 0 8H5.5
    arrow.uturn.backward cq =arrow.uturn.left
    arrow.uturn.right cq ~M10.5 2.5 14 6l-3.5 3.5M13.7 6H6.5a4 4 0 0 0 0 8h4
    arrow.uturn.forward cq =arrow.uturn.right
    arrow.uturn.up cq ~M2.5 5.5 6 2l3.5 3.5M6 2.3v7.2a4 4 0 0 0 8 0V5.5
    arrow.uturn.down cq ~M2.5 10.5 6 14l3.5-3.5M6 13.7V6.5a4 4 0 0 1 8 0v4
    arrow.turn.down.right - arrow-return-right
    arrow.turn.down.left - arrow-return-left
    arrow.turn.up.left - arrow-90deg-left
    arrow.turn.up.right - arrow-90deg-right
    arrow.turn.left.up - arrow-90deg-up%h
    arrow.turn.right.up - arrow-90deg-up
    arrow.turn.left.down - arrow-90deg-down%h
    arrow.turn.right.down - arrow-90deg-down
    return - arrow-return-left
    arrow.up.left.and.arrow.down.right cq arrows-angle-expand%h
    arrow.up.backward.and.arrow.down.forward cq arrows-angle-expand%h
    arrow.down.right.and.arrow.up.left cq arrows-angle-contract%h
    arrow.down.forward.and.arrow.up.backward cq arrows-angle-contract%h
    arrow.up.right.and.arrow.down.left cq arrows-angle-contract
    arrow.up.forward.and.arrow.down.backward cq arrows-angle-contract
    arrow.down.left.and.arrow.up.right cq arrows-angle-expand
    arrow.down.backward.and.arrow.up.forward cq arrows-angle-expand
    arrow.up.and.down.and.arrow.left.and.right - arrows-move
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left - arrows-fullscreen
    arrow.up.and.down cq ~M8 1.7v12.6M5 4.5l3-3 3 3M5 11.5l3 3 3-3
    arrow.left.and.right cq ~M1.7 8h12.6M4.5 5l-3 3 3 3M11.5 5l3 3-3 3
    arrow.up.to.line cq ~M3 2h10M8 14V5M4.5 8.3 8 4.8l3.5 3.5
    arrow.down.to.line cq ~M3 14h10M8 2v9M4.5 7.7 8 11.2l3.5-3.5
    arrow.left.to.line cq ~M2 3v10M14 8H5M8.3 4.5 4.8 8l3.5 3.5
    arrow.right.to.line cq ~M14 3v10M2 8h9M7.7 4.5 11.2 8l-3.5 3.5
    arrow.backward.to.line cq =arrow.left.to.line
    arrow.forward.to.line cq =arrow.right.to.line
    arrow.up.and.line.horizontal.and.arrow.down - arrows-expand
    arrow.down.and.line.horizontal.and.arrow.up - arrows-collapse
    arrow.left.and.line.vertical.and.arrow.right - arrows-expand%r
    arrow.right.and.line.vertical.and.arrow.left - arrows-collapse%r
    arrow.up.circle f arrow-up-circle
    arrow.down.circle f arrow-down-circle
    arrow.left.circle f arrow-left-circle
    arrow.right.circle f arrow-right-circle
    arrow.up.left.circle f arrow-up-left-circle
    arrow.up.right.circle f arrow-up-right-circle
    arrow.down.left.circle f arrow-down-left-circle
    arrow.down.right.circle f arrow-down-right-circle
    arrow.up.square f arrow-up-square
    arrow.down.square f arrow-down-square
    arrow.left.square f arrow-left-square
    arrow.right.square f arrow-right-square
    arrow.up.left.square f arrow-up-left-square
    arrow.up.right.square f arrow-up-right-square
    arrow.down.left.square f arrow-down-left-square
    arrow.down.right.square f arrow-down-right-square
    arrow.forward - =arrow.right
    arrow.backward - =arrow.left
    arrow.up.forward - =arrow.up.right
    arrow.up.backward cq =arrow.up.left
    arrow.down.forward cq =arrow.down.right
    arrow.down.backward cq =arrow.down.left
    arrow.forward.circle f =arrow.right.circle
    arrow.backward.circle f =arrow.left.circle
    arrow.forward.square f =arrow.right.square
    arrow.backward.square f =arrow.left.square
    arrow.up.forward.circle f =arrow.up.right.circle
    arrow.up.forward.square f =arrow.up.right.square
    arrow.up.forward.app f =arrow.up.right.square
    arrow.down.app f =arrow.down.square
    arrow.down.doc f file-earmark-arrow-down
    arrow.up.doc f file-earmark-arrow-up
    arrow.triangle.branch - ~M4 1.5v9.5M4 9c0-2 8.5-1 8.5-4M5.5 12.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM14 3.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z
    arrow.triangle.merge - ~M4 5v6M4 5c0 3 2.5 3 7 3M5.5 12.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM5.5 3.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM14 8a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z
    arrow.triangle.pull - ~M3.5 5v6M12.5 11V6.5a2 2 0 0 0-2-2H8M10 2.5l-2 2 2 2M5 12.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM5 3.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM14 12.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z
    arrow.branch - ~M3 13V9.5C3 6.5 13 8.5 13 3M10 5.5l3-3 2.5 3M3 9V2.5M.7 5 3 2.5 5.3 5
    arrow.swap - ~M1.5 11h13M1.5 5h13M11.5 2l3 3-3 3M4.5 14l-3-3 3-3
    arrow.triangle.turn.up.right.diamond f sign-turn-right
    arrow.triangle.turn.up.right.circle f circle+~M5.5 11V8.5a1.5 1.5 0 0 1 1.5-1.5h3.5M8.7 4.7 11 7 8.7 9.3
    arrowshape.turn.up.left fc reply
    arrowshape.turn.up.left.2 fc reply-all
    arrowshape.turn.up.right fc reply%h
    arrowshape.turn.up.backward fc =arrowshape.turn.up.left
    arrowshape.turn.up.forward fc =arrowshape.turn.up.right
    arrowshape.up fc shift
    arrowshape.down fc shift%v
    arrowshape.left fc shift%l
    arrowshape.right fc shift%r
    arrowshape.backward fc =arrowshape.left
    arrowshape.forward fc =arrowshape.right
    arrowtriangle.up fc caret-up
    arrowtriangle.down fc caret-down
    arrowtriangle.left fc caret-left
    arrowtriangle.right fc caret-right
    arrowtriangle.backward fcq =arrowtriangle.left
    arrowtriangle.forward fcq =arrowtriangle.right
    arrowtriangle.up.square f caret-up-square
    arrowtriangle.down.square f caret-down-square
    arrowtriangle.left.square f caret-left-square
    arrowtriangle.right.square f caret-right-square
    square.and.arrow.up c box-arrow-up
    square.and.arrow.up.fill - #M3.5 6h9A1.5 1.5 0 0 1 14 7.5v7a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 14.5v-7A1.5 1.5 0 0 1 3.5 6z&~M8 10V1M5 3.8l3-3 3 3
    square.and.arrow.down - box-arrow-in-down
    square.and.arrow.down.fill - #M3.5 6h9A1.5 1.5 0 0 1 14 7.5v7a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 14.5v-7A1.5 1.5 0 0 1 3.5 6z&~M8 1v10.5M5 8.7l3 3 3-3
    square.and.arrow.up.on.square - box-arrow-up[3,0,13]+~M1.5 6v8a1.5 1.5 0 0 0 1.5 1.5h8
    square.and.arrow.down.on.square - box-arrow-in-down[3,0,13]+~M1.5 6v8a1.5 1.5 0 0 0 1.5 1.5h8
    rectangle.portrait.and.arrow.right - box-arrow-right
    rectangle.portrait.and.arrow.forward - box-arrow-right
    rectangle.portrait.and.arrow.right.fill - #M2 1.5h6A1.5 1.5 0 0 1 9.5 3v10A1.5 1.5 0 0 1 8 14.5H2A1.5 1.5 0 0 1 .5 13V3A1.5 1.5 0 0 1 2 1.5z&~M5 8h10M12.2 5l3 3-3 3
    rectangle.portrait.and.arrow.forward.fill - =rectangle.portrait.and.arrow.right.fill
    iphone.and.arrow.forward - phone[-3,0,16]&~M7.5 8h8M12.7 5.2 15.5 8l-2.8 2.8
    shippingbox.and.arrow.backward f box-seam[0,0,12]&arrow-return-left[7,8,9]
    chevron.right.2 - chevron-double-right
    chevron.left.2 - chevron-double-left
    chevron.forward.2 - =chevron.right.2
    chevron.backward.2 - =chevron.left.2
    chevron.up.chevron.down - chevron-expand
    chevron.compact.up - chevron-compact-up
    chevron.compact.down - chevron-compact-down
    chevron.compact.left - chevron-compact-left
    chevron.compact.right - chevron-compact-right
    chevron.right.to.line - chevron-bar-right
    chevron.left.to.line - chevron-bar-left
    chevron.forward.to.line - =chevron.right.to.line
    chevron.backward.to.line - =chevron.left.to.line
    chevron.forward cq *
    chevron.backward cq *
    chevron.left.forwardslash.chevron.right - code-slash
    chevron.left.slash.chevron.right - code-slash
    rotate.left - arrow-counterclockwise
    rotate.right - arrow-clockwise
    shuffle c shuffle
    repeat c repeat
    repeat.1 c repeat-1
    infinity c infinity
    recordingtape c voicemail
    arrow.up.message - chat-fill^~M8 11V5M5.5 7.3 8 4.8l2.5 2.5
    arrow.down.message - chat-fill^~M8 4.5v6M5.5 8.2 8 10.7l2.5-2.5
    arrow.up.trash f trash[2,4,12]&~M8 6V.8M5.5 3 8 .6 10.5 3
    arrow.up.heart f heart+~M8 11V6M6 7.7l2-2 2 2
    arrow.down.heart f heart+~M8 5.5v5M6 8.7l2 2 2-2
    arrow.clockwise.icloud f cloud+arrow-clockwise[4.5,5.5,7]
    arrow.counterclockwise.icloud f cloud+arrow-counterclockwise[4.5,5.5,7]
    arrow.up.right.video f camera-video+~M4 9.5 8 6M5.5 6H8v2.5
    arrow.down.left.video f camera-video+~M8 6 4 9.5M6.5 9.5H4V7
    chevron.right cq *
    chevron.left cq *
    chevron.down cq *
    chevron.up cq *
    arrow.right - *
    arrow.left - *
    arrow.up - *
    arrow.down - *
    arrow.up.left - *
    arrow.up.right - *
    arrow.down.left - *
    arrow.down.right - *
    """
}
