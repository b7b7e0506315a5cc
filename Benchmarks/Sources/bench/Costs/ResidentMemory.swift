import Foundation

/// What of a process's memory is resident, by what is mapped there, as /proc/PID/smaps says.
struct ResidentMemory {
  /// Who the memory belongs to, in the order of the table.
  enum Owner: String, CaseIterable {
    case code = "program: code"
    case data = "program: data"
    case heap = "heap and stacks"
    case sdl = "SDL, X11, sound"
    case text = "Pango, HarfBuzz, FreeType"
    case pictures = "Cairo and codecs"
    case fonts = "font files"
    case system = "C and C++ library"
    case pixels = "pixels shared with X"
  }

  /// kB by owner.
  private(set) var kilobytes: [Owner: Int] = [:]

  /// Reads the mappings of `process`, whose file has the name `program`.
  init(of process: Int32, program: String) {
    var owner = Owner.heap
    for line in Self.text(of: "/proc/\(process)/smaps").split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      if words.count >= 5, words[0].contains("-") {
        owner = Self.owner(
          of: words.count > 5 ? String(words[5]) : "", isCode: words[1].contains("x"), program)
      } else if words.first == "Rss:" {
        kilobytes[owner, default: 0] += Int(words[1]) ?? 0
      }
    }
  }

  /// A file of /proc has no size; it is read until it ends.
  private static func text(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    var bytes = Data()
    while let more = try? file.read(upToCount: 1 << 16), !more.isEmpty { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func owner(of path: String, isCode: Bool, _ program: String) -> Owner {
    if path.isEmpty || path.hasPrefix("[") { return .heap }
    if path.hasPrefix("/SYSV") { return .pixels }
    if path.contains("/fonts/") || path.contains("/fontconfig/") { return .fonts }
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    if file == program { return isCode ? .code : .data }
    for (owner, names) in libraries where names.contains(where: file.hasPrefix) { return owner }
    return .sdl
  }

  /// What is none of these comes with SDL: sound servers, the session's bus, compression.
  private static let libraries: [(Owner, [String])] = [
    (.system, ["libc.", "libm.", "libstdc++", "libgcc", "ld-linux", "LC_", "locale", "gconv"]),
    (.text, ["libpango", "libharfbuzz", "libfreetype", "libfontconfig", "libfribidi", "libthai"]),
    (
      .text,
      ["libglib", "libgobject", "libgio", "libgmodule", "libgraphite", "libexpat", "libpcre"]
    ),
    (.text, ["libdatrie", "libffi"]),
    (.pictures, ["libcairo", "libpixman", "libpng", "libjpeg", "libturbojpeg", "libwebp"]),
    (.pictures, ["libspng", "libgif", "libsharpyuv"]),
  ]
}
