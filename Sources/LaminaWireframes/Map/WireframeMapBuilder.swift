/// A line of a map that is written in Swift.
public enum WireframeElement: Hashable, Sendable {
  case screen(WireframeScreen)
  case destination(WireframeDestination)
  case transition(WireframeTransition)
  case link(WireframeLink)
}

/// Makes a map of the lines of a closure.
@resultBuilder
public enum WireframeMapBuilder {
  public static func buildExpression(_ line: WireframeScreen) -> [WireframeElement] {
    [.screen(line)]
  }
  public static func buildExpression(_ line: WireframeDestination) -> [WireframeElement] {
    [.destination(line)]
  }
  public static func buildExpression(_ line: WireframeTransition) -> [WireframeElement] {
    [.transition(line)]
  }
  public static func buildExpression(_ line: WireframeLink) -> [WireframeElement] { [.link(line)] }
  public static func buildBlock(_ lines: [WireframeElement]...) -> [WireframeElement] {
    lines.flatMap(\.self)
  }
  public static func buildOptional(_ lines: [WireframeElement]?) -> [WireframeElement] {
    lines ?? []
  }
  public static func buildEither(first lines: [WireframeElement]) -> [WireframeElement] { lines }
  public static func buildEither(second lines: [WireframeElement]) -> [WireframeElement] { lines }
  public static func buildArray(_ lines: [[WireframeElement]]) -> [WireframeElement] {
    lines.flatMap(\.self)
  }
}

extension WireframeMap {
  /// Makes a map of lines of Swift.
  public init(
    file: String = #fileID, line: Int = #line,
    @WireframeMapBuilder _ lines: () -> [WireframeElement]
  ) {
    self.init(file: file, line: line)
    for line in lines() {
      switch line {
      case .screen(let screen): screens.append(screen)
      case .destination(let destination): destinations.append(destination)
      case .transition(let transition): transitions.append(transition)
      case .link(let link): links.append(link)
      }
    }
  }
}
