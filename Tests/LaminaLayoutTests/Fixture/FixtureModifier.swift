import LaminaGeometry
import LaminaLayout

/// The modifiers of fixtures; each may have an `id=` of its own.
///
/// ```
/// frame(width= height= alignment=)       frame(minWidth= idealWidth= maxWidth= minHeight= ...)
/// padding  padding(10)  padding(10, edges=top+leading)
/// offset(x= y=)   position(x= y=)   fixedSize   fixedSize(horizontal)
/// aspectRatio(16/9, fit)   aspectRatio(fill)   layoutPriority(1)
/// guide(leading=10)   guide(top=bottom)        a length, or where another guide is
/// direction(rightToLeft)                       of the element and the modifiers before it
/// gridCellColumns(2)   gridCellAnchor(0.25, 0.75)   gridColumnAlignment(leading)
/// gridCellUnsizedAxes(horizontal)              these four come last
/// ```
enum FixtureModifier {
  static func apply(
    _ call: FixtureCall, to node: FixtureNode, _ context: FixtureContext,
    outside direction: LayoutDirection
  ) throws -> FixtureNode {
    if let cell = try FixtureGrid.apply(call, to: node) { return cell }
    let name = call.take("id")?.text
    let (layout, priority) = try rule(call)
    try call.finish()
    let container = LayoutContainer(
      layout, [node.item], priority: priority ?? node.item.priority,
      layoutDirection: context.direction, surroundings: direction)
    return FixtureNode(name: name, item: container, children: [node])
  }

  private static func rule(_ call: FixtureCall) throws -> (AnyLayout, priority: Double?) {
    switch call.name {
    case "frame": return (try frame(call), nil)
    case "padding":
      let length = try call.next()?.length()
      return (AnyLayout(PaddingLayout(try call.take("edges")?.edges() ?? .all, length)), nil)
    case "offset":
      let offset = CGSize(width: try call.number("x") ?? 0, height: try call.number("y") ?? 0)
      return (AnyLayout(OffsetLayout(offset)), nil)
    case "position":
      let point = CGPoint(x: try call.number("x") ?? 0, y: try call.number("y") ?? 0)
      return (AnyLayout(PositionLayout(point)), nil)
    case "fixedSize":
      let axes = try call.next()?.axes() ?? [.horizontal, .vertical]
      let layout = FixedSizeLayout(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
      return (AnyLayout(layout), nil)
    case "aspectRatio": return (try aspectRatio(call), nil)
    case "layoutPriority":
      let priority = try call.next()?.number() ?? 0
      return (AnyLayout(OffsetLayout(.zero)), Double(priority))
    case "guide": return (try guide(call), nil)
    case "direction":
      _ = call.next()
      return (AnyLayout(OffsetLayout(.zero)), nil)
    default: throw FixtureValue.Problem("there is no modifier '\(call.name)'")
    }
  }

  private static func frame(_ call: FixtureCall) throws -> AnyLayout {
    let alignment = try FixtureElement.alignment(call)
    if call.has(anyOf: "width", "height") {
      return AnyLayout(
        FrameLayout(
          width: try call.number("width"), height: try call.number("height"),
          alignment: alignment))
    }
    return AnyLayout(
      FlexFrameLayout(
        minWidth: try call.number("minWidth"), idealWidth: try call.number("idealWidth"),
        maxWidth: try call.number("maxWidth"), minHeight: try call.number("minHeight"),
        idealHeight: try call.number("idealHeight"), maxHeight: try call.number("maxHeight"),
        alignment: alignment))
  }

  private static func aspectRatio(_ call: FixtureCall) throws -> AnyLayout {
    var ratio: CGFloat?
    var mode = ContentMode.fit
    while let value = call.next() {
      switch value.text {
      case "fit": mode = .fit
      case "fill": mode = .fill
      default: ratio = try value.number()
      }
    }
    return AnyLayout(AspectRatioLayout(ratio, contentMode: mode))
  }

  private static func guide(_ call: FixtureCall) throws -> AnyLayout {
    guard let (name, value) = call.rest().first else {
      throw FixtureValue.Problem("guide needs one setting")
    }
    if let guide = try? FixtureValue(name).horizontal(), name != "center" {
      if let length = try? value.number() {
        return AnyLayout(AlignmentGuideLayout(guide) { _ in length })
      }
      let other = try value.horizontal()
      return AnyLayout(AlignmentGuideLayout(guide) { $0[other] })
    }
    let guide = try FixtureValue(name).vertical()
    if let length = try? value.number() {
      return AnyLayout(AlignmentGuideLayout(guide) { _ in length })
    }
    let other = try value.vertical()
    return AnyLayout(AlignmentGuideLayout(guide) { $0[other] })
  }
}
