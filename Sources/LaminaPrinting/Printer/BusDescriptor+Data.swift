import Foundation
import Glibc
import LaminaBus

nonisolated extension BusDescriptor {
  /// Makes a file without a name, which nobody else can open, and which is gone with its last descriptor.
  convenience init(holding data: Data) throws(PrintError) {
    let path = FileManager.default.temporaryDirectory.path + "/lamina-\(UUID().uuidString)"
    let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else {
      throw .notWritten(path: path, reason: String(cString: strerror(errno)))
    }
    self.init(owning: number)
    unlink(path)
    do {
      try FileHandle(fileDescriptor: number, closeOnDealloc: false).write(contentsOf: data)
    } catch {
      throw .notWritten(path: path, reason: error.localizedDescription)
    }
    lseek(number, 0, SEEK_SET)
  }
}
