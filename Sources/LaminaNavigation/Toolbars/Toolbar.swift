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
  var view: AnyView {
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
public struct ToolbarItem<Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private var options = ToolbarItemOptions()
  private let content: Content

  /// Makes an item of a view.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes an item of a view, with a name by which a person's choice of items is kept; `showsByDefault` says
  /// whether it is among them at first.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
    options.id = id
    options.isHiddenAtFirst = !showsByDefault
  }

  var item: some View {
    ToolbarSlotView(placement: placement, options: options, content: content)
  }

  /// Says whether it is shown before a person has chosen.
  public func defaultCustomization(_ defaultVisibility: Visibility = .automatic) -> Self {
    with { $0.isHiddenAtFirst = defaultVisibility == .hidden }
  }

  /// Says what a person may do with it.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self {
    with { $0.isFixed = behavior != .default }
  }

  private func with(_ change: (inout ToolbarItemOptions) -> Void) -> Self {
    var item = self
    change(&item.options)
    return item
  }
}

/// Several items of a bar, side by side: each of its views is one.
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

  var item: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { ToolbarSlotView(placement: placement, content: $0) }
    }
  }
}

/// A gap between items of a bar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement

  /// Makes a gap.
  public init(placement: ToolbarItemPlacement = .automatic) { self.placement = placement }

  var item: some View {
    ToolbarSlotView(
      placement: placement, options: ToolbarItemOptions(isGap: true),
      content: Color.clear.frame(width: 12, height: 1))
  }
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
