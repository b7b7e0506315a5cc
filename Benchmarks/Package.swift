// swift-tools-version: 6.2
import Glibc
import PackageDescription

/// The settings of Lamina's own programs: everything runs on the main actor.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .defaultIsolation(MainActor.self),
]

/// A program that `bench` measures from outside, as it does the examples.
func program(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "Lamina", package: "Lamina")],
    swiftSettings: settings)
}

let package = Package(
  name: "LaminaBenchmarks",
  dependencies: [
    .package(name: "Lamina", path: ".."),
    // Only to be compared with.
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    .systemLibrary(name: "CHeap"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CHeap",
        .product(name: "Lamina", package: "Lamina"),
        .product(name: "LaminaEngine", package: "Lamina"),
        .product(name: "SolverScenes", package: "Lamina"),
        .product(name: "LaminaTesting", package: "Lamina"),
        .product(name: "LaminaStreams", package: "Lamina"),
        .product(name: "LaminaStore", package: "Lamina"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        // Built beside it, to be measured; so is this package's Rainforest.
        .product(name: "Hello", package: "Lamina"),
        .product(name: "Reader", package: "Lamina"),
        .product(name: "BusProbe", package: "Lamina"),
      ],
      swiftSettings: settings),
    program("Hops"),
    .executableTarget(
      name: "Rainforest",
      dependencies: [
        .product(name: "Lamina", package: "Lamina"),
        .product(name: "LaminaEngine", package: "Lamina"),
        .product(name: "RainforestScene", package: "Lamina"),
      ],
      swiftSettings: settings),
    program("Rows20"),
    program("Rows100k"),
  ]
)

// As the programs of the package itself (../Package.swift).
let glibc = String(unsafeUninitializedCapacity: 64) {
  $0.withMemoryRebound(to: CChar.self) {
    max(confstr(Int32(_CS_GNU_LIBC_VERSION), $0.baseAddress, $0.count), 1) - 1
  }
}.split { !$0.isNumber }.compactMap { Int($0) }
let packed = ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
let start = [
  "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/../Scripts/start-order.txt",
  "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker", "--no-export-dynamic",
]
for target in package.targets where target.type == .executable {
  let flags = ["-use-ld=lld"] + (glibc.lexicographicallyPrecedes([2, 36]) ? [] : packed)
  target.linkerSettings = [
    .unsafeFlags(flags), .unsafeFlags(start, .when(configuration: .release)),
  ]
}
