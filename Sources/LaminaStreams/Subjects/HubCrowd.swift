/// The subscribers of a hub, whatever is sent there.
///
/// It is no generic class, as those look up the types of what they hold wherever they are called through a
/// protocol: coming and going took half as long again.
@usableFromInline class HubCrowd {
  // Unchecked, here and below: nothing is called while one of these is read or written. What is let go
  // of may call any code from its deinit, so it is held until everything is in order.
  @exclusivity(unchecked) @usableFromInline final var places: [HubPlace] = []
  @exclusivity(unchecked) @usableFromInline final var isDelivering = false
  /// How many of the places are left empty.
  @exclusivity(unchecked) @usableFromInline final var gone = 0

  @inlinable init() {}

  // See Hub.
  deinit {}

  @inlinable final var hasSubscribers: Bool { places.count > gone }

  /// Takes note that a place was left.
  @usableFromInline final func left() {
    gone += 1
    if !isDelivering { forgetTheGone() }
  }

  /// Removes the places that were left once they are half of all, so that leaving costs little.
  @usableFromInline final func forgetTheGone() {
    guard gone > 0, gone * 2 >= places.count else { return }
    let before = places
    places = gone == before.count ? [] : before.filter { !$0.isDisposed }
    gone = 0
    withExtendedLifetime(before) {}
  }
}

/// A place in a hub, whatever is sent there.
@usableFromInline class HubPlace: Disposable {
  // Unchecked: see HubCrowd.
  @exclusivity(unchecked) @usableFromInline final var isDisposed = false
  @exclusivity(unchecked) @usableFromInline final var hub: HubCrowd?

  @inlinable init(in hub: HubCrowd) { self.hub = hub }

  // See Hub.
  deinit {}

  @usableFromInline final func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    hub.take()?.left()
  }
}
