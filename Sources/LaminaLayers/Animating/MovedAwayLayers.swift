import LaminaGeometry

/// The layers of a tree that do not stand under the same layer in the next: they went elsewhere, or
/// are no more.
struct MovedAwayLayers {
  /// Where a layer stood.
  struct Place {
    let layer: Layer
    let spine: Spine?
    /// Maps its parent's inner coordinates to the root's.
    let toRoot: CGAffineTransform
  }

  private(set) var places: [Layer.ID: Place] = [:]

  /// Compares two trees and visits only what is not the same object in both.
  init(from old: Layer, _ spine: Spine?, to new: Layer) {
    let root = Place(layer: old, spine: spine, toRoot: .identity)
    guard old.id == new.id else {
      collect(root)
      return
    }
    var pending = old === new ? [] : [(root, new)]
    while let (place, new) = pending.popLast() {
      let children = place.children
      let later = new.animatedChildren
      let pairs = Pairing(children, later, id: \.layer.id, \.id)
      for (index, partner) in pairs.partners.enumerated() {
        if let partner, children[partner].layer !== later[index] {
          pending.append((children[partner], later[index]))
        }
      }
      for index in pairs.removed(of: children.count) { collect(children[index]) }
    }
  }

  private mutating func collect(_ place: Place) {
    var pending = [place]
    while let place = pending.popLast() {
      places[place.layer.id] = place
      pending += place.children
    }
  }
}

extension MovedAwayLayers.Place {
  /// The places of the layers inside.
  fileprivate var children: [MovedAwayLayers.Place] {
    let toRoot = layer.innerToParent.concatenating(toRoot)
    return layer.animatedChildren.enumerated().map { index, child in
      MovedAwayLayers.Place(
        layer: child,
        spine: spine?.child(at: index < layer.children.count ? index : Spine.mask), toRoot: toRoot)
    }
  }
}

extension Layer {
  /// Maps the coordinates of the layers inside to those of the layer's siblings.
  var innerToParent: CGAffineTransform {
    CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)
      .concatenating(transformToParent)
  }
}
