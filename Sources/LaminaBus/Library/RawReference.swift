/// A reference of sd-bus on its way to another turn of the connection's queue.
///
/// `@unchecked`, as it is looked at there only.
struct RawReference: @unchecked Sendable {
  let pointer: OpaquePointer
}
