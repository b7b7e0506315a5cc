import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaRoutes

/// Something that a view presents: what it is, who does, and how it is shown.
@MainActor
final class PresentedItem: Identifiable {
  /// What was asked for; routes keep it, whatever it is shown as.
  let style: PresentationStyle
  /// What tells it from another thing that the same view would present.
  let identity: AnyHashable
  /// The thing in which the view stands that presents it; nil for the window's views.
  let outer: PresentedItem?
  /// The view that presents it.
  private(set) weak var presenter: Element?
  private weak var graph: ViewGraph?
  let portal = Portal()
  /// The buttons that end it, where it is a dialog.
  private(set) lazy var buttons = DialogButtons(hasStandard: style == .alert) { [weak self] in
    self?.close()
  }
  /// What says to the view that presents it that it is to end, also when that view is gone by then; nil where
  /// it presents something else meanwhile.
  var closing: () -> (() -> Void)? = { nil }
  /// Called when nothing of it is to be seen any more.
  var onGone: () -> Void = {}
  /// What the author wants to be called then, also where the view that presented it is gone by then.
  var ended: (() -> Void)?

  /// What its content says of the way in which it is shown.
  var options = PresentationOptions() { didSet { changed() } }
  /// Whether it, as a sheet, leaves what is behind it to be used.
  var isLettingThrough = false {
    didSet { if isLettingThrough != oldValue { graph?.presentations.changed() } }
  }
  /// The colours of the place from which it is presented.
  var look: EnvironmentLook? { didSet { if look != oldValue { changed() } } }
  /// What it points to, where it is a popover.
  let place: PopoverPlace?
  private(set) var isShown = false
  /// How it came, and how it goes where no other way is asked for; nil for as usual.
  private var movement: ScreenMovement?
  /// What its content says that it grows out of, where it covers the window.
  var zoom: ZoomPlace?
  /// How it goes, once it has ended by a change that asks for a way.
  private var leave: ScreenWay?
  /// Who had the focus before it came, and whether that was seen.
  private(set) var formerFocus: (id: Node.ID, isVisible: Bool)?

  init(
    _ style: PresentationStyle, identity: AnyHashable, by presenter: Element,
    in outer: PresentedItem?, at place: PopoverPlace?
  ) {
    self.style = style
    self.identity = identity
    self.presenter = presenter
    self.outer = outer
    self.place = place
    graph = presenter.graph
    place?.onChange = { [weak self] in self?.changed() }
  }

  /// Has it shown as it is to be now.
  private func changed() { graph?.presentations.host?.invalidate() }

  /// Whether the view that presents it is in sight, or below what it presents.
  var isInSight: Bool { presenter?.isShown == true }

  /// Whether the view that presents it stands inside another one.
  func isPresented(inside element: Element) -> Bool {
    sequence(first: presenter) { $0?.parent }.contains { $0 === element }
  }

  /// It is shown from now on.
  func begin(movement: ScreenMovement?, focus: FocusTracker) {
    isShown = true
    self.movement = movement
    formerFocus = focus.focused.map { ($0, focus.isVisible) }
    presenter?.invalidate()
  }

  /// Asks before it ends, and is given what goes on; nil where nothing is asked.
  var question: ((@escaping () -> Void) -> Void)?

  /// Says to the view that presents it that it is to end, once its content has asked what it asks.
  func close() {
    guard let question else { return closing()?() ?? () }
    question { [weak self] in self?.closing()?() }
  }

  /// It is not shown any longer.
  func end(movement: ScreenMovement?) {
    isShown = false
    leave = (movement ?? ownMovement)?.leave
  }

  /// Whether it has ended, and goes as a movement says.
  var goesItsOwnWay: Bool { leave != nil }

  /// How it comes, or, where it has ended, how it goes; nil for as usual.
  var way: ScreenWay? { isShown ? ownMovement?.enter : leave }

  /// How it moves where the change says nothing.
  private var ownMovement: ScreenMovement? {
    if let movement { return movement }
    guard shownStyle == .cover, let zoom, let graph, !isShown || zoom.frames != nil else {
      return nil
    }
    return zoom.movement(graph.environment.measures.screenAnimation)
  }

  /// How it is shown in a window of this size.
  private var shownStyle: PresentationStyle {
    graph.map { shownStyle(in: $0.environment) } ?? style
  }

  /// How it is shown, where the window is small, too.
  func shownStyle(in environment: EnvironmentValues) -> PresentationStyle {
    options.style(
      of: style, horizontal: environment.horizontalSizeClass,
      vertical: environment.verticalSizeClass)
  }

  /// Whether what is behind it can be used.
  var letsThrough: Bool { isLettingThrough && shownStyle == .sheet }

  /// Whether a person may end it without one of its buttons.
  var isDismissible: Bool {
    switch shownStyle {
    case .alert: buttons.cancel != nil
    case .sheet, .popover, .confirmation: !options.isDismissDisabled
    case .cover: false
    }
  }

  /// Whether a press beside it ends it.
  var endsByPressBeside: Bool {
    switch shownStyle {
    case .popover, .confirmation: isDismissible
    case .sheet: isDismissible && options.isAtBottom
    case .cover, .alert: false
    }
  }
}
