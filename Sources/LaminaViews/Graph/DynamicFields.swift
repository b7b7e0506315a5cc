import LaminaAnimation
@_spi(Reflection) import Swift

/// Where a view type has its dynamic properties, found once per type.
@MainActor
struct DynamicFields {
  private typealias Link = (UnsafeMutableRawPointer, DynamicStorage, _ slot: Int) -> Void

  private var links: [(offset: Int, link: Link)] = []
  /// Whether two values of the type are compared before an evaluation is spent.
  private(set) var isComparedWhole: Bool
  /// What part a view of the type plays when those inside of it come and go.
  private(set) var role: TransitionRole
  /// Whether values of the type may have data that animations move.
  private(set) var isAnimatable: Bool

  /// Whether views of the type have to do with what those inside tell.
  let seesPreferences: Bool

  private static var known: [ObjectIdentifier: DynamicFields] = [:]

  /// The fields of `type`; the first call for a type reflects it.
  static func of<V: View>(_ type: V.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let found = known[key] { return found }
    let primitive = type as? any PrimitiveView.Type
    var fields = DynamicFields(
      isComparedWhole: primitive?.comparesWhole ?? true,
      role: primitive?.transitionRole ?? .wrapper, isAnimatable: type is any Animatable.Type,
      seesPreferences: type is any PreferenceView.Type)
    if primitive == nil { fields.collect(type, at: 0) }
    known[key] = fields
    return fields
  }

  private init(
    isComparedWhole: Bool, role: TransitionRole, isAnimatable: Bool, seesPreferences: Bool
  ) {
    (self.isComparedWhole, self.role, self.isAnimatable) = (isComparedWhole, role, isAnimatable)
    self.seesPreferences = seesPreferences
  }

  /// Connects every dynamic property of `view`.
  func link<V: View>(_ view: inout V, to storage: DynamicStorage) {
    guard !links.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for (offset, link) in links { link(raw + offset, storage, offset) }
    }
  }

  private mutating func collect(_ type: Any.Type, at base: Int) {
    var found: [(Int, Any.Type)] = []
    _ = _forEachField(of: type) { _, offset, field, _ in
      let isModifier = type is any ModifierHolder.Type && field is any ViewModifier.Type
      if field is any DynamicProperty.Type || isModifier { found.append((base + offset, field)) }
      return true
    }
    for (offset, property) in found {
      if let linked = property as? any LinkedProperty.Type {
        links.append((offset, Self.link(linked)))
      } else {
        collect(property, at: offset)
      }
    }
  }

  private static func link<P: LinkedProperty>(_ type: P.Type) -> Link {
    { pointer, storage, slot in
      pointer.assumingMemoryBound(to: P.self).pointee.link(to: storage, slot: slot)
    }
  }
}
