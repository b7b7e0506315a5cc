import LaminaDrawing
import LaminaGeometry

extension RenderNode {
  /// Whether it paints one thing only, which can be faded by itself instead of in a group.
  var isSingle: Bool {
    let appearance = layer.appearance
    guard children.isEmpty, appearance.shadow == nil, standIn == nil else { return false }
    switch layer.contents {
    case .none:
      guard let background = appearance.background else { return true }
      return appearance.border == nil && background.isColor
    case .direct(let list):
      return appearance.background == nil && appearance.border == nil && list.isFill
    case .drawn: return appearance.background == nil && appearance.border == nil
    }
  }

  /// Whether it is but a picture, which perspective can show without a group.
  var showsPicture: Bool { picture != nil && isSingle && layer.appearance.clip == nil }
}

extension DisplayList {
  /// Whether it is one fill of one colour.
  var isFill: Bool {
    guard commands.count == 1 else { return false }
    return switch commands[0] {
    case .fillRect(_, let paint), .fillRoundedRect(_, _, let paint), .fill(_, let paint, _):
      paint.isColor
    case .stroke, .glyphs, .image, .bitmap, .sampledBitmap, .cached, .deferred, .backdrop, .sprites,
      .shadow,
      .shadowOf, .clipRect, .clip, .save, .restore, .concatenate, .beginGroup, .endGroup,
      .beginMask, .endMask:
      false
    }
  }

  /// A fill `opacity` times as strong.
  func faded(by opacity: CGFloat) -> DisplayList {
    guard opacity < 1 else { return self }
    return DisplayList { recorder in
      for command in commands {
        switch command {
        case .fillRect(let rect, let paint): recorder.fill(rect, with: paint.opacity(opacity))
        case .fillRoundedRect(let rect, let radius, let paint):
          recorder.fill(roundedRect: rect, radius: radius, with: paint.opacity(opacity))
        case .fill(let path, let paint, let eoFill):
          recorder.fill(path, with: paint.opacity(opacity), eoFill: eoFill)
        default: break
        }
      }
    }
  }
}

extension Paint {
  var isColor: Bool { if case .color = self { true } else { false } }

  /// The same, `factor` times as strong.
  func opacity(_ factor: CGFloat) -> Paint {
    faded(by: Float(factor))
  }
}
