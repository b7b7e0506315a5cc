/// What the process that runs says to a later start.
nonisolated enum HandoverReply: Hashable, Sendable {
  case taken
  case refused(String)

  /// The reply as it is sent.
  var bytes: [UInt8] {
    switch self {
    case .taken: Array("ok\n".utf8)
    case .refused(let reason): Array("refused \(reason)\n".utf8)
    }
  }

  /// Reads a whole reply; nil for none.
  init?(bytes: [UInt8]) {
    let line = String(decoding: bytes, as: UTF8.self)
    if line == "ok\n" {
      self = .taken
    } else if line.hasPrefix("refused "), line.hasSuffix("\n") {
      self = .refused(String(line.dropFirst(8).dropLast()))
    } else {
      return nil
    }
  }
}

extension HandoverReply {
  /// Makes the one that is a fault's, or that of none.
  init(_ fault: HandoverFault?) { self = fault.map { .refused($0.description) } ?? .taken }
}
