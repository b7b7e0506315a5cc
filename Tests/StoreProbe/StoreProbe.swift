import Foundation
import LaminaStore

/// One of several processes that use a store.
///
///     StoreProbe fill FOLDER PREFIX COUNT now|soon    sets so many keys
///     StoreProbe add FOLDER KEY COUNT                 adds 1 so many times
///     StoreProbe pairs FOLDER FIRST                   sets two values together, again and again, until it is killed
///     StoreProbe follow FOLDER KEY                    prints the value under a key whenever it changes
///     StoreProbe closed FOLDER KEY                    reads and sets as somebody who may only read
///     StoreProbe small FOLDER BYTES                   sets more and more where files may not be longer
@main
enum StoreProbe {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count >= 4 else { exit(2) }
    let store = SharedStore(directory: URL(fileURLWithPath: words[2]))
    let number = { (index: Int) in Int(words[index]) ?? 0 }
    switch words[1] {
    case "fill":
      for index in 0..<number(4) {
        try store.set(
          index, forKey: "\(words[3])\(index)", durability: words[5] == "now" ? .now : .soon)
      }
      try store.synchronize()
      say("done")
    case "add":
      for _ in 0..<number(4) {
        try store.update(durability: .soon) { update in
          try update.set((update.value(Int.self, forKey: words[3]) ?? 0) + 1, forKey: words[3])
        }
      }
      say("done")
    case "pairs": try pairs(store, from: number(3))
    case "follow": try follow(store, words[3])
    case "closed": closed(store, words[3])
    case "small": small(store, number(3))
    default: exit(2)
    }
  }

  private static func pairs(_ store: SharedStore, from first: Int) throws {
    for number in first... {
      try store.update(durability: .soon) { update in
        try update.set(number, forKey: "left")
        try update.set(Array(repeating: number, count: 1 + number % 5_000), forKey: "right")
      }
      say("\(number)")
    }
  }

  private static func follow(_ store: SharedStore, _ key: String) throws {
    @Sendable func show() {
      let value = (try? store.value(String.self, forKey: key)) ?? nil
      say("\(value ?? "nil") \(DispatchTime.now().uptimeNanoseconds)")
    }
    let observation = store.observe(key) { show() }
    say("following")
    _ = readLine()
    observation.cancel()
  }

  private static func closed(_ store: SharedStore, _ key: String) {
    // Root may write everywhere.
    if getuid() == 0 && (setgid(65_534) != 0 || setuid(65_534) != 0) { exit(2) }
    do {
      say("read \(try store.value(Int.self, forKey: key) ?? 0)")
      try store.set(2, forKey: key)
    } catch {
      say("\(error)")
    }
    say("read \(((try? store.value(Int.self, forKey: key)) ?? nil) ?? 0)")
  }

  private static func small(_ store: SharedStore, _ bytes: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    setrlimit(__rlimit_resource_t(1), &limit)
    for number in 0... {
      do {
        try store.set(String(repeating: "x", count: 1_000), forKey: "\(number)")
      } catch {
        say("\(number)")
        say("\(error)")
        return
      }
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
