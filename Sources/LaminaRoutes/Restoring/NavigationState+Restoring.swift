public import Foundation

extension NavigationState {
  /// Bytes of which `restored` makes the state again; the same for the same state.
  public func encoded() throws(RestorationError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return try encoder.encode(self)
    } catch {
      throw .unwritable(reason: String(describing: error))
    }
  }

  /// Makes a state of bytes, without the screens whose code is not known any more.
  ///
  /// ```swift
  /// let restored = try NavigationState.restored(from: data) { codes.contains($0) }
  /// print(restored.dropped.map(\.code))
  /// ```
  ///
  /// - Throws: `RestorationError` for bytes that are no valid state, whatever they are.
  public static func restored(
    from data: Data, knowing isKnown: (String) -> Bool
  ) throws(RestorationError) -> RestoredNavigation {
    guard data.count <= RestorationError.greatestSize else { throw .tooLarge(data.count) }
    let state: NavigationState
    do {
      state = try JSONDecoder().decode(NavigationState.self, from: data)
    } catch {
      throw .unreadable(reason: String(describing: error))
    }
    return state.keeping { isKnown($0.code) }
  }
}

/// A state that was restored, and the screens that it had and no longer has.
public struct RestoredNavigation: Hashable, Sendable {
  public var state: NavigationState
  public var dropped: [Screen]
}
