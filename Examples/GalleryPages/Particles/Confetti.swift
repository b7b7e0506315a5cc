import Lamina

extension EmitterContent {
  /// Paper in six colours that is thrown up at `place`, and tumbles down.
  ///
  /// - Parameters:
  ///   - place: from where.
  ///   - time: when, in the layer's time.
  ///   - amount: how many pieces of each colour.
  ///   - seed: another one throws them elsewhere.
  /// - Returns: a burst that is over after five seconds.
  nonisolated static func confetti(
    at place: CGPoint, time: TimeInterval, amount: Double, seed: UInt64
  ) -> EmitterContent {
    let colors: [UInt32] = [0xE0393E, 0xF5BF1F, 0x2FA84F, 0x2BACD9, 0x9A4FD1, 0xE0457B]
    let cells = colors.map { EmitterCell.paper(Color.Resolved(hex: $0), amount: amount) }
    var confetti = EmitterContent(cells, emitterPosition: place, seed: seed)
    confetti.beginTime = time
    return confetti
  }
}

extension EmitterCell {
  fileprivate nonisolated static func paper(
    _ color: Color.Resolved, amount: Double
  ) -> EmitterCell {
    var paper = EmitterCell(.rectangle(CGSize(width: 9, height: 5)))
    let throwing = 0.1
    paper.birthRate = amount / throwing
    paper.duration = throwing
    paper.lifetime = 4
    paper.lifetimeRange = 1.6
    paper.velocity = 230
    paper.velocityRange = 240
    (paper.emissionLongitude, paper.emissionRange) = (.degrees(-90), .degrees(80))
    paper.yAcceleration = 170
    paper.scaleRange = 0.5
    (paper.rotationRange, paper.spinRange) = (.degrees(360), .degrees(400))
    (paper.tumble, paper.tumbleRange) = (.degrees(500), .degrees(700))
    paper.color = color
    paper.redRange = 0.16
    paper.greenRange = 0.16
    paper.blueRange = 0.16
    paper.alphaSpeed = -0.24
    return paper
  }
}
