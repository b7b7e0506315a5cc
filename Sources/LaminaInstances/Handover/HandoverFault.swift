/// Why a message from another process is dropped.
package nonisolated enum HandoverFault: Error, Hashable, CustomStringConvertible {
  case tooLong
  case noText
  case noGreeting
  case tooMany(Int)
  case address(AddressFault)
  case stranger(user: UInt32)
  case unfinished(seconds: Int)

  package var description: String {
    switch self {
    case .tooLong: "A message has more than \(HandoverMessage.limit) bytes."
    case .noText: "A message is not UTF-8."
    case .noGreeting:
      "A message is none of this protocol: it does not begin with its name and end with a line."
    case .tooMany(let count):
      "A message has \(count) addresses. \(HandoverMessage.addressLimit) are the most."
    case .address(let fault): fault.description
    case .stranger(let user): "User \(user) has no business here."
    case .unfinished(let seconds): "A message was not finished in \(seconds) s."
    }
  }
}
