import CSharedMemory
import Glibc

/// A widget's process that runs, with this side's ends.
struct WidgetProcess {
  let id: pid_t
  let socket: PacketSocket
  let pictures: SharedPictures

  init(_ program: WidgetProgram, capacity: Int) throws(WidgetHostError) {
    pictures = try SharedPictures(capacity: capacity)
    let (near, far) = try PacketSocket.pair()
    socket = near
    id = try program.start(channel: far, pictures: pictures)
    // Writes no dump, and cannot take the machine's memory between two looks at it.
    _ = bound_process(id, Int32(RLIMIT_CORE.rawValue), 0, 0)
    let most: UInt64 = 1 << 30
    _ = bound_process(id, Int32(RLIMIT_DATA.rawValue), most, most)
  }

  /// Gives it so many seconds of work more than it has used, after which it is ended.
  func grantWork(_ seconds: Double) {
    let limit = UInt64((workDone + seconds).rounded(.up))
    _ = bound_process(id, Int32(RLIMIT_CPU.rawValue), limit, .max)
  }

  /// The seconds of work that it has done.
  private var workDone: Double {
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The memory in bytes that is its own; nil for a process that is gone.
  var memory: Int? {
    guard let file = fopen("/proc/\(id)/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, 256, file) != nil else { return nil }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").compactMap { Int($0) }
    return pages.count > 2 ? (pages[1] - pages[2]) * Int(getpagesize()) : nil
  }

  /// Ends it, waits until it is gone, and says how it ended.
  func end() -> WidgetEnd {
    // One that has ended by itself keeps its own way.
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .crashed(signal: signal)
  }
}
