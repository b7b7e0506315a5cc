/// The services of a graph: each found by its type, and those that have a part in frames in lists, in the
/// order that `GraphFeatures` declares.
@MainActor
struct GraphServices {
  private let features: GraphFeatures
  private var types: [ObjectIdentifier] = []
  private var all: [any GraphService] = []
  private var roles = Participants<any GraphService>()

  private(set) var environments = Participants<any EnvironmentSource>()
  private(set) var clocks = Participants<any TimedService>()
  private(set) var frames = Participants<any FrameObserver>()
  private(set) var commits = Participants<any CommitObserver>()
  private(set) var readers = Participants<any LayoutReader>()
  private(set) var origins = Participants<any LayerOriginSource>()
  private(set) var presenters = Participants<any LayerPresenter>()
  private(set) var owners = Participants<any NodeOwner>()

  init(_ features: GraphFeatures) { self.features = features }

  /// The service of a type, if there is one: a handful of pointers are compared.
  subscript(_ type: ObjectIdentifier) -> (any GraphService)? {
    for index in types.indices where types[index] == type { return all[index] }
    return nil
  }

  /// The services with a role, a protocol of a room: a conformance is looked up for each that has any.
  func services<Role>(as role: Role.Type) -> [Role] { roles.compactMap { $0 as? Role } }

  mutating func add<S: GraphService>(_ service: S) {
    assert(isListed(S.self), "\(S.self) has a part in frames that its room's features do not list")
    types.append(ObjectIdentifier(S.self))
    all.append(service)
    let lists = features
    roles.add(lists.roles.firstIndex { $0 == S.self }) { lists.roles[$0].known(service) }
    environments.add(lists.environments.firstIndex { $0 == S.self }) {
      lists.environments[$0].known(service)
    }
    clocks.add(lists.clocks.firstIndex { $0 == S.self }) { lists.clocks[$0].known(service) }
    frames.add(lists.frames.firstIndex { $0 == S.self }) { lists.frames[$0].known(service) }
    commits.add(lists.commits.firstIndex { $0 == S.self }) { lists.commits[$0].known(service) }
    readers.add(lists.readers.firstIndex { $0 == S.self }) { lists.readers[$0].known(service) }
    origins.add(lists.origins.firstIndex { $0 == S.self }) { lists.origins[$0].known(service) }
    presenters.add(lists.presenters.firstIndex { $0 == S.self }) {
      lists.presenters[$0].known(service)
    }
    owners.add(lists.owners.firstIndex { $0 == S.self }) { lists.owners[$0].known(service) }
  }

  /// Whether a type stands in the list of each kind of participant that it is; looks for conformances that
  /// are mostly not there, which takes a while.
  private func isListed(_ type: any GraphService.Type) -> Bool {
    func isIn(_ list: [any GraphService.Type]) -> Bool { list.contains { $0 == type } }
    return (!(type is any EnvironmentSource.Type) || isIn(features.environments))
      && (!(type is any TimedService.Type) || isIn(features.clocks))
      && (!(type is any FrameObserver.Type) || isIn(features.frames))
      && (!(type is any CommitObserver.Type) || isIn(features.commits))
      && (!(type is any LayoutReader.Type) || isIn(features.readers))
      && (!(type is any LayerOriginSource.Type) || isIn(features.origins))
      && (!(type is any LayerPresenter.Type) || isIn(features.presenters))
      && (!(type is any NodeOwner.Type) || isIn(features.owners))
  }
}

/// The services that have a part of one kind, in the order that is declared, whenever each was made.
nonisolated struct Participants<Member>: Sequence {
  private var ranks: [Int] = []
  private var members: [Member] = []

  /// Adds a service at its place in the order; one without a rank has no part.
  mutating func add(_ rank: Int?, _ member: (Int) -> Member) {
    guard let rank else { return }
    let place = ranks.firstIndex { $0 > rank } ?? ranks.endIndex
    ranks.insert(rank, at: place)
    members.insert(member(rank), at: place)
  }

  func makeIterator() -> IndexingIterator<[Member]> { members.makeIterator() }
}
