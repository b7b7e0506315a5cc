import Foundation

/// Measures a call of the bus's daemon, on a bus of its own: the median of 2,000 over one connection.
///
/// Beside it, in the same session: GDBus and sd-bus from C, which keep a connection, too, and wait in place
/// (`Benchmarks/toolkits/bus`); `busctl` and `gdbus`, which start and connect for each call.
func measureBus(_ report: inout Report, _ programs: Programs) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let bus = try OwnBus()
  let output = try bus.output(of: "'\(programs.path("BusProbe"))' calls 2000")
  for line in output.split(separator: "\n") where line.hasPrefix("bus.") {
    let parts = line.split(separator: " ")
    if parts.count == 2, let value = Double(parts[1]) { report.add(String(parts[0]), value) }
  }
  try keepConnection("gdbus", "$(pkg-config --cflags --libs gio-2.0)", in: folder, bus, &report)
  try keepConnection("sdbus", "-ldl", in: folder, bus, &report)
  let name = "org.freedesktop.DBus"
  let path = "/org/freedesktop/DBus"
  try compare("busctl", "busctl --user call \(name) \(path) \(name) GetId", bus, &report)
  try compare(
    "gdbus", "gdbus call --session -d \(name) -o \(path) -m \(name).GetId", bus, &report)
}

/// A program of C that is made here; nothing where that cannot be done.
private func keepConnection(
  _ name: String, _ flags: String, in folder: URL, _ bus: OwnBus, _ report: inout Report
) throws {
  let program = folder.appending(path: name).path
  let source = "Benchmarks/toolkits/bus/\(name).c"
  let output = try bus.output(of: "cc -O2 \(source) \(flags) -o '\(program)' && '\(program)' 2000")
  guard let time = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
    return print("bench: \(source) cannot be made or run here")
  }
  report.add("bus.\(name)_kept_us_p50", time)
}

private func compare(
  _ name: String, _ command: String, _ bus: OwnBus, _ report: inout Report
) throws {
  let script = """
    for i in $(seq 21); do a=$(date +%s%N); \(command) >/dev/null || exit 0; b=$(date +%s%N); \
    echo $(( (b - a) / 1000 )); done
    """
  let times = try bus.output(of: script).split(separator: "\n").compactMap { Double($0) }
  if times.count == 21 { report.add("bus.\(name)_us_p50", times.median) }
}
