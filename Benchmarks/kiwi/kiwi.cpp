// Builds scenes with kiwi and measures them as `bench solver` measures Lamina's solver.
//
//   kiwi SCENE RUNS RESIZES WIDTH...     SCENE: a file in the form of SolverScene.text
//
// Prints the median of RUNS builds in ms, the median resize in us (suggest, update, read all
// variables) and the sum of all values at the last width.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

struct Line {
  std::string relation;
  double priority, constant;
  std::vector<std::pair<int, double>> terms;
};

static double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

static double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 900) return kiwi::strength::create(100, 0, 0);
  if (priority >= 750) return kiwi::strength::strong;
  return priority >= 500 ? kiwi::strength::medium : kiwi::strength::weak;
}

struct Built {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
};

static void build(Built &built, const std::vector<Line> &lines, int count, int edited, double width) {
  built.variables.resize(count);
  for (const Line &line : lines) {
    std::vector<kiwi::Term> terms;
    for (auto &[index, coefficient] : line.terms)
      terms.emplace_back(built.variables[index], coefficient);
    auto relation = line.relation == "==" ? kiwi::OP_EQ : line.relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
    built.solver.addConstraint(kiwi::Constraint(
        kiwi::Expression(std::move(terms), line.constant), relation, strength(line.priority)));
  }
  built.solver.addEditVariable(built.variables[edited], strength(900));
  built.solver.suggestValue(built.variables[edited], width);
  built.solver.updateVariables();
}

static double sum(const Built &built) {
  double sum = 0;
  for (auto &variable : built.variables) sum += variable.value();
  return sum;
}

int main(int argc, char **argv) {
  std::ifstream file(argv[1]);
  int count, lineCount, edited;
  file >> count >> lineCount >> edited;
  std::vector<Line> lines(lineCount);
  for (Line &line : lines) {
    size_t terms;
    file >> line.relation >> line.priority >> line.constant >> terms;
    line.terms.resize(terms);
    for (auto &[index, coefficient] : line.terms) file >> index >> coefficient;
  }
  int runs = std::atoi(argv[2]), resizes = std::atoi(argv[3]);
  std::vector<double> widths;
  for (int index = 4; index < argc; index++) widths.push_back(std::atof(argv[index]));

  std::vector<double> builds, times;
  Built *built = nullptr;
  for (int run = 0; run < runs; run++) {
    delete built;
    built = new Built();
    double start = now();
    build(*built, lines, count, edited, 600);
    builds.push_back((now() - start) * 1e3);
  }
  double total = 0;
  for (int number = 0; number < resizes; number++) {
    double start = now();
    built->solver.suggestValue(built->variables[edited], widths[number % widths.size()]);
    built->solver.updateVariables();
    total = sum(*built);
    times.push_back((now() - start) * 1e6);
  }
  std::printf("%.4f %.3f %.6f\n", median(builds), median(times), total);
}
