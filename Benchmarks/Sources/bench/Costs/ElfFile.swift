import Foundation

/// What an object file or a program consists of: as much of ELF (64 bits, little-endian) as costs are told from.
struct ElfFile {
  /// A part of the file.
  struct Section {
    let name: String
    let kind: UInt32
    let size: Int
    let flags: UInt64
    /// The section that holds the names of a table of symbols.
    let link: Int
    /// The section that a table of relocations is about.
    let info: Int
    fileprivate let offset: Int

    /// Whether it is loaded into memory.
    var isLoaded: Bool { flags & 2 != 0 }
    var isCode: Bool { flags & 4 != 0 }
    /// Whether it is zero until it is written, and takes no room in the file.
    var isZero: Bool { kind == 8 }
  }

  let fileSize: Int
  let sections: [Section]
  private let bytes: Data

  /// Reads a file; nil when it is no ELF file.
  init?(path: String) {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      bytes.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    self.bytes = bytes
    fileSize = bytes.count
    sections = Self.sections(in: bytes)
  }

  private static func sections(in bytes: Data) -> [Section] {
    func number<N: FixedWidthInteger>(_ place: Int, _ type: N.Type) -> Int {
      Int(truncatingIfNeeded: bytes.number(at: place) as N)
    }
    let table = number(0x28, UInt64.self)
    let (count, names) = (number(0x3C, UInt16.self), number(0x3E, UInt16.self))
    let namesOffset = number(table + names * 64 + 0x18, UInt64.self)
    return (0..<count).map { index in
      let place = table + index * 64
      return Section(
        name: bytes.text(at: namesOffset + number(place, UInt32.self)),
        kind: bytes.number(at: place + 4), size: number(place + 0x20, UInt64.self),
        flags: bytes.number(at: place + 8),
        link: number(place + 0x28, UInt32.self), info: number(place + 0x2C, UInt32.self),
        offset: number(place + 0x18, UInt64.self))
    }
  }

  /// The bytes of loaded sections that pass; what is zero in memory counts too.
  func loadedBytes(where passes: (Section) -> Bool) -> Int {
    sections.filter { $0.isLoaded && passes($0) }.map(\.size).reduce(0, +)
  }

  /// The file's size without symbols and notes for debuggers.
  var strippedSize: Int {
    fileSize - sections.filter { !$0.isLoaded && !$0.isZero }.map(\.size).reduce(0, +)
  }

  /// In an object file: the addresses in data that the loader has to set at each start.
  var addressesInData: Int {
    sections.filter { $0.kind == 4 && sections[$0.info].isLoaded && !sections[$0.info].isCode }
      .map { table in
        (0..<table.size / 24).count {
          (bytes.number(at: table.offset + $0 * 24 + 8) as UInt32) == 1  // R_X86_64_64
        }
      }.reduce(0, +)
  }

  /// Calls `body` with the name and the size of each function and object.
  func forEachSymbol(_ body: (String, Int) -> Void) {
    for table in sections where table.kind == 2 {
      let names = sections[table.link].offset
      for place in stride(from: table.offset, to: table.offset + table.size, by: 24) {
        let kind = bytes[place + 4] & 15
        guard kind == 1 || kind == 2 else { continue }
        let size: UInt64 = bytes.number(at: place + 16)
        body(bytes.text(at: names + Int(bytes.number(at: place) as UInt32)), Int(size))
      }
    }
  }
}

extension Data {
  fileprivate func number<N: FixedWidthInteger>(at place: Int) -> N {
    withUnsafeBytes { N(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: N.self)) }
  }

  /// The text from here to the next zero.
  fileprivate func text(at place: Int) -> String {
    withUnsafeBytes { String(decoding: $0[place...].prefix { $0 != 0 }, as: UTF8.self) }
  }
}
