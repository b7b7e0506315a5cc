import LaminaConstraints
import LaminaTesting

/// Every public initialiser and modifier of views that takes a number, called with any.
enum BadValueTable {
  /// One table for each kind of call.
  nonisolated enum Group: String, CaseIterable {
    case layout, looks, effects, shapes, styles, texts, controls, containers, gestures, motion,
      counts
  }

  static func cases(of group: Group) -> [BadValueCase] {
    switch group {
    case .layout: layout
    case .looks: looks
    case .effects: effects
    case .shapes: shapes
    case .styles: styles
    case .texts: texts
    case .controls: controls
    case .containers: containers
    case .gestures: gestures
    case .motion: motion
    case .counts: counts
    }
  }

  static let layout: [BadValueCase] = [
    BadValueCase("View.frame(width:height:alignment:)", .negative) {
      tile.frame(width: $0, height: $0)
    },
    BadValueCase(
      "View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)",
      .bound
    ) {
      tile.frame(
        minWidth: $0.isInfinite ? 0 : $0, idealWidth: $0.isInfinite ? 0 : $0, maxWidth: $0,
        minHeight: 0, idealHeight: nil, maxHeight: $0)
    },
    BadValueCase("View.padding(_:_:)") { tile.padding(.horizontal, $0) },
    BadValueCase("View.padding(_:)") {
      tile.padding($0)
      tile.padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
    },
    BadValueCase("View.offset(x:y:)") { tile.offset(x: $0, y: $0) },
    BadValueCase("View.offset(_:)") { tile.offset(CGSize(width: $0, height: $0)) },
    BadValueCase("View.position(x:y:)") { tile.position(x: $0, y: $0) },
    BadValueCase("View.position(_:)") { tile.position(CGPoint(x: $0, y: $0)) },
    BadValueCase("View.aspectRatio(_:contentMode:)", .negative) {
      tile.aspectRatio($0, contentMode: .fit)
      Color.blue.aspectRatio(CGSize(width: $0, height: 3), contentMode: .fill)
      Color.blue.aspectRatio(CGSize(width: 3, height: $0), contentMode: .fill)
    },
    BadValueCase("View.layoutPriority(_:)") { value in
      HStack {
        Text("one").layoutPriority(Double(-value))
        Text("two").layoutPriority(Double(value))
      }
    },
    BadValueCase("View.zIndex(_:)") { value in
      ZStack {
        tile.zIndex(Double(value))
        tile
      }
    },
    BadValueCase("View.containerRelativeFrame(_:count:span:spacing:alignment:)") {
      tile.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: $0)
    },
    BadValueCase("View.containerRelativeFrame(_:alignment:_:)", .none) { value in
      tile.containerRelativeFrame([.horizontal, .vertical]) { _, _ in value }
    },
    BadValueCase("Spacer.init(minLength:)", .negative) { value in
      HStack { Spacer(minLength: value) }
    },
    BadValueCase("HStack.init(alignment:spacing:content:)") {
      HStack(spacing: $0) {
        tile
        tile
      }
    },
    BadValueCase("VStack.init(alignment:spacing:content:)") {
      VStack(spacing: $0) {
        tile
        tile
      }
    },
    BadValueCase("HStackLayout.init(alignment:spacing:)", .none) {
      HStackLayout(spacing: $0)() {
        tile
        tile
      }
      VStackLayout(spacing: $0)() {
        tile
        tile
      }
      GridLayout(horizontalSpacing: $0, verticalSpacing: $0)() {
        GridRow {
          tile
          tile
        }
      }
    },
    BadValueCase("View.safeAreaInset(edge:alignment:spacing:content:)") { value in
      tile.safeAreaInset(edge: .top, spacing: value) { tile }
        .safeAreaInset(edge: .leading, spacing: value) { tile }
    },
    BadValueCase("View.safeAreaPadding(_:)", .negative) {
      tile.safeAreaPadding($0)
        .safeAreaPadding(EdgeInsets(top: $0, leading: 0, bottom: $0, trailing: 0))
    },
    BadValueCase("View.safeAreaPadding(_:_:)", .negative) { tile.safeAreaPadding(.top, $0) },
    BadValueCase("View.contentMargins(_:_:)", .negative) { value in
      ScrollView { tile }.contentMargins(.vertical, value)
    },
    BadValueCase("View.contentMargins(_:_:for:)", .negative) { value in
      ScrollView { tile }.contentMargins(.vertical, value, for: .scrollIndicators)
    },
    BadValueCase("View.alignmentGuide(_:computeValue:)", .none) { value in
      VStack(alignment: .leading) {
        tile.alignmentGuide(.leading) { _ in value }
        tile
      }
    },
    BadValueCase("View.constraintMargins(_:preservesSuperviewLayoutMargins:)") { value in
      ConstraintStack(layoutMargins: EdgeInsets(.all, value)) {
        tile.constraintItem("a", alignment: UnitPoint(x: value, y: value))
          .constraintMargins(EdgeInsets(.all, value))
      }
      .constraints { c in
        c.format("|-[a]-|")
        c.format("V:|-[a]")
      }
    },
  ]

  static let looks: [BadValueCase] = [
    BadValueCase("View.opacity(_:)") { tile.opacity(Double($0)) },
    BadValueCase("View.shadow(color:radius:x:y:)", .negative) {
      Text("x").shadow(radius: $0)
      tile.shadow(color: .black, radius: $0, x: 1, y: 1)
    },
    BadValueCase("View.shadow(color:radius:x:y:) offset") {
      tile.shadow(radius: 2, x: $0, y: $0)
    },
    BadValueCase("View.cornerRadius(_:)", .negative) {
      tile.cornerRadius($0)
      tile.cornerRadius($0, antialiased: false)
    },
    BadValueCase("View.border(_:width:)", .negative) { tile.border(.red, width: $0) },
    BadValueCase("View.accessibilitySortPriority(_:)") {
      tile.accessibilityLabel("tile").accessibilitySortPriority(Double($0))
      tile.accessibility(label: Text("tile")).accessibility(sortPriority: Double($0))
    },
    BadValueCase("View.accessibilityActivationPoint(_:)") {
      tile.accessibilityLabel("tile").accessibilityActivationPoint(UnitPoint(x: $0, y: $0))
      tile.accessibility(activationPoint: UnitPoint(x: $0, y: $0))
    },
  ]

  static let effects: [BadValueCase] = [
    BadValueCase("View.blur(radius:opaque:)", .negative) {
      tile.blur(radius: $0)
      tile.blur(radius: $0, opaque: true)
    },
    BadValueCase("ShadowStyle.drop(color:radius:x:y:)", .negative) {
      Rectangle().fill(Color.red.shadow(.drop(radius: $0, x: 1, y: 1)))
    },
    BadValueCase("ShapeStyle.opacity(_:)") {
      Rectangle().fill(AnyShapeStyle(Color.red).opacity(Double($0)))
    },
    BadValueCase("View.brightness(_:)") { tile.brightness(Double($0)) },
    BadValueCase("View.contrast(_:)") { tile.contrast(Double($0)) },
    BadValueCase("View.saturation(_:)") { tile.saturation(Double($0)) },
    BadValueCase("View.grayscale(_:)") { tile.grayscale(Double($0)) },
    BadValueCase("View.hueRotation(_:)") { tile.hueRotation(.radians(Double($0))) },
    BadValueCase("View.rotationEffect(_:anchor:)") {
      tile.rotationEffect(.degrees(Double($0)))
      tile.rotationEffect(.degrees(10), anchor: UnitPoint(x: $0, y: $0))
    },
    BadValueCase("View.scaleEffect(_:anchor:)") {
      tile.scaleEffect($0)
      tile.scaleEffect(CGSize(width: $0, height: 1))
      tile.scaleEffect(2, anchor: UnitPoint(x: $0, y: $0))
    },
    BadValueCase("View.scaleEffect(x:y:anchor:)") { tile.scaleEffect(x: $0, y: $0) },
    BadValueCase("View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") {
      tile.rotation3DEffect(.degrees(Double($0)), axis: (x: 0, y: 1, z: 0))
      tile.rotation3DEffect(.degrees(30), axis: (x: $0, y: $0, z: $0))
      tile.rotation3DEffect(
        .degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: $0, perspective: $0)
    },
    BadValueCase("View.transformEffect(_:)") {
      tile.transformEffect(CGAffineTransform(a: $0, b: $0, c: 0, d: 1, tx: $0, ty: 0))
    },
    BadValueCase("View.projectionEffect(_:)") {
      tile.projectionEffect(
        ProjectionTransform(CGAffineTransform(a: $0, b: 0, c: 0, d: 1, tx: 0, ty: $0)))
    },
    BadValueCase("VisualEffect.offset(x:y:)") { value in
      tile.visualEffect { effect, _ in effect.offset(x: value, y: value) }
      tile.visualEffect { effect, _ in effect.offset(CGSize(width: value, height: value)) }
    },
    BadValueCase("VisualEffect.scaleEffect(_:anchor:)") { value in
      tile.visualEffect { effect, _ in effect.scaleEffect(value) }
      tile.visualEffect { effect, _ in effect.scaleEffect(x: value, y: 1) }
      tile.visualEffect { effect, _ in
        effect.scaleEffect(2, anchor: UnitPoint(x: value, y: value))
      }
    },
    BadValueCase("VisualEffect.rotationEffect(_:anchor:)") { value in
      tile.visualEffect { effect, _ in effect.rotationEffect(.degrees(Double(value))) }
    },
    BadValueCase("VisualEffect.opacity(_:)") { value in
      tile.visualEffect { effect, _ in effect.opacity(Double(value)) }
    },
    BadValueCase("VisualEffect.blur(radius:opaque:)", .negative) { value in
      tile.visualEffect { effect, _ in effect.blur(radius: value) }
    },
    BadValueCase("VisualEffect.brightness(_:)") { value in
      tile.visualEffect { effect, _ in
        effect.brightness(Double(value)).contrast(Double(value)).saturation(Double(value))
          .grayscale(Double(value)).hueRotation(.degrees(Double(value)))
      }
    },
  ]

  static let shapes: [BadValueCase] = [
    BadValueCase("RoundedRectangle.init(cornerRadius:style:)", .negative) {
      RoundedRectangle(cornerRadius: $0)
      Rectangle().fill(.red).clipShape(.rect(cornerRadius: $0))
      Rectangle().fill(.red).clipShape(.rect(cornerSize: CGSize(width: $0, height: 4)))
    },
    BadValueCase("RoundedRectangle.init(cornerSize:style:)", .negative) {
      RoundedRectangle(cornerSize: CGSize(width: $0, height: 4)).stroke(.red)
    },
    BadValueCase(
      "UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:"
        + "topTrailingRadius:style:)", .negative
    ) {
      UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0)
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: $0)).inset(by: $0)
      Rectangle().fill(.red).clipShape(.rect(topLeadingRadius: $0))
    },
    BadValueCase("Style.fixed(_:)", .negative) {
      ConcentricRectangle(corners: .fixed($0)).inset(by: $0)
      ContainerRelativeShape().inset(by: $0)
    },
    BadValueCase("Shape.size(width:height:)", .negative) {
      Circle().size(width: $0, height: $0).stroke(.red)
      Circle().size(CGSize(width: $0, height: 3)).stroke(.red)
      Circle().subtracting(Rectangle().offset(x: $0, y: 0)).fill(.red)
    },
    BadValueCase("GraphicsContext.concatenate(_:)", .none) { value in
      DrawnBadly(value: value).frame(width: 30, height: 30)
    },
    BadValueCase(
      "EllipticalGradient.init(colors:center:startRadiusFraction:endRadiusFraction:)"
    ) {
      EllipticalGradient(
        colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startRadiusFraction: $0,
        endRadiusFraction: $0)
    },
    BadValueCase(
      "MeshGradient.init(width:height:points:colors:background:smoothsColors:colorSpace:)", .none
    ) {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [Float($0), 0], [0, Float($0)], [1, 1]],
        colors: [.red, .blue, .green, .red])
      MeshGradient(
        width: $0.isFinite && abs($0) < 1e9 ? Int($0) : .max, height: 2, points: [], colors: [])
    },
    BadValueCase("ImagePaint.init(image:sourceRect:scale:)") {
      Rectangle().fill(
        ImagePaint(
          image: Image(.bitmap(halfRedTile, scale: 1)),
          sourceRect: CGRect(x: $0, y: 0, width: $0, height: 1),
          scale: $0))
    },
    BadValueCase("ShadowStyle.inner(color:radius:x:y:)", .negative) {
      Circle().fill(.red.shadow(.inner(radius: $0, x: abs($0), y: 0)))
    },
    BadValueCase("VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)", .none) {
      value in
      Circle().visualEffect { effect, _ in
        effect.rotation3DEffect(.degrees(Double(value)), axis: (x: 0, y: value, z: 0))
          .transformEffect(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: value, ty: 0))
      }
    },
    BadValueCase("PaintedShape.stroke(_:lineWidth:)", .negative) {
      Circle().fill(.red).stroke(.blue, lineWidth: $0)
      Circle().fill(.red).strokeBorder(.blue, lineWidth: $0)
      Circle().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: $0))
      Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle(lineWidth: $0))
    },
    BadValueCase("Shape.stroke(lineWidth:)", .negative) {
      Circle().stroke(lineWidth: $0)
      Circle().strokeBorder(lineWidth: $0)
      Circle().stroke(style: StrokeStyle(lineWidth: $0))
      Circle().strokeBorder(style: StrokeStyle(lineWidth: $0))
    },
    BadValueCase("Shape.stroke(_:lineWidth:)", .negative) {
      Circle().stroke(.red, lineWidth: $0)
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).strokeBorder(.red, lineWidth: $0)
    },
    BadValueCase("Shape.stroke(_:style:)", .negative) {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [$0, 3]))
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: $0, lineCap: .round))
    },
    BadValueCase("StrokeStyle.init") {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: $0))
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [2], dashPhase: $0))
    },
    BadValueCase("Shape.trim(from:to:)") {
      Circle().trim(from: $0, to: 1).stroke(.red)
      Capsule().trim(from: 0, to: $0).stroke(.red)
    },
    BadValueCase("InsettableShape.inset(by:)") {
      Circle().inset(by: $0)
      Rectangle().inset(by: $0)
      Ellipse().inset(by: $0)
      Capsule().inset(by: $0)
      RoundedRectangle(cornerRadius: 4).inset(by: $0).stroke(.red)
    },
    BadValueCase("Shape.rotation(_:anchor:)") {
      Rectangle().rotation(.degrees(Double($0)))
      Rectangle().rotation(.degrees(4), anchor: UnitPoint(x: $0, y: $0))
    },
    BadValueCase("Shape.scale(_:anchor:)") {
      Rectangle().scale($0)
      Rectangle().scale(x: $0, y: 1, anchor: UnitPoint(x: $0, y: 0)).stroke(.red)
    },
    BadValueCase("Shape.offset(_:)") {
      OffsetShape(shape: Rectangle(), offset: CGSize(width: $0, height: $0)).stroke(.red)
    },
    BadValueCase("Shape.transform(_:)") {
      Rectangle().transform(CGAffineTransform(a: $0, b: $0, c: $0, d: 1, tx: $0, ty: $0))
        .stroke(.red)
    },
    BadValueCase("Path.addLine(to:)") { value in
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: value, y: 10))
        path.addLine(to: CGPoint(x: 20, y: -value))
      }
      .stroke(.red, lineWidth: 3)
      Path { $0.addLines([CGPoint(x: value, y: value), CGPoint(x: -value, y: 3), .zero]) }
        .fill(.blue)
    },
    BadValueCase("Path.addQuadCurve(to:control:)") { value in
      Path { path in
        path.move(to: CGPoint(x: value, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 9), control: CGPoint(x: value, y: value))
        path.addCurve(
          to: CGPoint(x: 1, y: value), control1: CGPoint(x: -value, y: 3), control2: .zero)
        path.closeSubpath()
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 2, lineJoin: .round, dash: [3, 2]))
    },
    BadValueCase("Path.addArc(center:radius:startAngle:endAngle:clockwise:)") { value in
      Path {
        $0.addArc(
          center: CGPoint(x: 10, y: 10), radius: value, startAngle: .zero,
          endAngle: .degrees(90), clockwise: false)
      }
      .stroke(.red)
      Path {
        $0.addArc(
          center: CGPoint(x: value, y: 10), radius: 4, startAngle: .degrees(Double(value)),
          endAngle: .degrees(90), clockwise: true)
      }
      .fill(.red)
    },
    BadValueCase("Path.addRect(_:)") { value in
      Path(CGRect(x: 0, y: value, width: value, height: 4)).fill(.red)
      Path(ellipseIn: CGRect(x: value, y: 0, width: 10, height: value)).stroke(.red)
      Path(roundedRect: CGRect(x: 0, y: 0, width: value, height: 9), cornerRadius: value)
        .stroke(.red)
    },
    BadValueCase("Path.applying(_:)") { value in
      Path(CGRect(x: 0, y: 0, width: 9, height: 9))
        .applying(CGAffineTransform(scaleX: value, y: value)).fill(.red)
      Path(CGRect(x: 0, y: 0, width: 9, height: 9)).offsetBy(dx: value, dy: value).stroke(.red)
    },
    BadValueCase("View.clipShape(_:)") { value in
      tile.clipShape(Star(spike: value))
      tile.mask { Star(spike: value) }
      tile.overlay(Star(spike: value).fill(.blue)).shadow(radius: 2)
      Star(spike: value).fill(.green).shadow(radius: 3)
    },
  ]

  static let styles: [BadValueCase] = [
    BadValueCase("LinearGradient.init(colors:startPoint:endPoint:)") {
      Rectangle().fill(
        LinearGradient(
          colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: $0), endPoint: .bottom))
    },
    BadValueCase("RadialGradient.init(colors:center:startRadius:endRadius:)") {
      Rectangle().fill(
        RadialGradient(
          colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startRadius: $0, endRadius: $0))
    },
    BadValueCase("AngularGradient.init(colors:center:startAngle:endAngle:)") {
      Rectangle().fill(
        AngularGradient(
          colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startAngle: .degrees(Double($0)),
          endAngle: .degrees(Double($0))))
      Circle().stroke(
        AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(Double($0))))
    },
    BadValueCase("RadialGradient.init(stops:center:startRadius:endRadius:)") {
      Rectangle().fill(
        .radialGradient(
          stops: [.init(color: .red, location: $0)], center: UnitPoint(x: $0, y: 0),
          startRadius: $0, endRadius: -$0))
    },
    BadValueCase("AngularGradient.init(stops:center:startAngle:endAngle:)") { value in
      let stops = [Gradient.Stop(color: .red, location: value), .init(color: .blue, location: 1)]
      let angle = Angle.degrees(Double(value))
      Rectangle().fill(.angularGradient(stops: stops, startAngle: angle, endAngle: angle))
      Rectangle().fill(
        .angularGradient(Gradient(stops: stops), startAngle: angle, endAngle: angle))
      Rectangle().fill(.conicGradient(stops: stops, angle: angle))
      Rectangle().fill(.conicGradient(Gradient(stops: stops), angle: angle))
    },
    BadValueCase("Gradient.Stop.init(color:location:)") {
      Rectangle().fill(
        LinearGradient(
          stops: [
            .init(color: .red, location: $0), .init(color: .blue, location: 0.4),
            .init(color: .blue, location: -$0),
          ], startPoint: .top, endPoint: .bottom))
    },
    BadValueCase("Color.init(red:green:blue:opacity:)", .none) {
      Color(red: Double($0), green: 0, blue: Double($0), opacity: Double($0))
      Color(white: Double($0), opacity: 0.4)
      Color(hue: Double($0), saturation: Double($0), brightness: Double($0))
      Color.red.opacity(Double($0))
    },
  ]
}

/// A shape of an author's that goes wherever its numbers say.
nonisolated struct Star: Shape {
  var spike: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + spike, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
