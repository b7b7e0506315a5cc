import LaminaAnimation

/// Where a view type has its dynamic properties, found once per type.
@MainActor
final class DynamicFields {
  private typealias Link = (UnsafeMutableRawPointer, DynamicStorage, _ slot: Int) -> Void
  private typealias LastingBox = (UnsafeRawPointer) -> AnyObject?
  private typealias Update = (UnsafeMutableRawPointer) -> Void

  private var links: [(offset: Int, link: Link, lastingBox: LastingBox)] = []
  /// What the author's own properties do before each body, the inner ones first.
  private var updates: [(offset: Int, update: Update)] = []
  /// The type, if its views make their nodes themselves.
  let primitive: (any PrimitiveView.Type)?
  /// Whether two values of the type are compared before an evaluation is spent.
  let isComparedWhole: Bool
  /// What part a view of the type plays when those inside of it come and go.
  let role: TransitionRole
  /// Whether values of the type may have data that animations move.
  let isAnimatable: Bool
  /// Whether views of the type use the preferences of those inside.
  let seesPreferences: Bool
  /// How many views one of the type stands for.
  let shape: ViewShape
  /// Whether a view of the type is put around each of the views inside of it.
  let isDistributed: Bool

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: DynamicFields] = [:]
  /// The types that are looked at, for those that are part of themselves.
  private static var underWay: Set<ObjectIdentifier> = []

  /// How many views one of a type stands for; any number where the type is part of itself.
  static func shape<V: View>(of type: V.Type) -> ViewShape {
    underWay.contains(ObjectIdentifier(type)) ? .hidden : of(type).shape
  }

  /// The fields of `type`; the first call for a type reflects it.
  static func of<V>(_ type: V.Type) -> DynamicFields { known(type, .one) { nil } }

  /// The fields of a view.
  ///
  /// One with a body makes no nodes itself: that is known without a look for a conformance that is not
  /// there, which takes 0.1 ms.
  static func of<V: View>(_ type: V.Type) -> DynamicFields {
    let isPrimitive = V.Body.self == Never.self
    return known(type, isPrimitive ? .one : shape(of: V.Body.self).behindBody) {
      isPrimitive ? type as? any PrimitiveView.Type : nil
    }
  }

  private static func known<V>(
    _ type: V.Type, _ body: @autoclosure () -> ViewShape, primitive: () -> (any PrimitiveView.Type)?
  ) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let found = known[key] { return found }
    underWay.insert(key)
    defer { underWay.remove(key) }
    let made = DynamicFields(type, body(), primitive: primitive())
    known[key] = made
    return made
  }

  private init<V>(_ type: V.Type, _ body: ViewShape, primitive: (any PrimitiveView.Type)?) {
    shape = primitive?.shape ?? body
    isDistributed = primitive?.isDistributed ?? false
    isComparedWhole = primitive?.comparesWhole ?? true
    let role = primitive?.transitionRole ?? .wrapper
    // What may stand for several views is none of them: each comes and goes on its own.
    self.role = role == .wrapper && shape.count != 1 && !isDistributed ? .container : role
    self.primitive = primitive
    isAnimatable = primitive?.isAnimatable ?? (type is any Animatable.Type)
    assert(!isAnimatable || type is any Animatable.Type, "\(type) has nothing to animate")
    assert(isAnimatable || !Self.hasAnimatableData(type), "\(type) does not say isAnimatable")
    seesPreferences = primitive?.seesPreferences ?? false
    if primitive == nil { collect(type, at: 0) }
  }

  private static func hasAnimatableData<V>(_ type: V.Type) -> Bool {
    func open<A: Animatable>(_ type: A.Type) -> Bool {
      A.AnimatableData.self != EmptyAnimatableData.self
    }
    return (type as? any Animatable.Type).map { open($0) } ?? false
  }

  /// Whether views of the type make their nodes themselves.
  var isPrimitive: Bool { primitive != nil }

  /// Whether views of the type only say which views there are, or change nothing about them.
  var isStructure: Bool { shape.count != 1 && !isDistributed }

  /// Whether there is nothing to link, so that nothing has to last.
  var isEmpty: Bool { links.isEmpty && updates.isEmpty }

  /// Connects every dynamic property of `view`.
  func link<V>(_ view: inout V, to storage: DynamicStorage) {
    guard !links.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for (offset, link, _) in links { link(raw + offset, storage, offset) }
    }
  }

  /// What the properties of a linked `view` keep that is not what they began with.
  func changedStates<V>(of view: V) -> [(slot: Int, box: AnyObject)] {
    withUnsafePointer(to: view) { pointer in
      let raw = UnsafeRawPointer(pointer)
      return links.compactMap { offset, _, lastingBox in
        lastingBox(raw + offset).map { (offset, $0) }
      }
    }
  }

  /// Has the author's own dynamic properties of a linked `view` get ready for its body.
  func update<V>(_ view: inout V) {
    guard !updates.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for (offset, update) in updates { update(raw + offset) }
    }
  }

  private func collect(_ type: Any.Type, at base: Int) {
    let owned = (type as? any DynamicOwner.Type)?.owned
    for field in Reflection.knownFields(of: type) ?? [] where field.isStrong {
      if field.type is any DynamicProperty.Type || field.type == owned {
        add(field.type, at: base + field.offset)
      }
    }
  }

  private func add(_ property: Any.Type, at offset: Int) {
    if let linked = property as? any LinkedProperty.Type {
      return links.append((offset, Self.link(linked), Self.lastingBox(linked)))
    }
    collect(property, at: offset)
    if let own = property as? any DynamicProperty.Type {
      updates.append((offset, Self.update(own)))
    }
  }

  private static func link<P: LinkedProperty>(_ type: P.Type) -> Link {
    { pointer, storage, slot in
      pointer.assumingMemoryBound(to: P.self).pointee.link(to: storage, slot: slot)
    }
  }

  private static func lastingBox<P: LinkedProperty>(_ type: P.Type) -> LastingBox {
    { $0.assumingMemoryBound(to: P.self).pointee.lastingBox }
  }

  private static func update<P: DynamicProperty>(_ type: P.Type) -> Update {
    { $0.assumingMemoryBound(to: P.self).pointee.update() }
  }
}

/// A view with a field whose dynamic properties are linked as if they were its own: a modifier, a style.
@MainActor
package protocol DynamicOwner {
  associatedtype Owned
}

extension DynamicOwner {
  /// The type of that field.
  fileprivate static var owned: Any.Type { Owned.self }
}
