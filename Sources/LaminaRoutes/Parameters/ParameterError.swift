public import Foundation

/// Why parameters cannot be read or made: a full sentence with the name, the value and the type.
public enum ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(name: String, type: String)
  case wrongType(name: String, value: String, type: String)
  case undecodable(type: String, reason: String)
  case unencodable(type: String, reason: String)

  public var description: String {
    switch self {
    case .missing(let name, let type):
      "The parameter \"\(name)\" is missing. Pass a value of type \(type) under this name."
    case .wrongType(let name, let value, let type):
      "The parameter \"\(name)\" is \(value), which is no \(type). Pass a value of this type."
    case .undecodable(let type, let reason):
      "The parameters are no \(type) (\(reason)). Pass what this type needs."
    case .unencodable(let type, let reason):
      "A value of type \(type) cannot be parameters (\(reason)). Pass a struct of Codable fields."
    }
  }
}

extension ParameterError: LocalizedError {
  public var errorDescription: String? { description }
}
