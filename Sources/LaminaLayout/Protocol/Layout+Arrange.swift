package import LaminaGeometry

/// The frame that a layout gave a subview, and the proposal under which the subview has that size.
package struct LayoutPlacement: Hashable, Sendable {
  package var frame: CGRect
  package var proposal: ProposedViewSize

  package init(frame: CGRect, proposal: ProposedViewSize) {
    self.frame = frame
    self.proposal = proposal
  }
}

extension Layout {
  /// Places the subviews in `bounds`, and returns a frame for each that is to be shown.
  ///
  /// Frames are finite, in the coordinates of `bounds`, mirrored where reading goes from right to
  /// left. A subview that the layout left unplaced is centred, or nil where the layout hides it.
  package func arrange(
    _ subviews: Subviews, in bounds: CGRect, proposal: ProposedViewSize, cache: inout Cache
  ) -> [LayoutPlacement?] {
    let places = record(subviews, in: bounds, proposal: proposal, cache: &cache)
    guard subviews.layoutDirection == .rightToLeft else { return places }
    return places.map { $0?.mirrored(in: bounds) }
  }

  /// The frames before mirroring.
  func record(
    _ subviews: Subviews, in bounds: CGRect, proposal: ProposedViewSize, cache: inout Cache
  ) -> [LayoutPlacement?] {
    let (recording, record) = subviews.recording()
    placeSubviews(in: bounds, proposal: proposal, subviews: recording, cache: &cache)
    return subviews.map { subview in
      if let place = record.places[subview.index] { return subview.placement(place) }
      if hidesUnplacedSubviews { return nil }
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      return subview.placement(
        PlacementRecord.Place(point: middle, anchor: .center, proposal: proposal))
    }
  }

  private var hidesUnplacedSubviews: Bool {
    (self as? AnyLayout)?.properties.hidesUnplacedSubviews
      ?? Self.layoutProperties.hidesUnplacedSubviews
  }
}

extension LayoutPlacement {
  fileprivate func mirrored(in bounds: CGRect) -> LayoutPlacement {
    var mirrored = self
    mirrored.frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
    return mirrored
  }
}

extension LayoutSubview {
  fileprivate func placement(_ place: PlacementRecord.Place) -> LayoutPlacement {
    let size = sizeThatFits(place.proposal).finite
    let origin = CGPoint(
      x: place.point.x - place.anchor.x * size.width,
      y: place.point.y - place.anchor.y * size.height)
    return LayoutPlacement(
      frame: CGRect(origin: origin.finite, size: size), proposal: place.proposal)
  }
}

/// What the calls of `place` leave behind, one entry for each subview.
final class PlacementRecord {
  struct Place {
    var point: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  private(set) var places: [Place?]

  init(count: Int) { places = Array(repeating: nil, count: count) }

  func put(_ place: Place, at index: Int) { places[index] = place }
}
