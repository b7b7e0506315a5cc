import Foundation
import LaminaStore

/// The file in which Lamina kept saved state before there were stores: each value as JSON text, with a sum over all of it.
///
/// It is read once, and taken over; one that is not whole is left where it is.
nonisolated struct EarlierState: Codable {
  private var format: Int
  private var version: Int
  private var sum: String
  private var values: [String: String]

  /// What such a file holds of this version of an application; nil where there is none.
  static func values(in file: URL, version: Int, limits: StoreLimits) -> [String: String]? {
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard let size, size <= limits.bytes, let data = try? Data(contentsOf: file),
      StoreCoding.depth(of: data) <= 2,
      let state = try? JSONDecoder().decode(EarlierState.self, from: data),
      state.format == 1, state.version == version, state.sum == state.ownSum
    else { return nil }
    return state.values
  }

  /// FNV-1a over keys and values.
  private var ownSum: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      // A byte that no text has, between texts.
      hash = (hash ^ 0xff) &* 0x0000_0100_0000_01b3
    }
    add("\(version)".utf8)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      add(key.utf8)
      add(value.utf8)
    }
    return String(hash, radix: 16)
  }
}
