import LaminaViews

/// Commands in a row.
@resultBuilder
@MainActor
public enum CommandsBuilder {
  /// Takes commands as they are.
  public static func buildExpression<C: Commands>(_ commands: C) -> C { commands }

  /// Makes no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Makes the only commands the whole.
  public static func buildBlock<C: Commands>(_ commands: C) -> C { commands }

  /// Makes one of several commands, in their order.
  public static func buildBlock<each C: Commands>(
    _ commands: repeat each C
  ) -> CommandsList<repeat each C> { CommandsList(commands: (repeat each commands)) }

  /// Makes commands that may be missing.
  public static func buildIf<C: Commands>(_ commands: C?) -> OptionalCommands<C> {
    OptionalCommands(commands: commands)
  }

  /// Makes the commands of a condition that holds.
  public static func buildEither<T: Commands, F: Commands>(
    first commands: T
  ) -> EitherCommands<T, F> { EitherCommands(kind: .first(commands)) }

  /// Makes the commands of a condition that does not hold.
  public static func buildEither<T: Commands, F: Commands>(
    second commands: F
  ) -> EitherCommands<T, F> { EitherCommands(kind: .second(commands)) }

  /// Takes commands that need some version of a system.
  public static func buildLimitedAvailability<C: Commands>(_ commands: C) -> C { commands }
}

/// Several commands in a row, as a builder makes them.
public struct CommandsList<each C: Commands>: PrimitiveCommands {
  public typealias Body = Never
  let commands: (repeat each C)

  var controls: AnyView {
    var all: [AnyView] = []
    for command in repeat each commands { all.append(AnyView(CommandControls(command))) }
    return AnyView(ForEach(all.indices, id: \.self) { all[$0] })
  }
}

/// Commands that may be missing, as a builder makes them.
public struct OptionalCommands<C: Commands>: PrimitiveCommands {
  public typealias Body = Never
  let commands: C?

  var controls: AnyView { AnyView(commands.map { CommandControls($0) }) }
}

/// Commands of one of two kinds, as a builder makes them.
public struct EitherCommands<T: Commands, F: Commands>: PrimitiveCommands {
  enum Kind {
    case first(T)
    case second(F)
  }

  public typealias Body = Never
  let kind: Kind

  var controls: AnyView {
    switch kind {
    case .first(let commands): AnyView(CommandControls(commands))
    case .second(let commands): AnyView(CommandControls(commands))
    }
  }
}
