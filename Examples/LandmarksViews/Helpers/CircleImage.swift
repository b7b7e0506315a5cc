import Lamina

/// A landmark's picture in a ring.
struct CircleImage: View {
  var landmark: Landmark

  var body: some View {
    SceneryView(scenery: landmark.scenery, seed: landmark.id)
      .clipShape(Circle())
      .overlay { Circle().stroke(.white, lineWidth: 4) }
      .shadow(radius: 7)
  }
}
