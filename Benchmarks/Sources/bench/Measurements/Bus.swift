import Foundation

/// Measures a call of the bus's daemon, on a bus of its own: the median of 2,000 over one connection,
/// beside `busctl` and `gdbus`, which connect for each call: the median of 21.
func measureBus(_ report: inout Report, _ programs: Programs) throws {
  let output = try onOwnBus(
    [programs.path("BusProbe"), "calls", "2000"]
      .map { "'\($0)'" }.joined(separator: " "))
  for line in output.split(separator: "\n") where line.hasPrefix("bus.") {
    let parts = line.split(separator: " ")
    if parts.count == 2, let value = Double(parts[1]) { report.add(String(parts[0]), value) }
  }
  let name = "org.freedesktop.DBus"
  let path = "/org/freedesktop/DBus"
  try compare("busctl", "busctl --user call \(name) \(path) \(name) GetId", &report)
  try compare(
    "gdbus", "gdbus call --session -d \(name) -o \(path) -m \(name).GetId", &report)
}

private func compare(_ name: String, _ command: String, _ report: inout Report) throws {
  let script = """
    for i in $(seq 21); do a=$(date +%s%N); \(command) >/dev/null || exit 0; b=$(date +%s%N); \
    echo $(( (b - a) / 1000 )); done
    """
  let times = try onOwnBus(script).split(separator: "\n").compactMap { Double($0) }
  if times.count == 21 { report.add("bus.\(name)_us_p50", times.median) }
}

/// What a command prints, run in a session of its own.
private func onOwnBus(_ command: String) throws -> String {
  let (process, output) = (Process(), Pipe())
  process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-run-session")
  process.arguments = ["--", "sh", "-c", command]
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}
