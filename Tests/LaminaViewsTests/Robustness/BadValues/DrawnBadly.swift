import LaminaTesting

/// A canvas that is drawn on with one number everywhere.
struct DrawnBadly: View {
  let value: CGFloat

  var body: some View {
    Canvas { context, _ in
      let (point, disc) = (
        CGPoint(x: value, y: 3), Path(ellipseIn: CGRect(x: 2, y: 2, width: 9, height: 9))
      )
      let box = CGRect(x: value, y: 0, width: value, height: 9)
      context.stroke(disc, with: .color(red: Double(value), green: 0, blue: 0), lineWidth: value)
      context.fill(Path(box), with: .color(white: Double(value), opacity: Double(value)))
      context.fill(
        disc,
        with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: point, endPoint: .zero))
      context.fill(
        disc,
        with: .radialGradient(
          Gradient(colors: [.red, .blue]), center: point, startRadius: value, endRadius: value,
          options: .mirror))
      context.fill(
        disc,
        with: .conicGradient(
          Gradient(colors: [.red, .blue]), center: point, angle: .degrees(Double(value))))
      context.fill(
        disc,
        with: .tiledImage(
          Image(.bitmap(halfRedTile, scale: 1)), origin: point, sourceRect: box, scale: value))
      context.draw(Text("word"), in: box)
      context.draw(Text("word"), at: point)
      context.draw(Image(systemName: "star"), in: box)
      _ = context.resolve(Text("word")).measure(in: box.size)
      transform(context)
      filter(context)
    }
  }

  private func transform(_ context: GraphicsContext) {
    let disc = Path(ellipseIn: CGRect(x: 2, y: 2, width: 9, height: 9))
    var scaled = context
    scaled.scaleBy(x: value, y: value)
    scaled.translateBy(x: value, y: value)
    scaled.rotate(by: .degrees(Double(value)))
    scaled.concatenate(CGAffineTransform(a: value, b: 0, c: 0, d: value, tx: 0, ty: 0))
    scaled.clip(to: disc, options: .inverse)
    scaled.opacity = Double(value)
    scaled.addFilter(.blur(radius: 1))
    scaled.addFilter(.shadow(radius: 2, x: 1, y: 1))
    scaled.fill(disc, with: .color(.red))
    scaled.clipToLayer(opacity: Double(value)) { $0.fill(disc, with: .color(.red)) }
    scaled.fill(disc, with: .color(.red))
  }

  private func filter(_ context: GraphicsContext) {
    let amount = Double(value)
    let filters: [GraphicsContext.Filter] = [
      .blur(radius: value), .saturation(amount), .brightness(amount), .contrast(amount),
      .grayscale(amount), .colorInvert(amount), .hueRotation(.degrees(amount)),
      .alphaThreshold(min: amount, max: amount), .shadow(radius: value, x: value, y: value),
      .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: value, y: 1))),
    ]
    for filter in filters {
      var changed = context
      changed.addFilter(filter)
      changed.fill(Path(CGRect(x: 2, y: 2, width: 9, height: 9)), with: .color(.red))
    }
  }
}
