import Foundation

/// Several changes of a store that are made together, while nobody else changes it.
///
/// ```swift
/// try store.update { update in
///   let count = try update.value(Int.self, forKey: "count") ?? 0
///   try update.set(count + 1, forKey: "count")
///   update.removeValue(forKey: "draft")
/// }
/// ```
public struct StoreUpdate {
  private let values: [String: String]
  private let limits: StoreLimits
  private(set) var changes: [String: String?] = [:]

  init(_ values: [String: String], limits: StoreLimits) {
    self.values = values
    self.limits = limits
  }

  /// The keys that have a value.
  public var keys: Set<String> {
    let removed = changes.filter { $0.value == nil }
    return Set(values.keys).union(changes.keys).subtracting(removed.keys)
  }

  /// What is kept under `key`, in this update or before it; nil when nothing is.
  public func value<Value: Decodable>(
    _ type: Value.Type = Value.self, forKey key: String
  ) throws(StoreError) -> Value? {
    guard let text = changes[key] ?? values[key] else { return nil }
    return try text.decoded(as: type, key: key, depth: limits.depth)
  }

  /// Keeps a value under `key`.
  public mutating func set<Value: Encodable>(
    _ value: Value, forKey key: String
  ) throws(StoreError) {
    setText(try .encoding(value, key: key), forKey: key)
  }

  /// Forgets what is kept under `key`.
  public mutating func removeValue(forKey key: String) { setText(nil, forKey: key) }

  package mutating func setText(_ text: String?, forKey key: String) {
    changes[key] = values[key] == text ? nil : .some(text)
  }
}

extension String {
  /// A value as text.
  static func encoding(_ value: some Encodable, key: String) throws(StoreError) -> String {
    do {
      return try StoreCoding.text(of: value)
    } catch {
      throw .notEncodable(key: key, reason: "\(error)")
    }
  }

  /// The value that this text stands for; nil where it says that there is none, and the type cannot.
  func decoded<Value: Decodable>(
    as type: Value.Type, key: String, depth: Int
  ) throws(StoreError) -> Value? {
    if self == "null", !(type is any ExpressibleByNilLiteral.Type) { return nil }
    if StoreCoding.depth(of: utf8) > depth {
      throw .notDecodable(key: key, reason: "it is nested deeper than \(depth) levels")
    }
    do {
      return try StoreCoding.value(type, of: self)
    } catch {
      throw .notDecodable(key: key, reason: "\(error)")
    }
  }
}
