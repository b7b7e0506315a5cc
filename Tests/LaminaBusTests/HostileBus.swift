import Foundation
import Glibc

/// A daemon of a test's own that greets as one should, and then answers as the test says.
///
/// `@unchecked`, as its thread alone touches what it reads; the rest is constant.
final class HostileBus: @unchecked Sendable {
  /// A call that came.
  struct Call {
    let serial: UInt32
    let bytes: [UInt8]

    /// Whether a name stands in it.
    func names(_ name: String) -> Bool {
      bytes.indices.contains { bytes[$0...].starts(with: name.utf8) }
    }
  }

  typealias Script = @Sendable (Call) -> [UInt8]

  let address: String
  private let path: String
  private let listener: Int32
  private let script: Script?

  /// With no script it says nothing at all; `hangsUp` ends each connection after an answer.
  init(hangsUp: Bool = false, _ script: Script?) {
    self.script = script
    path = "/tmp/lamina-hostile-\(UUID().uuidString)"
    address = "unix:path=" + path
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
    let status = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(self.listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    precondition(status == 0 && listen(self.listener, 8) == 0, "no socket at \(path)")
    let (listener, script) = (self.listener, script)
    Thread.detachNewThread { Self.serve(listener, hangsUp, script) }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    unlink(path)
  }

  /// Serves one connection after the other; ends when the listener is shut down.
  private static func serve(_ listener: Int32, _ hangsUp: Bool, _ script: Script?) {
    while true {
      let peer = accept(listener, nil, nil)
      guard peer >= 0 else { break }
      guard let script else { continue }
      Thread.detachNewThread {
        var conversation = Conversation(peer: peer, hangsUp: hangsUp, script: script)
        conversation.run()
        // Another test's process may have inherited it: closing alone would end nothing.
        shutdown(peer, Int32(SHUT_RDWR))
        close(peer)
      }
    }
    close(listener)
  }
}

/// One connection of a hostile bus.
private struct Conversation {
  let peer: Int32
  let hangsUp: Bool
  let script: HostileBus.Script
  private var buffer: [UInt8] = []

  init(peer: Int32, hangsUp: Bool, script: @escaping HostileBus.Script) {
    self.peer = peer
    self.hangsUp = hangsUp
    self.script = script
  }

  mutating func run() {
    guard greet() else { return }
    while let call = next() {
      let isGreeting = call.names("Hello")
      let known = isGreeting || call.names("AddMatch") || call.names("RemoveMatch")
      let answer =
        known
        ? RawMessage.reply(
          to: call.serial, isGreeting ? "s" : "", isGreeting ? RawMessage.text(":1.1") : []
        ).bytes(serial: call.serial) : script(call)
      guard send(answer), known || !hangsUp else { return }
    }
  }

  private mutating func greet() -> Bool {
    while let line = line() {
      let words = line.split(separator: " ")
      switch words.first {
      case "\0AUTH": _ = send(Array((words.count > 2 ? ok : "DATA\r\n").utf8))
      case "DATA": _ = send(Array(ok.utf8))
      case "NEGOTIATE_UNIX_FD": _ = send(Array("AGREE_UNIX_FD\r\n".utf8))
      case "BEGIN": return true
      default: return false
      }
    }
    return false
  }

  private var ok: String { "OK 0123456789abcdef0123456789abcdef\r\n" }

  private mutating func line() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return line.trimmingCharacters(in: .newlines)
      }
      guard fill() else { return nil }
    }
  }

  private mutating func next() -> HostileBus.Call? {
    while true {
      if let size = messageSize, buffer.count >= size {
        let bytes = Array(buffer[..<size])
        buffer.removeSubrange(..<size)
        return HostileBus.Call(serial: number(bytes, at: 8), bytes: bytes)
      }
      guard fill() else { return nil }
    }
  }

  private var messageSize: Int? {
    guard buffer.count >= 16 else { return nil }
    let fields = (Int(number(buffer, at: 12)) + 7) / 8 * 8
    return 16 + fields + Int(number(buffer, at: 4))
  }

  private func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << ($1 * 8) }
  }

  private mutating func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(peer, &chunk, chunk.count)
    guard count > 0 else { return false }
    buffer += chunk[..<count]
    return true
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(peer, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
