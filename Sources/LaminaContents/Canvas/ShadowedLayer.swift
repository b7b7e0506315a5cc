import LaminaDrawing
import LaminaGeometry

/// A layer with its shadow, below or above it.
nonisolated struct ShadowedLayer {
  private let drawn: LayerCommands
  private let shadow: GraphicsContext.Filter.Shadow
  private let color: Color.Resolved
  private let hasPictures: Bool

  init(
    _ drawn: LayerCommands, _ shadow: GraphicsContext.Filter.Shadow, _ color: Color.Resolved,
    hasPictures: Bool
  ) {
    self.drawn = drawn
    self.shadow = shadow
    self.color = color
    self.hasPictures = hasPictures
  }

  /// How far the shadow goes.
  private var reach: CGFloat { shadow.radius * 3 + 1 }

  /// All of it as one layer.
  var commands: LayerCommands {
    let ink = drawn.ink.union(
      drawn.ink.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -reach, dy: -reach))
    let above = shadow.options.contains(.shadowAbove)
    if shadow.options.contains(.shadowOnly) {
      return LayerCommands(commands: shadowCommands(in: ink), ink: ink)
    }
    var style = GroupStyle()
    if above {
      style.blendMode = shadow.blendMode.mix
      style.composition = shadow.blendMode.composition
    }
    let shade = LayerCommands(commands: shadowCommands(in: ink), ink: ink).grouped(style)
    let all = above ? drawn.commands + shade : shade + drawn.commands
    return LayerCommands(commands: LayerCommands(commands: all, ink: ink).grouped(), ink: ink)
  }

  private func shadowCommands(in ink: CGRect) -> [DisplayCommand] {
    let list = DisplayList(
      commands: shadow.options.contains(.invertsAlpha) ? inverted(in: ink) : drawn.commands,
      inkBounds: shadow.options.contains(.invertsAlpha) ? around(ink) : drawn.ink,
      hasPictures: hasPictures)
    let move = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    return [.save, .concatenate(move), .shadowOf(list, color, radius: shadow.radius), .restore]
  }

  /// As far around what is drawn as a shadow comes from.
  private func around(_ ink: CGRect) -> CGRect {
    ink.insetBy(
      dx: -reach * 2 - abs(shadow.offset.width), dy: -reach * 2 - abs(shadow.offset.height))
  }

  /// Everything but what is drawn, around it.
  private func inverted(in ink: CGRect) -> [DisplayCommand] {
    let all = around(ink)
    let hole = drawn.grouped(GroupStyle(blendMode: .destinationOut))
    var list: [DisplayCommand] = [.beginGroup(GroupStyle())]
    list.append(.fillRect(all, .color(.black)))
    list += hole
    list.append(.endGroup)
    return list
  }
}
