public import LaminaGeometry
public import LaminaHost
public import LaminaViews

/// What a window is opened with, and what it shows.
public struct WindowDescription {
  public var configuration: SurfaceConfiguration
  /// Whether the window's smallest size is that of its content.
  var followsMinimum = true
  /// What the scene adds to the window's keyboard shortcuts.
  var commands: [AnyView] = []
  /// What opens it while the application runs.
  var role = WindowRole()
  /// Sets the views at the root of the window's graph.
  var content: (Element, WindowLink) -> Void
}

/// What a scene's windows are asked for by.
struct WindowRole {
  /// The name in the application.
  var id: String?
  /// The type of the values that its windows are for; nil where they are for none.
  var valueType: ObjectIdentifier?
  /// How those values are remembered.
  var coding: WindowValueCoding?
  /// Whether there is one window at most.
  var isSingle = false
  /// Whether it comes back at the next start.
  var isRemembered = true
  /// What addresses that its windows open have in them; nil where the scene does not say.
  var externalEvents: Set<String>?

  init(id: String? = nil, isSingle: Bool = false) { (self.id, self.isSingle) = (id, isSingle) }

  init<Value: Codable & Hashable>(id: String?, for type: Value.Type) {
    self.id = id
    valueType = ObjectIdentifier(type)
    coding = WindowValueCoding(type)
  }

  /// Whether it is open from the start wherever it stands among the scenes.
  var opensAtStart: Bool { id == nil && valueType == nil }
}

/// Windows that show a view: one from the start, and others as they are asked for.
///
/// ```swift
/// WindowGroup("Notes") { NoteList() }
/// WindowGroup("Note", id: "note", for: Note.ID.self) { $id in NoteEditor(id: id) }
/// ```
/// The first scene of an application has a window from the start, and so has each group without an id and
/// without values. Others come by `openWindow`: another window each time, but one for each value.
///
/// Windows that were open when the application ended, by Ctrl+Q or with the desktop's session, come back with their
/// values at the next start; one that a person or `dismissWindow` has closed does not, unless it was the only one of a scene
/// that is open from the start.
public struct WindowGroup<Content: View>: PrimitiveScene {
  public typealias Body = Never
  private let content: (WindowValue) -> Content
  private var configuration: SurfaceConfiguration
  private var role: WindowRole

  private init(_ title: String, _ role: WindowRole, content: @escaping (WindowValue) -> Content) {
    self.content = content
    self.role = role
    configuration = SurfaceConfiguration(title: title)
  }

  /// Makes a window with a title that shows what `content` makes.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), content: content)
  }

  /// Makes a window with a text as its title that shows what `content` makes.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.plain, content: content)
  }

  /// Makes a window with a title in a string, or without one, that shows what `content` makes.
  @_disfavoredOverload
  public init(_ title: String = "", @ViewBuilder content: @escaping () -> Content) {
    self.init(title, WindowRole()) { _ in content() }
  }

  /// Makes windows that `openWindow(id:)` opens.
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(Text(title), id: id, content: content) }

  /// Makes windows with a text as their title that `openWindow(id:)` opens.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.plain, id: id, content: content)
  }

  /// Makes windows with a title in a string, or without one, that `openWindow(id:)` opens.
  @_disfavoredOverload
  public init(_ title: String = "", id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, WindowRole(id: id)) { _ in content() }
  }

  /// Makes windows for values of a type, which `openWindow(value:)` opens: one for each value.
  ///
  /// - Parameters:
  ///   - title: what a window is called whose views do not say so.
  ///   - id: what tells it from other scenes for the same type; nil where there is none.
  ///   - type: the type of the values.
  ///   - content: what a window shows, for a binding to its value; nil for a window that was opened without one.
  public init<Value: Codable & Hashable>(
    _ title: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) { self.init(Text(title).plain, id: id, for: type, content: content) }

  /// The same with a title in a string, or without one.
  @_disfavoredOverload
  public init<Value: Codable & Hashable>(
    _ title: String = "", id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.init(title, WindowRole(id: id, for: type)) {
      content($0.binding(to: type))
    }
  }

  /// Makes windows for values of a type, with a value for a window that is opened without one.
  ///
  /// - Parameters:
  ///   - title: what a window is called whose views do not say so.
  ///   - id: what tells it from other scenes for the same type; nil where there is none.
  ///   - type: the type of the values.
  ///   - content: what a window shows, for a binding to its value.
  ///   - defaultValue: makes the value of a window that is opened without one, once.
  public init<Value: Codable & Hashable>(
    _ title: LocalizedStringKey, id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {
    self.init(
      Text(title).plain, id: id, for: type, content: content, defaultValue: defaultValue)
  }

  /// The same with a title in a string, or without one.
  @_disfavoredOverload
  public init<Value: Codable & Hashable>(
    _ title: String = "", id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {
    self.init(title, WindowRole(id: id, for: type)) {
      content($0.binding(default: defaultValue))
    }
  }

  func visit(_ walk: inout SceneWalk) {
    walk.windows.append(.showing(content, configuration, role))
  }

  /// The window's size in points when it opens.
  public func defaultSize(width: CGFloat, height: CGFloat) -> WindowGroup {
    var copy = self
    copy.configuration.openAtSize(CGSize(width: width, height: height))
    return copy
  }

  /// The window's size in points when it opens.
  public func defaultSize(_ size: CGSize) -> WindowGroup {
    defaultSize(width: size.width, height: size.height)
  }

  /// Puts the window at an edge of the screen, over its whole height, above other windows and without a frame: a panel.
  ///
  /// Of its default size the width counts.
  ///
  /// - Parameters:
  ///   - edge: the screen's left edge where it is leading, whichever way the language reads.
  ///   - reservesSpace: whether other windows are kept beside the panel, also when they are maximized; it is followed while
  ///     the window is open. X11's window managers do it, at the outer edges of all displays together; on Wayland there is
  ///     no way to ask for it.
  /// - Returns: the group with such windows.
  public func screenEdge(_ edge: HorizontalEdge, reservesSpace: Bool = false) -> WindowGroup {
    var copy = self
    copy.configuration.edge = edge == .leading ? .left : .right
    copy.configuration.reservesSpace = reservesSpace
    return copy
  }
}

/// A window of which there is one at most.
///
/// ```swift
/// WindowGroup("Notes") { NoteList() }
/// Window("Activity", id: "activity") { Activity() }     // openWindow(id: "activity")
/// ```
/// It is open from the start if it is the application's first scene; `openWindow` brings it to the front where it
/// is open.
public struct Window<Content: View>: PrimitiveScene {
  public typealias Body = Never
  private let content: () -> Content
  private let role: WindowRole
  private var configuration: SurfaceConfiguration

  /// Makes a window with a title and a name by which it is opened.
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(Text(title), id: id, content: content) }

  /// Makes a window with a text as its title and a name by which it is opened.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.plain, id: id, content: content)
  }

  /// Makes a window with a title in a string and a name by which it is opened.
  @_disfavoredOverload
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
    role = WindowRole(id: id, isSingle: true)
    configuration = SurfaceConfiguration(title: title)
  }

  func visit(_ walk: inout SceneWalk) {
    let content = content
    walk.windows.append(.showing({ _ in content() }, configuration, role))
  }

  /// The window's size in points when it opens.
  public func defaultSize(width: CGFloat, height: CGFloat) -> Window {
    var copy = self
    copy.configuration.openAtSize(CGSize(width: width, height: height))
    return copy
  }

  /// The window's size in points when it opens.
  public func defaultSize(_ size: CGSize) -> Window {
    defaultSize(width: size.width, height: size.height)
  }
}

extension WindowDescription {
  static func showing<Content: View>(
    _ content: @escaping (WindowValue) -> Content, _ configuration: SurfaceConfiguration,
    _ role: WindowRole
  ) -> WindowDescription {
    WindowDescription(configuration: configuration, role: role) { element, link in
      let view = element.tracked { content(link.value) }
      if link.commands.isEmpty {
        element.setChild(0, to: ScreenFrame(view, namesWindow: true))
      } else {
        let commanded = CommandedWindow(content: view, commands: link.commands)
        element.setChild(0, to: ScreenFrame(commanded, namesWindow: true))
      }
    }
  }
}
