import Glibc

/// The side of a widget's own process: takes requests, and hands pictures over.
///
/// ```swift
/// guard let guest = WidgetGuest.connect() else { return runAsAProgram() }
/// source = DispatchSource.makeReadSource(fileDescriptor: guest.descriptor, queue: .main)
/// ```
///
/// The process ends with the one that shows it: `next()` says so. (A death signal would come as soon as the thread
/// ends that started it.)
public final class WidgetGuest {
  private let socket: PacketSocket
  private let pictures: SharedPictures
  /// The picture that was handed over last.
  private var number = 0
  /// The last one that was read.
  private var taken = 0
  /// Whether who shows it waits for an answer.
  private var owesAnswer = false

  /// Takes the connection of this process; nil where it was started as a program.
  ///
  /// To be asked once: who has it owns the descriptors.
  public static func connect() -> WidgetGuest? {
    guard let variable = getenv(WidgetProgram.variable),
      let capacity = Int(String(cString: variable)),
      (1...1 << 30).contains(capacity),
      let pictures = SharedPictures(descriptor: WidgetProgram.memory, capacity: capacity)
    else { return nil }
    // Programs that it starts are none.
    unsetenv(WidgetProgram.variable)
    _ = fcntl(WidgetProgram.memory, F_SETFD, FD_CLOEXEC)
    return WidgetGuest(PacketSocket(WidgetProgram.channel), pictures)
  }

  init(_ socket: PacketSocket, _ pictures: SharedPictures) {
    (self.socket, self.pictures) = (socket, pictures)
  }

  /// What becomes readable when a request has come.
  public var descriptor: Int32 { socket.descriptor }

  /// What there is to do.
  public enum Next: Hashable, Sendable {
    case request(WidgetRequest)
    /// Nothing now.
    case later
    /// The other side is gone: the process ends.
    case end
  }

  /// Takes the next request; what is none counts as the other side's end.
  ///
  /// Who asks again has done what was asked before: the other side is told so when nothing more has come.
  public func next() -> Next {
    switch socket.next() {
    case .later:
      if owesAnswer { report(.handled) }
      owesAnswer = false
      return .later
    case .end: return .end
    case .bytes(let bytes):
      guard let request = WidgetRequest(packet: bytes) else { return .end }
      if case .taken(let number) = request { taken = max(taken, number) } else { owesAnswer = true }
      return .request(request)
    }
  }

  /// Whether there is memory for a picture: the last one was read.
  public var canShow: Bool { taken == number }

  /// Hands a picture over.
  ///
  /// - Parameters:
  ///   - width: in device pixels.
  ///   - height: in device pixels.
  ///   - draw: writes the pixels: rows from above without gaps, blue, green, red and alpha, multiplied by that.
  /// - Returns: false where the last one was not read yet, or this one is larger than the memory.
  public func show(width: Int, height: Int, draw: (UnsafeMutableRawBufferPointer) -> Void) -> Bool {
    guard canShow, width > 0, height > 0, width * height <= pictures.capacity else { return false }
    draw(pictures.picture(number + 1, pixels: width * height))
    number += 1
    return socket.send(WidgetReport.picture(number: number, width: width, height: height))
  }

  /// Says something else; false where the other side does not read.
  @discardableResult
  public func report(_ report: WidgetReport) -> Bool { socket.send(report) }
}
