import LaminaAnimation
import LaminaDrawing
import LaminaGeometry

/// Colours and lines of a command, its place left aside.
extension DisplayCommand {
  /// Both commands where the new one is, each with its own appearance; what has none in between is
  /// the new one's.
  static func lookForms(
    from old: DisplayCommand, to new: DisplayCommand, keepsPlaces: Bool
  ) -> (old: DisplayCommand, new: DisplayCommand)? {
    switch (old, new) {
    case (.shadow(_, let color, let radius), .shadow(let path, _, _)):
      return (.shadow(path, color, radius: radius), new)
    case (.shadowOf(_, let color, let radius), .shadowOf(let list, _, _)):
      return (.shadowOf(list, color, radius: radius), new)
    case (.concatenate, .concatenate): return (keepsPlaces ? old : new, new)
    default:
      guard let a = old.paint, let b = new.paint else { return old.paint == nil ? (new, new) : nil }
      guard let (start, end) = Paint.forms(from: keepsPlaces ? a : a.placed(like: b), to: b) else {
        return nil
      }
      return (new.lined(like: old).painted(with: start), new.painted(with: end))
    }
  }

  /// Whether colours or lines differ; `placesCount` says whether places in gradients and moves do.
  func hasOtherAppearance(than other: DisplayCommand, placesCount: Bool) -> Bool {
    switch (self, other) {
    case (.shadow(_, let color, let radius), .shadow(_, let old, let oldRadius)),
      (.shadowOf(_, let color, let radius), .shadowOf(_, let old, let oldRadius)):
      color != old || radius != oldRadius
    case (.concatenate(let move), .concatenate(let old)): placesCount && move != old
    case (.stroke(_, let paint, let style), .stroke(_, let old, let oldStyle)):
      style != oldStyle || paint.hasOtherAppearance(than: old, placesCount: placesCount)
    default:
      paint.map { new in
        other.paint.map { new.hasOtherAppearance(than: $0, placesCount: placesCount) } ?? false
      } ?? false
    }
  }

  /// Whether it is another command, whose place `back` maps this one's to.
  func isStretched(_ other: DisplayCommand, by back: CGAffineTransform) -> Bool {
    switch (self, other) {
    case (.fillRect(let rect, _), .fillRect(let old, _)): rect.applying(back).isNearly(old)
    case (.fill(let path, _, let rule), .fill(let old, _, let oldRule)):
      rule == oldRule && path.applying(back).isNearly(old)
    case (.save, .save), (.restore, .restore): true
    default: false
    }
  }

  /// Visits the numbers of its colours and lines.
  mutating func visitAppearance(_ walk: inout NumberWalk) {
    visitPaint(&walk)
    switch self {
    case .stroke(let path, let paint, let style):
      self = .stroke(path, paint, walk.visited(style))
    case .shadow(let path, let color, let radius):
      self = .shadow(path, walk.visited(color), radius: walk.visited(length: radius))
    case .shadowOf(let list, let color, let radius):
      self = .shadowOf(list, walk.visited(color), radius: walk.visited(length: radius))
    case .concatenate: visitNumbers(&walk)
    default: break
    }
  }

  /// The command with the line of another, where there is a way between both lines.
  private func lined(like old: DisplayCommand) -> DisplayCommand {
    guard case .stroke(let path, let paint, let style) = self, case .stroke(_, _, let line) = old,
      style.isLike(line)
    else { return self }
    return .stroke(path, paint, line)
  }
}

extension Paint {
  fileprivate func hasOtherAppearance(than other: Paint, placesCount: Bool) -> Bool {
    placesCount ? self != other : stops != other.stops || color != other.color
  }

  private var color: Color.Resolved? { if case .color(let color) = self { color } else { nil } }
}

extension Path {
  /// Whether all points lie where those of another outline do, but for rounding.
  fileprivate func isNearly(_ other: Path) -> Bool {
    guard isLike(other) else { return false }
    return (numbers - other.numbers).magnitudeSquared < 1e-6
  }
}

extension CGRect {
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    (numbers - other.numbers).magnitudeSquared < 1e-6
  }
}

extension DisplayCommand {
  /// Whether the numbers of another's appearance mean the same in this one.
  func isTinted(like other: DisplayCommand) -> Bool {
    switch (self, other) {
    case (.stroke(_, let paint, let style), .stroke(_, let old, let line)):
      paint.isLike(old) && style.isLike(line)
    case (.shadow, .shadow), (.shadowOf, .shadowOf), (.concatenate, .concatenate): true
    case (.stroke, _), (.shadow, _), (.shadowOf, _), (.concatenate, _): false
    default:
      paint.map { new in other.paint.map { new.isLike($0) } ?? false } ?? (other.paint == nil)
    }
  }
}
