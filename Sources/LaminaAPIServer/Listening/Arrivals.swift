import NIOCore

/// Counts the bytes that come before they are HTTP: an answer to half a head needs to know that there is one.
final class Arrivals: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// The bytes since it was last set.
  var count = 0
  /// The first line as far as it is kept, and its whole length.
  private var line: [UInt8] = []
  private var lineLength = 0
  private var hasLine = false

  /// The bytes that are kept of a line.
  private static let kept = 256

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    if count == 0 {
      line.removeAll(keepingCapacity: true)
      (lineLength, hasLine) = (0, false)
    }
    count += bytes.readableBytes
    if !hasLine { bytes.withUnsafeReadableBytes(note) }
    context.fireChannelRead(data)
  }

  /// Keeps what it can of the first line: requests that come at once cost a search for its end and a small copy.
  private func note(_ bytes: UnsafeRawBufferPointer) {
    let end = bytes.firstIndex(of: 0x0A)
    let part = bytes[..<(end ?? bytes.endIndex)]
    line.append(contentsOf: part.prefix(Self.kept - line.count))
    lineLength += part.count
    hasLine = end != nil
  }

  /// Whether the first line has a path of more bytes.
  func isTargetTooLong(_ limit: Int) -> Bool { lineLength > limit }

  /// Whether the first line has a method, a path and a version, whatever the method is.
  var isRequestLine: Bool {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count > 1, words[0].allSatisfy({ $0.isASCII && $0.isLetter || $0 == "-" }) else {
      return false
    }
    return words[1].first == "/"
      && (lineLength > Self.kept || words.last?.hasPrefix("HTTP/1.") == true)
  }
}
