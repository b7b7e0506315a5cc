extension SymbolRows {
  /// Shapes, and how they stand together.
  static let shapes = """
    circle fqs circle
    square fs square
    triangle fc triangle
    diamond fc diamond
    rhombus f diamond
    hexagon f hexagon
    pentagon f pentagon
    octagon f octagon
    rectangle fs ~M2.5 3h11A1.5 1.5 0 0 1 15 4.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 11.5v-7A1.5 1.5 0 0 1 2.5 3z
    rectangle.portrait fs ~M4.5 1h7A1.5 1.5 0 0 1 13 2.5v11a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 13.5v-11A1.5 1.5 0 0 1 4.5 1z
    capsule f ~M4.5 4.5h7a3.5 3.5 0 0 1 0 7h-7a3.5 3.5 0 0 1 0-7z
    capsule.portrait f ~M4.5 4.5v7a3.5 3.5 0 0 0 7 0v-7a3.5 3.5 0 0 0-7 0z
    oval f ~M8 3.5c4 0 7 2 7 4.5s-3 4.5-7 4.5-7-2-7-4.5 3-4.5 7-4.5z
    oval.portrait f ~M8 1c2.5 0 4.5 3 4.5 7s-2 7-4.5 7-4.5-3-4.5-7S5.5 1 8 1z
    circle.lefthalf.filled - circle-half
    circle.lefthalf.fill - circle-half
    circle.righthalf.filled - circle-half%h
    circle.righthalf.fill - circle-half%h
    circle.tophalf.filled - circle-half%r
    circle.bottomhalf.filled - circle-half%l
    square.lefthalf.filled - square-half
    square.righthalf.filled - square-half%h
    square.tophalf.filled - square-half%r
    square.bottomhalf.filled - square-half%l
    diamond.lefthalf.filled - diamond-half
    triangle.lefthalf.filled - triangle-half
    circle.dashed - ~M15 8a7 7 0 0 1-.7 3M13.3 12.5a7 7 0 0 1-2.5 1.9M9 15a7 7 0 0 1-3-.3M4.2 13.9a7 7 0 0 1-2.1-2.2M1.3 9.9a7 7 0 0 1 .1-3.5M2.1 4.3a7 7 0 0 1 2.3-2.3M6.2 1.2a7 7 0 0 1 3-.1M11 1.7a7 7 0 0 1 2.3 1.9M14.4 5.2a7 7 0 0 1 .6 2
    circle.dotted c ~M15 8v.01M14.06 11.5v.01M11.5 14.06v.01M8 15v.01M4.5 14.06v.01M1.94 11.5v.01M1 8v.01M1.94 4.5v.01M4.5 1.94v.01M8 1v.01M11.5 1.94v.01M14.06 4.5v.01
    square.dashed - ~M1 4V2.5A1.5 1.5 0 0 1 2.5 1H4M6.5 1h3M12 1h1.5A1.5 1.5 0 0 1 15 2.5V4M15 6.5v3M15 12v1.5a1.5 1.5 0 0 1-1.5 1.5H12M9.5 15h-3M4 15H2.5A1.5 1.5 0 0 1 1 13.5V12M1 9.5v-3
    app.dashed - ~M1 5V4a3 3 0 0 1 3-3h1M7 1h2M11 1h1a3 3 0 0 1 3 3v1M15 7v2M15 11v1a3 3 0 0 1-3 3h-1M9 15H7M5 15H4a3 3 0 0 1-3-3v-1M1 9V7
    rectangle.dashed - ~M1 5.5v-1A1.5 1.5 0 0 1 2.5 3h1M5.5 3h2M9 3h2M12.5 3h1A1.5 1.5 0 0 1 15 4.5v1M15 7v2M15 10.5v1a1.5 1.5 0 0 1-1.5 1.5h-1M11 13H9M7.5 13h-2M3.5 13h-1A1.5 1.5 0 0 1 1 11.5v-1M1 9V7
    circle.inset.filled - record-circle
    largecircle.fill.circle - circle+circle-fill[3,3,10]
    smallcircle.filled.circle f record-circle
    smallcircle.fill.circle f record-circle
    smallcircle.circle f circle+circle[5,5,6]
    circle.circle f circle+circle[4,4,8]
    record.circle f record-circle
    square.inset.filled - square+#M4.5 3.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z
    circlebadge f circle[4,4,8]
    circlebadge.2 f circle[0,4,7]+circle[9,4,7]
    square.circle f circle+square[4.5,4.5,7]
    dot.circle.and.cursorarrow - circle+cursor-fill[6,6,8]
    dot.square f square+#M10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z
    square.on.square - ~M6.5 5h7A1.5 1.5 0 0 1 15 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 5 13.5v-7A1.5 1.5 0 0 1 6.5 5zM11 3.5v-1A1.5 1.5 0 0 0 9.5 1h-7A1.5 1.5 0 0 0 1 2.5v7A1.5 1.5 0 0 0 2.5 11h1
    square.fill.on.square - #M6 4.5h8A1.5 1.5 0 0 1 15.5 6v8a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 14V6A1.5 1.5 0 0 1 6 4.5z+~M11 2.8v-.3A1.5 1.5 0 0 0 9.5 1h-7A1.5 1.5 0 0 0 1 2.5v7A1.5 1.5 0 0 0 2.5 11h.3
    square.filled.on.square - =square.fill.on.square
    square.on.circle - circle-square
    square.2.layers.3d f layers
    square.3.layers.3d s layers
    square.stack f ~M3.5 5.5h9A1.5 1.5 0 0 1 14 7v7a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 14V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 3h9M5 .8h6
    square.stack.3d.up fs layers
    square.stack.3d.down.right f layers
    square.stack.3d.down.forward f layers
    square.3.stack.3d s layers
    square.2.stack.3d - layers
    rectangle.stack f collection
    rectangle.on.rectangle cqs ~M5.5 5.5h8A1.5 1.5 0 0 1 15 7v5.5a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 12.5V7a1.5 1.5 0 0 1 1.5-1.5zM12 4v-.5A1.5 1.5 0 0 0 10.5 2h-8A1.5 1.5 0 0 0 1 3.5V9a1.5 1.5 0 0 0 1.5 1.5
    rectangle.on.rectangle.angled - images
    rectangle.portrait.on.rectangle.portrait fs ~M7.5 4h5A1.5 1.5 0 0 1 14 5.5v8a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 6 13.5v-8A1.5 1.5 0 0 1 7.5 4zM10 2.5A1.5 1.5 0 0 0 8.5 1h-5A1.5 1.5 0 0 0 2 2.5v8A1.5 1.5 0 0 0 3.5 12H4.5
    rectangle.center.inset.filled - =rectangle+#M5 6h6v4H5z
    rectangle.inset.filled - =rectangle+#M3.5 5h9a.5.5 0 0 1 .5.5v5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5v-5a.5.5 0 0 1 .5-.5z
    rectangle.bottomthird.inset.filled - =rectangle+#M3.5 9h9a.5.5 0 0 1 .5.5v1a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5v-1a.5.5 0 0 1 .5-.5z
    rectangle.leftthird.inset.filled - =rectangle+#M3.5 5h2a.5.5 0 0 1 .5.5v5a.5.5 0 0 1-.5.5h-2a.5.5 0 0 1-.5-.5v-5a.5.5 0 0 1 .5-.5z
    rectangle.leadingthird.inset.filled - =rectangle.leftthird.inset.filled
    rectangle.rightthird.inset.filled - =rectangle+#M10.5 5h2a.5.5 0 0 1 .5.5v5a.5.5 0 0 1-.5.5h-2a.5.5 0 0 1-.5-.5v-5a.5.5 0 0 1 .5-.5z
    rectangle.trailingthird.inset.filled - =rectangle.rightthird.inset.filled
    rectangle.lefthalf.inset.filled - =rectangle+#M3.5 5H8v6H3.5a.5.5 0 0 1-.5-.5v-5a.5.5 0 0 1 .5-.5z
    rectangle.righthalf.inset.filled - =rectangle+#M12.5 5H8v6h4.5a.5.5 0 0 0 .5-.5v-5a.5.5 0 0 0-.5-.5z
    rectangle.lefthalf.filled - =rectangle+#M8 3v10H2.5A1.5 1.5 0 0 1 1 11.5v-7A1.5 1.5 0 0 1 2.5 3z
    rectangle.righthalf.filled - =rectangle+#M8 3v10h5.5a1.5 1.5 0 0 0 1.5-1.5v-7A1.5 1.5 0 0 0 13.5 3z
    rectangle.split.2x1 fs =rectangle+~M8 3v10
    rectangle.split.1x2 f =rectangle+~M1 8h14
    rectangle.split.3x1 f =rectangle+~M5.7 3v10M10.3 3v10
    rectangle.split.2x2 f =rectangle+~M8 3v10M1 8h14
    rectangle.split.3x3 f =rectangle+~M5.7 3v10M10.3 3v10M1 6.3h14M1 9.7h14
    rectangle.grid.1x2 f ~M2.5 2h11A1.5 1.5 0 0 1 15 3.5v2A1.5 1.5 0 0 1 13.5 7h-11A1.5 1.5 0 0 1 1 5.5v-2A1.5 1.5 0 0 1 2.5 2zM2.5 9h11a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 12.5v-2A1.5 1.5 0 0 1 2.5 9z
    rectangle.grid.2x2 f grid
    rectangle.grid.3x2 f grid-3x2-gap
    rectangle.3.group f grid-1x2
    rectangle.3.offgrid f grid-1x2%h
    rectangle.compress.vertical - arrows-collapse
    rectangle.expand.vertical - arrows-expand
    square.grid.2x2 f grid
    square.grid.3x3 f grid-3x3-gap
    square.grid.3x2 f grid-3x2-gap
    square.fill.text.grid.1x2 - #M2 2h3a.5.5 0 0 1 .5.5v3a.5.5 0 0 1-.5.5H2a.5.5 0 0 1-.5-.5v-3A.5.5 0 0 1 2 2zM2 10h3a.5.5 0 0 1 .5.5v3a.5.5 0 0 1-.5.5H2a.5.5 0 0 1-.5-.5v-3A.5.5 0 0 1 2 10z+~M8 3h6.5M8 5h4M8 11h6.5M8 13h4
    square.split.2x1 f square+~M8 1v14
    square.split.1x2 f square+~M1 8h14
    square.split.2x2 f square+~M8 1v14M1 8h14
    square.split.diagonal f square+~M15 1 1 15
    square.text.square f square+~M4 5h8M4 8h8M4 11h5
    circle.grid.2x2 f ~M6 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM14 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM6 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0z
    circle.grid.3x3 fc ~M4 2.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM9.5 2.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM15 2.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM4 8a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM9.5 8a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM15 8a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM4 13.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM9.5 13.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM15 13.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z
    circle.grid.2x1 f ~M7 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM15 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0z
    circle.grid.cross f ~M10.5 3a2 2 0 1 1-5 0 2.5 2 0 0 1 5 0zM10.5 13a2 2 0 1 1-5 0 2.5 2 0 0 1 5 0zM5 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM15 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z
    circle.hexagongrid fc ~M7 3a1.8 1.8 0 1 1-3.6 0A1.8 1.8 0 0 1 7 3zM12.6 3a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM4.3 8A1.8 1.8 0 1 1 .7 8a1.8 1.8 0 0 1 3.6 0zM9.8 8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM15.3 8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM7 13a1.8 1.8 0 1 1-3.6 0A1.8 1.8 0 0 1 7 13zM12.6 13a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z
    grid c grid-3x3
    squareshape f ~M1.5 1.5h13v13h-13z
    square.resize - bounding-box
    squareshape.controlhandles.on.squareshape.controlhandles - bounding-box-circles
    skew - ~M5 2.5h10l-4 11H1z
    perspective - ~M1.5 4v8L14.5 14V2z
    cube f box
    cylinder f database
    cylinder.split.1x2 f database
    viewfinder c fullscreen
    dot.viewfinder - fullscreen+#M9.5 8a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z
    text.viewfinder - fullscreen+~M5 6h6M5 8h6M5 10h4
    doc.viewfinder - fullscreen+file-earmark[4,3.5,9]
    person.fill.viewfinder - fullscreen+person-fill[3,3,10]
    camera.viewfinder - fullscreen+camera-fill[4,4,8]
    location.viewfinder - fullscreen+cursor-fill[4,4,8]
    ellipsis.viewfinder - fullscreen+three-dots[4,4,8]
    rectangle.dashed.and.paperclip - =rectangle.dashed+paperclip[4,3,9]
    aspectratio f aspect-ratio
    crop - crop[-.5,-.5,15]
    flip.horizontal - symmetry-vertical
    arrow.left.and.right.righttriangle.left.righttriangle.right - symmetry-vertical
    arrow.up.and.down.righttriangle.up.righttriangle.down - symmetry-horizontal
    align.horizontal.left - align-start
    align.horizontal.center - align-center
    align.horizontal.right - align-end
    align.vertical.top - align-top
    align.vertical.center - align-middle
    align.vertical.bottom - align-bottom
    distribute.horizontal.center - distribute-horizontal
    distribute.vertical.center - distribute-vertical
    seal f ~M8 1.6A1.75 1.75 0 0 1 11.2 2.46A1.75 1.75 0 0 1 13.54 4.8A1.75 1.75 0 0 1 14.4 8A1.75 1.75 0 0 1 13.54 11.2A1.75 1.75 0 0 1 11.2 13.54A1.75 1.75 0 0 1 8 14.4A1.75 1.75 0 0 1 4.8 13.54A1.75 1.75 0 0 1 2.46 11.2A1.75 1.75 0 0 1 1.6 8A1.75 1.75 0 0 1 2.46 4.8A1.75 1.75 0 0 1 4.8 2.46A1.75 1.75 0 0 1 8 1.6z
    app f ~M4.5 1h7A3.5 3.5 0 0 1 15 4.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 1 11.5v-7A3.5 3.5 0 0 1 4.5 1z
    """
}
