extension WireframeFault {
  /// How much of a map a fault takes away.
  public enum Severity: Hashable, Sendable {
    /// All that the map says can be carried out; something of it is never used, or a screen has no way out.
    case warning
    /// The map cannot be used, or something that it says cannot be carried out.
    case error
  }

  /// Whether the map can be used nevertheless: `reload` refuses errors.
  public var severity: Severity {
    switch kind {
    case .unreachable, .deadEnd, .unknownField, .unmatchedPattern, .unknownOption: .warning
    case .mapNotFound, .unreadable, .missingSection, .undeclaredType, .unregisteredBuilder,
      .noBuilder, .unregisteredNavigator, .unknownDestinationKey, .missingNavigator,
      .unknownTarget, .missingTarget, .pushWithoutStack, .sharedClass, .ambiguousKeys,
      .unregisteredStoryboard, .repeatedKey, .repeatedCode, .wrongValue, .invalidPattern,
      .unregisteredTransition, .invalidOption, .dialogNotPresented:
      .error
    }
  }
}
