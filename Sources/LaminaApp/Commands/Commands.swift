import LaminaViews

/// What an application can be asked to do in each of its windows.
///
/// ```swift
/// struct PlayerCommands: Commands {
///   @FocusedBinding(\.isPlaying) private var isPlaying
///   var body: some Commands {
///     CommandMenu("Player") {
///       Button("Pause") { isPlaying = false }.keyboardShortcut("p")
///     }
///   }
/// }
/// WindowGroup { Player() }.commands { PlayerCommands() }
/// ```
/// There is no menu bar yet: the keyboard shortcuts of the commands work, and the commands are not shown.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  /// What the commands are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {
  /// What is never asked for.
  public var body: Never { preconditionFailure("There is no value of Never") }
}

extension Commands where Body == Never {
  /// Stops the program: commands that have views themselves are made of no others.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive: its views are asked for, never its body")
  }
}

/// Commands that have views themselves.
protocol PrimitiveCommands: Commands where Body == Never {
  /// The controls, which are not shown.
  var controls: AnyView { get }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  public typealias Body = Never
  /// Makes no commands.
  public init() {}
  var controls: AnyView { AnyView(EmptyView()) }
}

/// The controls of commands, with the state that lasts in them.
struct CommandControls<C: Commands>: View {
  private var link: CommandsLink<C>

  init(_ commands: C) { link = CommandsLink(commands: commands) }

  var body: some View {
    if let primitive = link.commands as? any PrimitiveCommands {
      primitive.controls
    } else {
      AnyView(CommandControls<C.Body>(link.commands.body))
    }
  }
}

/// Commands whose dynamic properties are connected to what lasts for the view around them.
private struct CommandsLink<C: Commands>: LinkedProperty {
  var commands: C

  mutating func link(to storage: DynamicStorage, slot: Int) { commands = storage.linked(commands) }

  func isSame(as other: CommandsLink<C>) -> Bool {
    ViewComparison.isSame(commands, other.commands)
  }
}
