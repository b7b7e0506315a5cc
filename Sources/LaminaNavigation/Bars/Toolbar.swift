import LaminaDisplay
import LaminaDrawing
import LaminaGeometry

/// Items of a screen's bars, described as a value.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
///   ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// A content that is a view by itself.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  associatedtype Item: View
  var item: Item { get }
}

extension ToolbarContent where Body == Never {
  /// Stops the program: it is no composition of others.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive: it is shown, and its body never asked for")
  }
}

extension ToolbarContent {
  /// The content as a view, which shows nothing in its place.
  fileprivate var view: AnyView {
    func made<P: PrimitiveToolbarContent>(_ content: P) -> AnyView { AnyView(content.item) }
    if let primitive = self as? any PrimitiveToolbarContent { return made(primitive) }
    return AnyView(ComposedToolbar(content: self))
  }
}

/// A content of the author's, whose dynamic properties are those of this place.
private struct ComposedToolbar<Content: ToolbarContent>: View, DynamicOwner {
  typealias Owned = Content
  var content: Content
  var body: some View { content.body.view }
}

/// One item of a bar.
public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes an item of a view.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes an item of a view, with a name of its own.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }

  var item: some View { ToolbarSlotView(placement: placement, content: content) }
}

/// Several items of a bar, side by side.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes items of views.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  var item: some View { ToolbarSlotView(placement: placement, content: content) }
}

/// A gap between items of a bar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement

  /// Makes a gap.
  public init(placement: ToolbarItemPlacement = .automatic) { self.placement = placement }

  var item: some View {
    ToolbarSlotView(placement: placement, content: Color.clear.frame(width: 12, height: 1))
  }
}

/// Several contents in a row.
public struct ToolbarContentList: PrimitiveToolbarContent {
  public typealias Body = Never
  fileprivate let contents: [AnyView]

  var item: some View { ForEach(contents.indices, id: \.self) { contents[$0] } }
}

/// One of two contents, or one that may not be there.
public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  public typealias Body = Never
  fileprivate let content: Content?

  @ViewBuilder var item: some View { if let content { content.view } }
}

/// One of two contents.
public struct EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  public typealias Body = Never
  fileprivate enum Branch {
    case first(First)
    case second(Second)
  }
  fileprivate let branch: Branch

  @ViewBuilder var item: some View {
    switch branch {
    case .first(let content): content.view
    case .second(let content): content.view
    }
  }
}

/// Puts contents of bars together.
@resultBuilder @MainActor
public enum ToolbarContentBuilder {
  /// Takes one content as it is.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  /// Makes one content of several, in their order.
  public static func buildBlock<each C: ToolbarContent>(
    _ contents: repeat each C
  ) -> ToolbarContentList {
    var views: [AnyView] = []
    for content in repeat each contents { views.append(content.view) }
    return ToolbarContentList(contents: views)
  }

  /// Takes a content that may not be there.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> OptionalToolbarContent<C> {
    OptionalToolbarContent(content: content)
  }

  /// Takes the content of a condition that holds.
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    first: A
  ) -> EitherToolbarContent<A, B> { EitherToolbarContent(branch: .first(first)) }

  /// Takes the content of a condition that does not hold.
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    second: B
  ) -> EitherToolbarContent<A, B> { EitherToolbarContent(branch: .second(second)) }

  /// Takes a content that needs a newer system.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }
}

/// Where an item of a bar stands.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  /// A part of a screen's bars.
  nonisolated enum Place: Hashable, Sendable { case leading, principal, trailing, bottom }

  let place: Place
  private let name: String

  private init(_ name: String, _ place: Place) { (self.name, self.place) = (name, place) }

  /// On the trailing side of the bar at the top.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// In the place of the title.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// On the leading side.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// On the trailing side: what is done most.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// On the trailing side: what is done less often.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// At the bottom, for what is going on.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// On the trailing side: takes over what a sheet asks for.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// On the leading side: leaves a sheet without taking anything over.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// On the leading side: deletes something.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .leading)
  /// On the leading side of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// On the trailing side of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// `topBarLeading`, in SwiftUI's old spelling.
  public static let navigationBarLeading = topBarLeading
  /// `topBarTrailing`, in SwiftUI's old spelling.
  public static let navigationBarTrailing = topBarTrailing
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// In the bar at the bottom: there is no keyboard on the screen.
  public static let keyboard = ToolbarItemPlacement("keyboard", .bottom)
}

/// One item of a bar, and the way of its nodes there.
@MainActor
final class ToolbarSlot: Identifiable {
  let placement: ToolbarItemPlacement
  let portal = Portal()

  init(_ placement: ToolbarItemPlacement) { self.placement = placement }
}

/// An item where it is written: it is shown in the bar.
private struct ToolbarSlotView<Content: View>: RememberingView {
  let placement: ToolbarItemPlacement
  let content: Content

  func makeMemory(for element: Element) -> Latest<ToolbarSlot> { Latest() }

  func update(_ element: Element) {
    let slot = slot(in: element)
    var claim = Bar()
    claim.items = [slot]
    element.read(\.screenPlace)?.screen.claim(claim, by: element)
    element.setChild(0, to: HStack(spacing: 8) { content }.buttonStyle(.borderless))
  }

  private func slot(in element: Element) -> ToolbarSlot {
    let latest = memory(of: element)
    if let known = latest.value, known.placement == placement { return known }
    let made = ToolbarSlot(placement)
    latest.replace(with: made)
    return made
  }

  func nodes(_ element: Element) -> [Node] {
    slot(in: element).portal.send(element.childOutputs)
    return []
  }
}

/// A view with items for the bars of its screen, which send themselves there.
private struct ToolbarView<Content: View, Side: View>: SideContent {
  let content: Content
  let side: Side

  func portal(in element: Element) -> Portal? { nil }
}

extension View {
  /// Puts items into the bars of the screen in which the view is.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { ToolbarView(content: self, side: content().view) }

  /// Puts views into the bar at the top of the screen in which the view is.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, side: ToolbarItemGroup(content: content).item)
  }

  /// Puts views at the sides of the bar, in SwiftUI's old spelling; `toolbar` is the new one.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading side of the bar, in SwiftUI's old spelling.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing side of the bar, in SwiftUI's old spelling.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
