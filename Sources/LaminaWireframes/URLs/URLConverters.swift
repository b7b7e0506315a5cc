public import LaminaRoutes
import Foundation

/// What placeholders of URL patterns turn a part into, by name.
///
/// ```swift
/// var converters = URLConverters.standard
/// converters.add("color") { text in ["red", "green"].contains(text) ? .string(text) : nil }
/// let pattern = try URLPattern("app://paint/<color:ink>", converters: converters)
/// ```
public struct URLConverters: Sendable {
  private var converters: [String: @Sendable (String) -> ParameterValue?]

  /// `int`, `float` and `uuid`; `path` is always there.
  public static let standard = URLConverters(converters: [
    "int": { Int($0).map(ParameterValue.integer) },
    "float": { text in
      guard text.allSatisfy({ "+-.0123456789eE".contains($0) }), let real = Double(text),
        real.isFinite
      else { return nil }
      return .real(real)
    },
    "uuid": { UUID(uuidString: $0).map { .string($0.uuidString) } },
  ])

  public var names: Set<String> { Set(converters.keys) }

  /// Adds a converter, which gives nil for a part that it does not take.
  public mutating func add(
    _ name: String, _ convert: @escaping @Sendable (String) -> ParameterValue?
  ) {
    converters[name] = convert
  }

  func value(of text: String, _ name: String) -> ParameterValue? {
    name.isEmpty ? .string(text) : converters[name]?(text)
  }
}
