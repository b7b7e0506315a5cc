import LaminaAnimation
import LaminaDisplay
import LaminaRoutes
import Observation

/// The columns of a split view: which is in front where there is room for one, and what links show.
@MainActor
final class SplitModel: LinkTarget, BackTarget, ScreenHolder, @MainActor Observable {
  private let registrar = ObservationRegistrar()
  /// The bars of the columns, and where the views inside find themselves.
  let places: [ScreenPlace]
  private(set) lazy var choices = (0..<2).map { column in
    ListChoice { [weak self] in self?.show(column: column + 1) }
  }
  private var destinations = DestinationTable()
  private var front = 0
  private var shown: PushedView?
  private var hasRoomForOne = false
  private var firstAbove: Int?
  /// Shows the sidebar, or hides it.
  var toggleSidebar: () -> Void = {}
  /// The columns that there are, from the sidebar on.
  var columns: [Int] = [0, 2]

  init() {
    places = (0..<3).map { _ in ScreenPlace(stack: nil, entry: nil, screen: ScreenModel()) }
    for place in places.dropLast() { place.target = self }
    for (column, place) in places.enumerated().dropFirst() {
      place.back = ColumnBack(model: self, column: column)
    }
    for place in places { place.split = self }
  }

  /// The column in front where there is room for one; reading it is tracked.
  var column: Int {
    get {
      registrar.access(self, keyPath: \.column)
      return front
    }
    set {
      guard newValue != front else { return }
      registrar.withMutation(of: self, keyPath: \.column) { front = newValue }
    }
  }

  /// Whether there is room for one column alone; reading it is tracked.
  var isNarrow: Bool {
    get {
      registrar.access(self, keyPath: \.isNarrow)
      return hasRoomForOne
    }
    set {
      guard newValue != hasRoomForOne else { return }
      registrar.withMutation(of: self, keyPath: \.isNarrow) { hasRoomForOne = newValue }
    }
  }

  /// The first column that lies above the detail; nil where none does.
  ///
  /// Reading it is tracked.
  var covering: Int? {
    get {
      registrar.access(self, keyPath: \.covering)
      return firstAbove
    }
    set {
      guard newValue != firstAbove else { return }
      registrar.withMutation(of: self, keyPath: \.covering) { firstAbove = newValue }
    }
  }

  /// Whether a column has the button of the sidebar: the detail, or what lies above it; reading it is tracked.
  func offersToggle(at place: ScreenPlace) -> Bool {
    !isNarrow && place === places[covering ?? 2]
  }

  /// What a link shows in place of the author's detail; reading it is tracked.
  var detail: PushedView? {
    registrar.access(self, keyPath: \.detail)
    return shown
  }

  // MARK: Back

  private(set) weak var element: Element?

  /// The view that shows it stands in a window.
  func stand(in element: Element) {
    guard self.element !== element else { return }
    self.element = element
    element.graph.navigationTargets.add(self)
  }

  var canGoBack: Bool { isNarrow && front > 0 }

  func back() { back(from: front) }

  var frontScreens: [ScreenModel] {
    (isNarrow ? [front] : columns.reversed()).map { places[$0].screen }
  }

  // MARK: Columns

  private func show(column: Int) {
    if let next = columns.first(where: { $0 >= column }) { go(to: next) }
  }

  /// Brings a column in front.
  private func go(to column: Int, arrived: @escaping () -> Void = {}) {
    withAnimation(element?.environment.measures.screenAnimation) {
      self.column = column
    } completion: {
      arrived()
    }
  }

  /// Goes back to the column before; once that is in front alone, its list has no row selected any more, so that the
  /// same row can be chosen again, as on a phone.
  func back(from column: Int) {
    guard let before = columns.last(where: { $0 < column }) else { return }
    go(to: before) { [weak self] in
      if let self, isNarrow, self.column == before { choices[before].clear() }
    }
  }

  // MARK: Links

  var root: NavigationID? { NavigationID(rawValue: 0) }
  var isAlone: Bool { isNarrow }

  func show(_ value: AnyHashable) {
    guard let view = destinations.view(for: value) else { return }
    show(PushedView(above: NavigationID(rawValue: 0), make: { view }, popped: {}))
  }

  func show(_ view: PushedView) {
    registrar.withMutation(of: self, keyPath: \.detail) { shown = view }
    go(to: 2)
  }

  func register(_ destination: Destination) {
    _ = destinations.set(destination, from: NavigationID(rawValue: 0), at: 0)
  }
}

/// What goes back to the column before.
@MainActor
struct ColumnBack {
  unowned let model: SplitModel
  let column: Int

  /// What it is called; nil where the column before is seen, too, or there is none.
  var title: String? {
    guard model.isNarrow, let before = model.columns.last(where: { $0 < column }) else {
      return nil
    }
    return model.places[before].screen.bar.title?.plain ?? "Back"
  }

  func action() { model.back(from: column) }
}
