import Foundation
import LaminaStore

/// Property lists' values as the JSON text that a store keeps, and back.
nonisolated enum PropertyText {
  /// Nil for what is no property list.
  static func text(of value: Any) -> String? {
    switch value {
    // A number of Foundation's would pass for a switch as well.
    case let number as NSNumber where type(of: value) is NSNumber.Type: text(of: number)
    case let value as Bool: value ? "true" : "false"
    case let value as any BinaryInteger & Encodable: try? StoreCoding.text(of: value)
    case let value as any BinaryFloatingPoint & Encodable: try? StoreCoding.text(of: value)
    case let value as String: try? StoreCoding.text(of: value)
    case let value as Data: try? StoreCoding.text(of: value)
    case let value as Date: try? StoreCoding.text(of: value)
    case let value as URL: try? StoreCoding.text(of: value.absoluteString)
    case let values as [Any]: list(values)
    case let values as [String: Any]: object(values)
    default: nil
    }
  }

  private static func text(of number: NSNumber) -> String? {
    switch String(cString: number.objCType) {
    case "c", "B": number.boolValue ? "true" : "false"
    case "d", "f": try? StoreCoding.text(of: number.doubleValue)
    default: "\(number)"
    }
  }

  private static func list(_ values: [Any]) -> String? {
    let texts = values.compactMap(text(of:))
    return texts.count == values.count ? "[\(texts.joined(separator: ","))]" : nil
  }

  private static func object(_ values: [String: Any]) -> String? {
    var texts: [String] = []
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let key = try? StoreCoding.text(of: key), let text = text(of: value) else { return nil }
      texts.append("\(key):\(text)")
    }
    return "{\(texts.joined(separator: ","))}"
  }

  /// The value that a text stands for, numbers as `NSNumber`, which is every type of number; nil for none.
  static func value(of text: String) -> Any? {
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return json.flatMap(unwrapped)
  }

  private static func unwrapped(_ json: Any) -> Any? {
    switch json {
    case is NSNull: nil
    case let values as [Any]: values.compactMap(unwrapped)
    case let values as [String: Any]: wrapped(values) ?? values.compactMapValues(unwrapped)
    default: json
    }
  }

  /// Data or a date.
  private static func wrapped(_ values: [String: Any]) -> Any? {
    guard values.count == 1 else { return nil }
    if let text = values["$data"] as? String { return Data(base64Encoded: text) }
    if let seconds = values["$date"] as? NSNumber {
      return Date(timeIntervalSinceReferenceDate: seconds.doubleValue)
    }
    return nil
  }
}
