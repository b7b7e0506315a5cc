package import LaminaAnimation
import LaminaDrawing
import LaminaGeometry

/// What a layer draws and for which size, on its way to another drawing.
///
/// ```
///  cheap fills           numbers mixed, drawn straight into each frame
///  colours, line widths  numbers mixed, a worker draws each frame
///  only the size         the drawing of the end, stretched: nothing is drawn again
///   └ not just larger    (round corners, lines) numbers mixed
///   └ down to nothing    the drawing of the beginning, stretched, where it cannot be mixed
/// ```
package struct MovingContents: Interpolating {
  let contents: Contents
  /// The layer's size that it is drawn for.
  let size: CGSize
  /// Whether its picture is stretched to the layer's bounds.
  let stretches: Bool
  /// Whether it is drawn for `size` and no other, whatever the bounds of the moment are.
  var isFixed = false

  init(_ layer: Layer) {
    contents = layer.contents
    size = layer.contentsSize
    stretches = layer.contentsGravity != .topLeft
  }

  init(_ contents: Contents, size: CGSize, stretches: Bool, isFixed: Bool) {
    self.contents = contents
    self.size = size
    self.stretches = stretches
    self.isFixed = isFixed
  }

  package static func == (a: MovingContents, b: MovingContents) -> Bool {
    a.contents == b.contents && (!a.stretches || a.size == b.size)
  }

  package static func forms(
    from old: MovingContents, to new: MovingContents
  ) -> (old: MovingContentsForm, new: MovingContentsForm)? {
    guard let start = old.contents.list, let end = new.contents.list else { return nil }
    if !old.contents.isDrawn, !new.contents.isDrawn {
      return DisplayList.forms(from: start, to: end).map { mixed($0, old, new: new) }
    }
    let isResized = new.stretches && old.size != new.size
    let forms = DisplayList.lookForms(from: start, to: end, keepsPlaces: !isResized)
    // Colours alone go on beside whatever moves the places while they are on their way.
    let onlyLooksDiffer = !isResized && forms?.old.isDrawing(start) == true
    let hasOtherAppearance = end.hasOtherAppearance(than: start, at: isResized ? nil : new.size)
    // What need not be drawn for each frame goes on with the appearance that it has on its way.
    let isStill =
      !hasOtherAppearance
      && (!isResized
        || !new.size.isFlat && (end.isDear || end.isStretched(start, old.size, new: new.size)))
    let mayMix = !onlyLooksDiffer && !isStill && new.stretches && !(isResized && end.isDear)
    if mayMix, let forms = DisplayList.forms(from: start, to: end) {
      return mixed(forms, old, new: new)
    }
    if new.size.isFlat, isResized { return leaving(old, new) }
    return forms.map { forms in
      (
        MovingContentsForm(forms.old, of: new, isFixed: isResized),
        MovingContentsForm(forms.new, of: new, isFixed: isResized)
      )
    }
  }

  private static func mixed(
    _ lists: (old: DisplayListForm, new: DisplayListForm), _ old: MovingContents,
    new: MovingContents
  ) -> (old: MovingContentsForm, new: MovingContentsForm) {
    (
      MovingContentsForm(
        way: .mixed(lists.old), contents: new.contents, size: old.size, stretches: new.stretches),
      MovingContentsForm(
        way: .mixed(lists.new), contents: new.contents, size: new.size, stretches: new.stretches)
    )
  }

  /// The old drawing all the way, and nothing at its end.
  private static func leaving(
    _ old: MovingContents, _ new: MovingContents
  ) -> (old: MovingContentsForm, new: MovingContentsForm) {
    func form(_ part: Double) -> MovingContentsForm {
      MovingContentsForm(
        way: .leaving(part), contents: old.contents, size: old.size, stretches: old.stretches)
    }
    return (form(0), form(1))
  }
}

/// The form of a drawing on its way.
package struct MovingContentsForm: InterpolationForm {
  enum Way: Sendable {
    /// Numbers of the drawing and its size.
    case mixed(DisplayListForm)
    /// Numbers of the drawing, which is made for one size.
    case fixed(DisplayListForm)
    /// One drawing, and how far it is.
    case leaving(Double)
  }

  private(set) var way: Way
  /// Says whether workers draw it; what is drawn where it has no numbers.
  let contents: Contents
  private(set) var size: CGSize
  let stretches: Bool

  package func isLike(_ other: MovingContentsForm) -> Bool {
    guard contents.isDrawn == other.contents.isDrawn else { return false }
    return switch (way, other.way) {
    case (.mixed(let a), .mixed(let b)): a.isLike(b)
    case (.fixed(let a), .fixed(let b)): size == other.size && a.isLike(b)
    default: false
    }
  }

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    switch way {
    case .mixed(let list):
      size.visitNumbers(&walk)
      way = .mixed(walk.visited(list))
    case .fixed(let list): way = .fixed(walk.visited(list))
    case .leaving(var part):
      walk.visit(&part)
      way = .leaving(part)
    }
  }

  package var value: MovingContents {
    switch way {
    case .mixed(let list), .fixed(let list):
      MovingContents(
        contents.isDrawn ? .drawn(list.value) : .direct(list.value), size: size,
        stretches: stretches, isFixed: isFixed)
    case .leaving: MovingContents(contents, size: size, stretches: stretches, isFixed: true)
    }
  }

  private var isFixed: Bool { if case .mixed = way { false } else { true } }
}

extension MovingContentsForm {
  fileprivate init(_ list: DisplayListForm, of new: MovingContents, isFixed: Bool) {
    self.init(
      way: isFixed ? .fixed(list) : .mixed(list), contents: new.contents, size: new.size,
      stretches: new.stretches)
  }
}

extension CGSize {
  /// Whether it has no area.
  fileprivate var isFlat: Bool { !(width > 0 && height > 0) }
}

extension DisplayList {
  /// Whether drawing it once more for each size on a way would cost more than it is worth: pictures
  /// and soft shadows are stretched.
  fileprivate var isDear: Bool {
    commands.contains { command in
      switch command {
      case .image, .shadow, .shadowOf, .glyphs, .backdrop, .sprites, .deferred: true
      default: false
      }
    }
  }

  /// Whether colours or lines differ from those of another drawing of the same steps.
  ///
  /// - Parameters:
  ///   - other: the drawing.
  ///   - size: the one that both are made for; nil: places differ anyway and do not count.
  /// - Returns: whether something does.
  fileprivate func hasOtherAppearance(than other: DisplayList, at size: CGSize?) -> Bool {
    guard self !== other, commands.count == other.commands.count else { return false }
    return zip(commands, other.commands).contains {
      $0.hasOtherAppearance(than: $1, placesCount: size != nil)
    }
  }

  /// Whether it is another drawing made larger or smaller as a whole.
  fileprivate func isStretched(_ other: DisplayList, _ old: CGSize, new: CGSize) -> Bool {
    guard commands.count == other.commands.count else { return false }
    let back = CGAffineTransform(scaleX: old.width / new.width, y: old.height / new.height)
    return zip(commands, other.commands).allSatisfy { $0.isStretched($1, by: back) }
  }
}
