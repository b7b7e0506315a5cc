/// What a window's graph has from its start, and who has which part in its frames, named by the rooms above:
/// the graph names nothing of it.
///
/// Each room has one; the room above all joins them, and with that declares the order in which participants
/// are called.
@MainActor
package struct GraphFeatures {
  /// Made before the first view; all others when they are first asked for.
  let services: [any GraphService.Type]
  /// Those that are found by a role.
  let roles: [any GraphService.Type]
  let environments: [any EnvironmentSource.Type]
  let clocks: [any TimedService.Type]
  let frames: [any FrameObserver.Type]
  let commits: [any CommitObserver.Type]
  let readers: [any LayoutReader.Type]
  let origins: [any LayerOriginSource.Type]
  let presenters: [any LayerPresenter.Type]
  let owners: [any NodeOwner.Type]
  /// Sets what lies above the views as the child of a number of the root.
  let overlays: [(Element, Int) -> Void]
  /// The rooms that have views of Lamina's own: what goes wrong in one is blamed on the view that an author wrote.
  let ownRooms: Set<String>

  /// Names what one room has.
  ///
  /// - Parameters:
  ///   - services: made before the first view.
  ///   - roles: found by a role, which is a protocol of a room.
  ///   - environments: add to what views find in every window.
  ///   - clocks: move by the clock.
  ///   - frames: follow frames.
  ///   - commits: follow commits.
  ///   - readers: read layouts.
  ///   - origins: know where layers begin.
  ///   - presenters: have a part in what is seen between two layouts.
  ///   - owners: keep things by the names of nodes.
  ///   - overlays: set what lies above the views.
  ///   - ownRooms: modules whose views are not an author's.
  package init(
    services: [any GraphService.Type] = [], roles: [any GraphService.Type] = [],
    environments: [any EnvironmentSource.Type] = [], clocks: [any TimedService.Type] = [],
    frames: [any FrameObserver.Type] = [], commits: [any CommitObserver.Type] = [],
    readers: [any LayoutReader.Type] = [], origins: [any LayerOriginSource.Type] = [],
    presenters: [any LayerPresenter.Type] = [], owners: [any NodeOwner.Type] = [],
    overlays: [(Element, Int) -> Void] = [], ownRooms: Set<String> = []
  ) {
    self.services = services
    self.roles = roles
    self.environments = environments
    self.clocks = clocks
    self.frames = frames
    self.commits = commits
    self.readers = readers
    self.origins = origins
    self.presenters = presenters
    self.owners = owners
    self.overlays = overlays
    self.ownRooms = ownRooms
  }

  /// What rooms have together: participants are called in the order of the rooms.
  package init(joining rooms: [GraphFeatures]) {
    self.init(
      services: rooms.flatMap(\.services), roles: rooms.flatMap(\.roles),
      environments: rooms.flatMap(\.environments), clocks: rooms.flatMap(\.clocks),
      frames: rooms.flatMap(\.frames), commits: rooms.flatMap(\.commits),
      readers: rooms.flatMap(\.readers), origins: rooms.flatMap(\.origins),
      presenters: rooms.flatMap(\.presenters), owners: rooms.flatMap(\.owners),
      overlays: rooms.flatMap(\.overlays),
      ownRooms: rooms.reduce(into: []) { $0.formUnion($1.ownRooms) })
  }
}
